import { nearestPose, type Point } from '@grognard/geometry'
import {
  alongRoad,
  asIf,
  editionOf,
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
  type FeatureId,
  type Formation,
  type Imagined,
  type Order,
  type Purpose,
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
import { inTwo, movedOn, spentOn, type Moving } from './two-moves.ts'

export { inFile, isEmpty, stopped } from '../../inches/moving/plan.ts'
export { placesOf } from './places.ts'

export type Doing = 'move' | 'double' | 'assault' | 'retreat' | 'rally' | 'exit'

/** An order that is being made by hand. Whoever comes out of a place stands where he comes out. */
export type Plan = legs.LegPlan<Reform, Way[number]> & {
  readonly unit: UnitId
  readonly doing: Doing
  /** The move before an assault by Surprise Attack. (fate.9) */
  readonly first: { readonly before?: Reform; readonly way: Way; readonly after?: Reform } | null
  /** What it goes into from there, as light infantry does. (T.3.2) */
  readonly occupy: FeatureId | null
  /** A second move may follow the first. (vf1:action.manoeuvre) */
  readonly twice: boolean
  /** So many legs are the first of two moves; null where there is only one. */
  readonly parting: number | null
}

export const planFor = ({ id }: Pick<Unit, 'id'>, doing: Doing = 'move'): Plan => ({
  ...legs.NO_LEGS,
  unit: id,
  doing,
  first: null,
  occupy: null,
  twice: false,
  parting: null,
})

/** Whether units make two moves as one action. (vf1:action.manoeuvre) */
export const movesTwice = (seen: Vf): boolean => editionOf(seen).actions.includes('manoeuvre')

/** How it stands when it begins to move, and when all is done. */
export const startOf = (seen: Vf, unit: Unit, { first, before }: Plan): Stance =>
  first ? stanceAfter(seen, unit, first) : (before ?? stanceOf(unit))
export const endOf = (seen: Vf, unit: Unit, plan: Plan): Stance =>
  plan.after ?? standAfter(seen, unit, plan, startOf(seen, unit, plan), plan.way)

/** After some legs of a plan: between two moves a column that may not stand bent is straight again. */
function standAfter(seen: Vf, unit: Unit, { parting }: Plan, start: Stance, way: Way): Stance {
  if (parting === null || parting >= way.length) return endOfWay(seen, unit, start, way)
  const halted = endOfWay(seen, unit, start, way.slice(0, parting))
  return endOfWay(seen, unit, halted, way.slice(parting))
}

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

/** The move of a plan, or both of them. */
export function movesOf(seen: Vf, unit: Unit, plan: Plan): readonly [Moving, ...Moving[]] {
  const { way, parting } = plan
  const [then, there] = begun(seen, unit, plan)
  const begins = { seen: then, unit: there, start: startOf(seen, unit, plan) }
  if (parting === null || parting >= way.length) return [{ ...begins, way }]
  const first = { ...begins, way: way.slice(0, parting) }
  return [first, movedOn(first, way.slice(parting))]
}

/** Where one move will not do, two: where the first ends is found anew until it stands. */
export function parted(seen: Vf, unit: Unit, plan: Plan): Plan {
  const { doing, twice, parting, fixed, before, way, after } = plan
  if (parting !== null && parting <= fixed) return plan
  const whole = parting === null ? plan : { ...plan, parting: null }
  if (!twice || doing !== 'move' || before || after || way.length === 0) return whole
  const [moving] = movesOf(seen, unit, whole)
  return { ...whole, ...inTwo(moving) }
}

/** The first move ends here, and the second begins. (vf1:action.manoeuvre) */
export const secondMove = (plan: Plan): Plan =>
  canMoveAgain(plan) ? { ...legs.stopped(plan), parting: plan.way.length } : plan

export const canMoveAgain = ({ doing, twice, parting, before, way, after }: Plan): boolean =>
  twice && doing === 'move' && parting === null && !before && !after && way.length > 0

/** How a unit goes: from pose to pose, by way of gaps, or in file behind its head. (6.3) */
const goingFrom = (
  start: Stance,
  seen: Vf,
  unit: Unit,
  plan: Plan,
): legs.Going<Stance, Way[number]> => ({
  standAfter: (way) => standAfter(seen, unit, plan, start, way),
  legsTo: (_from, to, gap) => [gap.length > 0 ? { ...to, by: gap } : to],
  file: {
    straight: ({ pose }, to) => headTo(pose, to),
    alongRoad: (from, to) => alongRoad(seen, unit, from, to),
  },
})

const goingOf = (seen: Vf, unit: Unit, plan: Plan): legs.Going<Stance, Way[number]> =>
  goingFrom(startOf(seen, unit, plan), seen, unit, plan)

/** Whoever comes out of a place is put before it, and goes no farther. */
const comingOut = ({ doing, before }: Plan): Reform | null => (doing === 'exit' ? before : null)

/** Whoever is led on goes into nothing until that is said anew. */
const outside = (plan: Plan): Plan => (plan.occupy === null ? plan : { ...plan, occupy: null })

export function draggedTo(seen: Vf, unit: Unit, plan: Plan, at: Point): Plan {
  const out = comingOut(plan)
  if (out) return { ...plan, before: { ...out, pose: legs.poseAt(out.pose, at) } }
  return parted(seen, unit, outside(legs.draggedTo(plan, goingOf(seen, unit, plan), at)))
}

export function nudged(seen: Vf, unit: Unit, plan: Plan, step: Step): Plan {
  const out = comingOut(plan)
  if (out) return { ...plan, before: { ...out, pose: legs.poseAfter(out.pose, step) } }
  return parted(seen, unit, outside(legs.nudged(plan, goingOf(seen, unit, plan), step)))
}

export const throughHere = (seen: Vf, unit: Unit, plan: Plan): Plan =>
  legs.throughHere(plan, goingOf(seen, unit, plan))

export function legBack(plan: Plan): Plan {
  if (comingOut(plan)) return plan
  const back = outside(legs.legBack(plan))
  const { parting, way } = back
  return parting !== null && parting >= way.length ? { ...back, parting: null } : back
}

/** The same way for another purpose; nobody reforms who doubles or rallies. (6.6, 6.7) */
export const as = (plan: Plan, doing: Doing): Plan =>
  doing === 'double' || doing === 'rally'
    ? { ...plan, doing, first: null, before: null, after: null, occupy: null, parting: null }
    : { ...outside(plan), doing, first: null, parting: doing === 'move' ? plan.parting : null }

/** Another formation: before its one move, or where it has moved to. */
export function reformed(seen: Vf, unit: Unit, plan: Plan, formation: Formation): Plan {
  if (plan.doing === 'exit')
    return plan.before ? { ...plan, before: { ...plan.before, formation } } : plan
  const doing = plan.doing === 'retreat' ? 'retreat' : 'move'
  const from = plan.way.length === 0 ? stanceOf(unit) : endOf(seen, unit, { ...plan, after: null })
  const [pose] = reformPoses(seen, unit, formation, from.pose.facing, from)
  if (!pose) return plan
  const reform = { formation, pose }
  return plan.way.length === 0
    ? { ...outside(plan), doing, before: reform }
    : { ...outside(plan), doing, after: reform, parting: null }
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
  const { unit, doing, first, before, way, occupy, parting } = plan
  if (doing === 'rally') return { unit, do: doing, ...(way.length > 0 && { way }) }
  if (legs.isEmpty(plan)) return null
  switch (doing) {
    case 'exit':
      return before && { unit, do: 'exit', ...before }
    case 'double':
      return { unit, do: doing, way }
    case 'assault':
      return { unit, do: doing, way, ...(first && { first }) }
    case 'move':
    case 'retreat': {
      const into = occupy !== null && { occupy }
      return parting === null || parting >= way.length
        ? { unit, do: doing, ...moveOf(plan), ...into }
        : { unit, do: 'manoeuvre', way: way.slice(0, parting), again: way.slice(parting), ...into }
    }
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
      const {
        before = null,
        after = null,
        first = null,
        occupy = null,
      } = {
        ...order,
      } as Partial<Plan>
      const { way } = order
      return {
        ...planFor({ id: order.unit }, order.do),
        first,
        before,
        way,
        fixed: way.length,
        after,
        occupy,
      }
    }
    case 'manoeuvre': {
      const { occupy = null } = order
      const way = [...order.way, ...order.again]
      const parting = order.way.length
      return {
        ...planFor({ id: order.unit }),
        way,
        fixed: way.length,
        occupy,
        parting,
        twice: true,
      }
    }
    case 'rally': {
      const { unit, way } = order
      return way ? { ...planFor({ id: unit }, 'rally'), way, fixed: way.length } : null
    }
    case 'stay':
    case 'occupy':
    case 'shift':
      return null
  }
}

