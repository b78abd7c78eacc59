// Lines that run back: a figure also sees a target if a lookout of that has a clear line to the
// figure's own base. Whole stretches of a front rank are asked about before single figures are.

import type { Box, Footprint } from '../footprint.ts'
import type { Ring } from '../ring.ts'
import type { Eye } from '../sight.ts'
import { figureAlone, rowsOf, wholeOf, type Lookout, type Row } from './body.ts'
import { opening } from './cover.ts'
import {
  ALL_BITS,
  countWithLines,
  faceShape,
  hasSome,
  isHiddenFrom,
  newWay,
  type ClearLine,
  type Lines,
  type Way,
} from './lines.ts'
import { hasLineTo, spot } from './past.ts'

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
    if (countWithLines(lines, toFigure, r, firstOf(seers), lastOf(seers), 1) > 0) {
      lineBack = toFigure.found[0] ?? null
      return true
    }
  }
  return false
}

/** The line along which a figure was found to be seen back last, if its end is known. */
let lineBack: ClearLine | null = null

/** Keeps it as one by which one of a row sees. */
function keepLineBack({ foundBack }: Way, row: number, place: number): void {
  if (!lineBack || foundBack.some((found) => found.row === row && found.place === place)) return
  const { eye, x, y } = lineBack
  foundBack.push({ eye, x, y, row, place })
}

/** The places of the first and of the last bit. */
const firstOf = (bits: number): number => lastOf(bits & -bits)
const lastOf = (bits: number): number => 31 - Math.clz32(bits)

/** How many were found to be seen back, how many are wanted, and how many fewer there may yet be. */
const tally = { count: 0, wanted: 0, spare: 0 }

const isDecided = (): boolean => tally.count >= tally.wanted || tally.spare < 0

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
      countIn(lines, way, back, r, run[i] as number, run[i + 1] as number)
  }
  return tally.count
}

function countIn(
  lines: Lines,
  way: Way,
  back: Way,
  row: number,
  first: number,
  last: number,
): void {
  if (isDecided()) return
  const seers = (way.seers[row] ?? 0) & bitsOf(first, last)
  const far = farFrom(seers, first, last, tally.spare + 1)
  const { lookouts, box } = rowsOf(way.from)[row] as Row
  if (box && far !== 0 && isHiddenBack(lines, back, lookouts, box, far)) tally.spare = -1
  else countAmong(lines, way, back, row, first, last)
}

/**
 * So many of a run who are farthest from those who see: if nobody looks back at them, too few are
 * left. None where somebody sees on both sides, or nobody at all.
 */
function farFrom(seers: number, first: number, last: number, size: number): number {
  if (seers === 0 || size > last - first) return 0
  if (lastOf(seers) <= last - size) return bitsOf(last - size + 1, last)
  return firstOf(seers) >= first + size ? bitsOf(first, first + size - 1) : 0
}

function countAmong(
  lines: Lines,
  way: Way,
  back: Way,
  row: number,
  first: number,
  last: number,
): void {
  if (isDecided()) return
  const others = ~(way.seers[row] ?? 0) & bitsOf(first, last)
  if (others === 0) return
  const { lookouts, box } = rowsOf(way.from)[row] as Row
  const from = firstOf(others)
  const to = lastOf(others)
  if (box && isHiddenBack(lines, back, lookouts, box, others)) tally.spare -= sizeOf(others)
  else if (box && tally.wanted === 1 && others === bitsOf(first, last)) {
    const one = placeSeenBack(lines, back, lookouts.slice(first, last + 1), box)
    if (one === -1) tally.spare -= sizeOf(others)
    else countSeer(way, row, first + one)
  } else if (!hasSome(lines, back)) tally.spare = -1
  else if (from < to) {
    const middle = (from + to) >> 1
    countAmong(lines, way, back, row, from, middle)
    countAmong(lines, way, back, row, middle + 1, to)
  } else if (isSeenBack(lines, back, (lookouts[from] as Lookout).number)) countSeer(way, row, from)
  else tally.spare--
}

function countSeer(way: Way, row: number, place: number): void {
  tally.count++
  keepLineBack(way, row, place)
}

