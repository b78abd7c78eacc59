// Lines that run back: a figure also sees a target if a lookout of that has a clear line to the
// figure's own base. Whole stretches of a front rank are asked about before single figures are.

import type { Box, Footprint } from '../footprint.ts'
import type { Ring } from '../ring.ts'
import { figureAlone, rowsOf, wholeOf, type Lookout, type Row } from './body.ts'
import { countWithLines, hasSome, isHiddenFromAll, newWay, type Lines, type Way } from './lines.ts'

/** Of two units in the open: whoever occupies a feature looks from all around it, and is looked at. */
const runsBack = ({ from, to }: Way): boolean => 'boxes' in wholeOf(to) && 'boxes' in wholeOf(from)

/** Whether somebody who would look back has a line at all. */
export const mayBeSeenBack = (lines: Lines, back: Way): boolean =>
  runsBack(back) && hasSome(lines, back)

/** Whether one of those who have a line to a unit has one to the base of a figure, by its number. */
export function isSeenBack(lines: Lines, back: Way, number: number): boolean {
  const rows = rowsOf(back.from)
  let toFigure: Way | null = null
  for (let r = 0; r < rows.length; r++) {
    const seers = back.seers[r] ?? 0
    if (seers === 0) continue
    toFigure ??= newWay(back.from, figureAlone(wholeOf(back.to) as Footprint, number))
    toFigure.hidden[r] = back.hidden[r] ?? 0
    if (countWithLines(lines, toFigure, r, firstOf(seers), lastOf(seers), 1) > 0) return true
  }
  return false
}

/** The places of the first and of the last bit. */
const firstOf = (bits: number): number => lastOf(bits & -bits)
const lastOf = (bits: number): number => 31 - Math.clz32(bits)

/** How many were found to be seen back, how many are wanted, and how many fewer there may yet be. */
const tally = { count: 0, wanted: 0, spare: 0 }

/**
 * How many more of some in a rank are seen back, who were found to have no line themselves: as many
 * as are wanted, if there are. For each row it is said who they are, from one place to another.
 */
export function countSeenBack(
  lines: Lines,
  way: Way,
  runs: readonly (readonly number[])[],
  wanted: number,
  others: number,
): number {
  const back = way === lines.there ? lines.back : lines.there
  if (back.some === false || !runsBack(back)) return 0
  tally.count = 0
  tally.wanted = wanted
  tally.spare = wanted === Infinity ? Infinity : others - wanted
  for (let r = 0; r < runs.length; r++) {
    const run = runs[r] as readonly number[]
    for (let i = 0; i < run.length; i += 2)
      countAmong(lines, way, back, r, run[i] as number, run[i + 1] as number)
  }
  return tally.count
}

function countAmong(
  lines: Lines,
  way: Way,
  back: Way,
  row: number,
  first: number,
  last: number,
): void {
  if (tally.count >= tally.wanted || tally.spare < 0) return
  const others = ~(way.seers[row] ?? 0) & bitsOf(first, last)
  if (others === 0) return
  const { lookouts, box } = rowsOf(way.from)[row] as Row
  const from = lookouts[firstOf(others)] as Lookout
  const to = lookouts[lastOf(others)] as Lookout
  if (box && isRankHidden(lines, back, box, from.file, to.file)) tally.spare -= sizeOf(others)
  else if (!hasSome(lines, back)) tally.spare = -1
  else if (from !== to) {
    const middle = (firstOf(others) + lastOf(others)) >> 1
    countAmong(lines, way, back, row, firstOf(others), middle)
    countAmong(lines, way, back, row, middle + 1, lastOf(others))
  } else if (isSeenBack(lines, back, from.number)) tally.count++
  else tally.spare--
}

/** A bit for each place from one to another. */
const bitsOf = (first: number, last: number): number => (2 << last) - (1 << first)

function sizeOf(bits: number): number {
  let size = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) size++
  return size
}

/** Whether files of a front rank, from one to another, are surely hidden from all who look back. */
function isRankHidden(lines: Lines, back: Way, box: Box, from: number, to: number): boolean {
  const rows = rowsOf(back.from)
  const shape = rankOf(box, from, to)
  for (let r = 0; r < rows.length; r++) {
    const { lookouts } = rows[r] as Row
    const seers = back.some === null ? -1 : (back.seers[r] ?? 0)
    if (seers === 0) continue
    const first = back.some === null ? 0 : firstOf(seers)
    const last = back.some === null ? lookouts.length - 1 : lastOf(seers)
    if (!isHiddenFromAll(lines, lookouts, first, last, shape)) return false
  }
  return true
}

/** More than the corners of bases are rounded by, in thousandths. */
const ROUNDING = 4

const shape = new Float64Array(8)

/** A shape around the bases of a front rank, from one file to another; the last that was made. */
function rankOf({ ring, block }: Box, from: number, to: number): Ring {
  const { files, ranks } = block
  const lx = ring[0] as number
  const ly = ring[1] as number
  const ex = (ring[2] as number) - lx
  const ey = (ring[3] as number) - ly
  const dx = (ring[6] as number) - lx
  const dy = (ring[7] as number) - ly
  const wide = Math.sqrt(ex * ex + ey * ey)
  const deep = Math.sqrt(dx * dx + dy * dy)
  const ux = ex / wide
  const uy = ey / wide
  const vx = dx / deep
  const vy = dy / deep
  const left = (wide * from) / files - ROUNDING
  const right = (wide * (to + 1)) / files + ROUNDING
  const rear = deep / ranks + ROUNDING
  shape[0] = lx + ux * left - vx * ROUNDING
  shape[1] = ly + uy * left - vy * ROUNDING
  shape[2] = lx + ux * right - vx * ROUNDING
  shape[3] = ly + uy * right - vy * ROUNDING
  shape[4] = lx + ux * right + vx * rear
  shape[5] = ly + uy * right + vy * rear
  shape[6] = lx + ux * left + vx * rear
  shape[7] = ly + uy * left + vy * rear
  return shape
}
