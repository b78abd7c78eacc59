import type { Box, Footprint } from '../footprint.ts'
import type { Ring } from '../ring.ts'
import type { Eye } from '../sight.ts'
import { filesWithArc, HALF_RIGHT_ANGLE, type Files, type Opening } from './arcs.ts'
import { samplesOf, shadesBetween } from './between.ts'
import { figureAlone, ringsOf, rowsOf, wholeOf, type Lookout, type Somebody } from './body.ts'
import { firstToHide, hides, isClear, isStopped } from './clear.ts'
import { findGap, shadeEdge } from './edge.ts'
import type { Scene, Screen } from './screen.ts'
import type { Blocking, Shade } from './shade.ts'
import { isInsideOf } from './stretch.ts'

/** What the rules at hand say of a line of sight. */
export type SightRule = {
  /** How a screen blocks these two; wholly, if this is left out. Asked once for each screen. */
  readonly how?: (screen: Screen) => Blocking
  /** How far arcs open; half a right angle if this is left out. */
  readonly opening?: Opening
  /**
   * A line runs both ways between two units: a figure also sees a target, some of which is in its
   * arc, if a lookout of the target has a clear line to the figure's own base.
   */
  readonly bothWays?: boolean
}

/**
 * The front-rank figures of the viewer that see the target, by their numbers: some of the target
 * lies in the figure's arc, and a straight line from its eye to some point of the target is clear.
 */
export function figuresThatSee(
  viewer: Somebody,
  target: Somebody,
  scene: Scene,
  rule: SightRule = {},
): readonly number[] {
  const numbers: number[] = []
  scan(viewer, target, scene, rule, Infinity, numbers)
  return numbers
}

/** How many of them there are. */
export const countThatSee = (
  viewer: Somebody,
  target: Somebody,
  scene: Scene,
  rule: SightRule = {},
): number => scan(viewer, target, scene, rule, Infinity, null)

/** Whether there are so many: looks no further than it must. */
export const isSeenBy = (
  least: number,
  viewer: Somebody,
  target: Somebody,
  scene: Scene,
  rule: SightRule = {},
): boolean => scan(viewer, target, scene, rule, least, null) >= least

/** Whether a target is visible to some figure. An occupier of a feature sees with all or none. */
export const isVisibleTo = (
  viewer: Somebody,
  target: Somebody,
  scene: Scene,
  rule: SightRule = {},
): boolean => isSeenBy(1, viewer, target, scene, rule)

/** Whether at least one in so many of the front rank sees the target: of two for half. */
export function isSeenByShare(
  oneIn: number,
  viewer: Somebody,
  target: Somebody,
  scene: Scene,
  rule: SightRule = {},
): boolean {
  const least = Math.ceil(lookoutsIn(viewer) / oneIn)
  return isSeenBy(Math.max(1, least), viewer, target, scene, rule)
}

export const lookoutsIn = (viewer: Somebody): number =>
  rowsOf(viewer).reduce((sum, { lookouts }) => sum + lookouts.length, 0)

/** Those of a body that have some of the target in their arcs; and what can be in their way. */
export type Outlook = {
  readonly lookouts: readonly Lookout[]
  readonly shades: readonly Shade[]
}

export function outlookOn(
  viewer: Somebody,
  target: Somebody,
  scene: Scene,
  rule: SightRule = {},
): Outlook {
  const lookouts = rowsOf(viewer).flatMap(({ lookouts: row, box }) => {
    const inArc = box && rangesInArc(box, ringsOf(wholeOf(target)), rule.opening)
    return inArc ? row.filter(({ file }) => isAmong(inArc, file)) : row
  })
  return { lookouts, shades: shadesBetween(viewer, target, scene, rule.how) }
}

const files: Files = { first: 0, last: -1 }

/** The files that have some of some shapes in their arcs: for each shape the first and the last. */
function rangesInArc(
  box: Box,
  rings: readonly Ring[],
  opening = HALF_RIGHT_ANGLE,
): readonly number[] {
  const ranges: number[] = []
  for (let i = 0; i < rings.length; i++) {
    filesWithArc(box, rings[i] as Ring, opening, files)
    if (files.first <= files.last) ranges.push(files.first, files.last)
  }
  return ranges
}

