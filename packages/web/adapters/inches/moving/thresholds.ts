// Places that matter to a body on its way: a hair out of an enemy's range or arc, or a hair within
// one's own range or command. What is dragged near one of them catches there.

import {
  arcOf,
  INCH,
  isPartlyIn,
  ringsOf,
  type Body,
  type Gap,
  type Vector,
} from '@grognard/geometry'
import type { Point, ShownLine } from '@grognard/table'
import type { Frame } from '../frame.ts'
import type { InchesWords } from '../words/index.ts'

/** So near to such a place the hand need not be exact; it gets away by going on. */
export const CATCHES = 300

/** A place that is so far from where the hand is; `At` is what is so special about it. */
export type Place<At> = {
  readonly at: At
  /** From the hand's place there, in thousandths; and on, where rounding falls short. */
  readonly by: Point
  readonly on: Point
}

/** What shows it: the way between both, or the side of an arc, of which no length is told. */
export type CaughtLine = {
  readonly from: Point
  readonly to: Point
  readonly inches: number | null
}

export type Caught<Plan, At> = {
  /** The same plan, with its end there. */
  readonly plan: Plan
  readonly at: At
  readonly line: CaughtLine | null
}

/** What a rulebook says of a plan that ends at such a place; `There` is the battle as it would be. */
type Catching<Plan, At, There> = {
  /** The plan with its end so far from where it is. */
  readonly moved: (by: Point) => Plan
  readonly there: (plan: Plan) => There
  /** The judge's word that it is there what it is said to be. */
  readonly holds: (there: There, at: At) => boolean
  readonly isLawful: (plan: Plan) => boolean
  /** A border that makes no difference is none. */
  readonly matters: (there: There, at: At) => boolean
  readonly line: (there: There, at: At) => CaughtLine | null
}

/** So many places are judged in one step of the hand. */
const MOST_JUDGED = 2
/** How often a place is corrected by a thousandth before it is given up. */
const MOST_STEPS = 4

/** Where a plan's end catches; null where nothing is near that the rules would allow. */
export function caughtAt<Plan, At, There>(
  places: readonly Place<At>[],
  catching: Catching<Plan, At, There>,
): Caught<Plan, At> | null {
  const nearest = places.toSorted((a, b) => sizeOf(a.by) - sizeOf(b.by))
  for (const place of nearest.slice(0, MOST_JUDGED)) {
    const found = settledAt(place, catching)
    if (found) return found
  }
  return null
}

const sizeOf = ({ x, y }: Point): number => Math.hypot(x, y)

/** On the lattice, where the rules themselves say that it is what it is said to be. */
function settledAt<Plan, At, There>(
  { at, by, on }: Place<At>,
  { moved, there, holds, isLawful, matters, line }: Catching<Plan, At, There>,
): Caught<Plan, At> | null {
  for (let step = 0; step < MOST_STEPS; step++) {
    const plan = moved({ x: by.x + on.x * step, y: by.y + on.y * step })
    const battle = there(plan)
    if (!holds(battle, at)) continue
    return isLawful(plan) && matters(battle, at) ? { plan, at, line: line(battle, at) } : null
  }
  return null
}

/** Nothing of either is so near that a place between them could catch. */
export const areFar = (a: Body, b: Body, inches: number): boolean => {
  const limit = inches * INCH + CATCHES
  return (
    a.left - b.right > limit ||
    b.left - a.right > limit ||
    a.top - b.bottom > limit ||
    b.top - a.bottom > limit
  )
}

export const reversed = ({ length, from, to }: Gap): Gap => ({ length, from: to, to: from })

/** Along the shortest way to another, so far that it is just within a distance, or just not. */
export function placesAt<At>(
  at: At,
  { length, from, to }: Gap,
  inches: number,
  side: 'within' | 'beyond',
): readonly Place<At>[] {
  if (length === 0) return []
  const limit = side === 'within' ? inches * INCH : inches * INCH + 1
  const far = length - limit
  if (Math.abs(far) > CATCHES) return []
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const sign = side === 'within' ? 1 : -1
  return [{ at, by: { x: ux * far, y: uy * far }, on: { x: ux * sign, y: uy * sign } }]
}

/** Just beyond a side of the arc of a front that a body is partly in, or nearly. */
export function placesAside<At>(at: At, other: Body, body: Body): readonly Place<At>[] {
  const fronts = 'boxes' in other ? other.boxes.filter(({ block }) => block.front) : []
  const [front] = fronts
  // Whoever looks to all sides has no side to slip out at.
  if (!front || fronts.length > 1) return []
  const arc = arcOf(front)
  const sides: readonly (readonly [Vector, Vector])[] = [
    [arc.left, arc.leftWay],
    [arc.right, [-arc.rightWay[0], -arc.rightWay[1]]],
  ]
  const isIn = ringsOf(body).some((ring) => isPartlyIn(ring, arc))
  return sides.flatMap(([[px, py], [dx, dy]]): readonly Place<At>[] => {
    const length = Math.hypot(dx, dy)
    let depth = -Infinity
    for (const ring of ringsOf(body))
      for (let i = 0; i < ring.length; i += 2) {
        const [x, y] = [(ring[i] as number) - px, (ring[i + 1] as number) - py]
        depth = Math.max(depth, (dx * y - dy * x) / length)
      }
    if (!isIn || depth < 0 || depth > CATCHES) return []
    // The inside of an arc is to the right of its sides: out is to the left.
    const [ux, uy] = [dy / length, -dx / length]
    return [{ at, by: { x: ux * (depth + 1), y: uy * (depth + 1) }, on: { x: ux, y: uy } }]
  })
}

/** The shortest way as it is shown; of an arc its side, without its length. */
export const lineAlong = ({ from, to, length }: Gap, isMeasured: boolean): CaughtLine => ({
  from: { x: from[0], y: from[1] },
  to: { x: to[0], y: to[1] },
  inches: isMeasured ? length / INCH : null,
})

/** The line on the table that shows where a ghost has caught. */
export function caughtLine(
  { line }: { readonly line: CaughtLine | null },
  frame: Frame,
  { measuring }: InchesWords,
): readonly ShownLine[] {
  if (!line) return []
  const label = line.inches === null ? null : measuring.inches(Math.ceil(line.inches * 100 - 1e-4))
  return [{ from: frame.point(line.from), to: frame.point(line.to), kind: 'gap', label }]
}
