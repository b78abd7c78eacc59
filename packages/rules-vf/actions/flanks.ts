// How far a unit gets at most, and how far a way is at least, before anything is measured.

import { layoutReach, placed, type Field, type Layout, type Pose } from '@grognard/geometry'

/** How far a unit gets, if all of its way is on the best road. */
export const farthest = ({ allowance = 0, regions = [] }: Field): number =>
  regions.reduce((best, { over, under }) => Math.max(best, (allowance * under) / over), allowance)

/** How far the figures at the ends of the front rank go at least. */
export function wayOfFlanks(layout: Layout, from: Pose, to: Pose): number {
  const { left, right } = layoutReach(layout)
  const { width, depth } = layout[0] as Layout[number]
  return Math.max(
    wayOf(from, to, left + width / 2, depth / 2),
    wayOf(from, to, right - width / 2, depth / 2),
  )
}

function wayOf(from: Pose, to: Pose, u: number, v: number): number {
  const [a, b] = [placed(from, u, v), placed(to, u, v)]
  return lengthOf(b.x - a.x, b.y - a.y) - ROUNDING
}

const ROUNDING = 4

export const lengthOf = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy)
