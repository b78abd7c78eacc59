// All that is within so much of a convex shape: the shape moved out along its edges, and circles
// around its corners. A line comes within so much of the shape, the distance itself included, or it
// does not; no polygon stands in for the circles. All as seen from an eye, on the eye's lattice.

import { compareSquares } from '../exact.ts'
import type { Ring } from '../ring.ts'
import type { Eye } from '../sight.ts'
import { compareEnds, HAIR, hasUnder, signAt, type End } from './end.ts'

/** Whether a point, as seen from the eye, is at most so far from a shape; or less than that. */
export function isNear(
  { x, y, scale }: Eye,
  px: number,
  py: number,
  ring: Ring,
  limit: number,
  closer = false,
): boolean {
  const reach = limit * scale
  // Squares are whole: less than one is at most the whole number before it.
  const most = closer ? reach * reach - 1 : reach * reach
  let outside = ring.length < 6
  let cx = (ring[ring.length - 2] as number) * scale - x
  let cy = (ring[ring.length - 1] as number) * scale - y
  for (let i = 0; i < ring.length; i += 2) {
    const nx = (ring[i] as number) * scale - x
    const ny = (ring[i + 1] as number) * scale - y
    const [dx, dy, ex, ey] = [nx - cx, ny - cy, px - cx, py - cy]
    const across = dx * ey - dy * ex
    if (across < 0) outside = true
    if (across <= 0) {
      const along = dx * ex + dy * ey
      const length = dx * dx + dy * dy
      if (along <= 0) {
        if (ex * ex + ey * ey <= most) return true
      } else if (along >= length) {
        const [fx, fy] = [px - nx, py - ny]
        if (fx * fx + fy * fy <= most) return true
      } else if (compareSquares(across, 1, reach, length) < (closer ? 0 : 1)) return true
    }
    cx = nx
    cy = ny
  }
  return !outside
}

/** Whether the line from an eye to a point of the lattice comes within so much of a shape. */
export const comesWithin = (eye: Eye, tx: number, ty: number, ring: Ring, limit: number): boolean =>
  passesBy(eye, tx * eye.scale - eye.x, ty * eye.scale - eye.y, ring, limit)

/** The same with the point as seen from the eye. */
function passesBy(eye: Eye, px: number, py: number, ring: Ring, limit: number): boolean {
  const { x, y, scale } = eye
  const reach = limit * scale
  const length = px * px + py * py
  if (length === 0) return isNear(eye, 0, 0, ring, limit)
  let [least, most] = [Infinity, -Infinity]
  let [behind, beyond] = [true, true]
  for (let i = 0; i < ring.length; i += 2) {
    const cx = (ring[i] as number) * scale - x
    const cy = (ring[i + 1] as number) * scale - y
    const across = px * cy - py * cx
    const along = px * cx + py * cy
    if (across < least) least = across
    if (across > most) most = across
    if (along >= 0) behind = false
    if (along <= length) beyond = false
    if (along >= 0 && along <= length && compareSquares(across, 1, reach, length) <= 0) return true
  }
  const aside = least > 0 ? least : most < 0 ? most : 0
  if (aside !== 0 && compareSquares(aside, 1, reach, length) > 0) return false
  if (behind) return isNear(eye, 0, 0, ring, limit)
  if (beyond) return isNear(eye, px, py, ring, limit)
  return (
    (aside === 0 && meets(eye, px, py, ring)) ||
    isNear(eye, px, py, ring, limit) ||
    isNear(eye, 0, 0, ring, limit)
  )
}

/** The line has a point in common with a shape that has corners on both sides of it. */
function meets({ x, y, scale }: Eye, px: number, py: number, ring: Ring): boolean {
  let cx = (ring[ring.length - 2] as number) * scale - x
  let cy = (ring[ring.length - 1] as number) * scale - y
  for (let i = 0; i < ring.length; i += 2) {
    const nx = (ring[i] as number) * scale - x
    const ny = (ring[i + 1] as number) * scale - y
    const [dx, dy] = [nx - cx, ny - cy]
    const own = dy * cx - dx * cy
    if (own < 0 && dx * py - dy * px + own < 0) return false
    cx = nx
    cy = ny
  }
  return true
}

/** A shape with so much around it is clear of the triangle that an edge spans with the eye. */
function isAside(
  { x, y, scale }: Eye,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  ring: Ring,
  limit: number,
): boolean {
  const turn = ax * by - ay * bx > 0 ? 1 : -1
  const [dx, dy] = [bx - ax, by - ay]
  const reach = limit * scale * SURELY * turn
  const leftOf = reach * Math.sqrt(ax * ax + ay * ay)
  const rightOf = reach * Math.sqrt(bx * bx + by * by)
  const behind = reach * Math.sqrt(dx * dx + dy * dy)
  let [left, right, far] = [true, true, true]
  for (let i = 0; i < ring.length; i += 2) {
    const cx = (ring[i] as number) * scale - x
    const cy = (ring[i + 1] as number) * scale - y
    if ((ax * cy - ay * cx + leftOf) * turn >= 0) left = false
    if ((cx * by - cy * bx + rightOf) * turn >= 0) right = false
    if ((dx * (cy - ay) - dy * (cx - ax) + behind) * turn >= 0) far = false
  }
  return left || right || far
}

/** More than rounding can hide. */
const SURELY = 1 + 1e-9

/** The first and the last point of an edge at which something is, as far as was looked. */
type Reach = { first: End | null; last: End | null }

