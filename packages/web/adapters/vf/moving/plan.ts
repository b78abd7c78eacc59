import { INCH, nearestPose, type Point } from '@grognard/geometry'
import {
  alongRoad,
  asIf,
  endOf as endOfWay,
  fieldFor,
  headTo,
  imagine,
  measureWay,
  reach,
  reformPoses,
  refuseWay,
  stanceAfter,
  stanceOf,
  standingIn,
  unitOf,
  type Formation,
  type Imagined,
  type Order,
  type Reform,
  type Stance,
  type Unit,
  type UnitId,
  type Vf,
  type Way,
} from '@grognard/rules-vf/functions'
import type { Step } from '../../inches/hand/steps.ts'
import { drawnInFile } from '../../inches/moving/drawn-in.ts'
import * as legs from '../../inches/moving/plan.ts'
import type { Spent } from '../../inches/moving/show.ts'

export { inFile, isEmpty, stopped } from '../../inches/moving/plan.ts'

export type Doing = 'move' | 'double' | 'assault' | 'retreat' | 'exit'

/** An order that is being made by hand. Whoever comes out of a place stands where he comes out. */
export type Plan = legs.LegPlan<Reform, Way[number]> & {
  readonly unit: UnitId
  readonly doing: Doing
  /** The move before an assault by Surprise Attack. (fate.9) */
  readonly first: { readonly before?: Reform; readonly way: Way; readonly after?: Reform } | null
}

export const planFor = ({ id }: Pick<Unit, 'id'>, doing: Doing = 'move'): Plan => ({
  ...legs.NO_LEGS,
  unit: id,
  doing,
  first: null,
})

/** How it stands when it begins to move, and when all is done. */
export const startOf = (seen: Vf, unit: Unit, { first, before }: Plan): Stance =>
  first ? stanceAfter(seen, unit, first) : (before ?? stanceOf(unit))
export const endOf = (seen: Vf, unit: Unit, plan: Plan): Stance =>
  plan.after ?? endOfWay(seen, unit, startOf(seen, unit, plan), plan.way)

/** Where the unit would be at the end of its plan. */
export function imaginedBy(seen: Vf, unit: Unit, plan: Plan): Imagined {
  const { formation, pose } = endOf(seen, unit, plan)
  return { unit: unit.id, formation, pose }
}

/** The battle as it would be with the unit there. */
export const thenOf = (seen: Vf, unit: Unit, plan: Plan): Vf =>
  imagine(seen, imaginedBy(seen, unit, plan))

/** The battle in which the way begins: that before it, or that after the move by Surprise Attack. */
function begun(seen: Vf, unit: Unit, { first }: Plan): readonly [Vf, Unit] {
  if (!first) return [seen, unit]
  const then = asIf(seen, unit, stanceAfter(seen, unit, first))
  return [then, unitOf(then, unit.id)]
}

/** How a unit goes: from pose to pose, by way of gaps, or in file behind its head. (6.3) */
const goingFrom = (start: Stance, seen: Vf, unit: Unit): legs.Going<Stance, Way[number]> => ({
  standAfter: (way) => endOfWay(seen, unit, start, way),
  legsTo: (_from, to, gap) => [gap.length > 0 ? { ...to, by: gap } : to],
  file: {
    straight: ({ pose }, to) => headTo(pose, to),
    alongRoad: (from, to) => alongRoad(seen, unit, from, to),
  },
})

const goingOf = (seen: Vf, unit: Unit, plan: Plan): legs.Going<Stance, Way[number]> =>
  goingFrom(startOf(seen, unit, plan), seen, unit)

/** Whoever comes out of a place is put before it, and goes no farther. */
const comingOut = ({ doing, before }: Plan): Reform | null => (doing === 'exit' ? before : null)

export function draggedTo(seen: Vf, unit: Unit, plan: Plan, at: Point): Plan {
  const out = comingOut(plan)
  if (out) return { ...plan, before: { ...out, pose: legs.poseAt(out.pose, at) } }
  return legs.draggedTo(plan, goingOf(seen, unit, plan), at)
}

export function nudged(seen: Vf, unit: Unit, plan: Plan, step: Step): Plan {
  const out = comingOut(plan)
  if (out) return { ...plan, before: { ...out, pose: legs.poseAfter(out.pose, step) } }
  return legs.nudged(plan, goingOf(seen, unit, plan), step)
}

export const throughHere = (seen: Vf, unit: Unit, plan: Plan): Plan =>
  legs.throughHere(plan, goingOf(seen, unit, plan))

export const legBack = (plan: Plan): Plan => (comingOut(plan) ? plan : legs.legBack(plan))

/** The same way for another purpose; nobody reforms who doubles. (6.6) */
export const as = (plan: Plan, doing: Doing): Plan =>
  doing === 'double'
    ? { ...plan, doing, first: null, before: null, after: null }
    : { ...plan, doing, first: null }

