// How far a unit gets at most, and how far a way is at least, before anything is measured.

import { layoutReach, placed, type Field, type Layout, type Pose } from '@grognard/geometry'

/** How far a unit gets, if all of its way is on the best road. */
export const farthest = ({ allowance = 0, regions = [] }: Field): number =>
  regions.reduce((best, { over, under }) => Math.max(best, (allowance * under) / over), allowance)

/** How far one of the figures at the ends of the front rank goes at least from pose to pose. */
export function wayOfFlanks(layout: Layout, ...poses: readonly Pose[]): number {
  const { left, right } = layoutReach(layout)
  const { width, depth } = layout[0] as Layout[number]
  return Math.max(
    wayOf(poses, left + width / 2, depth / 2),
    wayOf(poses, right - width / 2, depth / 2),
  )
}

function wayOf(poses: readonly Pose[], u: number, v: number): number {
  let far = 0
  for (let i = 1; i < poses.length; i++) {
    const [a, b] = [placed(poses[i - 1] as Pose, u, v), placed(poses[i] as Pose, u, v)]
    far += lengthOf(b.x - a.x, b.y - a.y) - ROUNDING
  }
  return far
}

const ROUNDING = 4

export const lengthOf = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy)