const found: Reach = { first: null, last: null }

function add(end: End): void {
  if (!found.first || compareEnds(end, found.first) < 0) found.first = end
  if (!found.last || compareEnds(end, found.last) > 0) found.last = end
}

/**
 * Where the line along an edge meets the border of what is within so much of a shape: where it
 * crosses the circles around its corners, and the lines beside its edges.
 */
export function meetBorder(
  { x, y, scale }: Eye,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  ring: Ring,
  limit: number,
): Readonly<Reach> {
  const reach = limit * scale
  found.first = found.last = null
  let cx = (ring[ring.length - 2] as number) * scale - x
  let cy = (ring[ring.length - 1] as number) * scale - y
  for (let i = 0; i < ring.length; i += 2) {
    const nx = (ring[i] as number) * scale - x
    const ny = (ring[i + 1] as number) * scale - y
    meetCircle(ax - nx, ay - ny, bx - ax, by - ay, reach)
    besideEdge(ax - cx, ay - cy, bx - cx, by - cy, nx - cx, ny - cy, reach)
    cx = nx
    cy = ny
  }
  return found
}

/** Ahead of the edge's first end (ex, ey) from the middle of a circle, along (dx, dy). */
function meetCircle(ex: number, ey: number, dx: number, dy: number, reach: number): void {
  const length = dx * dx + dy * dy
  const across = dx * ey - dy * ex
  if (compareSquares(across, 1, reach, length) > 0) return
  const along = dx * ex + dy * ey
  const wide = reach * Math.sqrt(length)
  const square = Math.max(0, (wide - Math.abs(across)) * (wide + Math.abs(across)))
  const half = Math.sqrt(square)
  const off = HAIR * wide * wide
  const doubt = (Math.min(Math.sqrt(off), off / half) + HAIR * (Math.abs(along) + half)) / length
  for (const rootOver of [-1, 1])
    add({
      value: (rootOver * half - along) / length,
      doubt,
      times: 1,
      over: -along,
      under: length,
      rootOver,
      rootUnder: 0,
      factor: reach,
      square: length,
      less: across,
    })
}

/** On the outer side of one of the shape's edges, along (dx, dy), just so far from it. */
function besideEdge(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  dx: number,
  dy: number,
  reach: number,
): void {
  const [here, there] = [dx * ay - dy * ax, dx * by - dy * bx]
  const change = here - there
  if (change === 0) return
  const length = dx * dx + dy * dy
  const aside = reach * Math.sqrt(length)
  const value = (here + aside) / change
  const end: End = {
    value,
    doubt: (HAIR * (Math.abs(here) + aside)) / Math.abs(change),
    times: 1,
    over: here,
    under: change,
    rootOver: reach,
    rootUnder: 0,
    factor: 1,
    square: length,
    less: 0,
  }
  const [from, to] = [dx * ax + dy * ay, dx * bx + dy * by]
  if (signAt(end, from, to) >= 0 && signAt(end, from - length, to - length) <= 0) add(end)
}

/** Where an edge meets the two lines from the eye that touch a circle, beyond where they touch it. */
function meetTouching(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  reach: number,
): void {
  const square = cx * cx + cy * cy - reach * reach
  const root = Math.sqrt(square)
  const [leftA, leftB] = [cx * ay - cy * ax, cx * by - cy * bx]
  const [alongA, alongB] = [cx * ax + cy * ay, cx * bx + cy * by]
  for (const times of [-reach, reach]) {
    const [over, under] = [
      root * leftA + times * alongA,
      root * (leftA - leftB) + times * (alongA - alongB),
    ]
    const size = Math.abs(root * leftA) + Math.abs(times * alongA)
    const most = size + Math.abs(root * leftB) + Math.abs(times * alongB)
    const value = over / under
    const isSure = Math.abs(under) > 1e3 * HAIR * most
    const end: End = {
      value: isSure ? value : 0,
      doubt: isSure ? (HAIR * (size + Math.abs(value) * most)) / Math.abs(under) : Infinity,
      times,
      over: alongA,
      under: alongA - alongB,
      rootOver: leftA,
      rootUnder: leftA - leftB,
      factor: 1,
      square,
      less: 0,
    }
    if (!isSure && !hasUnder(end)) continue
    if (signAt(end, alongA - square, alongB - square) >= 0) add(end)
  }
}

/**
 * What of an edge is hidden from an eye by a shape and all that is within so much of it: none, all,
 * or from one end to another with both ends. What is hidden is convex; so where an end of the edge
 * is hidden, that is where it begins, and otherwise where the edge meets the border of it.
 */
export function hiddenByRounded(
  eye: Eye,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  ring: Ring,
  limit: number,
): 'none' | 'all' | Readonly<Reach> {
  const [isFirst, isLast] = [passesBy(eye, ax, ay, ring, limit), passesBy(eye, bx, by, ring, limit)]
  if (isFirst && isLast) return 'all'
  if (!isFirst && !isLast && isAside(eye, ax, ay, bx, by, ring, limit)) return 'none'
  meetBorder(eye, ax, ay, bx, by, ring, limit)
  const { x, y, scale } = eye
  for (let i = 0; i < ring.length; i += 2)
    meetTouching(
      ax,
      ay,
      bx,
      by,
      (ring[i] as number) * scale - x,
      (ring[i + 1] as number) * scale - y,
      limit * scale,
    )
  if (isFirst) found.first = null
  else if (isLast) found.last = null
  else if (!found.first) return 'none'
  return found
}
