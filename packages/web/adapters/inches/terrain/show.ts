import {
  FULL_TURN,
  INCH,
  placed,
  type Crossing,
  type Feature,
  type Point,
} from '@grognard/geometry'
import { isObject, type Refusal } from '@grognard/kernel'
import type { Emphasis, Handle, Wash } from '@grognard/table'
import { capital } from '@grognard/toolkit'
import type { Frame } from '../frame.ts'
import type { InchesWords } from '../words/index.ts'
import { extentOf, holdsOf, pointsOf } from './changes.ts'
import { heldIn, middleOfHeld, type Draft, type Held } from './draft.ts'

const MOVE_GRIP = 'terrain move'
export const TURN_GRIP = 'terrain turn'
const HOLD = 'terrain hold '

/** Which of a line's points a grip holds; null for other grips. */
export const holdIn = (id: string): number | null =>
  id.startsWith(HOLD) ? Number(id.slice(HOLD.length)) : null

/** The way from the middle of a feature to a place, in 65536ths of a turn. */
export const gripOf = (middle: Point, to: Point): number => {
  const angle = Math.atan2(to.x - middle.x, middle.y - to.y)
  return Math.round((angle / (2 * Math.PI)) * FULL_TURN)
}

/** The outline and the grips of what is in hand. */
export function handShown(
  draft: Draft,
  grip: number,
  frame: Frame,
  words: InchesWords['terrain'],
): Pick<Emphasis, 'washes' | 'handles' | 'movable'> {
  const held = heldIn(draft)
  if (!held) return { washes: [], handles: [], movable: [] }
  const handles = gripsOf(held, grip, words).map((handle) => ({
    ...handle,
    ...frame.point(handle),
  }))
  return {
    washes: [outlineOf(held, frame)],
    handles,
    movable: handles.map(({ id }) => id),
  }
}

/** The turning grip stands so far outside. */
const OUTSIDE = 2.2 * INCH

function gripsOf(held: Held, grip: number, words: InchesWords['terrain']): readonly Handle[] {
  const middle = middleOfHeld(held)
  const { feature, crossing } = held
  const move = { id: MOVE_GRIP, ...middle, facing: null, label: words.moveGrip }
  if (crossing) return [move]
  if (feature.shape === 'line')
    return holdsOf(feature).flatMap((i) => {
      const at = feature.points[i]
      if (!at) return []
      // The middle of a line moves all of it.
      return at.x === middle.x && at.y === middle.y
        ? [{ ...move, id: MOVE_GRIP }]
        : [{ id: `${HOLD}${i}`, x: at.x, y: at.y, facing: null, label: words.holdGrip }]
    })
  const { left, right, top, bottom } = extentOf(feature)
  const far = Math.round(Math.max(right - left, bottom - top) / 2 + OUTSIDE)
  const facing = ((grip % FULL_TURN) + FULL_TURN) % FULL_TURN
  const at = placed({ ...middle, facing }, 0, -far)
  return [
    move,
    {
      id: TURN_GRIP,
      ...at,
      facing: (facing + FULL_TURN / 4) % FULL_TURN,
      label: words.turnGrip,
    },
  ]
}

function outlineOf({ feature, crossing }: Held, frame: Frame): Wash {
  const points = crossing ? [crossing.from, crossing.to] : pointsOf(feature)
  const width = crossing ? crossing.width : feature.shape === 'line' ? feature.width : null
  const outline = width === null ? points : bandAround(points, width)
  return { outline: outline.map((point) => frame.point(point)), tone: 'reach', label: null }
}

/** There along one bank and back along the other. */
function bandAround(points: readonly Point[], width: number): readonly Point[] {
  const bank = (out: number): readonly Point[] =>
    points.map((at, i) => {
      const [a, b] = [points[Math.max(0, i - 1)] ?? at, points[i + 1] ?? at]
      const length = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y))
      return {
        x: Math.round(at.x - ((b.y - a.y) / length) * out),
        y: Math.round(at.y + ((b.x - a.x) / length) * out),
      }
    })
  return [...bank(width / 2), ...bank(-width / 2).toReversed()]
}

/** What a kind of ground is called by its rulebook. */
export type KindName = (kind: Feature['kind'] | Crossing['kind']) => string

/** All features and crossings, numbered within their kind. */
export function thingsIn(
  { features }: Pick<Draft, 'features'>,
  called: KindName,
): readonly { readonly id: string; readonly name: string }[] {
  const counts = new Map<string, number>()
  const numbered = (kind: Parameters<KindName>[0]): string => {
    const n = (counts.get(kind) ?? 0) + 1
    counts.set(kind, n)
    return `${capital(called(kind))} ${n}`
  }
  return features.flatMap((feature) => [
    { id: feature.id, name: numbered(feature.kind) },
    ...(feature.shape === 'line'
      ? feature.crossings.map(({ id, kind }) => ({ id, name: numbered(kind) }))
      : []),
  ])
}

/** A refusal that names what it speaks of as the list does, and not by its place in a file. */
export function named(refusal: Refusal | null, draft: Draft, called: KindName): Refusal | null {
  const data = refusal?.data
  if (!refusal || !isObject(data)) return refusal
  const nameOf = (id: string | undefined): string | undefined =>
    thingsIn(draft, called).find((thing) => thing.id === id)?.name
  const { feature, place } = data
  if (typeof feature === 'string')
    return { ...refusal, data: { ...data, feature: nameOf(feature) ?? feature } }
  const found =
    typeof place === 'string' ? /^features\[(\d+)\](?:\.crossings\[(\d+)\])?/.exec(place) : null
  const there = found ? draft.features[Number(found[1])] : undefined
  const crossing =
    there?.shape === 'line' && found?.[2] !== undefined ? there.crossings[Number(found[2])] : null
  const name = nameOf((crossing ?? there)?.id)
  return name === undefined ? refusal : { ...refusal, data: { ...data, place: name } }
}
