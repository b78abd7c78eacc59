import {
  INCH,
  lengthOf,
  nearestPose,
  posed,
  toward,
  turned,
  type Point,
  type Pose,
} from '@grognard/geometry'
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
  /** The leg in hand follows the head of the column. */
  readonly files: boolean
  /** Places by way of which its figures go one by one. */
  readonly gap: readonly Point[]
}

export const planFor = ({ id }: Pick<Unit, 'id'>, doing: Doing = 'move'): Plan => ({
  unit: id,
  doing,
  first: null,
  before: null,
  way: [],
  fixed: 0,
  after: null,
  files: false,
  gap: [],
})

export const isEmpty = ({ before, way, after }: Plan): boolean =>
  before === null && way.length === 0 && after === null

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

const poseOf = ({ x, y, facing }: Pose): Pose => ({ x, y, facing })

const lastPose = (seen: Vf, unit: Unit, plan: Plan): Pose =>
  poseOf(plan.way.at(-1) ?? startOf(seen, unit, plan).pose)

/** How it stands where the leg in hand begins. */
const handStart = (seen: Vf, unit: Unit, plan: Plan): Stance =>
  endOfWay(seen, unit, startOf(seen, unit, plan), plan.way.slice(0, plan.fixed))

/** The legs that follow the hand lead there; a reform after the way is given up. */
const leading = (plan: Plan, way: Way): Plan => ({
  ...plan,
  way: [...plan.way.slice(0, plan.fixed), ...way],
  after: null,
})

function going(plan: Plan, to: Pose): Plan {
  if (plan.doing === 'exit' && plan.before) return { ...plan, before: { ...plan.before, pose: to } }
  return leading(plan, [plan.gap.length > 0 ? { ...to, by: plan.gap } : to])
}

/** The front goes there, looking as it did; the head of a column, along a road if there is one. */
export function draggedTo(seen: Vf, unit: Unit, plan: Plan, at: Point): Plan {
  const to = { x: Math.round(at.x), y: Math.round(at.y) }
  if (!plan.files) return going(plan, { ...lastPose(seen, unit, plan), ...to })
  const stance = handStart(seen, unit, plan)
  return leading(plan, alongRoad(seen, unit, stance, to) ?? [headTo(stance.pose, to)])
}

/** By key or button: to its front and right, or turned about the middle of its front. */
export function nudged(seen: Vf, unit: Unit, plan: Plan, { ahead, right, turn }: Step): Plan {
  const from = lastPose(seen, unit, plan)
  if (plan.files) {
    const { pose } = handStart(seen, unit, plan)
    const far = lengthOf(pose, from) + ahead * INCH
    const facing = turnedBy(turned(from.facing, right * ASIDE), turn)
    return leading(plan, far > 0 ? [headTo(pose, toward(pose, facing, Math.round(far)))] : [])
  }
  const to = posed(from, right * INCH, -ahead * INCH)
  return going(plan, { ...to, facing: turnedBy(from.facing, turn) })
}

/** How far a head that is led by keys turns to a side for an inch. */
const ASIDE = 1024

/** The column follows its head from here, or moves as it stands. */
export const inFile = (plan: Plan, files: boolean): Plan => ({
  ...stopped(plan),
  files,
  gap: [],
})

/** The place that the leg in hand leads to is a gap: its figures go through it one by one. */
export function throughHere(plan: Plan): Plan {
  const to = plan.way.length > plan.fixed ? plan.way.at(-1) : undefined
  if (!to) return plan
  return {
    ...plan,
    way: plan.way.slice(0, plan.fixed),
    files: false,
    gap: [...plan.gap, { x: to.x, y: to.y }],
  }
}

/** The same way for another purpose; nobody reforms who doubles. (6.6) */
export const as = (plan: Plan, doing: Doing): Plan =>
  doing === 'double'
    ? { ...plan, doing, first: null, before: null, after: null }
    : { ...plan, doing, first: null }

/** The leg that followed the hand stands; the next begins at its end. */
export const stopped = (plan: Plan): Plan => ({ ...plan, fixed: plan.way.length, gap: [] })

