// The same questions answered slowly in rational numbers, by other means than the package's own.

import type { Point } from '../../lattice.ts'

export type Ratio = { readonly n: bigint; readonly d: bigint }

export const ratio = (n: bigint | number, d: bigint | number = 1n): Ratio => {
  const [over, under] = [BigInt(n), BigInt(d)]
  return under < 0n ? { n: -over, d: -under } : { n: over, d: under }
}
const add = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.d + b.n * a.d, a.d * b.d)
const sub = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.d - b.n * a.d, a.d * b.d)
const mul = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.n, a.d * b.d)
const div = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.d, a.d * b.n)
export const order = (a: Ratio, b: Ratio): number => {
  const difference = a.n * b.d - b.n * a.d
  return difference > 0n ? 1 : difference < 0n ? -1 : 0
}
const ZERO = ratio(0)
const ONE = ratio(1)
const HALF = ratio(1, 2)

export type Spot = { readonly x: Ratio; readonly y: Ratio }
const spot = ({ x, y }: Point): Spot => ({ x: ratio(x), y: ratio(y) })
const cross = (a: Spot, b: Spot, c: Spot): Ratio =>
  sub(mul(sub(b.x, a.x), sub(c.y, a.y)), mul(sub(b.y, a.y), sub(c.x, a.x)))
/** Numbers clipped again and again would grow without end. */
const reduced = ({ n, d }: Ratio): Ratio => {
  let [a, b] = [n < 0n ? -n : n, d]
  while (b !== 0n) [a, b] = [b, a % b]
  return { n: n / a, d: d / a }
}
const along = (a: Spot, b: Spot, t: Ratio): Spot => ({
  x: reduced(add(a.x, mul(sub(b.x, a.x), t))),
  y: reduced(add(a.y, mul(sub(b.y, a.y), t))),
})

const edges = (points: readonly Point[]): [Spot, Spot][] =>
  points.map((point, i) => [spot(point), spot(points[(i + 1) % points.length] as Point)])

const liesOn = (at: Spot, [a, b]: readonly [Spot, Spot]): boolean =>
  order(cross(a, b, at), ZERO) === 0 &&
  order(mul(sub(at.x, a.x), sub(at.x, b.x)), ZERO) <= 0 &&
  order(mul(sub(at.y, a.y), sub(at.y, b.y)), ZERO) <= 0

/** By the winding number. */
export function slowWhere(points: readonly Point[], at: Spot): 'inside' | 'edge' | 'outside' {
  if (edges(points).some((edge) => liesOn(at, edge))) return 'edge'
  let winding = 0
  for (const [a, b] of edges(points)) {
    const [above, below] = [order(a.y, at.y) <= 0, order(b.y, at.y) <= 0]
    const side = order(cross(a, b, at), ZERO)
    if (above && !below && side > 0) winding++
    if (!above && below && side < 0) winding--
  }
  return winding === 0 ? 'outside' : 'inside'
}

/** Fractions of the way from a to b at which something may change. */
function changes(a: Spot, b: Spot, shapes: readonly (readonly Point[])[]): Ratio[] {
  const found = [ZERO, ONE]
  const [dx, dy] = [sub(b.x, a.x), sub(b.y, a.y)]
  const length = add(mul(dx, dx), mul(dy, dy))
  for (const [p, q] of shapes.flatMap(edges)) {
    const [ex, ey] = [sub(q.x, p.x), sub(q.y, p.y)]
    const under = sub(mul(dx, ey), mul(dy, ex))
    const [px, py] = [sub(p.x, a.x), sub(p.y, a.y)]
    if (order(under, ZERO) === 0) found.push(div(add(mul(px, dx), mul(py, dy)), length))
    else found.push(div(sub(mul(px, ey), mul(py, ex)), under))
  }
  return found
    .filter((t) => order(t, ZERO) >= 0 && order(t, ONE) <= 0)
    .toSorted(order)
    .filter((t, i, all) => i === 0 || order(t, all[i - 1] as Ratio) > 0)
}

/** Less than any distance between different things on any table. */
const TINY = ratio(1n, 10n ** 40n)

/** The stretches inside some shapes together: what holds in the middle holds between changes. */
export function slowSpans(
  from: Point,
  to: Point,
  shapes: readonly (readonly Point[])[],
): [Ratio, Ratio][] {
  if (from.x === to.x && from.y === to.y) return []
  const [a, b] = [spot(from), spot(to)]
  const [nx, ny] = [mul(sub(a.y, b.y), TINY), mul(sub(b.x, a.x), TINY)]
  const holds = (at: Spot): boolean => shapes.some((shape) => slowWhere(shape, at) === 'inside')
  const found: [Ratio, Ratio][] = []
  const cuts = changes(a, b, shapes)
  cuts.slice(1).forEach((end, i) => {
    const start = cuts[i] as Ratio
    const { x, y } = along(a, b, mul(add(start, end), HALF))
    if (!holds({ x: add(x, nx), y: add(y, ny) }) || !holds({ x: sub(x, nx), y: sub(y, ny) })) return
    const last = found.at(-1)
    if (last && order(last[1], start) === 0) last[1] = end
    else found.push([start, end])
  })
  return found
}

/** Twice the area of what is left of a shape inside a convex one, clipped edge by edge. */
export function clipped(shape: readonly Spot[], ring: readonly Point[]): readonly Spot[] {
  let left = [...shape]
  for (const [a, b] of edges(ring)) {
    const next: Spot[] = []
    left.forEach((to, i) => {
      const from = left.at(i - 1) as Spot
      const [before, after] = [cross(a, b, from), cross(a, b, to)]
      if (order(before, ZERO) >= 0 !== order(after, ZERO) >= 0)
        next.push(along(from, to, div(before, sub(before, after))))
      if (order(after, ZERO) >= 0) next.push(to)
    })
    left = next
  }
  return left
}

export const spots = (points: readonly Point[]): readonly Spot[] => points.map(spot)

export function slowArea(shape: readonly Spot[]): Ratio {
  let sum = ZERO
  shape.forEach((to, i) => {
    const from = shape.at(i - 1) as Spot
    sum = reduced(add(sum, sub(mul(from.x, to.y), mul(from.y, to.x))))
  })
  return sum
}

/** The area that a ring shares with several convex ones, by inclusion and exclusion. */
export function sharedArea(ring: readonly Point[], others: readonly (readonly Point[])[]): Ratio {
  const below = (shape: readonly Spot[], from: number): Ratio => {
    let sum = ZERO
    for (let i = from; i < others.length; i++) {
      const part = clipped(shape, others[i] as readonly Point[])
      if (part.length > 0) sum = add(sum, sub(slowArea(part), below(part, i + 1)))
    }
    return sum
  }
  return below(spots(ring), 0)
}

/** Whether two closed segments have a point in common. */
export function slowMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [p, q, r, s] = [spot(a), spot(b), spot(c), spot(d)]
  if (liesOn(p, [r, s]) || liesOn(q, [r, s]) || liesOn(r, [p, q]) || liesOn(s, [p, q])) return true
  const under = sub(mul(sub(q.x, p.x), sub(s.y, r.y)), mul(sub(q.y, p.y), sub(s.x, r.x)))
  if (order(under, ZERO) === 0) return false
  const t = div(cross(r, s, p), sub(cross(r, s, p), cross(r, s, q)))
  return order(t, ZERO) >= 0 && order(t, ONE) <= 0 && liesOn(along(p, q, t), [r, s])
}