/** A bit for each place from one to another. */
const bitsOf = (first: number, last: number): number => (2 << last) - (1 << first)

function sizeOf(bits: number): number {
  let size = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) size++
  return size
}

/** Whether some of a front rank, bit by bit, are surely hidden from all who look back. */
function isHiddenBack(
  lines: Lines,
  back: Way,
  rank: readonly Lookout[],
  box: Box,
  bits: number,
): boolean {
  const from = rank[firstOf(bits)] as Lookout
  const to = rank[lastOf(bits)] as Lookout
  const shape = rankOf(box, from.file, to.file)
  const rows = rowsOf(back.from)
  for (let r = 0; r < rows.length; r++) {
    const { lookouts } = rows[r] as Row
    const seers = mayLookBack(back, r, lookouts)
    if (seers === 0) continue
    faceShape(lines, lookouts, shape)
    if (!isHiddenFrom(lines, firstOf(seers), lastOf(seers))) return false
  }
  return true
}

/** Those of a row who may have a line, as far as is known. */
const mayLookBack = ({ some, seers, hidden }: Way, row: number, lookouts: readonly Lookout[]) =>
  some === null ? bitsOf(0, lookouts.length - 1) & ~(hidden[row] ?? 0) : (seers[row] ?? 0)

/** The place of one of some in a front rank to whom somebody who looks back has a line; -1 if there is none. */
function placeSeenBack(lines: Lines, back: Way, rank: readonly Lookout[], box: Box): number {
  const from = rank[0] as Lookout
  const to = rank[rank.length - 1] as Lookout
  const shape = rankOf(box, from.file, to.file)
  const unit = wholeOf(back.to) as Footprint
  const rows = rowsOf(back.from)
  let seen = -1
  for (let r = 0; r < rows.length; r++) {
    const { lookouts } = rows[r] as Row
    const seers = mayLookBack(back, r, lookouts)
    if (seers === 0) continue
    faceShape(lines, lookouts, shape)
    const sees = (place: number): boolean => {
      if (isHiddenFrom(lines, place, place)) return false
      seen = figureSeen(lines, (lookouts[place] as Lookout).eye, unit, rank, box)
      return seen !== -1
    }
    if (isOneAmong(lines, firstOf(seers), lastOf(seers), sees)) return seen
  }
  return -1
}

/** Whether one of a row that was faced sees something, from one place to another. */
function isOneAmong(
  lines: Lines,
  first: number,
  last: number,
  sees: (place: number) => boolean,
): boolean {
  if (isHiddenFrom(lines, first, last)) return false
  if (last - first < 2) return sees(first) || (last > first && sees(last))
  const middle = (first + last) >> 1
  return isOneAmong(lines, first, middle, sees) || isOneAmong(lines, middle, last, sees)
}

/** Whom of a rank, by his place, an eye sees from which it is not surely hidden; -1 if nobody. */
function figureSeen(
  lines: Lines,
  eye: Eye,
  unit: Footprint,
  rank: readonly Lookout[],
  box: Box,
): number {
  const sees = (place: number): boolean => {
    if (!hasLineTo(eye, figureAlone(unit, (rank[place] as Lookout).number), lines.shades))
      return false
    lineBack = spot.isKnown ? { eye, x: spot.x, y: spot.y } : null
    return true
  }
  // The figure in the opening is tried first.
  const file = fileInOpening(box)
  const next = rank.findIndex((one) => one.file >= file)
  const likely = next === -1 ? rank.length - 1 : next
  if (sees(likely)) return likely
  for (let place = 0; place < rank.length; place++)
    if (place !== likely && sees(place)) return place
  lines.hiders = ALL_BITS
  return -1
}

/** The file before which the opening that was found last is. */
function fileInOpening({ ring, block }: Box): number {
  const middle = (opening.from + opening.to) / 2
  const x = opening.px + (opening.qx - opening.px) * middle - (ring[0] as number)
  const y = opening.py + (opening.qy - opening.py) * middle - (ring[1] as number)
  const ex = (ring[2] as number) - (ring[0] as number)
  const ey = (ring[3] as number) - (ring[1] as number)
  return Math.floor(((x * ex + y * ey) * block.files) / (ex * ex + ey * ey))
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
