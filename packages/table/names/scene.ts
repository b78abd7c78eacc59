import {
  boxOf,
  clamp,
  commonOf,
  cornersOf,
  EDGE,
  contains,
  extentOf,
  frameOf,
  fromFrame,
  grown,
  middleOf,
  middleOfBody,
  overlaps,
  type Box,
} from '../geometry.ts'
import type { Body, Point, Scene } from '../scene.ts'
import { isLine } from '../ground/features.ts'
import { flagBox } from '../units/body.ts'
import { pipRoom } from '../units/states.ts'
import { areaName } from './area.ts'
import { placesBeside, placesWithin } from './map.ts'
import {
  placeNames,
  roomsAway,
  roomsBeside,
  whoIsOver,
  type PlacedName,
  type Room,
  type Setting,
  type Taken,
  type Wanted,
} from './place.ts'
import { LEADING, LEAST_SCALE_FOR_NAMES, settingsOf, type Lengths } from './settings.ts'

const LEAST_SCALE_FOR_MAP = 0.012

/** How large names are lettered at a scale, in pixels. */
export const nameSize = (scale: number): number => clamp(scale * 480, 12, 15)
export const mapNameSize = (scale: number): number => clamp(scale * 440, 12, 14)

/** How large the names of those are who act in a film, in pixels. */
export const STRONG = 14.5
const strongSize = (scale: number): number => Math.max(STRONG, nameSize(scale))
/** Bold letters are so much wider. */
const BOLD = 1.08

const SPACED = 0.03
/** Pixels between a name and the edge of the table. */
const OFF_EDGE = 3
/** Pixels between a body and its name, where it has a ring when it may be picked. */
const APART = 7
/** How wide a flag beside a name is with the gap after it, against the size of the letters. */
const FLAG = 1.15
/** So far a name on the map keeps from an edge, in thousandths. */
const CLEAR = 420

/** Half of the cross where somebody fell, in pixels. */
export const CROSS = 6

/** Somebody who is gone, and where he stood. */
type Gone = { readonly id: string; readonly name: string; readonly at: Point }

export type NamedScene = {
  readonly bodies: readonly PlacedName[]
  /** Of those who are gone. */
  readonly gone: readonly PlacedName[]
  readonly map: readonly PlacedName[]
}

/**
 * All names at a scale, in pixels of the whole table: what is fought for, the bodies, and last the
 * ground, which can be told without. `part` of the table, in which they stay whole; all of it without.
 */
export function nameScene(
  scene: Scene,
  scale: number,
  lengths: Lengths,
  part?: Box,
  gone: readonly Gone[] = [],
  strong: ReadonlySet<string> = new Set(),
): NamedScene {
  if (scale < LEAST_SCALE_FOR_NAMES) return { bodies: [], gone: [], map: [] }
  const px = (points: readonly Point[]): readonly Point[] => inPixels(points, scale)
  const table = extentOf(scene)
  const [field, paper] = [table, grown(table, EDGE)].map((box) =>
    grown(boxOf(px(cornersOf(part ? commonOf(box, part) : box))), -OFF_EDGE),
  ) as [Box, Box]
  const zones = scene.areas.filter(({ tone }) => tone !== 'objective')
  const zoneAt = (at: Point) => zones.find(({ outline }) => contains(outline, at))
  const homeAt = (at: Point): Box => {
    const zone = zoneAt(at)
    return zone ? commonOf(grown(boxOf(px(zone.outline)), -2), paper) : paper
  }
  const discs = scene.areas.filter(({ tone }) => tone === 'objective')
  const taken: Taken[] = [
    ...scene.bodies.map((body) => ({ id: body.id, ring: ringWithPips(body, scale) })),
    ...scene.bodies.flatMap((body) => flagOf(body, scale)),
    ...discs.map(({ id, outline }) => ({ id, ring: px(cornersOf(boxOf(outline))) })),
    ...gone.map(({ id, at }) => ({ id, ring: crossRing(at, scale, CROSS) })),
    ...zones.flatMap((area) => {
      const letters = areaName(area, scale, lengths)
      return letters ? [{ id: area.id, ring: cornersOf(letters.box) }] : []
    }),
  ]
  const size = nameSize(scale)
  /** Whoever stands out has the room he needs, and leaders find some. */
  const rankOf = ({ id, arm }: Body): number => (strong.has(id) ? 0 : arm === 'leader' ? 2 : 1)
  const boxes = new Map(scene.bodies.map((body) => [body.id, boxOf(ringWithPips(body, scale))]))
  const bodies = scene.bodies
    .filter((body) => body.name !== '' && zoneAt(middleOfBody(body))?.quiet !== true)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((body): Wanted => {
      const home = homeAt(middleOfBody(body))
      const length = body.arm === 'leader' ? lengths.italic : lengths.upright
      const large = strong.has(body.id) ? strongSize(scale) * BOLD : size
      const { name, short = name, letters } = body
      const settings = [
        ...settingsOf(short, large, length),
        ...(letters === undefined ? [] : settingsOf(letters, large, length)),
      ]
      return {
        id: body.id,
        home,
        *rooms() {
          const apart = ringWithPips(body, scale, APART)
          const ring = ringWithPips(body, scale)
          // A flag may stand out above whoever looks down.
          const flagged = [...ring, ...flagOf(body, scale).flatMap((flag) => flag.ring)]
          const rings = [apart, ring, cornersOf(boxOf(flagged))]
          const beside = [...roomsBeside(rings, settings, home)]
          // Nearer to somebody else it would be taken for his; in a row, whose middle it has.
          const mine = boxes.get(body.id) as Box
          const isOwn = ({ box }: Room): boolean => {
            const [own, off] = [gapBetween(box, mine), offMiddle(box, mine)]
            return [...boxes].every(([id, other]) => {
              const gap = gapBetween(box, other)
              return (
                id === body.id || gap > own || (gap > own - ALIKE && offMiddle(box, other) > off)
              )
            })
          }
          const [clear, doubtful] = [beside.filter(isOwn), beside.filter((room) => !isOwn(room))]
          yield* clear
          yield* roomsAway(apart, settings, home)
          yield* doubtful
        },
      }
    })
  const over = taken.filter(({ id }) => discs.every((disc) => disc.id !== id))
  const map = mapNames(scene, scale, lengths, field, over)
  const marks = gone.map(({ id, name, at }): Wanted => {
    const settings = settingsOf(name, size, lengths.italic)
    const ring = crossRing(at, scale, CROSS + APART - 2)
    const home = homeAt(at)
    return {
      id,
      home,
      *rooms() {
        yield* roomsBeside([ring], settings, home)
        yield* roomsAway(ring, settings, home)
      },
    }
  })
  const placed = placeNames([...map.discs, ...bodies, ...marks, ...map.features], taken)
  const [areBodies, areMarks] = [new Set(bodies), new Set(marks)]
  return {
    bodies: placed.filter(({ of }) => areBodies.has(of)),
    gone: placed.filter(({ of }) => areMarks.has(of)),
    map: placed.filter(({ of }) => !areBodies.has(of) && !areMarks.has(of)),
  }
}

