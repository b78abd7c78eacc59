// Shapes in whole numbers of any size, slowly and by other ways than the package: projections and
// hulls. All coordinates are thousandths of an inch times FINE.

import { figuresOf, type Box, type Footprint, type Ring } from '@grognard/geometry'

/** Quarters of an 840th are whole on it: middles of stands of up to 8 to a box. */
export const FINE = 3360n

export type Spot = readonly [x: bigint, y: bigint]
export type Shape = readonly Spot[]

export const shapeOf = (ring: Ring): Shape =>
  Array.from({ length: ring.length / 2 }, (_, i) => [
    BigInt(ring[2 * i] as number) * FINE,
    BigInt(ring[2 * i + 1] as number) * FINE,
  ])

/** A stand of a box: so many parts of the way along its front and its flanks. */
function standOf({ ring, block }: Box, file: number, rank: number): Shape {
  const [a, b, c, d] = shapeOf(ring) as [Spot, Spot, Spot, Spot]
  const [files, ranks] = [BigInt(block.files), BigInt(block.ranks)]
  const at = (i: bigint, j: bigint, k: 0 | 1): bigint => {
    const left = a[k] * ranks + (d[k] - a[k]) * j
    const right = b[k] * ranks + (c[k] - b[k]) * j
    return (left * files + (right - left) * i) / (files * ranks)
  }
  const [i, j] = [BigInt(file), BigInt(rank)]
  const corner = (u: bigint, v: bigint): Spot => [at(i + u, j + v, 0), at(i + u, j + v, 1)]
  return [corner(0n, 0n), corner(1n, 0n), corner(1n, 1n), corner(0n, 1n)]
}

export type StandShape = {
  readonly number: number
  readonly box: Box
  readonly file: number
  readonly front: boolean
  readonly shape: Shape
}

export const standsOf = (body: Footprint): readonly StandShape[] =>
  figuresOf(body).map(({ number, box: at, file, rank, front }) => {
    const box = body.boxes[at] as Box
    return { number, box, file, front, shape: standOf(box, file, rank) }
  })

export const minus = (a: Spot, b: Spot): Spot => [a[0] - b[0], a[1] - b[1]]
export const cross = (a: Spot, b: Spot): bigint => a[0] * b[1] - a[1] * b[0]
const dot = (a: Spot, b: Spot): bigint => a[0] * b[0] + a[1] * b[1]

const edgesOf = (shape: Shape): readonly (readonly [Spot, Spot])[] =>
  shape.map((spot, i) => [spot, shape[(i + 1) % shape.length] as Spot])

/** From the least to the most of a shape across a line. */
function across(shape: Shape, way: Spot): readonly [bigint, bigint] {
  let [least, most] = [cross(way, shape[0] as Spot), cross(way, shape[0] as Spot)]
  for (const spot of shape) {
    const here = cross(way, spot)
    if (here < least) least = here
    if (here > most) most = here
  }
  return [least, most]
}

/** They are farther apart than so much along one of the table's edges. */
const areAside = (a: Shape, b: Shape, limit: bigint): boolean =>
  ([0, 1] as const).some((k) => {
    const [one, other] = [a.map((spot) => spot[k]), b.map((spot) => spot[k])]
    return (
      one.every((x) => other.every((y) => x - y > limit)) ||
      one.every((x) => other.every((y) => y - x > limit))
    )
  })

/** Convex shapes whose insides meet; one of them may be a stroke, which has no inside of its own. */
export function meets(a: Shape, b: Shape): boolean {
  for (const shape of [a, b])
    for (const [from, to] of edgesOf(shape)) {
      const way = minus(to, from)
      if (way[0] === 0n && way[1] === 0n) continue
      const [aLeast, aMost] = across(a, way)
      const [bLeast, bMost] = across(b, way)
      if (aMost <= bLeast || bMost <= aLeast) return false
    }
  return true
}

/** A point in the inside of a convex shape. */
export function holds(shape: Shape, spot: Spot): boolean {
  const sides = edgesOf(shape).map(([from, to]) => cross(minus(to, from), minus(spot, from)))
  return sides.every((side) => side > 0n) || sides.every((side) => side < 0n)
}

