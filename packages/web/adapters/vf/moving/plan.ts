import { FULL_TURN, INCH, nearestPose, posed, type Point, type Pose } from '@grognard/geometry'
import {
  fieldFor,
  measureWay,
  reach,
  reformPoses,
  standOf,
  standingIn,
  type Formation,
  type Order,
  type Reform,
  type Stand,
  type Unit,
  type UnitId,
  type Vf,
  type Way,
} from '@grognard/rules-vf/computing'

export type Doing = 'move' | 'double' | 'assault' | 'retreat'

/** An order that is being made by hand: legs that stand, and one that follows the hand. */
export type Plan = {
  readonly unit: UnitId
  readonly doing: Doing
  readonly before: Reform | null
  readonly way: Way
  /** So many legs stand; those after them are replaced when the unit is dragged on. */
  readonly fixed: number
  readonly after: Reform | null
}

export const planFor = ({ id }: Unit, doing: Doing = 'move'): Plan => ({
  unit: id,
  doing,
  before: null,
  way: [],
  fixed: 0,
  after: null,
})

export const isEmpty = ({ before, way, after }: Plan): boolean =>
  before === null && way.length === 0 && after === null

/** How it stands when it begins to move, and when all is done. */
export const startOf = (unit: Unit, { before }: Plan): Stand => before ?? standOf(unit)
export function endOf(unit: Unit, plan: Plan): Stand {
  const start = startOf(unit, plan)
  return plan.after ?? { formation: start.formation, pose: plan.way.at(-1) ?? start.pose }
}

/** Where the leg begins that follows the hand. */
const lastStop = (unit: Unit, plan: Plan): Pose =>
  plan.way[plan.fixed - 1] ?? startOf(unit, plan).pose

/** The front goes there, looking as it did; a reform after the way is given up. */
export function draggedTo(unit: Unit, plan: Plan, at: Point): Plan {
  const { facing } = plan.way.at(-1) ?? startOf(unit, plan).pose
  const pose = { x: Math.round(at.x), y: Math.round(at.y), facing }
  return { ...plan, way: [...plan.way.slice(0, plan.fixed), pose], after: null }
}

/** The leg that followed the hand stands; the next begins at its end. */
export const stopped = (plan: Plan): Plan => ({ ...plan, fixed: plan.way.length })

/** One leg back; then the reform before the way. */
export function legBack(plan: Plan): Plan {
  if (plan.after) return { ...plan, after: null }
  if (plan.way.length === 0) return { ...plan, before: null }
  const way = plan.way.slice(0, -1)
  return { ...plan, way, fixed: Math.min(plan.fixed, way.length) }
}

/** So many inches to its front and to its right. */
export function nudged(unit: Unit, plan: Plan, ahead: number, right: number): Plan {
  const from = plan.way.at(-1) ?? startOf(unit, plan).pose
  const to = posed(from, right * INCH, -ahead * INCH)
  return { ...plan, way: [...plan.way.slice(0, plan.fixed), to], after: null }
}

/** Turns where it is, about the middle of its front. */
export function turnedBy(unit: Unit, plan: Plan, by: number): Plan {
  const from = plan.way.at(-1) ?? startOf(unit, plan).pose
  const facing = (((from.facing + by) % FULL_TURN) + FULL_TURN) % FULL_TURN
  return { ...plan, way: [...plan.way.slice(0, plan.fixed), { ...from, facing }], after: null }
}

/** Looks at a place from where it stands. */
export function facing(unit: Unit, plan: Plan, at: Point): Plan {
  const { x, y, facing: now } = endOf(unit, plan).pose
  const turn = Math.atan2(at.x - x, y - at.y) / (2 * Math.PI)
  return turnedBy(unit, plan, Math.round(turn * FULL_TURN) - now)
}

/** Another formation: before it moves, or where it has moved to. */
export function reformed(seen: Vf, unit: Unit, plan: Plan, formation: Formation): Plan {
  const from = plan.way.length === 0 ? standOf(unit) : endOf(unit, { ...plan, after: null })
  const [pose] = reformPoses(seen, unit, formation, from.pose.facing, from)
  if (!pose) return plan
  const reform = { formation, pose }
  return plan.way.length === 0 ? { ...plan, before: reform } : { ...plan, after: reform }
}

/** Straight into contact with an enemy, by the way that the rules themselves would show. */
export function against(seen: Vf, unit: Unit, enemy: UnitId): Plan | null {
  const way = reach(seen, unit, enemy)
  return way && { ...planFor(unit, 'assault'), way, fixed: way.length }
}

/** As an order; null where nothing has been planned. */
export function orderOf({ unit, doing, before, way, after }: Plan): Order | null {
  if (before === null && way.length === 0 && after === null) return null
  if (doing === 'double' || doing === 'assault') return { unit, do: doing, way }
  return { unit, do: doing, way, ...(before && { before }), ...(after && { after }) }
}

/** Inches that the way costs, as far as it can be gone; and how many there are. */
export function spent(
  seen: Vf,
  unit: Unit,
  plan: Plan,
): { readonly used: number; readonly all: number | null } {
  const start = startOf(unit, plan)
  const { allowance } = fieldFor(seen, unit, plan.doing, start.formation)
  const measured = measureWay(seen, unit, plan.doing, start, plan.way)
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
  const { formation } = startOf(unit, plan)
  const from = lastStop(unit, plan)
  const field = fieldFor(seen, unit, plan.doing, formation)
  const before = plan.way.slice(0, plan.fixed)
  const { cost } = measureWay(seen, unit, plan.doing, startOf(unit, plan), before)
  const left = field.allowance === undefined ? {} : { allowance: field.allowance - cost }
  const near = nearestPose(
    { ...field, ...left },
    standingIn(seen, unit, { formation, pose: from }),
    wished,
  )
  return near && { ...plan, way: [...before, near.pose], after: null }
}
