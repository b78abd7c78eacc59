// An order that is being made by hand. (12.0)

import { bearingOf, layoutReach, lengthOf, type Point, type Pose } from '@grognard/geometry'
import {
  basesOf,
  changed,
  isColumnOnTheMarch,
  layoutOf,
  priceOf,
  refuseFormation,
  UNLIMBERED,
  wayOf,
  FORMATIONS,
  type Change,
  type Formation,
  type Move,
  type Order,
  type Pace,
  type Rf2,
  type Stance,
  type Step,
  type Steps,
  type Unit,
  type UnitId,
} from '@grognard/rules-rf2/functions'
import { ABOUT, type Step as Nudge } from '../../inches/hand/steps.ts'
import { drawnInFile } from '../../inches/moving/drawn-in.ts'
import * as legs from '../../inches/moving/plan.ts'
import {
  inclined,
  manoeuvreOf,
  nudged as nudgedManoeuvre,
  shortened,
  signed,
  stepsOf,
  wheeled,
  wheelTo,
} from './manoeuvre.ts'

/** How it stands, and by which change. */
export type Stand = Stance & { readonly by?: Change }

export type Plan = legs.LegPlan<Stand, Step> & {
  readonly unit: UnitId
  readonly pace: Pace
  /** The hand leads it aside without a wheel. (12.13) */
  readonly inclines: boolean
  /** It recovers its order, and does nothing else. (8.14) */
  readonly recovers: boolean
}

type Start = Unit & { readonly pose: Pose }

export const planFor = (seen: Rf2, unit: Unit): Plan => ({
  ...legs.NO_LEGS,
  unit: unit.id,
  pace: seen.brigades[unit.brigade]?.pace ?? 'normal',
  inclines: false,
  recovers: false,
  files: isColumnOnTheMarch(unit.formation),
})

export const isEmpty = (plan: Plan): boolean => legs.isEmpty(plan) && !plan.recovers

/** How it stands when it begins to move. */
const startOf = ({ formation, pose }: Start, { before }: Plan): Stand =>
  before ?? { formation, pose }

const isOnTable = (unit: Unit): unit is Start => unit.pose !== null

/** Skirmishers, and guns side by side on their limbers, go any way. (12.20, 12.26) */
const goesAnyWay = ({ kind }: Formation): boolean => kind === 'skirmish' || kind === 'limbered'

function goingOf(seen: Rf2, unit: Start, plan: Plan): legs.Going<Stand, Step> {
  const start = startOf(unit, plan)
  const straight = ({ formation, pose }: Stand, { x, y }: Point): Step => {
    const to = { x: Math.round(x), y: Math.round(y) }
    const isAhead = signed(bearingOf(to.x - pose.x, to.y - pose.y) - pose.facing) === 0
    if (formation.kind === 'limbered') return { do: 'drive', to }
    return isAhead ? { do: 'ahead', distance: Math.floor(lengthOf(pose, to)) } : { do: 'file', to }
  }
  return {
    standAfter: (way) => wayOf(seen, unit, start, way).end,
    legsTo: (from, to) => {
      const { formation, pose } = from
      if (lengthOf(pose, to) === 0) return []
      if (formation.kind === 'skirmish') return [{ do: 'shift', to: { x: to.x, y: to.y } }]
      if (formation.kind === 'limbered') return [{ do: 'drive', to: { x: to.x, y: to.y } }]
      return stepsOf(
        plan.inclines ? inclined(pose, to) : wheeled(pose, frontOf(seen, unit, from), to),
      )
    },
    file: isColumnOnTheMarch(start.formation) ? { straight, alongRoad: () => null } : null,
  }
}

const frontOf = (seen: Rf2, unit: Unit, { formation }: Stance) =>
  layoutReach(layoutOf(unit, formation, basesOf(seen.options)))

export const endOf = (seen: Rf2, unit: Unit, plan: Plan): Stance =>
  plan.after ??
  (isOnTable(unit) ? goingOf(seen, unit, plan).standAfter(plan.way) : (unit as Stance))

