import { compareSquares } from './exact.ts'

/**
 * A convex shape: x and y of each corner in turn, clockwise as one looks down on the table, so that
 * its inside lies to the right of every edge. Corners are lattice points.
 */
export type Ring = Float64Array

export const cornersOf = (ring: Ring): number => ring.length / 2

/** Their insides have a point in common; shapes that only touch do not overlap. */
export const overlap = (a: Ring, b: Ring): boolean => !isApartAlong(a, b) && !isApartAlong(b, a)

/** The same where the first lies on a lattice that is so much finer. */
export function overlapsScaled(fine: Ring, ring: Ring, scale: number): boolean {
  if (scale === 1) return overlap(fine, ring)
  if (scaled.length < ring.length) scaled = new Float64Array(2 * ring.length)
  const there = scaled.subarray(0, ring.length)
  for (let i = 0; i < ring.length; i++) there[i] = (ring[i] as number) * scale
  return overlap(fine, there)
}

let scaled = new Float64Array(16)

/** Some edge of `a` has all of `b` on its outer side. */
function isApartAlong(a: Ring, b: Ring): boolean {
  let px = a[a.length - 2] as number
  let py = a[a.length - 1] as number
  for (let i = 0; i < a.length; i += 2) {
    const qx = a[i] as number
    const qy = a[i + 1] as number
    if (isOutside(qx - px, qy - py, px, py, b)) return true
    px = qx
    py = qy
  }
  return false
}

function isOutside(dx: number, dy: number, px: number, py: number, ring: Ring): boolean {
  for (let j = 0; j < ring.length; j += 2)
    if (dx * ((ring[j + 1] as number) - py) - dy * ((ring[j] as number) - px) > 0) return false
  return true
}

/** A point inside a shape or on its edge. */
export function holds(ring: Ring, x: number, y: number): boolean {
  let px = ring[ring.length - 2] as number
  let py = ring[ring.length - 1] as number
  for (let i = 0; i < ring.length; i += 2) {
    const qx = ring[i] as number
    const qy = ring[i + 1] as number
    if ((qx - px) * (y - py) - (qy - py) * (x - px) < 0) return false
    px = qx
    py = qy
  }
  return true
}

/** How far apart two shapes are, and where: the shortest way leads from a point of one to the other. */
export type Gap = {
  /** In thousandths, not rounded; 0 where they touch or overlap. */
  readonly length: number
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
}

/** Whether the gap is at most so many thousandths; exact. */
export function isWithin(a: Ring, b: Ring, limit: number): boolean {
  if (farApart(a, b, limit)) return false
  return (
    someCornersWithin(a, b, limit) ||
    cornersWithin(a, b, limit) ||
    cornersWithin(b, a, limit) ||
    overlap(a, b)
  )
}

/** Two corners that are near enough decide most pairs where the limit is the range of a shot. */
function someCornersWithin(a: Ring, b: Ring, limit: number): boolean {
  const most = limit * limit
  for (let i = 0; i < a.length; i += 2)
    for (let j = 0; j < b.length; j += 2) {
      const dx = (a[i] as number) - (b[j] as number)
      const dy = (a[i + 1] as number) - (b[j + 1] as number)
      if (dx * dx + dy * dy <= most) return true
    }
  return false
}

/** Whether the gap is less than so many thousandths, a limit above 0; exact. */
export function isCloser(a: Ring, b: Ring, limit: number): boolean {
  if (farApart(a, b, limit)) return false
  return overlap(a, b) || cornersWithin(a, b, limit, true) || cornersWithin(b, a, limit, true)
}

/** Whether a point is at most so far from a shape; exact. */
export const isPointWithin = (ring: Ring, x: number, y: number, limit: number): boolean =>
  !isAwayFrom(ring, x, y, limit) && (holds(ring, x, y) || pointWithin(x, y, ring, limit, false))

/** Whether a point is less than so far from a shape, a limit above 0; exact. */
export const isPointCloser = (ring: Ring, x: number, y: number, limit: number): boolean =>
  !isAwayFrom(ring, x, y, limit) && (holds(ring, x, y) || pointWithin(x, y, ring, limit, true))

/** All of a shape is at most so far from another, which may be a single point; exact. */
export function isWhollyNear(ring: Ring, shape: Ring, limit: number): boolean {
  for (let i = 0; i < ring.length; i += 2) {
    const x = ring[i] as number
    const y = ring[i + 1] as number
    if (shape.length > 2 && holds(shape, x, y)) continue
    if (!pointWithin(x, y, shape, limit, false)) return false
  }
  return true
}