/** The hull of some points. */
export function hullOf(spots: readonly Spot[]): Shape {
  const sorted = spots.toSorted((a, b) =>
    a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0,
  )
  const half = (all: readonly Spot[]): readonly Spot[] => {
    const kept: Spot[] = []
    for (const spot of all) {
      while (kept.length > 1) {
        const [a, b] = [kept.at(-2) as Spot, kept.at(-1) as Spot]
        if (cross(minus(b, a), minus(spot, a)) > 0n) break
        kept.pop()
      }
      kept.push(spot)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** Whether a point is at most so far from a stroke, or nearer. */
function isSpotNear(
  spot: Spot,
  [a, b]: readonly [Spot, Spot],
  square: bigint,
  nearer: boolean,
): boolean {
  const [way, out] = [minus(b, a), minus(spot, a)]
  const [part, whole] = [dot(way, out), dot(way, way)]
  const far = minus(spot, b)
  const is = (left: bigint, right: bigint): boolean => (nearer ? left < right : left <= right)
  if (part <= 0n) return is(dot(out, out), square)
  if (part >= whole) return is(dot(far, far), square)
  const side = cross(way, out)
  return is(side * side, square * whole)
}

/** Whether two shapes are at most so many thousandths apart, or nearer. */
export function areNear(a: Shape, b: Shape, limit: bigint, nearer = false): boolean {
  const far = limit * FINE
  if (areAside(a, b, far)) return false
  if (a.length > 2 && b.length > 2 && meets(a, b)) return true
  const touches = (one: Shape, other: Shape): boolean =>
    one.some((spot) => edgesOf(other).some((edge) => isSpotNear(spot, edge, far * far, nearer)))
  return touches(a, b) || touches(b, a)
}

/** Whole numbers rounded as the table rounds, of length x part / whole length. */
export function roundedShare(part: bigint, far: bigint, square: bigint): bigint {
  // Twice the share, squared, against odd squares: halves go away from zero.
  const most = 4n * part * part * far * far
  let result = BigInt(Math.round(Math.sqrt(Number((part * part * far * far) / square))))
  while ((2n * result + 1n) ** 2n * square <= most) result++
  while (result > 0n && (2n * result - 1n) ** 2n * square > most) result--
  return part < 0n ? -result : result
}

export type Share = { readonly n: bigint; readonly d: bigint }
const isLess = (a: Share, b: Share): boolean => a.n * b.d < b.n * a.d

/** From where to where a stroke is in a convex shape, as shares of the way; null if nowhere. */
export function shareIn(
  [a, b]: readonly [Spot, Spot],
  shape: Shape,
): readonly [Share, Share] | null {
  let [from, to]: readonly [Share, Share] = [
    { n: 0n, d: 1n },
    { n: 1n, d: 1n },
  ]
  const middle = shape.reduce<Spot>((all, spot) => [all[0] + spot[0], all[1] + spot[1]], [0n, 0n])
  const count = BigInt(shape.length)
  for (const [p, q] of edgesOf(shape)) {
    const way = minus(q, p)
    const inner = cross(way, [middle[0] - p[0] * count, middle[1] - p[1] * count])
    const sign = inner > 0n ? 1n : -1n
    const here = sign * cross(way, minus(a, p))
    const there = sign * cross(way, minus(b, p))
    if (here <= 0n && there <= 0n) return null
    if (here < 0n) {
      const cut = { n: -here, d: there - here }
      if (isLess(from, cut)) from = cut
    } else if (there < 0n) {
      const cut = { n: here, d: here - there }
      if (isLess(cut, to)) to = cut
    }
  }
  return isLess(from, to) ? [from, to] : null
}

/** Whether at most so much of a stroke is in some shapes together. */
export function isInAtMost(
  stroke: readonly [Spot, Spot],
  shapes: readonly Shape[],
  limit: number,
): boolean {
  const parts = shapes
    .flatMap((shape) => {
      const part = shareIn(stroke, shape)
      return part ? [part] : []
    })
    .toSorted(([a], [b]) => (isLess(a, b) ? -1 : isLess(b, a) ? 1 : 0))
  let all: Share = { n: 0n, d: 1n }
  let reached: Share = { n: 0n, d: 1n }
  for (const [start, end] of parts) {
    const from = isLess(start, reached) ? reached : start
    if (!isLess(from, end)) continue
    all = {
      n: all.n * end.d * from.d + (end.n * from.d - from.n * end.d) * all.d,
      d: all.d * end.d * from.d,
    }
    reached = end
  }
  const way = minus(stroke[1], stroke[0])
  const far = BigInt(limit) * FINE
  return all.n * all.n * dot(way, way) <= far * far * all.d * all.d
}

/** Part of a stroke, on a lattice that has its ends, and by how much finer that is. */
export function partOf(
  [a, b]: readonly [Spot, Spot],
  [from, to]: readonly [Share, Share],
): { readonly stroke: readonly [Spot, Spot]; readonly by: bigint } {
  const by = from.d * to.d
  const at = ({ n, d }: Share): Spot => [
    a[0] * by + ((b[0] - a[0]) * n * by) / d,
    a[1] * by + ((b[1] - a[1]) * n * by) / d,
  ]
  return { stroke: [at(from), at(to)], by }
}

export const finer = (shape: Shape, by: bigint): Shape => shape.map(([x, y]) => [x * by, y * by])
