// Closed ground with openings: a river with its bridges. What a shape has of the river must lie on
// the bridges. Shapes are cut in doubles first; what is not plainly too much is cut exactly.

import type { Box, Footprint } from '../footprint.ts'
import { holds, overlap, type Ring } from '../ring.ts'
import { circleOf, overlapsCircle, type Circle } from '../round.ts'
import { overlapsGround, type Ground } from '../terrain/ground.ts'

/** Some base of a unit is on the ground, and not only on openings of it; to touch is not enough. */
export const standsOnGround = (
  { boxes }: Footprint,
  ground: Ground,
  openings: readonly Ground[] = [],
): boolean =>
  boxes.some((box) => {
    if (!isBaseOn(box, ground)) return false
    if (openings.length === 0) return true
    const circle = circleOf(box)
    return circle
      ? isCircleOnClosed(circle, ground, openings)
      : isOnClosed(box.ring, ground, openings)
  })

function isBaseOn(box: Box, ground: Ground): boolean {
  const circle = circleOf(box)
  return circle
    ? ground.pieces.some((piece) => overlapsCircle(circle, piece))
    : overlapsGround(box.ring, ground)
}

/** Cut in doubles: good to far less than the lattice. */
const isCircleOnClosed = (
  { x, y, radius }: Circle,
  ground: Ground,
  openings: readonly Ground[],
): boolean =>
  closedShapes(ground, openings).some((shape) => squaredTo(shape, x, y) < radius * radius)

/** How far a point is from a shape, squared. */
function squaredTo(ring: Ring, x: number, y: number): number {
  if (holds(ring, x, y)) return 0
  let best = Infinity
  for (let i = 0, k = ring.length - 2; i < ring.length; k = i, i += 2) {
    const [px, py] = [ring[k] as number, ring[k + 1] as number]
    const [dx, dy] = [(ring[i] as number) - px, (ring[i + 1] as number) - py]
    const part = (dx * (x - px) + dy * (y - py)) / (dx * dx + dy * dy)
    const share = part < 0 ? 0 : part > 1 ? 1 : part
    const [ex, ey] = [x - px - share * dx, y - py - share * dy]
    best = Math.min(best, ex * ex + ey * ey)
  }
  return best
}

/** Some inside of a shape is on the ground, and on none of its openings; exact. */
export function isOnClosed(ring: Ring, ground: Ground, openings: readonly Ground[]): boolean {
  for (const piece of ground.pieces) {
    if (!overlap(ring, piece)) continue
    const near: Ring[] = []
    for (const opening of openings)
      for (const part of opening.pieces) if (overlap(part, ring)) near.push(part)
    if (near.length === 0 || remains(ring, piece, near)) return true
  }
  return false
}

function remains(ring: Ring, piece: Ring, openings: readonly Ring[]): boolean {
  if (openings.some((opening) => isWithinRing(ring, opening))) return false
  if (leftOver(ring, piece, openings, PLAIN)) return true
  return leftOver(ring, piece, openings, EXACT)
}

function isWithinRing(ring: Ring, other: Ring): boolean {
  for (let i = 0; i < ring.length; i += 2)
    if (!holds(other, ring[i] as number, ring[i + 1] as number)) return false
  return true
}

/** Closed ground as convex shapes without its openings; in doubles, good to far less than the lattice. */
export function closedShapes(ground: Ground, openings: readonly Ground[]): readonly Ring[] {
  let parts: readonly Shape<number>[] = ground.pieces.map((piece) => shapeOf(piece, PLAIN))
  for (const { pieces } of openings)
    for (const piece of pieces) parts = parts.flatMap((part) => [...without(part, piece, PLAIN)])
  return parts
    .filter(PLAIN.hasArea)
    .map((part) => Float64Array.from(part.flatMap(([x, y]) => [x, y])))
}

/** Corners in homogeneous numbers: x over w and y over w, with w above 0. */
type Corner<N> = readonly [x: N, y: N, w: N]
type Shape<N> = readonly Corner<N>[]

type Numbers<N> = {
  readonly from: (value: number) => N
  readonly corner: (p: Corner<N>, q: Corner<N>, vp: N, vq: N) => Corner<N>
  /** How far right of the way through (x, y) along (dx, dy) a corner lies. */
  readonly side: (corner: Corner<N>, x: N, y: N, dx: N, dy: N) => N
  readonly sign: (value: N) => number
  /** Whether a shape has an area to speak of. */
  readonly hasArea: (shape: Shape<N>) => boolean
}