function scan(
  viewer: Somebody,
  target: Somebody,
  scene: Scene,
  { how, opening, bothWays = false }: SightRule,
  enough: number,
  numbers: number[] | null,
): number {
  const rows = rowsOf(viewer)
  const rings = ringsOf(target)
  const whole = ringsOf(wholeOf(target))
  let shades: readonly Shade[] | null = null
  let back: LinesBack | null = null
  let count = 0
  let left = lookoutsIn(viewer)
  const memory = newMemory()
  for (let r = 0; r < rows.length; r++) {
    const { lookouts, box } = rows[r] as (typeof rows)[number]
    const inArc = box && rangesInArc(box, whole, opening)
    for (let i = 0; i < lookouts.length; i++, left--) {
      if (count >= enough || (enough !== Infinity && count + left < enough)) return count
      const { eye, number, file } = lookouts[i] as Lookout
      if (inArc && !isAmong(inArc, file)) continue
      shades ??= shadesBetween(viewer, target, scene, how)
      if (seesPast(eye, target, rings, shades, memory)) {
        count++
        numbers?.push(number)
        continue
      }
      back ??= bothWays ? linesBack(viewer, target, scene, how) : NO_LINES
      if (back.eyes.length > 0) {
        if (!isSeenBack(back, number)) continue
        count++
        numbers?.push(number)
      } else if (memory.hidden && box) {
        const skipped = alsoHidden(lookouts, i, rings, memory.hidden)
        i += skipped
        left -= skipped
      }
    }
  }
  return count
}

/** Those of a target who see something of whoever looks at it, and what is in their way. */
export type LinesBack = {
  readonly to: Footprint | null
  readonly eyes: readonly Eye[]
  readonly shades: readonly Shade[]
}

const NO_LINES: LinesBack = { to: null, eyes: [], shades: [] }

export function linesBack(
  viewer: Somebody,
  target: Somebody,
  scene: Scene,
  how: SightRule['how'],
): LinesBack {
  const to = wholeOf(viewer)
  // Whoever occupies a feature looks, and is looked at, from all around it.
  if (!('boxes' in to) || !('boxes' in wholeOf(target))) return NO_LINES
  const shades = shadesBetween(target, viewer, scene, how)
  const eyes = rowsOf(target).flatMap(({ lookouts }) => lookouts.map(({ eye }) => eye))
  return { to, eyes: eyes.filter((eye) => hasLineTo(eye, viewer, shades)), shades }
}

/** Whether one of them sees a figure's base. */
const isSeenBack = ({ to, eyes, shades }: LinesBack, number: number): boolean =>
  to !== null && eyes.some((eye) => hasLineTo(eye, figureAlone(to, number), shades))

/** Whether a file is in one of some ranges, each from its first to its last. */
function isAmong(ranges: readonly number[], file: number): boolean {
  for (let i = 0; i < ranges.length; i += 2)
    if ((ranges[i] as number) <= file && file <= (ranges[i + 1] as number)) return true
  return false
}

/**
 * How many of the next in a row see nothing, either. What hides a point from two eyes hides it from
 * all between them: its parts on both lines, and what lies between those, are in the way.
 */
function alsoHidden(
  row: readonly Lookout[],
  from: number,
  rings: readonly Ring[],
  shade: Shade,
): number {
  for (let next = row.length - 1; next > from; next = from + ((next - from) >> 1))
    if (hidesAll((row[next] as Lookout).eye, rings, shade)) return next - from
  return 0
}

/** What decided for the last eye: it often decides for the next one, too. */
type Memory = {
  x: number
  y: number
  hasPoint: boolean
  blocker: Shade | null
  /** What alone hides all of the target from the last eye. */
  hidden: Shade | null
}

const newMemory = (): Memory => ({ x: 0, y: 0, hasPoint: false, blocker: null, hidden: null })