const stepsIn = ({ before, way, after }: Plan): Steps => [
  ...(before?.by ? [before.by] : []),
  ...way,
  ...(after?.by ? [after.by] : []),
]

/** As an order; null where nothing has been planned. */
export function orderOf({ formation }: Unit, plan: Plan): Order | null {
  const { unit, pace, recovers, before } = plan
  if (recovers) return { unit, does: 'recover' }
  if (isEmpty(plan)) return null
  const steps = stepsIn(plan)
  // 12.22
  if (formation.kind === 'unlimbered' && !before) return { unit, does: 'manhandle', steps }
  return { unit, does: 'move', pace, steps }
}

/** An order as a plan: its changes, and its way between them. */
export function planOf(seen: Rf2, unit: Unit, order: Order): Plan {
  const plan = { ...planFor(seen, unit), recovers: order.does === 'recover' }
  if (order.does === 'recover') return plan
  const isChange = (step: Step): step is Change =>
    step.do === 'form' || step.do === 'form in place' || step.do === 'about'
  const { steps } = order
  const way = steps.filter((step) => !isChange(step))
  const [first] = steps
  const last = steps.at(-1)
  const begun = first && isChange(first) ? withChange(seen, unit, plan, first) : plan
  const gone = { ...begun, way, pace: order.does === 'move' ? order.pace : plan.pace }
  return last && last !== first && isChange(last) ? withChange(seen, unit, gone, last) : gone
}

/** What its way uses of how far it may go; null where it is barred, or where nobody counts. */
export function priceIn(
  seen: Rf2,
  unit: Unit,
  plan: Plan,
): Pick<Move, 'allowance' | 'used'> | null {
  const order = orderOf(unit, plan)
  return order?.does === 'move' ? priceOf(seen, order) : null
}

/** The battle with the unit where its plan leads. */
export function thenOf(seen: Rf2, unit: Unit, plan: Plan): Rf2 {
  const { formation, pose } = endOf(seen, unit, plan)
  return { ...seen, units: seen.units.with(unit.id, { ...unit, formation, pose }) }
}

const going = (plan: Plan): Plan => ({ ...plan, recovers: false })

export const draggedTo = (seen: Rf2, unit: Unit, plan: Plan, at: Point): Plan =>
  isOnTable(unit) ? legs.draggedTo(going(plan), goingOf(seen, unit, plan), at) : plan

/** Legs of whoever goes any way or follows its head stand; a formed body has one manoeuvre. */
export function stopped(unit: Unit, plan: Plan): Plan {
  const { formation } = plan.before ?? unit
  return plan.files || goesAnyWay(formation) ? legs.stopped(plan) : plan
}

export function legBack(plan: Plan): Plan {
  if (plan.recovers) return going(plan)
  return legs.legBack(plan)
}

/** By key or button. */
export function nudged(seen: Rf2, unit: Unit, plan: Plan, step: Nudge): Plan {
  if (!isOnTable(unit)) return plan
  const { formation } = startOf(unit, plan)
  if (step === ABOUT) return withChange(seen, unit, plan, { do: 'about' })
  // 12.21: deployed guns look another way where they stand.
  if (formation.kind === 'unlimbered' && step.turn !== 0) return aimed(seen, unit, plan, step.turn)
  if (plan.files || goesAnyWay(formation))
    return legs.nudged(going(plan), goingOf(seen, unit, plan), step)
  return { ...going(plan), way: stepsOf(nudgedManoeuvre(manoeuvreOf(plan.way), step)), after: null }
}

function aimed(seen: Rf2, unit: Start, plan: Plan, turn: number): Plan {
  const now = plan.before?.by
  const by = signed((now?.do === 'form' ? (now.by ?? 0) : 0) + turn)
  return withChange(
    seen,
    unit,
    { ...plan, before: null, way: [] },
    { do: 'form', to: UNLIMBERED, by },
  )
}