/** One leg back; then the reform before the way. */
export function legBack(plan: Plan): Plan {
  if (plan.after) return { ...plan, after: null }
  if (plan.gap.length > 0 && plan.way.length === plan.fixed)
    return { ...plan, gap: plan.gap.slice(0, -1) }
  if (plan.way.length === 0) return plan.doing === 'exit' ? plan : { ...plan, before: null }
  const way = plan.way.slice(0, -1)
  return { ...plan, way, fixed: Math.min(plan.fixed, way.length) }
}

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
      const { files, gap } = planFor({ id: order.unit })
      return {
        unit: order.unit,
        doing: order.do,
        first,
        before,
        way,
        fixed: way.length,
        after,
        files,
        gap,
      }
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
  const start = startOf(seen, unit, plan)
  const [then, there] = begun(seen, unit, plan)
  const { allowance } = fieldFor(then, there, plan.doing, start.formation)
  const measured = measureWay(then, there, plan.doing, start, plan.way)
  // Of a way that is refused halfway nothing is known but how long it is.
  const used = measured.ok
    ? measured.cost
    : Math.max(measured.cost, lengthAlong(start.pose, plan.way))
  return { used: used / INCH, all: allowance === undefined ? null : allowance / INCH }
}

const lengthAlong = (from: Point, way: Way): number =>
  way.reduce((far, step, i) => {
    let here: Point = way[i - 1] ?? from
    for (const place of [...(step.by ?? []), step]) {
      far += lengthOf(here, place)
      here = place
    }
    return far
  }, 0)

/** The same with its last leg drawn to the nearest place that the judge lets it reach. */
export function drawnIn(seen: Vf, unit: Unit, plan: Plan): Plan | null {
  const wished = plan.way.at(-1)
  if (!wished) return null
  const start = startOf(seen, unit, plan)
  const [then, there] = begun(seen, unit, plan)
  // A leg that stands already is drawn in all the same.
  const before = plan.way.slice(0, Math.min(plan.fixed, plan.way.length - 1))
  if (wished.file) return drawnInFile(then, there, plan, start)
  if (wished.by) return null
  const field = fieldFor(then, there, plan.doing, start.formation)
  const { cost } = measureWay(then, there, plan.doing, start, before)
  const left = field.allowance === undefined ? {} : { allowance: field.allowance - cost }
  const from = endOfWay(then, there, start, before)
  const near = nearestPose({ ...field, ...left }, standingIn(then, there, from), wished)
  return near && { ...plan, way: [...before, near.pose], after: null }
}

/** In file: as much of its last stretch as can be gone, to a hundredth of an inch. */
function drawnInFile(seen: Vf, unit: Unit, plan: Plan, start: Stance): Plan | null {
  for (let legs = plan.way.length; legs > 0; legs--) {
    const before = plan.way.slice(0, legs - 1)
    const { pose } = endOfWay(seen, unit, start, before)
    const to = plan.way[legs - 1] as Point
    const far = lengthOf(pose, to)
    const part = (share: number): Way => [
      ...before,
      headTo(pose, {
        x: Math.trunc(pose.x + (to.x - pose.x) * share),
        y: Math.trunc(pose.y + (to.y - pose.y) * share),
      }),
    ]
    const passes = (share: number): boolean =>
      refuseWay(seen, unit, purposeOf(plan), start, part(share)) === null
    let [good, bad] = [0, 1]
    while ((bad - good) * far > HUNDREDTH) {
      const middle = (good + bad) / 2
      if (passes(middle)) good = middle
      // What is too short for a head to turn in is no reason to go less far.
      else if (good === 0 && middle * far < INCH) break
      else bad = middle
    }
    if (good > 0) return { ...plan, way: part(good), after: null }
    if (before.length > 0 && refuseWay(seen, unit, purposeOf(plan), start, before) === null)
      return { ...plan, way: before, fixed: Math.min(plan.fixed, before.length), after: null }
  }
  return null
}

const HUNDREDTH = 10

const purposeOf = ({ doing }: Plan): 'move' | 'double' | 'retreat' =>
  doing === 'double' || doing === 'retreat' ? doing : 'move'
