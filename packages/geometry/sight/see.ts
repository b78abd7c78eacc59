import type { Box, Footprint } from '../footprint.ts'
import type { Ring } from '../ring.ts'
import type { Eye } from '../sight.ts'
import { filesWithArc, HALF_RIGHT_ANGLE, type Files, type Opening } from './arcs.ts'
import { shadesBetween } from './between.ts'
import { countSeenBack, isSeenBack, mayBeSeenBack } from './back.ts'
import { ringsOf, rowsOf, wholeOf, type Lookout, type Row, type Somebody } from './body.ts'
import { countWithLines, hasLine, linesBetween, type Found, type Lines, type Way } from './lines.ts'
import { hasLineTo } from './past.ts'
import type { Scene, Screen } from './screen.ts'
import type { Blocking, Shade } from './shade.ts'

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
  const inArc = inArcOf(viewer, target, rule.opening)
  if (!inArc) return []
  const lines = linesBetween(viewer, target, scene, rule.how)
  return numbersOfSeers(lines, lines.there, inArc, rule.bothWays ?? false)
}

/** How many of them there are. */
export const countThatSee = (
  viewer: Somebody,
  target: Somebody,
  scene: Scene,
  rule: SightRule = {},
): number => count(viewer, target, scene, rule, Infinity)

/** Whether there are so many: looks no further than it must. */
export const isSeenBy = (
  least: number,
  viewer: Somebody,
  target: Somebody,
  scene: Scene,
  rule: SightRule = {},
): boolean => count(viewer, target, scene, rule, least) >= least

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

export function lookoutsIn(viewer: Somebody): number {
  let count = 0
  for (const { lookouts } of rowsOf(viewer)) count += lookouts.length
  return count
}

/** Those of a body that have some of a target in their arcs: of each row, from one place to another. */
export type InArc = readonly (readonly number[])[]

export function inArcOf(viewer: Somebody, target: Somebody, opening?: Opening): InArc | null {
  const rows = rowsOf(viewer)
  const rings = ringsOf(wholeOf(target))
  if (rows.length === 1) {
    const runs = runsInArc(rows[0] as Row, rings, opening)
    return runs.length > 0 ? [runs] : null
  }
  const inArc = rows.map((row) => runsInArc(row, rings, opening))
  return inArc.some((runs) => runs.length > 0) ? inArc : null
}

const runsInArc = (
  { lookouts, box }: Row,
  rings: readonly Ring[],
  opening: Opening | undefined,
): readonly number[] =>
  box ? runsAmong(lookouts, rangesInArc(box, rings, opening)) : allOf(lookouts)

const NOBODY: readonly number[] = []

const allOf = (row: readonly Lookout[]): readonly number[] => [0, row.length - 1]

/** Those of a row whose files are in some ranges. */
function runsAmong(row: readonly Lookout[], ranges: readonly number[]): readonly number[] {
  if (ranges.length === 0) return NOBODY
  if (ranges.length === 2) {
    const start = (row[0] as Lookout).file
    const last = row.length - 1
    if ((row[last] as Lookout).file === start + last) {
      const from = Math.max(0, (ranges[0] as number) - start)
      const to = Math.min(last, (ranges[1] as number) - start)
      return from <= to ? [from, to] : NOBODY
    }
  }
  const runs: number[] = []
  for (let i = 0; i < row.length; i++) {
    if (!isAmong(ranges, (row[i] as Lookout).file)) continue
    if (runs.length > 0 && runs.at(-1) === i - 1) runs[runs.length - 1] = i
    else runs.push(i, i)
  }
  return runs
}

const files: Files = { first: 0, last: -1 }

/** The files that have some of some shapes in their arcs: the first and the last of each stretch. */
function rangesInArc(
  box: Box,
  rings: readonly Ring[],
  opening = HALF_RIGHT_ANGLE,
): readonly number[] {
  let ranges: number[] | null = null
  for (let i = 0; i < rings.length; i++) {
    filesWithArc(box, rings[i] as Ring, opening, files)
    if (files.first > files.last) continue
    if (!ranges) ranges = [files.first, files.last]
    else if (meetsFirst(ranges)) {
      if (files.first < (ranges[0] as number)) ranges[0] = files.first
      if (files.last > (ranges[1] as number)) ranges[1] = files.last
    } else ranges.push(files.first, files.last)
  }
  return ranges ?? NOBODY
}