const PLAIN: Numbers<number> = {
  from: (value) => value,
  corner: ([px, py], [qx, qy], vp, vq) => {
    const share = vp / (vp - vq)
    return [px + share * (qx - px), py + share * (qy - py), 1]
  },
  side: ([cx, cy], x, y, dx, dy) => dx * (cy - y) - dy * (cx - x),
  sign: Math.sign,
  hasArea: (shape) => {
    const [first] = shape
    if (!first) return false
    let area = 0
    for (let i = 1; i + 1 < shape.length; i++) {
      const [p, q] = [shape[i] as Corner<number>, shape[i + 1] as Corner<number>]
      area += (p[0] - first[0]) * (q[1] - first[1]) - (p[1] - first[1]) * (q[0] - first[0])
    }
    // Far more than cutting in doubles can make up.
    return area > 1000
  },
}

const EXACT: Numbers<bigint> = {
  from: BigInt,
  corner: (p, q, vp, vq) => {
    // On both sides of the line, so that one of the two weights is above 0 after the change.
    const [a, b] = vp > 0n ? [-vq, vp] : [vq, -vp]
    return [p[0] * a + q[0] * b, p[1] * a + q[1] * b, p[2] * a + q[2] * b]
  },
  side: ([cx, cy, cw], x, y, dx, dy) => dx * (cy - y * cw) - dy * (cx - x * cw),
  sign: (value) => (value > 0n ? 1 : value < 0n ? -1 : 0),
  hasArea: (shape) => {
    const [a] = shape
    if (!a) return false
    for (let i = 1; i + 1 < shape.length; i++) {
      const [b, c] = [shape[i] as Corner<bigint>, shape[i + 1] as Corner<bigint>]
      const area =
        a[0] * (b[1] * c[2] - c[1] * b[2]) -
        a[1] * (b[0] * c[2] - c[0] * b[2]) +
        a[2] * (b[0] * c[1] - c[0] * b[1])
      if (area > 0n) return true
    }
    return false
  },
}

function leftOver<N>(
  ring: Ring,
  piece: Ring,
  openings: readonly Ring[],
  numbers: Numbers<N>,
): boolean {
  let parts: readonly Shape<N>[] = [common(shapeOf(ring, numbers), piece, numbers)]
  for (const opening of openings)
    parts = parts.flatMap((part) => [...without(part, opening, numbers)])
  return parts.some(numbers.hasArea)
}

function shapeOf<N>(ring: Ring, { from }: Numbers<N>): Shape<N> {
  const shape: Corner<N>[] = []
  for (let i = 0; i < ring.length; i += 2)
    shape.push([from(ring[i] as number), from(ring[i + 1] as number), from(1)])
  return shape
}

function common<N>(shape: Shape<N>, ring: Ring, numbers: Numbers<N>): Shape<N> {
  let part = shape
  for (let i = 0; i < ring.length; i += 2) part = cut(part, ring, i, 1, numbers)
  return part
}

function* without<N>(shape: Shape<N>, ring: Ring, numbers: Numbers<N>): Iterable<Shape<N>> {
  let rest = shape
  for (let i = 0; i < ring.length && rest.length > 2; i += 2) {
    const outside = cut(rest, ring, i, -1, numbers)
    if (outside.length > 2) yield outside
    rest = cut(rest, ring, i, 1, numbers)
  }
}

/** What of a shape lies to the right of an edge, or to its left. */
function cut<N>(
  shape: Shape<N>,
  ring: Ring,
  edge: number,
  keep: 1 | -1,
  { from, corner, side, sign }: Numbers<N>,
): Shape<N> {
  const next = (edge + 2) % ring.length
  const [px, py] = [ring[edge] as number, ring[edge + 1] as number]
  const [x, y] = [from(px), from(py)]
  const [dx, dy] = [from((ring[next] as number) - px), from((ring[next + 1] as number) - py)]
  const values = shape.map((at) => side(at, x, y, dx, dy))
  const kept: Corner<N>[] = []
  for (let i = 0; i < shape.length; i++) {
    const j = (i + 1) % shape.length
    const [here, there] = [sign(values[i] as N) * keep, sign(values[j] as N) * keep]
    if (here >= 0) kept.push(shape[i] as Corner<N>)
    if (here * there < 0)
      kept.push(
        corner(shape[i] as Corner<N>, shape[j] as Corner<N>, values[i] as N, values[j] as N),
      )
  }
  return kept
}