/** A point is farther away than so much from the box around a shape: decides most of them. */
function isAwayFrom(ring: Ring, x: number, y: number, limit: number): boolean {
  let left = true
  let right = true
  let top = true
  let bottom = true
  for (let i = 0; i < ring.length; i += 2) {
    if ((ring[i] as number) <= x + limit) left = false
    if ((ring[i] as number) >= x - limit) right = false
    if ((ring[i + 1] as number) <= y + limit) top = false
    if ((ring[i + 1] as number) >= y - limit) bottom = false
  }
  return left || right || top || bottom
}

/** Boxes around both are farther apart already: decides most pairs. */
export function farApart(a: Ring, b: Ring, limit: number): boolean {
  let aLeft = Infinity
  let aTop = Infinity
  let aRight = -Infinity
  let aBottom = -Infinity
  for (let i = 0; i < a.length; i += 2) {
    const x = a[i] as number
    const y = a[i + 1] as number
    if (x < aLeft) aLeft = x
    if (x > aRight) aRight = x
    if (y < aTop) aTop = y
    if (y > aBottom) aBottom = y
  }
  let left = true
  let top = true
  let right = true
  let bottom = true
  for (let i = 0; i < b.length; i += 2) {
    const x = b[i] as number
    const y = b[i + 1] as number
    if (x >= aLeft - limit) left = false
    if (x <= aRight + limit) right = false
    if (y >= aTop - limit) top = false
    if (y <= aBottom + limit) bottom = false
    if (!left && !right && !top && !bottom) return false
  }
  return true
}

function cornersWithin(corners: Ring, ring: Ring, limit: number, closer = false): boolean {
  for (let i = 0; i < corners.length; i += 2)
    if (pointWithin(corners[i] as number, corners[i + 1] as number, ring, limit, closer))
      return true
  return false
}

/** Whether a point is at most so far from some edge of a shape; exact. */
function pointWithin(x: number, y: number, ring: Ring, limit: number, closer: boolean): boolean {
  let px = ring[ring.length - 2] as number
  let py = ring[ring.length - 1] as number
  for (let i = 0; i < ring.length; i += 2) {
    const qx = ring[i] as number
    const qy = ring[i + 1] as number
    if (pointWithinOfEdge(x, y, px, py, qx, qy, limit, closer)) return true
    px = qx
    py = qy
  }
  return false
}

export function pointWithinOfEdge(
  x: number,
  y: number,
  px: number,
  py: number,
  qx: number,
  qy: number,
  limit: number,
  closer = false,
): boolean {
  const dx = qx - px
  const dy = qy - py
  const along = dx * (x - px) + dy * (y - py)
  const length = dx * dx + dy * dy
  // Squares are whole: less than one is at most the whole number before it.
  const most = closer ? limit * limit - 1 : limit * limit
  if (along <= 0) return (x - px) * (x - px) + (y - py) * (y - py) <= most
  if (along >= length) return (x - qx) * (x - qx) + (y - qy) * (y - qy) <= most
  const across = dx * (y - py) - dy * (x - px)
  return compareSquares(across, 1, limit, length) < (closer ? 0 : 1)
}

/** The gap and where it is, for showing; what is judged is judged by `isWithin`. */
export function gapBetween(a: Ring, b: Ring): Gap {
  if (overlap(a, b)) {
    const at = [a[0] as number, a[1] as number] as const
    return { length: 0, from: at, to: at }
  }
  const there = nearest(a, b)
  const back = nearest(b, a)
  return there.length <= back.length ? there : { length: back.length, from: back.to, to: back.from }
}

/** From the corners of one shape to the edges of the other. */
function nearest(corners: Ring, ring: Ring): Gap {
  let best = Infinity
  let [fx, fy, tx, ty] = [0, 0, 0, 0]
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
      const part = (dx * (x - px) + dy * (y - py)) / (dx * dx + dy * dy)
      const share = part < 0 ? 0 : part > 1 ? 1 : part
      const ex = px + share * dx
      const ey = py + share * dy
      const far = (x - ex) * (x - ex) + (y - ey) * (y - ey)
      if (far < best) {
        best = far
        fx = x
        fy = y
        tx = ex
        ty = ey
      }
      px = qx
      py = qy
    }
  }
  return { length: Math.sqrt(best), from: [fx, fy], to: [tx, ty] }
}
