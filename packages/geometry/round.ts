// Round bases as the circles they are: a middle on the lattice, and a radius.

import type { Box } from './footprint.ts'
import { isPointCloser, isPointWithin, type Ring } from './ring.ts'

export type Circle = { readonly x: number; readonly y: number; readonly radius: number }

/** Of a base with corners there is none. */
export function circleOf({ block, ring }: Box): Circle | null {
  if (!block.round) return null
  // Corners that face each other across the middle.
  const at = (i: number): number => ((ring[i] as number) + (ring[i + 16] as number)) / 2
  return { x: at(0), y: at(1), radius: block.depth / 2 }
}

/** The inside of a circle has a point in common with that of a shape; exact. */
export const overlapsCircle = (circle: Circle, ring: Ring): boolean =>
  isCircleCloser(circle, ring, 0)

/** The gap between a circle and a shape, or another circle, is at most so much; exact. */
export const isCircleWithin = (circle: Circle, other: Ring | Circle, limit: number): boolean =>
  isNear(circle, other, limit, isPointWithin, (far, reach) => far <= reach)

/** It is less than so much; exact. */
export const isCircleCloser = (circle: Circle, other: Ring | Circle, limit: number): boolean =>
  isNear(circle, other, limit, isPointCloser, (far, reach) => far < reach)

function isNear(
  { x, y, radius }: Circle,
  other: Ring | Circle,
  limit: number,
  toRing: (ring: Ring, x: number, y: number, limit: number) => boolean,
  inReach: (far: number, reach: number) => boolean,
): boolean {
  if (!('radius' in other)) return toRing(other, x, y, limit + radius)
  const reach = limit + radius + other.radius
  const [dx, dy] = [x - other.x, y - other.y]
  return inReach(dx * dx + dy * dy, reach * reach)
}
