// As ring.ts, on lattices so fine that cross products may not fit into doubles: single figures are
// n-ths of their boxes, and two boxes have a common lattice that is finer by both numbers.

import { compareAcross, compareProducts } from './exact.ts'
import type { Ring } from './ring.ts'

/** Whether the gap between two shapes is at most so much; exact. */
export function isFineWithin(a: Ring, b: Ring, limit: number): boolean {
  if (isFar(a, b, limit, 0) || isFar(a, b, limit, 1)) return false
  return (
    (!isApartAlong(a, b) && !isApartAlong(b, a)) ||
    someCornerWithin(a, b, limit) ||
    someCornerWithin(b, a, limit)
  )
}

function isFar(a: Ring, b: Ring, limit: number, from: 0 | 1): boolean {
  let least = a[from] as number
  let most = least
  for (let i = from; i < a.length; i += 2) {
    least = Math.min(least, a[i] as number)
    most = Math.max(most, a[i] as number)
  }
  let below = true
  let above = true
  for (let i = from; i < b.length; i += 2) {
    below &&= (b[i] as number) < least - limit
    above &&= (b[i] as number) > most + limit
  }
  return below || above
}

/** Some edge of `a` has all of `b` on its outer side. */
function isApartAlong(a: Ring, b: Ring): boolean {
  for (let i = 0, k = a.length - 2; i < a.length; k = i, i += 2) {
    const px = a[k] as number
    const py = a[k + 1] as number
    const dx = (a[i] as number) - px
    const dy = (a[i + 1] as number) - py
    let outside = true
    for (let j = 0; outside && j < b.length; j += 2)
      outside = compareProducts(dx, (b[j + 1] as number) - py, dy, (b[j] as number) - px) <= 0
    if (outside) return true
  }
  return false
}

function someCornerWithin(corners: Ring, ring: Ring, limit: number): boolean {
  for (let i = 0; i < corners.length; i += 2)
    if (isCornerWithin(corners[i] as number, corners[i + 1] as number, ring, limit)) return true
  return false
}

/** Whether a point is at most so far from some edge of a shape; exact. */
export function isCornerWithin(x: number, y: number, ring: Ring, limit: number): boolean {
  for (let i = 0, k = ring.length - 2; i < ring.length; k = i, i += 2) {
    const dx = (ring[i] as number) - (ring[k] as number)
    const dy = (ring[i + 1] as number) - (ring[k + 1] as number)
    if (isWithinOfEdge(x - (ring[k] as number), y - (ring[k + 1] as number), dx, dy, limit))
      return true
  }
  return false
}

/** The point and the edge's other end, both as seen from its one end. */
function isWithinOfEdge(ex: number, ey: number, dx: number, dy: number, limit: number): boolean {
  if (compareProducts(dx, ex, -dy, ey) <= 0) return isShort(ex, ey, limit)
  if (compareProducts(dx, ex - dx, -dy, ey - dy) >= 0) return isShort(ex - dx, ey - dy, limit)
  return compareAcross(dx, dy, ex, ey, limit) <= 0
}

/** x² + y² is at most limit²; each side as a product of two, so that they can be compared. */
export const isShort = (x: number, y: number, limit: number): boolean =>
  compareProducts(x, x, limit - y, limit + y) <= 0
