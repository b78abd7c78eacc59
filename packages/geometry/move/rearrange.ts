// Figures of a unit that changes its formation where it stands: each goes straight to a place of
// the new one, and it does not matter which, as long as nobody goes too far.

import { figuresOf, type FinePoint } from '../figures.ts'
import type { Box, Footprint } from '../footprint.ts'
import { onceFor } from '../memory.ts'
import { middleOf, scaleOf } from './middle.ts'

/** The middles of all bases, each on its own finer lattice. */
const middlesOf = onceFor((footprint: Footprint): readonly FinePoint[] =>
  figuresOf(footprint).map(({ box: number, file, rank }) => {
    const box = footprint.boxes[number] as Box
    return { ...middleOf(box, file, rank), scale: scaleOf(box) }
  }),
)

/** What is nearer to the limit than this is compared exactly. */
const DOUBT = 1e-6

/** Whether it is no farther from one place to the other than so many thousandths of an inch. */
function isWithin(a: FinePoint, b: FinePoint, limit: number): boolean {
  const length = lengthOf(a, b)
  if (Math.abs(length - limit) > DOUBT) return length < limit
  const [sa, sb] = [BigInt(a.scale), BigInt(b.scale)]
  const dx = BigInt(a.x) * sb - BigInt(b.x) * sa
  const dy = BigInt(a.y) * sb - BigInt(b.y) * sa
  const most = BigInt(limit) * sa * sb
  return dx * dx + dy * dy <= most * most
}

function lengthOf(a: FinePoint, b: FinePoint): number {
  const dx = a.x / a.scale - b.x / b.scale
  const dy = a.y / a.scale - b.y / b.scale
  return Math.sqrt(dx * dx + dy * dy)
}

type Near = (figure: number, place: number) => boolean

/** Whether every figure finds a place of its own that is near to it. */
function everybodyFits(count: number, near: Near): boolean {
  const heldBy = new Int32Array(count).fill(-1)
  const asked = new Int32Array(count).fill(-1)
  /** Takes a near place, whose holder looks for another if need be. */
  const settles = (figure: number, round: number): boolean => {
    for (let place = 0; place < count; place++) {
      if (asked[place] === round || !near(figure, place)) continue
      asked[place] = round
      const holder = heldBy[place] as number
      if (holder === -1 || settles(holder, round)) {
        heldBy[place] = figure
        return true
      }
    }
    return false
  }
  for (let figure = 0; figure < count; figure++) if (!settles(figure, figure)) return false
  return true
}

/**
 * Whether all figures of a unit can take their places in another formation without anybody going
 * farther than so many thousandths of an inch. As many bases stand in both.
 */
export function canRearrange(from: Footprint, to: Footprint, limit: number): boolean {
  const [before, after] = [middlesOf(from), middlesOf(to)]
  if (before.length !== after.length) return false
  // Most stay where they were counted, or nearly so.
  if (before.every((a, i) => isWithin(a, after[i] as FinePoint, limit))) return true
  return everybodyFits(before.length, (figure, place) =>
    isWithin(before[figure] as FinePoint, after[place] as FinePoint, limit),
  )
}

/** How far somebody has to go at least, in thousandths of an inch, however they share the places. */
export function farthestRearranged(from: Footprint, to: Footprint): number {
  const [before, after] = [middlesOf(from), middlesOf(to)]
  const lengths = before.map((a) => after.map((b) => lengthOf(a, b)))
  const known = [...new Set(lengths.flat())].toSorted((a, b) => a - b)
  const suffices = (most: number): boolean =>
    everybodyFits(before.length, (figure, place) => (lengths[figure]?.[place] as number) <= most)
  let [low, high] = [0, known.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (suffices(known[middle] as number)) high = middle
    else low = middle + 1
  }
  return known[low] ?? 0
}