const crossRing = ({ x, y }: Point, scale: number, half: number): readonly Point[] =>
  cornersOf({
    left: x * scale - half,
    right: x * scale + half,
    top: y * scale - half,
    bottom: y * scale + half,
  })

/** How far apart two boxes are; 0 where they touch. */
const gapBetween = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(0, a.left - b.right, b.left - a.right),
    Math.max(0, a.top - b.bottom, b.top - a.bottom),
  )

/** Less of a difference between two gaps nobody sees, in pixels. */
const ALIKE = 1.5

const offMiddle = (a: Box, b: Box): number => {
  const [one, other] = [middleOf(a), middleOf(b)]
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** What a body and its losses take up on the screen, and so many pixels around. */
function ringWithPips(body: Body, scale: number, apart = 1): readonly Point[] {
  const frame = grown(frameOf(body), apart / scale)
  const pips = pipRoom(body, (frame.right - frame.left) * scale - 2 * apart, scale)
  const corners = cornersOf({ ...frame, bottom: frame.bottom + pips / scale })
  return corners.map((corner) => {
    const { x, y } = fromFrame(body.pose, corner)
    return { x: x * scale, y: y * scale }
  })
}

function flagOf(body: Body, scale: number): readonly Taken[] {
  const box = flagBox(body, scale)
  const move = ({ x, y }: Point): Point => ({
    x: body.pose.x * scale + x,
    y: body.pose.y * scale + y,
  })
  return box === null ? [] : [{ id: body.id, ring: cornersOf(box).map(move) }]
}

/**
 * What is fought for, and the ground; a feature that bears its disc's name stands for it. A disc whose
 * flag lies beneath somebody has it beside its name.
 */
function mapNames(
  scene: Scene,
  scale: number,
  { italic }: Lengths,
  within: Box,
  over: readonly Taken[],
): { readonly discs: readonly Wanted[]; readonly features: readonly Wanted[] } {
  if (scale < LEAST_SCALE_FOR_MAP) return { discs: [], features: [] }
  const size = mapNameSize(scale)
  const settingFor = (name: string): Setting => ({
    lines: [name],
    wide: (italic(name) + SPACED * name.length) * size,
    high: size * LEADING,
  })
  const features = scene.features.filter((one) => one.name !== '' && !isLine(one))
  const known = new Set(features.map(({ name }) => name))
  const discs = scene.areas.filter(
    ({ tone, outline, name }) =>
      tone === 'objective' &&
      (!known.has(name) || hiding(inPixels(outline, scale), over).length > 0) &&
      overlaps(boxOf(inPixels(outline, scale)), within),
  )
  return {
    discs: discs.map(({ id, name, outline, livery = null }): Wanted => {
      const disc = inPixels(outline, scale)
      const beneath = hiding(disc, over)
      const flag = beneath.length > 0 ? { livery, wide: size * FLAG } : null
      const setting = settingFor(name)
      const whole = flag ? { ...setting, wide: setting.wide + flag.wide, flag } : setting
      return {
        id,
        home: within,
        beneath,
        *rooms() {
          for (const box of placesBeside(disc, whole.wide, whole.high, within))
            yield { setting: whole, box, line: null }
          yield* roomsAway(disc, [whole], within)
        },
      }
    }),
    features: features.map(({ id, name, outline }): Wanted => {
      const setting = settingFor(name)
      return {
        id,
        home: within,
        *rooms() {
          const { wide, high } = setting
          for (const box of placesWithin(inPixels(outline, scale), wide, high, CLEAR * scale))
            yield { setting, box, line: null }
        },
      }
    }),
  }
}

/** Who lies over the flag in a disc. */
function hiding(disc: readonly Point[], over: readonly Taken[]): readonly string[] {
  const { left, right, top, bottom } = boxOf(disc)
  const [x, y] = [(right - left) * 0.2, (bottom - top) * 0.12]
  const flag = { left: left + x, right: right - x, top: top + y, bottom: bottom - y }
  return whoIsOver(over, flag)
}

const inPixels = (points: readonly Point[], scale: number): readonly Point[] =>
  points.map(({ x, y }) => ({ x: x * scale, y: y * scale }))