/** Another formation: before it moves, or where it has moved to. */
export function reformed(seen: Vf, unit: Unit, plan: Plan, formation: Formation): Plan {
  if (plan.doing === 'exit')
    return plan.before ? { ...plan, before: { ...plan.before, formation } } : plan
  const doing = plan.doing === 'retreat' ? 'retreat' : 'move'
  const from = plan.way.length === 0 ? stanceOf(unit) : endOf(seen, unit, { ...plan, after: null })
  const [pose] = reformPoses(seen, unit, formation, from.pose.facing, from)
  if (!pose) return plan
  const reform = { formation, pose }
  return plan.way.length === 0
    ? { ...plan, doing, before: reform }
    : { ...plan, doing, after: reform }
}

/** Straight into contact with an enemy by the way that the rules show; `moved`: a move before it. */
export function against(
  seen: Vf,
  unit: Unit,
  enemy: UnitId,
  moved: Plan | null = null,
): Plan | null {
  const first = moved && !legs.isEmpty(moved) ? moveOf(moved) : null
  const plan = { ...planFor(unit, 'assault'), first }
  const [then, there] = begun(seen, unit, plan)
  const way = reach(then, there, enemy)
  return way && { ...plan, way, fixed: way.length }
}

const moveOf = ({ before, way, after }: Plan): NonNullable<Plan['first']> => ({
  way,
  ...(before && { before }),
  ...(after && { after }),
})

/** As an order; null where nothing has been planned. */
export function orderOf(plan: Plan): Order | null {
  const { unit, doing, first, before, way } = plan
  if (legs.isEmpty(plan)) return null
  switch (doing) {
    case 'exit':
      return before && { unit, do: 'exit', ...before }
    case 'double':
      return { unit, do: doing, way }
    case 'assault':
      return { unit, do: doing, way, ...(first && { first }) }
    case 'move':
    case 'retreat':
      return { unit, do: doing, ...moveOf(plan) }
  }
}

/** What can be changed by hand of an order; null where that is nothing. */
export function planOf(order: Order): Plan | null {
  switch (order.do) {
    case 'exit':
      return {
        ...planFor({ id: order.unit }, 'exit'),
        before: { formation: order.formation, pose: order.pose },
      }
    case 'move':
    case 'retreat':
    case 'double':
    case 'assault': {
      const { before = null, after = null, first = null } = { ...order } as Partial<Plan>
      const { way } = order
      return {
        ...planFor({ id: order.unit }, order.do),
        first,
        before,
        way,
        fixed: way.length,
        after,
      }
    }
    case 'stay':
    case 'rally':
    case 'occupy':
    case 'shift':
      return null
  }
}

/** What the way costs, as far as it can be gone; and how far it may go. */
export function spent(seen: Vf, unit: Unit, plan: Plan): Spent {
  const start = startOf(seen, unit, plan)
  const [then, there] = begun(seen, unit, plan)
  const { allowance } = fieldFor(then, there, plan.doing, start.formation)
  const measured = measureWay(then, there, plan.doing, start, plan.way)
  // Of a way that is refused halfway nothing is known but how long it is.
  const length = legs.lengthAlong([start.pose, ...plan.way.flatMap(placesOf)])
  const used = measured.ok ? measured.cost : Math.max(measured.cost, length)
  return { used: used / INCH, all: allowance === undefined ? null : allowance / INCH }
}

/** Where a leg comes by, and where it ends. */
export const placesOf = (leg: Way[number]): readonly Point[] => [...(leg.by ?? []), leg]

/** The same with its last leg drawn to the nearest place that the judge lets it reach. */
export function drawnIn(seen: Vf, unit: Unit, plan: Plan): Plan | null {
  const wished = plan.way.at(-1)
  if (!wished) return null
  const start = startOf(seen, unit, plan)
  const [then, there] = begun(seen, unit, plan)
  // A leg that stands already is drawn in all the same.
  const before = plan.way.slice(0, Math.min(plan.fixed, plan.way.length - 1))
  if (wished.file)
    return drawnInFile(
      plan,
      goingFrom(start, then, there),
      (way) => refuseWay(then, there, purposeOf(plan), start, way) === null,
    )
  if (wished.by) return null
  const field = fieldFor(then, there, plan.doing, start.formation)
  const { cost } = measureWay(then, there, plan.doing, start, before)
  const left = field.allowance === undefined ? {} : { allowance: field.allowance - cost }
  const from = endOfWay(then, there, start, before)
  const near = nearestPose({ ...field, ...left }, standingIn(then, there, from), wished)
  return near && { ...plan, way: [...before, near.pose], after: null }
}

const purposeOf = ({ doing }: Plan): 'move' | 'double' | 'retreat' =>
  doing === 'double' || doing === 'retreat' ? doing : 'move'
