// Distances between units. What is judged is judged exactly and without tolerance: by ring.ts, box
// by box, after the extents of both units have decided most pairs. `gapOf` is for showing.

import type { Footprint } from './footprint.ts'
import type { Point } from './lattice.ts'
import { holds, isCloser, isPointWithin, isWithin, overlap, type Gap, type Ring } from './ring.ts'

/** The extents of both are more than so far apart. */
export const areFar = (a: Footprint, b: Footprint, limit: number): boolean =>
  a.left - b.right > limit ||
  b.left - a.right > limit ||
  a.top - b.bottom > limit ||
  b.top - a.bottom > limit

/** A shape is more than so far from the extents of a unit. */
export function isFarFrom(ring: Ring, unit: Footprint, limit: number): boolean {
  let left = true
  let right = true
  let top = true
  let bottom = true
  for (let i = 0; i < ring.length; i += 2) {
    const x = ring[i] as number
    const y = ring[i + 1] as number
    if (x >= unit.left - limit) left = false
    if (x <= unit.right + limit) right = false
    if (y >= unit.top - limit) top = false
    if (y <= unit.bottom + limit) bottom = false
  }
  return left || right || top || bottom
}

/** Whether two units are at most so many thousandths apart. */
export const isWithinOf = (a: Footprint, b: Footprint, limit: number): boolean =>
  somePair(a, b, limit, isWithin)

/** Whether two units are so many thousandths apart or more. */
export const isAtLeast = (a: Footprint, b: Footprint, limit: number): boolean =>
  limit <= 0 || !somePair(a, b, limit, isCloser)

function somePair(
  a: Footprint,
  b: Footprint,
  limit: number,
  test: (a: Ring, b: Ring, limit: number) => boolean,
): boolean {
  if (areFar(a, b, limit)) return false
  for (let i = 0; i < a.boxes.length; i++) {
    const ring = (a.boxes[i] as Footprint['boxes'][number]).ring
    if (a.boxes.length > 1 && isFarFrom(ring, b, limit)) continue
    for (let j = 0; j < b.boxes.length; j++)
      if (test(ring, (b.boxes[j] as Footprint['boxes'][number]).ring, limit)) return true
  }
  return false
}

/** Whether a unit is at most so many thousandths from a point. */
export const isWithinOfPoint = (unit: Footprint, { x, y }: Point, limit: number): boolean =>
  unit.boxes.some(({ ring }) => isPointWithin(ring, x, y, limit))

/**
 * Whether all of a unit is at most so many thousandths from another, from a point or from shapes.
 * All that is so near to one convex shape is convex itself, so that a box lies in it exactly if its
 * corners do. Near several shapes that need not be so; but there, too, corners are what a player
 * lays the ruler to.
 */
export function whollyWithin(
  unit: Footprint,
  of: Footprint | Point | readonly Ring[],
  limit: number,
): boolean {
  if ('x' in of) return everyCorner(unit, (x, y) => (x - of.x) ** 2 + (y - of.y) ** 2 <= limit ** 2)
  const rings = 'boxes' in of ? of.boxes.map(({ ring }) => ring) : of
  return everyCorner(unit, (x, y) => rings.some((ring) => isPointWithin(ring, x, y, limit)))
}

function everyCorner(unit: Footprint, test: (x: number, y: number) => boolean): boolean {
  for (const { ring } of unit.boxes)
    for (let i = 0; i < ring.length; i += 2)
      if (!test(ring[i] as number, ring[i + 1] as number)) return false
  return true
}

/** The way between two shapes while it is looked for: squared length, both ends. */
const way = { square: 0, fx: 0, fy: 0, tx: 0, ty: 0 }

/** How far apart two units are, and where. */
export function gapOf(a: Footprint, b: Footprint): Gap {
  way.square = Infinity
  for (const { ring } of a.boxes)
    for (const { ring: other } of b.boxes) {
      if (isBeyondReach(ring, other)) continue
      if (overlap(ring, other)) return commonPoint(ring, other)
      nearer(ring, other, false)
      nearer(other, ring, true)
    }
  return found()
}

/** How far a unit is from a point, and where; 0 if it stands on it. */
export function gapToPoint(unit: Footprint, { x, y }: Point): Gap {
  way.square = Infinity
  const point = Float64Array.of(x, y)
  for (const { ring } of unit.boxes) {
    if (holds(ring, x, y)) return { length: 0, from: [x, y], to: [x, y] }
    nearer(point, ring, true)
  }
  return found()
}

const found = (): Gap => ({
  length: Math.sqrt(way.square),
  from: [way.fx, way.fy],
  to: [way.tx, way.ty],
})

/** Their extents alone are farther apart than the shortest way so far. */
function isBeyondReach(a: Ring, b: Ring): boolean {
  if (way.square === Infinity) return false
  const dx = apart(a, b, 0)
  const dy = apart(a, b, 1)
  return dx * dx + dy * dy >= way.square
}

function apart(a: Ring, b: Ring, from: 0 | 1): number {
  let least = Infinity
  let most = -Infinity
  for (let i = from; i < a.length; i += 2) {
    const value = a[i] as number
    if (value < least) least = value
    if (value > most) most = value
  }
  let low = Infinity
  let high = -Infinity
  for (let i = from; i < b.length; i += 2) {
    const value = b[i] as number
    if (value < low) low = value
    if (value > high) high = value
  }
  return Math.max(0, low - most, least - high)
}

/**
 * From the corners of one shape to the edges of another. Heights over an edge come from the whole
 * cross product, not from the foot, so that the length is the same to the last digit when table or
 * sides are exchanged.
 */
function nearer(corners: Ring, ring: Ring, back: boolean): void {
  for (let i = 0; i < corners.length; i += 2) {
    const x = corners[i] as number
    const y = corners[i + 1] as number
    let px = ring[ring.length - 2] as number
    let py = ring[ring.length - 1] as number
    for (let j = 0; j < ring.length; j += 2) {
      const qx = ring[j] as number
      const qy = ring[j + 1] as number
      const dx = qx - px
      const dy = qy - py
      const along = dx * (x - px) + dy * (y - py)
      const length = dx * dx + dy * dy
      if (along <= 0) take((x - px) * (x - px) + (y - py) * (y - py), x, y, px, py, back)
      else if (along < length) {
        const across = dx * (y - py) - dy * (x - px)
        const share = along / length
        take((across * across) / length, x, y, px + share * dx, py + share * dy, back)
      }
      px = qx
      py = qy
    }
  }
}

function take(square: number, x: number, y: number, ex: number, ey: number, back: boolean): void {
  if (square >= way.square) return
  way.square = square
  way.fx = back ? ex : x
  way.fy = back ? ey : y
  way.tx = back ? x : ex
  way.ty = back ? y : ey
}

/** A corner of one inside the other shows the overlap; where edges only cross, any corner must do. */
function commonPoint(a: Ring, b: Ring): Gap {
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const)
    for (let i = 0; i < one.length; i += 2) {
      const at = [one[i] as number, one[i + 1] as number] as const
      if (holds(other, ...at)) return { length: 0, from: at, to: at }
    }
  const at = [a[0] as number, a[1] as number] as const
  return { length: 0, from: at, to: at }
}

/**
 * By how many hundredths of an inch a gap stays below a limit, or exceeds it if below 0; away from
 * 0, so that what misses by a hair does not read as if it did not.
 */
export function marginOf({ length }: Gap, limit: number): number {
  const hundredths = (limit - length) / 10
  return hundredths < 0 ? -Math.ceil(-hundredths) : Math.ceil(hundredths)
}
