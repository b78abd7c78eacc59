// What a player declares: a pose, and one leg after the other from there. Every distance is whole
// thousandths of an inch, every angle whole 65536ths of a turn, clockwise if above 0.

import { bendsAfter, inColumn, type Column } from '../column.ts'
import type { Layout } from '../footprint.ts'
import { placed, poseAt, posed, turned, type Point, type Pose } from '../lattice.ts'
import { FULL_TURN, QUARTER } from '../lattice.ts'
import { onceFor } from '../memory.ts'
import { reachOf, type Reach } from '../outline.ts'
import { cosine, sine, UNIT } from '../sine.ts'

export type Leg =
  | { readonly kind: 'ahead' | 'back'; readonly distance: number }
  /** To its right; to its left if below 0. */
  | { readonly kind: 'sideways'; readonly distance: number }
  /** Ahead at an angle, without turning. */
  | { readonly kind: 'incline'; readonly by: number; readonly distance: number }
  /** About a corner of its front, which stays where it is. */
  | { readonly kind: 'wheel'; readonly about: 'left' | 'right'; readonly by: number }
  /** About its middle. */
  | { readonly kind: 'turn'; readonly by: number }
  /** Every figure turns where it stands: the rear becomes the front. */
  | { readonly kind: 'about' }
  /** Into another layout, about the centre of the front rank. */
  | { readonly kind: 'reform'; readonly layout: Layout; readonly by: number }
  /**
   * Anywhere: each figure in a straight line from its old place to its new one. A column that was
   * bent is straight then: `layout` has its ranks one by one, as it had them.
   */
  | { readonly kind: 'free'; readonly to: Pose; readonly layout?: Layout }
  /** The head of a column straight to a place; each rank on the way of the one before it. */
  | { readonly kind: 'file'; readonly to: Pose; readonly column: Column }
  /** Anywhere, each figure by way of the same places, one after the other. */
  | { readonly kind: 'through'; readonly by: readonly Point[]; readonly to: Pose }

export type LegKind = Leg['kind']

/** How and where a unit stands. */
export type Standing = { readonly layout: Layout; readonly pose: Pose }

export type Path = Standing & { readonly legs: readonly Leg[] }

export const layoutReach = onceFor((layout: Layout): Reach => reachOf(layout))

/**
 * The lattice point at most so far away. Both parts of the way are cut off towards the start, and
 * not rounded: a leg of 8 inches must not measure a thousandth more than 8 inches.
 */
export function toward({ x, y }: Point, way: number, distance: number): Point {
  let dx = Math.trunc((distance * sine(way)) / UNIT)
  let dy = Math.trunc((-distance * cosine(way)) / UNIT)
  // Sines are rounded themselves: over many feet that may add up to a thousandth.
  while (dx * dx + dy * dy > distance * distance) {
    const [across, down] = [Math.abs(dx), Math.abs(dy)]
    if (across >= down) dx -= Math.sign(dx)
    if (down >= across) dy -= Math.sign(dy)
  }
  return { x: x + dx, y: y + dy }
}

const shifted = ({ layout, pose }: Standing, by: number, distance: number): Standing => ({
  layout,
  pose: poseAt(
    distance < 0
      ? toward(pose, pose.facing + by + FULL_TURN / 2, -distance)
      : toward(pose, pose.facing + by, distance),
    pose.facing,
  ),
})

/** About a point of its own frame. */
const swung = ({ layout, pose }: Standing, u: number, v: number, by: number): Standing => ({
  layout,
  pose: posed(poseAt(placed(pose, u, v), turned(pose.facing, by)), -u, -v),
})

/** Where a wheel or a turn has its axis, in the unit's own frame. */
export function axisOf({ layout }: Standing, leg: Leg): readonly [u: number, v: number] {
  const { left, right, front, rear } = layoutReach(layout)
  if (leg.kind === 'wheel') return [leg.about === 'left' ? left : right, 0]
  return [(left + right) / 2, (front + rear) / 2]
}

/** How a unit stands when a wheel or a turn has come so far. */
export function wheeled(standing: Standing, leg: Leg, by: number): Standing {
  const [u, v] = axisOf(standing, leg)
  return swung(standing, u, v, by)
}

/** A column after it has filed on. */
export const columnAfter = (
  { column, to }: Leg & { readonly kind: 'file' },
  from: Pose,
): Column => ({ ranks: column.ranks, bends: bendsAfter(column, from, to) })

/** How a unit stands after a leg. */
export function standingAfter(standing: Standing, leg: Leg): Standing {
  switch (leg.kind) {
    case 'ahead':
      return shifted(standing, 0, leg.distance)
    case 'back':
      return shifted(standing, FULL_TURN / 2, leg.distance)
    case 'sideways':
      return shifted(standing, QUARTER, leg.distance)
    case 'incline':
      return shifted(standing, leg.by, leg.distance)
    case 'wheel':
    case 'turn':
      return wheeled(standing, leg, leg.by)
    case 'about': {
      const { left, right, front, rear } = layoutReach(standing.layout)
      const pose = posed(standing.pose, left + right, front + rear, FULL_TURN / 2)
      return { layout: standing.layout, pose }
    }
    case 'reform': {
      const { x, y, facing } = standing.pose
      return { layout: leg.layout, pose: { x, y, facing: turned(facing, leg.by) } }
    }
    case 'free':
      return { layout: leg.layout ?? standing.layout, pose: leg.to }
    case 'file':
      return { layout: inColumn(columnAfter(leg, standing.pose)), pose: leg.to }
    case 'through':
      return { layout: standing.layout, pose: leg.to }
  }
}
