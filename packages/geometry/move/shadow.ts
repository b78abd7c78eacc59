// Which part of a straight way is near a convex shape, or in its shadow. By the way of one shape to
// another (differenceOf) a unit shrinks to a point, which goes straight on from the origin.
//
// A figure on its way never leaves the hull of its box here and of its box there. That hull meets
// something just where the box there meets the shadow that the something casts in the light of the
// box here: all that lies behind it. Shadows of convex shapes are convex; so a straight line has at
// most one stretch of ends to which the way is barred by one shape, however the box turns.
// All this is done in doubles: it is good to far less than a thousandth, and the judge has the
// last word.

import { FARTHEST } from '../lattice.ts'
import { isCloser, overlap, type Ring } from '../ring.ts'
import { differenceOf } from './difference.ts'
import type { Stretch } from './stretches.ts'

export type Vector = readonly [x: number, y: number]

/** All ways between two, clockwise from the first to the second; of length 1, half a turn at most. */
export type Cone = readonly [left: Vector, right: Vector]

/**
 * The ways behind a shape in the light of another, if no nearer than so much counts as behind it;
 * null if it is nearer already.
 */
export function coneBehind(light: Ring, shape: Ring, limit: number, isNear: boolean): Cone | null {
  if (overlap(light, shape)) return null
  if (limit > 0 && !isNear && isCloser(light, shape, limit)) return null
  const ring = differenceOf(light, shape)
  const [mx, my] = middleOf(ring)
  let [left, right]: [Vector, Vector] = [
    [mx, my],
    [mx, my],
  ]
  let [least, most] = [0, 0]
  for (let i = 0; i < ring.length; i += 2) {
    const [x, y] = [ring[i] as number, ring[i + 1] as number]
    const far = Math.sqrt(x * x + y * y)
    if (far === 0) continue
    // Along both sides of a circle around the corner.
    const sin = Math.min(1, limit / far)
    const cos = Math.sqrt(1 - sin * sin)
    const before: Vector = [(x * cos + y * sin) / far, (y * cos - x * sin) / far]
    const after: Vector = [(x * cos - y * sin) / far, (y * cos + x * sin) / far]
    const [first, last] = [turnFrom(mx, my, before), turnFrom(mx, my, after)]
    if (first < least) [least, left] = [first, before]
    if (last > most) [most, right] = [last, after]
  }
  return [left, right]
}

/** The way to the middle of a shape, of length 1. */
function middleOf(ring: Ring): Vector {
  let [x, y] = [0, 0]
  for (let i = 0; i < ring.length; i += 2) {
    x += ring[i] as number
    y += ring[i + 1] as number
  }
  const far = Math.sqrt(x * x + y * y)
  return [x / far, y / far]
}

/** Grows with the turn from one way to another, clockwise: from -2 to 2 in a full one. */
function turnFrom(mx: number, my: number, [x, y]: Vector): number {
  const along = mx * x + my * y
  return mx * y - my * x < 0 ? along - 1 : 1 - along
}

/**
 * What is being found of a way, so that nothing is made for each edge. Never more than there is of
 * any table: lines that all but run along it would meet it far outside.
 */
let from = 0
let to = 0

/**
 * The part of a way from the origin on that is less than so far from a shape, or from where the
 * shape gets along the ways of a cone. Below 0: so deep inside.
 */
