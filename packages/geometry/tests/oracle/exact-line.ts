// How near a line comes to something, in whole numbers of any size.

import type { Ring } from '../../ring.ts'

type At = readonly [x: bigint, y: bigint, over: bigint]

const big = (ring: Ring, i: number): readonly [bigint, bigint] => {
  const place = (i + ring.length) % ring.length
  return [BigInt(ring[place] as number), BigInt(ring[place + 1] as number)]
}

const squared = (n: bigint): bigint => n * n

type Spot = readonly [x: bigint, y: bigint]

/** Whether the line between two points comes within so much of a convex ring, just so far included. */
export function comesNearExactly(
  [ex, ey, e]: At,
  [tx, ty, t]: At,
  ring: Ring,
  limit: number,
): boolean {
  // All on the lattice of both.
  const [from, to]: readonly [Spot, Spot] = [
    [ex * t, ey * t],
    [tx * e, ty * e],
  ]
  const most = squared(BigInt(limit) * e * t)
  let [before, after, apart] = [false, false, false]
  const at = (i: number): Spot => {
    const [x, y] = big(ring, i)
    return [x * e * t, y * e * t]
  }
  for (let i = 0; i < ring.length; i += 2) {
    const [p, q] = [at(i - 2), at(i)]
    if (isStrokeWithin(q, from, to, most)) return true
    if (isStrokeWithin(from, p, q, most) || isStrokeWithin(to, p, q, most)) return true
    if (turnOf(p, q, from) < 0n && turnOf(p, q, to) < 0n) apart = true
    if (turnOf(from, to, q) >= 0n) after = true
    if (turnOf(from, to, q) <= 0n) before = true
  }
  // Of a single point all has been said.
  return ring.length > 2 && before && after && !apart
}

const turnOf = (a: Spot, b: Spot, c: Spot): bigint =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

/** Whether a point is so near to a stroke: how near is given squared. */
function isStrokeWithin(at: Spot, p: Spot, q: Spot, most: bigint): boolean {
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]]
  const length = dx * dx + dy * dy
  const along = dx * (at[0] - p[0]) + dy * (at[1] - p[1])
  if (along <= 0n) return squared(at[0] - p[0]) + squared(at[1] - p[1]) <= most
  if (along >= length) return squared(at[0] - q[0]) + squared(at[1] - q[1]) <= most
  return squared(turnOf(p, q, at)) <= most * length
}
