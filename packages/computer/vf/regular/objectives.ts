// Where this side sets up objectives: near its own edge, and far from the enemy's. (A3.2)

import { INCH, type Point } from '@grognard/geometry'
import { LOOKS, settingOf, type Side, type Vf } from '@grognard/rules-vf/functions'
import type { Refusal } from '@grognard/kernel'
import { headingOf } from '../features/oblong.ts'

/** The place nearest to its own edge that may be, and not too far out on a wing. */
export function objectiveFor(
  seen: Vf,
  side: Side,
  refuse: (at: Point) => Refusal | null,
): Point | null {
  const { edges } = settingOf(seen)
  const ahead = headingOf(edges ? LOOKS[edges[side]] : 0)
  const { width, height } = seen.terrain
  const middle = { x: width / 2, y: height / 2 }
  const spots: { readonly at: Point; readonly worth: number }[] = []
  for (let x = INCH; x < width; x += INCH)
    for (let y = INCH; y < height; y += INCH) {
      const forward = (x - middle.x) * ahead.x + (y - middle.y) * ahead.y
      const aside = Math.abs((x - middle.x) * ahead.y) + Math.abs((y - middle.y) * ahead.x)
      spots.push({ at: { x, y }, worth: -forward - 0.15 * aside })
    }
  spots.sort((a, b) => b.worth - a.worth)
  for (const { at } of spots) if (refuse(at) === null) return at
  return null
}