/** Whether an eye has a clear line to some point of a body. */
export const hasLineTo = (eye: Eye, target: Somebody, shades: readonly Shade[]): boolean =>
  seesPast(eye, target, ringsOf(target), shades, newMemory())

function seesPast(
  eye: Eye,
  target: Somebody,
  rings: readonly Ring[],
  shades: readonly Shade[],
  memory: Memory,
): boolean {
  memory.hidden = null
  if (shades.length === 0) return true
  if (memory.hasPoint && isClear(eye, memory.x, memory.y, shades)) return true
  if (memory.blocker && isHiddenBy(memory.blocker, eye, rings, memory)) return false
  const limited = hasLimits(shades)
  if (!limited && findsPoint(eye, target, rings, shades, memory)) return true
  if (memory.hidden) return false
  for (let i = 0; i < shades.length; i++)
    if (isHiddenBy(shades[i] as Shade, eye, rings, memory)) return false
  return seesSomeEdge(eye, rings, shades, limited)
}

/** Tries some points of the target; what stops the lines to them may well hide all of it. */
function findsPoint(
  eye: Eye,
  target: Somebody,
  rings: readonly Ring[],
  shades: readonly Shade[],
  memory: Memory,
): boolean {
  const samples = samplesOf(target)
  let last: Shade | null = memory.blocker
  for (let i = 0; i < samples.length; i += 2) {
    const x = samples[i] as number
    const y = samples[i + 1] as number
    if (last && hides(eye, x, y, last)) continue
    const stop = firstToHide(eye, x, y, shades)
    if (!stop) {
      memory.x = x
      memory.y = y
      memory.hasPoint = true
      return true
    }
    if (isHiddenBy(stop, eye, rings, memory)) return false
    last = stop
  }
  return false
}

function isHiddenBy(shade: Shade, eye: Eye, rings: readonly Ring[], memory: Memory): boolean {
  if (!hidesAll(eye, rings, shade)) return false
  memory.blocker = memory.hidden = shade
  return true
}

/** What a shape hides is convex: it hides all of another if it hides all corners of it. */
function hidesAll(eye: Eye, rings: readonly Ring[], shade: Shade): boolean {
  if (!shade.plain || shade.kind !== 'ring') return false
  for (let i = 0; i < rings.length; i++) {
    const target = rings[i] as Ring
    for (let j = 0; j < target.length; j += 2)
      if (!isStopped(eye, target[j] as number, target[j + 1] as number, shade)) return false
  }
  return true
}

/** Dead ground ends somewhere: what is farther away may be seen where what is nearer is not. */
export function hasLimits(shades: readonly Shade[]): boolean {
  for (let i = 0; i < shades.length; i++) if (!(shades[i] as Shade).plain) return true
  return false
}

/**
 * The target is seen unless every edge of it that looks towards the eye is hidden; over dead ground
 * those that look away count as well.
 */
function seesSomeEdge(
  eye: Eye,
  rings: readonly Ring[],
  shades: readonly Shade[],
  limited: boolean,
): boolean {
  for (let i = 0; i < rings.length; i++) {
    const ring = rings[i] as Ring
    let outside = false
    for (let j = 0, k = ring.length - 2; j < ring.length; k = j, j += 2) {
      const px = ring[k] as number
      const py = ring[k + 1] as number
      const qx = ring[j] as number
      const qy = ring[j + 1] as number
      const own = sideOfEye(eye, px, py, qx, qy)
      if (own < 0) outside = true
      if (own >= 0 && !(limited && own > 0)) continue
      if (shadeEdge(eye, px, py, qx, qy, shades) && findGap()) return true
    }
    // From inside and from its edge one sees it as long as one sees at all.
    if (!outside && !shades.some((shade) => isInsideOf(eye, shade))) return true
  }
  return false
}

/** Below 0 if the eye is on the outer side of an edge. */
export const sideOfEye = (
  { x, y, scale }: Eye,
  px: number,
  py: number,
  qx: number,
  qy: number,
): number => (qx - px) * (y - py * scale) - (qy - py) * (x - px * scale)