export function stretchNear(
  shape: Ring,
  cone: Cone | null,
  way: Vector,
  limit: number,
): Stretch | null {
  clip(shape, cone, way, Math.min(limit, 0))
  if (limit <= 0) return from < to ? { from, to } : null
  let [least, most] = from < to ? [from, to] : [Infinity, -Infinity]
  const add = (): void => {
    if (from >= to) return
    least = Math.min(least, from)
    most = Math.max(most, to)
  }
  let px = shape[shape.length - 2] as number
  let py = shape[shape.length - 1] as number
  for (let i = 0; i < shape.length; i += 2) {
    const x = shape[i] as number
    const y = shape[i + 1] as number
    aroundCorner(x, y, way, limit)
    add()
    const length = Math.sqrt((x - px) * (x - px) + (y - py) * (y - py))
    if (length > 0) {
      alongEdge(px, py, (x - px) / length, (y - py) / length, length, way, limit)
      add()
    }
    px = x
    py = y
  }
  if (cone) {
    const [[lx, ly], [rx, ry]] = cone
    const left = outermost(shape, ly, -lx)
    alongEdge(shape[left] as number, shape[left + 1] as number, lx, ly, Infinity, way, limit)
    add()
    const right = outermost(shape, -ry, rx)
    alongEdge(shape[right] as number, shape[right + 1] as number, rx, ry, Infinity, way, limit)
    add()
  }
  return least < most ? { from: least, to: most } : null
}

/** Only where so much of a distance is less than something. */
function below(part: number, most: number): void {
  if (part > 0) to = Math.min(to, most / part)
  else if (part < 0) from = Math.max(from, most / part)
  else if (most <= 0) to = -Infinity
}

/** Inside all edges of a shape that the cone does not open, and inside the sides of the cone. */
function clip(shape: Ring, cone: Cone | null, [ux, uy]: Vector, deep: number): void {
  from = 0
  to = FARTHEST
  let px = shape[shape.length - 2] as number
  let py = shape[shape.length - 1] as number
  for (let i = 0; i < shape.length; i += 2) {
    const x = shape[i] as number
    const y = shape[i + 1] as number
    const length = Math.sqrt((x - px) * (x - px) + (y - py) * (y - py))
    // Outward.
    const [nx, ny] = [(y - py) / length, (px - x) / length]
    if (length > 0 && !(cone && isOpened(cone, nx, ny)))
      below(nx * ux + ny * uy, nx * x + ny * y + deep)
    px = x
    py = y
  }
  if (!cone) return
  const [[lx, ly], [rx, ry]] = cone
  const [left, right] = [outermost(shape, ly, -lx), outermost(shape, -ry, rx)]
  below(ly * ux - lx * uy, ly * (shape[left] as number) - lx * (shape[left + 1] as number) + deep)
  below(rx * uy - ry * ux, rx * (shape[right + 1] as number) - ry * (shape[right] as number) + deep)
}

const isOpened = ([[lx, ly], [rx, ry]]: Cone, nx: number, ny: number): boolean =>
  nx * lx + ny * ly > 0 || nx * rx + ny * ry > 0

/** The corner that is farthest out in a direction. */
function outermost(shape: Ring, nx: number, ny: number): number {
  let [best, most] = [0, -Infinity]
  for (let i = 0; i < shape.length; i += 2) {
    const far = nx * (shape[i] as number) + ny * (shape[i + 1] as number)
    if (far > most) [best, most] = [i, far]
  }
  return best
}

function aroundCorner(x: number, y: number, [ux, uy]: Vector, limit: number): void {
  const along = ux * x + uy * y
  const aside = ux * y - uy * x
  const root = limit * limit - aside * aside
  from = root > 0 ? Math.max(0, along - Math.sqrt(root)) : Infinity
  to = root > 0 ? along + Math.sqrt(root) : -Infinity
}

/** Beside an edge from a corner along a way, and not beyond its ends. */
function alongEdge(
  x: number,
  y: number,
  dx: number,
  dy: number,
  length: number,
  [ux, uy]: Vector,
  limit: number,
): void {
  from = 0
  to = FARTHEST
  const [along, start] = [dx * ux + dy * uy, dx * x + dy * y]
  const [aside, line] = [dx * uy - dy * ux, dx * y - dy * x]
  below(-along, -start)
  if (length < Infinity) below(along, start + length)
  below(aside, line + limit)
  below(-aside, limit - line)
}
