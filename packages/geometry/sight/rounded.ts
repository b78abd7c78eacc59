// What of an edge is hidden by a shape and by all that is within so much of it, just so far
// included: from where to where, exactly. All as seen from an eye, on the eye's lattice.

import { compareSquares } from '../exact.ts'
import type { Ring } from '../ring.ts'
import type { Eye } from '../sight.ts'
import { compareEnds, HAIR, hasUnder, signAt, type End } from './end.ts'
import { passesBy } from './passing.ts'

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

/** An end off the edge changes nothing, nor does one between those that were found. */
function isIdle(value: number, doubt: number): boolean {
  if (value + doubt < 0 || value - doubt > 1) return true
  const { first, last } = found
  return (
    first !== null &&
    last !== null &&
    value - doubt > first.value + first.doubt &&
    value + doubt < last.value - last.doubt
  )
}

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
  for (let rootOver = -1; rootOver <= 1; rootOver += 2) {
    const value = (rootOver * half - along) / length
    if (isIdle(value, doubt)) continue
    add({
      value,
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
  const doubt = (HAIR * (Math.abs(here) + aside)) / Math.abs(change)
  if (isIdle(value, doubt)) return
  const end: End = {
    value,
    doubt,
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
  for (let times = -reach; times <= reach; times += 2 * reach) {
    const over = root * leftA + times * alongA
    const under = root * (leftA - leftB) + times * (alongA - alongB)
    const size = Math.abs(root * leftA) + Math.abs(times * alongA)
    const most = size + Math.abs(root * leftB) + Math.abs(times * alongB)
    // Where the edge runs nearly along the line, only exact numbers tell where they meet, if at all.
    const isSure = Math.abs(under) > 1e3 * HAIR * most
    const value = isSure ? over / under : 0
    const doubt = isSure ? (HAIR * (size + Math.abs(value) * most)) / Math.abs(under) : Infinity
    if (isIdle(value, doubt)) continue
    const end: End = {
      value,
      doubt,
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
