// Distances between units. What is judged is judged exactly and without tolerance: by ring.ts, box
// by box, after the extents of both units have decided most pairs. What is shown is in gaps.ts.

import type { Box, Footprint } from './footprint.ts'
import type { Point } from './lattice.ts'
import { circleOf, isCircleCloser, isCircleWithin } from './round.ts'
import { isCloser, isPointWithin, isWithin, type Ring } from './ring.ts'

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
  areNear(a, b, limit) || somePair(a, b, limit, areWithin)

/** The extents of both are nowhere more than so far apart. */
function areNear(a: Footprint, b: Footprint, limit: number): boolean {
  const wide = Math.max(a.right - b.left, b.right - a.left)
  const deep = Math.max(a.bottom - b.top, b.bottom - a.top)
  return limit >= 0 && wide * wide + deep * deep <= limit * limit
}

const areWithin = (a: Box, b: Box, limit: number): boolean =>
  a.block.round || b.block.round
    ? ofRound(a, b, limit, isCircleWithin)
    : isWithin(a.ring, b.ring, limit)

/** Whether two units are so many thousandths apart or more. */
export const isAtLeast = (a: Footprint, b: Footprint, limit: number): boolean =>
  limit <= 0 || !somePair(a, b, limit, areBasesCloser)

/** Whether two bases are less than so many thousandths apart. */
export const areBasesCloser = (a: Box, b: Box, limit: number): boolean =>
  a.block.round || b.block.round
    ? ofRound(a, b, limit, isCircleCloser)
    : isCloser(a.ring, b.ring, limit)

/** Of two bases one of which is round. */
function ofRound(a: Box, b: Box, limit: number, test: typeof isCircleWithin): boolean {
  const [one, other] = [circleOf(a), circleOf(b)]
  if (one) return test(one, other ?? b.ring, limit)
  return other !== null && test(other, a.ring, limit)
}

/** Whether a unit is at most so many thousandths from some shapes. */
export const isWithinOfShapes = (
  { boxes }: Footprint,
  shapes: readonly Ring[],
  limit: number,
): boolean => boxes.some((box) => isNearSome(box, shapes, limit, isCircleWithin, isWithin))

/** Whether it is less than so many thousandths from some of them. */
export const isCloserToShapes = (
  { boxes }: Footprint,
  shapes: readonly Ring[],
  limit: number,
): boolean => boxes.some((box) => isNearSome(box, shapes, limit, isCircleCloser, isCloser))

function isNearSome(
  box: Box,
  shapes: readonly Ring[],
  limit: number,
  round: typeof isCircleWithin,
  sharp: typeof isWithin,
): boolean {
  const circle = circleOf(box)
  return shapes.some((shape) =>
    circle ? round(circle, shape, limit) : sharp(box.ring, shape, limit),
  )
}

function somePair(
  a: Footprint,
  b: Footprint,
  limit: number,
  test: (a: Box, b: Box, limit: number) => boolean,
): boolean {
  if (areFar(a, b, limit)) return false
  for (let i = 0; i < a.boxes.length; i++) {
    const box = a.boxes[i] as Box
    if (a.boxes.length > 1 && isFarFrom(box.ring, b, limit)) continue
    for (let j = 0; j < b.boxes.length; j++) if (test(box, b.boxes[j] as Box, limit)) return true
  }
  return false
}

/** Whether a unit is at most so many thousandths from a point. */
export const isWithinOfPoint = (unit: Footprint, { x, y }: Point, limit: number): boolean =>
  unit.boxes.some((box) => isPointNear(box, x, y, limit))

/** Whether a point is at most so far from a base. */
function isPointNear(box: Box, x: number, y: number, limit: number): boolean {
  const circle = circleOf(box)
  if (!circle) return limit >= 0 && isPointWithin(box.ring, x, y, limit)
  const reach = limit + circle.radius
  return reach >= 0 && squared(x - circle.x, y - circle.y) <= reach * reach
}

/**
 * Whether all of a unit is at most so many thousandths from another, from a point or from shapes.
 * All that is so near to one convex shape is convex itself, so that a box lies in it exactly if its
 * corners do, and a circle if its middle is nearer by the radius. Near several shapes that need not
 * be so; but there, too, corners and the far side of a circle are what a player lays the ruler to.
 */
export function whollyWithin(
  unit: Footprint,
  of: Footprint | Point | readonly Ring[],
  limit: number,
): boolean {
  if ('x' in of)
    return everyCorner(
      unit,
      limit,
      (x, y, most) => most >= 0 && squared(x - of.x, y - of.y) <= most * most,
    )
  if ('boxes' in of)
    return everyCorner(unit, limit, (x, y, most) =>
      of.boxes.some((box) => isPointNear(box, x, y, most)),
    )
  return everyCorner(unit, limit, (x, y, most) =>
    of.some((ring) => most >= 0 && isPointWithin(ring, x, y, most)),
  )
}

const squared = (x: number, y: number): number => x * x + y * y

/** All corners, or the middle of a circle, so much nearer. */
function everyCorner(
  unit: Footprint,
  limit: number,
  test: (x: number, y: number, most: number) => boolean,
): boolean {
  for (const box of unit.boxes) {
    const circle = circleOf(box)
    const corners = circle ? Float64Array.of(circle.x, circle.y) : box.ring
    const most = limit - (circle?.radius ?? 0)
    for (let i = 0; i < corners.length; i += 2)
      if (!test(corners[i] as number, corners[i + 1] as number, most)) return false
  }
  return true
}