/** What each move of a plan costs, as far as it can be gone; and how far it may go. */
export const spentEach = (seen: Vf, unit: Unit, plan: Plan): readonly Spent[] =>
  movesOf(seen, unit, plan).map((moving) => spentOn(moving, purposeOf(plan)))

/** The same of all of it. */
export function spent(seen: Vf, unit: Unit, plan: Plan): Spent {
  const each = spentEach(seen, unit, plan)
  return {
    used: each.reduce((sum, { used }) => sum + used, 0),
    all: each.reduce<number | null>(
      (sum, { all }) => (sum === null || all === null ? null : sum + all),
      0,
    ),
  }
}

/** The same with its last leg drawn to the nearest place that the judge lets it reach. */
export function drawnIn(seen: Vf, unit: Unit, plan: Plan): Plan | null {
  const moves = movesOf(seen, unit, plan)
  const [first] = moves
  // A second move does not help where the first may not be made.
  if (moves.length > 1 && refuseWay(first.seen, first.unit, 'move', first.start, first.way)) {
    const fixed = Math.min(plan.fixed, first.way.length)
    return drawnIn(seen, unit, { ...plan, way: first.way, fixed, parting: null })
  }
  const { seen: then, unit: there, start, way } = moves.at(-1) as Moving
  const done = plan.way.slice(0, plan.way.length - way.length)
  const wished = way.at(-1)
  if (!wished) return null
  const purpose = purposeOf(plan)
  const drawn = (last: Way): Plan => ({
    ...outside(plan),
    way: [...done, ...last],
    after: null,
  })
  if (wished.file) {
    const own = { ...plan, way, fixed: Math.max(0, plan.fixed - done.length), parting: null }
    const near = drawnInFile(
      own,
      goingFrom(start, then, there, own),
      (tried) => refuseWay(then, there, purpose, start, tried) === null,
    )
    return near && { ...drawn(near.way), fixed: done.length + near.fixed }
  }
  if (wished.by) return null
  // A leg that stands already is drawn in all the same.
  const before = way.slice(0, Math.max(0, Math.min(plan.fixed - done.length, way.length - 1)))
  const field = fieldFor(then, there, purpose, start.formation)
  const { cost } = measureWay(then, there, purpose, start, before)
  const left = field.allowance === undefined ? {} : { allowance: field.allowance - cost }
  const from = endOfWay(then, there, start, before)
  const near = nearestPose({ ...field, ...left }, standingIn(then, there, from), wished)
  return near && drawn([...before, near.pose])
}

/** What the ways of a plan are measured for: two moves, and that before a rally, are moves. */
export const purposeOf = ({ doing }: Plan): Purpose => (doing === 'rally' ? 'move' : doing)
