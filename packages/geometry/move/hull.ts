import type { Ring } from '../ring.ts'
import type { Extent } from './field.ts'

/** The ground that is swept over, as convex shapes. */
export type Sweep = Extent & { readonly rings: readonly Ring[] }

/** A sweep over some shapes. */
export function joinedRings(rings: readonly Ring[]): Sweep {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const ring of rings)
    for (let i = 0; i < ring.length; i += 2) {
      left = Math.min(left, ring[i] as number)
      right = Math.max(right, ring[i] as number)
      top = Math.min(top, ring[i + 1] as number)
      bottom = Math.max(bottom, ring[i + 1] as number)
    }
  return { rings, left, top, right, bottom }
}

const MOST = 128
const xs = new Float64Array(MOST)
const ys = new Float64Array(MOST)
const kept = new Int32Array(MOST)

/** The hull of two convex shapes. */
export function hullOfBoth(a: Ring, b: Ring): Ring {
  const count = (a.length + b.length) / 2
  let filled = 0
  for (let i = 0; i < count; i++) {
    const [ring, at] = 2 * i < a.length ? [a, 2 * i] : [b, 2 * i - a.length]
    const x = ring[at] as number
    const y = ring[at + 1] as number
    let j = filled++
    while (j > 0 && ((xs[j - 1] as number) > x || (xs[j - 1] === x && (ys[j - 1] as number) > y))) {
      xs[j] = xs[j - 1] as number
      ys[j] = ys[j - 1] as number
      j--
    }
    xs[j] = x
    ys[j] = y
  }
  // From the leftmost to the rightmost along the top, and back along the bottom.
  let length = 0
  for (let i = 0; i < count; i++) length = added(i, length, 1)
  const turn = length
  for (let i = count - 2; i >= 0; i--) length = added(i, length, turn)
  const hull = new Float64Array(2 * (length - 1))
  for (let i = 0; i + 1 < length; i++) {
    hull[2 * i] = xs[kept[i] as number] as number
    hull[2 * i + 1] = ys[kept[i] as number] as number
  }
  return hull
}

/** Drops whatever does not turn right any more, down to `least`, and adds a point. */
function added(point: number, length: number, least: number): number {
  const x = xs[point] as number
  const y = ys[point] as number
  while (length > least) {
    const p = kept[length - 2] as number
    const q = kept[length - 1] as number
    const dx = (xs[q] as number) - (xs[p] as number)
    const dy = (ys[q] as number) - (ys[p] as number)
    if (dx * (y - (ys[p] as number)) - dy * (x - (xs[p] as number)) > 0) break
    length--
  }
  kept[length] = point
  return length + 1
}