/** Whether the files that were found last are next to those of the first stretch, or among them. */
const meetsFirst = (ranges: readonly number[]): boolean =>
  files.first <= (ranges[1] as number) + 1 && files.last >= (ranges[0] as number) - 1

/** Whether a file is in one of some ranges, each from its first to its last. */
function isAmong(ranges: readonly number[], file: number): boolean {
  for (let i = 0; i < ranges.length; i += 2)
    if ((ranges[i] as number) <= file && file <= (ranges[i + 1] as number)) return true
  return false
}

function count(
  viewer: Somebody,
  target: Somebody,
  scene: Scene,
  { how, opening, bothWays = false }: SightRule,
  enough: number,
): number {
  const inArc = inArcOf(viewer, target, opening)
  if (!inArc) return 0
  const lines = linesBetween(viewer, target, scene, how)
  return countSeers(lines, lines.there, inArc, bothWays, enough)
}

/** How many of those who have some of the target in their arcs see it: as many as are enough. */
export function countSeers(
  lines: Lines,
  way: Way,
  inArc: InArc,
  bothWays: boolean,
  enough: number,
): number {
  const most = sizeOf(inArc)
  // Too few of them look that way for enough to see.
  if (enough !== Infinity && most < enough) return 0
  let count = 0
  for (let r = 0; r < inArc.length; r++) {
    const runs = inArc[r] as readonly number[]
    for (let i = 0; i < runs.length && count < enough; i += 2) {
      const first = runs[i] as number
      const last = runs[i + 1] as number
      count += countWithLines(lines, way, r, first, last, enough - count)
    }
  }
  return bothWays && count < enough
    ? count + countSeenBack(lines, way, inArc, enough - count, most - count)
    : count
}

/** How many they are. */
function sizeOf(inArc: InArc): number {
  let size = 0
  for (let r = 0; r < inArc.length; r++) {
    const runs = inArc[r] as readonly number[]
    for (let i = 0; i < runs.length; i += 2)
      size += (runs[i + 1] as number) - (runs[i] as number) + 1
  }
  return size
}

/** All of them by their numbers. */
export function numbersOfSeers(
  lines: Lines,
  way: Way,
  inArc: InArc,
  bothWays: boolean,
): readonly number[] {
  const back = way === lines.there ? lines.back : lines.there
  const numbers: number[] = []
  countSeers(lines, way, inArc, false, Infinity)
  const alsoBack = bothWays && mayBeSeenBack(lines, back)
  for (let r = 0; r < inArc.length; r++) {
    const runs = inArc[r] as readonly number[]
    const { lookouts } = rowsOf(way.from)[r] as Row
    for (let i = 0; i < runs.length; i += 2)
      for (let place = runs[i] as number; place <= (runs[i + 1] as number); place++) {
        const { number } = lookouts[place] as Lookout
        if (hasLine(lines, way, r, place) || (alsoBack && isSeenBack(lines, back, number)))
          numbers.push(number)
      }
  }
  return numbers
}

/**
 * Clear lines of so many of those who have the target in their arcs; none if fewer are known. Nobody
 * is in both lists: whether one is seen back is only asked of those who have no line themselves.
 */
export function clearLinesOf(
  { found, foundBack }: Way,
  inArc: InArc,
  wanted: number,
): readonly Found[] {
  const lines: Found[] = []
  for (const some of [found, foundBack])
    for (let i = 0; i < some.length && lines.length < wanted; i++) {
      const line = some[i] as Found
      if (isAmong(inArc[line.row] as readonly number[], line.place)) lines.push(line)
    }
  return lines.length < wanted ? NO_CLEAR_LINES : lines
}

const NO_CLEAR_LINES: readonly Found[] = []

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
