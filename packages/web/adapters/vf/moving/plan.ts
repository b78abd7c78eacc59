import { INCH, nearestPose, posed, type Point, type Pose } from '@grognard/geometry'
import {
  asIf,
  fieldFor,
  imagine,
  measureWay,
  reach,
  reformPoses,
  standAfter,
  standOf,
  standingIn,
  unitOf,
  type Formation,
  type Imagined,
  type Order,
  type Reform,
  type Stand,
  type Unit,
  type UnitId,
  type Vf,
  type Way,
} from '@grognard/rules-vf/computing'
import { turnedBy, type Step } from './steps.ts'

export type Doing = 'move' | 'double' | 'assault' | 'retreat' | 'exit'

/** An order that is being made by hand: legs that stand, and one that follows the hand. */
export type Plan = {
  readonly unit: UnitId
  readonly doing: Doing
  /** The move before an assault by Surprise Attack. (fate.9) */
  readonly first: { readonly before?: Reform; readonly way: Way; readonly after?: Reform } | null
  /** How it reforms before it moves; how and where it comes out of a place. */
  readonly before: Reform | null
  readonly way: Way
  /** So many legs stand; those after them are replaced when the unit is dragged on. */
  readonly fixed: number
  readonly after: Reform | null
}

export const planFor = ({ id }: Pick<Unit, 'id'>, doing: Doing = 'move'): Plan => ({
  unit: id,
  doing,
  first: null,
  before: null,
  way: [],
  fixed: 0,
  after: null,
})

export const isEmpty = ({ before, way, after }: Plan): boolean =>
  before === null && way.length === 0 && after === null

/** How it stands when it begins to move, and when all is done. */
export const startOf = (unit: Unit, { first, before }: Plan): Stand =>
  first ? standAfter(unit, first) : (before ?? standOf(unit))
export function endOf(unit: Unit, plan: Plan): Stand {
  const { formation, pose } = startOf(unit, plan)
  return plan.after ?? { formation, pose: plan.way.at(-1) ?? pose }
}

/** Where the unit would be at the end of its plan. */
export function imaginedBy(unit: Unit, plan: Plan): Imagined {
  const { formation, pose } = endOf(unit, plan)
  return { unit: unit.id, formation, pose }
}

/** The battle as it would be with the unit there. */
export const thenOf = (seen: Vf, unit: Unit, plan: Plan): Vf =>
  imagine(seen, imaginedBy(unit, plan))

/** The battle in which the way begins: that before it, or that after the move by Surprise Attack. */
function begun(seen: Vf, unit: Unit, { first }: Plan): readonly [Vf, Unit] {
  if (!first) return [seen, unit]
  const then = asIf(seen, unit, standAfter(unit, first))
  return [then, unitOf(then, unit.id)]
}

const lastPose = (unit: Unit, plan: Plan): Pose => plan.way.at(-1) ?? startOf(unit, plan).pose

/** The leg that follows the hand leads there; a reform after the way is given up. */
function going(plan: Plan, to: Pose): Plan {
  return plan.doing === 'exit' && plan.before
    ? { ...plan, before: { ...plan.before, pose: to } }
    : { ...plan, way: [...plan.way.slice(0, plan.fixed), to], after: null }
}

/** The front goes there, looking as it did. */
export const draggedTo = (unit: Unit, plan: Plan, { x, y }: Point): Plan =>
  going(plan, { ...lastPose(unit, plan), x: Math.round(x), y: Math.round(y) })

/** By key or button: to its front and right, or turned about the middle of its front. */
export function nudged(unit: Unit, plan: Plan, { ahead, right, turn }: Step): Plan {
  const from = lastPose(unit, plan)
  const to = posed(from, right * INCH, -ahead * INCH)
  return going(plan, { ...to, facing: turnedBy(from.facing, turn) })
}

/** The same way for another purpose; nobody reforms who doubles. (6.6) */
export const as = (plan: Plan, doing: Doing): Plan =>
  doing === 'double'
    ? { ...plan, doing, first: null, before: null, after: null }
    : { ...plan, doing, first: null }

/** The leg that followed the hand stands; the next begins at its end. */
export const stopped = (plan: Plan): Plan => ({ ...plan, fixed: plan.way.length })

/** One leg back; then the reform before the way. */
export function legBack(plan: Plan): Plan {
  if (plan.after) return { ...plan, after: null }
  if (plan.way.length === 0) return plan.doing === 'exit' ? plan : { ...plan, before: null }
  const way = plan.way.slice(0, -1)
  return { ...plan, way, fixed: Math.min(plan.fixed, way.length) }
}

/** Another formation: before it moves, or where it has moved to. */
export function reformed(seen: Vf, unit: Unit, plan: Plan, formation: Formation): Plan {
  if (plan.doing === 'exit')
    return plan.before ? { ...plan, before: { ...plan.before, formation } } : plan
  const doing = plan.doing === 'retreat' ? 'retreat' : 'move'
  const from = plan.way.length === 0 ? standOf(unit) : endOf(unit, { ...plan, after: null })
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
  const first = moved && !isEmpty(moved) ? moveOf(moved) : null
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
  if (isEmpty(plan)) return null
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
      return { unit: order.unit, doing: order.do, first, before, way, fixed: way.length, after }
    }
    case 'stay':
    case 'rally':
    case 'occupy':
    case 'shift':
      return null
  }
}

/** Inches that the way costs, as far as it can be gone; and how many there are. */
export function spent(
  seen: Vf,
  unit: Unit,
  plan: Plan,
): { readonly used: number; readonly all: number | null } {
  const start = startOf(unit, plan)
  const [then, there] = begun(seen, unit, plan)
  const { allowance } = fieldFor(then, there, plan.doing, start.formation)
  const measured = measureWay(then, there, plan.doing, start, plan.way)
  // Of a way that is refused halfway nothing is known but how long it is.
  const used = measured.ok ? measured.cost : Math.max(measured.cost, lengthOf(start.pose, plan.way))
  return { used: used / INCH, all: allowance === undefined ? null : allowance / INCH }
}

const lengthOf = (from: Point, way: readonly Point[]): number =>
  way.reduce((far, { x, y }, i) => {
    const before = way[i - 1] ?? from
    return far + Math.hypot(x - before.x, y - before.y)
  }, 0)

/** The same with its last leg drawn to the nearest place that the judge lets it reach. */
export function drawnIn(seen: Vf, unit: Unit, plan: Plan): Plan | null {
  const wished = plan.way.at(-1)
  if (!wished) return null
  const start = startOf(unit, plan)
  const [then, there] = begun(seen, unit, plan)
  // A leg that stands already is drawn in all the same.
  const before = plan.way.slice(0, Math.min(plan.fixed, plan.way.length - 1))
  const field = fieldFor(then, there, plan.doing, start.formation)
  const { cost } = measureWay(then, there, plan.doing, start, before)
  const left = field.allowance === undefined ? {} : { allowance: field.allowance - cost }
  const from = { formation: start.formation, pose: before.at(-1) ?? start.pose }
  const near = nearestPose({ ...field, ...left }, standingIn(then, there, from), wished)
  return near && { ...plan, way: [...before, near.pose], after: null }
}