/** A wheel at the end of the way, so that the corner under the hand is there. (12.12) */
export function turnedTo(
  seen: Rf2,
  unit: Unit,
  plan: Plan,
  corner: 'left' | 'right',
  at: Point,
): Plan {
  if (!isOnTable(unit)) return plan
  const start = startOf(unit, plan)
  const all = manoeuvreOf(plan.way)
  const begun = { ...going(plan), after: null }
  if (all.far <= 0 || all.aside !== null) {
    const by = wheelTo(start.pose, frontOf(seen, unit, start), corner, at)
    return { ...begun, way: stepsOf({ ...all, first: by, far: 0, aside: null }) }
  }
  const before = goingOf(seen, unit, plan).standAfter(stepsOf({ ...all, last: 0 }))
  const last = wheelTo(before.pose, frontOf(seen, unit, before), corner, at)
  return { ...begun, way: stepsOf({ ...all, last }) }
}

/** Another formation, or about face: before its way, or where it has come to. (12.7, 12.8) */
function withChange(seen: Rf2, unit: Unit, plan: Plan, change: Change): Plan {
  if (!isOnTable(unit)) return plan
  const isFirst = plan.way.length === 0
  const from = isFirst
    ? { formation: unit.formation, pose: unit.pose }
    : goingOf(seen, unit, plan).standAfter(plan.way)
  const to = changed(seen, unit, from, change)
  if ('code' in to) return plan
  const stand: Stand = { ...to, by: change }
  if (!isFirst) return { ...going(plan), after: stand }
  return { ...going(plan), before: stand, files: isColumnOnTheMarch(to.formation) }
}

/** The formations that it may take, as it would be asked for them. */
export const formationsFor = (unit: Unit): readonly Formation[] =>
  FORMATIONS.filter((formation) => refuseFormation(unit, formation) === null)

/** In a formation it is in already nothing is changed. */
export function reformed(seen: Rf2, unit: Unit, plan: Plan, formation: Formation): Plan {
  if (formation.kind === unit.formation.kind && plan.way.length === 0)
    return { ...planFor(seen, unit), pace: plan.pace, inclines: plan.inclines }
  return withChange(seen, unit, plan, { do: 'form', to: formation })
}

/** The next formation of those that it may take. */
export function nextFormation(seen: Rf2, unit: Unit, plan: Plan): Plan {
  const all = formationsFor(unit)
  const { kind } = endOf(seen, unit, plan).formation
  const now = all.findIndex((one) => one.kind === kind)
  const next = all[(now + 1) % all.length]
  return next ? reformed(seen, unit, plan, next) : plan
}

/** How often a way is halved on the search for the part that can be gone: to a hundredth of an inch. */
const HALVINGS = 12

/** As much of its way as the judge lets pass. */
export function drawnIn(
  seen: Rf2,
  unit: Unit,
  plan: Plan,
  isLawful: (plan: Plan) => boolean,
): Plan | null {
  if (!isOnTable(unit) || plan.way.length === 0) return null
  const begun = { ...plan, after: null }
  if (plan.files)
    return drawnInFile(begun, goingOf(seen, unit, plan), (way) => isLawful({ ...begun, way }))
  const part = partsOf(seen, unit, begun)
  let [good, bad] = [0, 1]
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (good + bad) / 2
    if (isLawful(part(middle))) good = middle
    else bad = middle
  }
  return good > 0 ? part(good) : null
}

/** So much of the last leg of who goes any way; of a manoeuvre so much of all of it. */
function partsOf(seen: Rf2, unit: Start, plan: Plan): (share: number) => Plan {
  const last = plan.way.at(-1)
  if (last?.do === 'shift' || last?.do === 'drive') {
    const before = plan.way.slice(0, -1)
    const { pose } = goingOf(seen, unit, plan).standAfter(before)
    return (share) => ({
      ...plan,
      way: [
        ...before,
        {
          do: last.do,
          to: {
            x: Math.trunc(pose.x + (last.to.x - pose.x) * share),
            y: Math.trunc(pose.y + (last.to.y - pose.y) * share),
          },
        },
      ],
    })
  }
  const all = manoeuvreOf(plan.way)
  return (share) => ({ ...plan, way: stepsOf(shortened(all, share)) })
}
