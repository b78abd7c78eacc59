// The action phase: brigades by their tasks, units by their orders, leaders. (6.0)

import {
  activatesByItself,
  brigadeOf,
  copyOf,
  editionOf,
  leaderOf,
  profileOf,
  unitOf,
  unitsIn,
  unitsToAct,
  waitingBrigades,
  type BrigadeId,
  type Command,
  type LeaderId,
  type Order,
  type Ordered,
  type Side,
  type Unit,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import { judged } from '../features/distances.ts'
import type { Reason } from '../../player.ts'
import { budgetOf } from '../../budget.ts'
import { gapToNearest } from '../features/oblong.ts'
import { pictureOf, type Picture } from '../features/picture.ts'
import type { Goal } from '../plan/goals.ts'
import type { Plan } from '../plan/tasks.ts'
import type { Answerer } from './answerer.ts'
import { assaultsOf } from './assaults.ts'
import { cardsForOrder } from './cards.ts'
import { bestRide } from './leaders.ts'
import { EVALUATIONS, goalsIn, planOf } from './memory.ts'
import { bestMoveOf, bestOrder, LEAST_ASSAULT, nextToAct, type Choice } from './orders.ts'
import { because, thought, whyOrdered } from './reasons.ts'

export const command: Answerer = (_question, { seen, side, memory }) => {
  const plan = planOf(memory, seen, side)
  const brigade = nextBrigade(seen, side)
  if (brigade === null) return null
  return thought({ activate: brigade } satisfies Command, whyTasked(seen, plan, brigade))
}

/** The task of a brigade, and why it has it. */
function whyTasked(seen: Vf, { tasks, changed }: Plan, brigade: BrigadeId): Reason {
  const task = tasks.get(brigade)
  const objective = seen.objectives.find(({ id }) => id === task?.objective)?.name ?? ''
  const why = changed.find((change) => change.task.brigade === brigade)?.why ?? 'kept'
  const data = { brigade: brigadeOf(seen, brigade).name, objective, why }
  return because(`order-${task?.do ?? 'reserve'}`, data)
}

/** The brigade nearest to the enemy goes first, the one that needs no test before others. (6.1.1) */
function nextBrigade(seen: Vf, side: Side): BrigadeId | null {
  const { own, enemies } = pictureOf(seen, side)
  const nearness = (id: BrigadeId): number => {
    let least = 99
    for (const { unit, o } of own)
      if (unit.brigade === id) least = Math.min(least, gapToNearest(o, enemies))
    return least
  }
  const [first] = waitingBrigades(seen)
    .map(({ id }) => ({
      id,
      first:
        nearness(id) - (activatesByItself(seen, brigadeOf(seen, id)) ? judged(seen, AT_ONCE) : 0),
    }))
    .toSorted((a, b) => a.first - b.first || a.id - b.id)
  return first?.id ?? null
}

/** To act without a test is worth so many inches. */
const AT_ONCE = 3

export const order: Answerer = ({ ask, random }, { seen, side, memory }) => {
  const args = ask.args as {
    readonly brigade: BrigadeId
    readonly unit: UnitId | null
    readonly surprise: boolean
  }
  if (args.surprise) return null
  const picture = pictureOf(seen, side)
  const unit =
    args.unit === null ? nextToAct(picture, args.brigade, memory.strikes) : unitOf(seen, args.unit)
  if (!unit) return null
  const goals = goalsIn(memory, seen, side)
  const decide = (one: Unit): Decision => {
    const goal = goals.get(one.id) ?? null
    const choice = bestOrder(picture, one, goal, random, budgetOf(EVALUATIONS))
    return { unit: one, goal, choice }
  }
  const first = decide(unit)
  const decision =
    args.unit === null ? (assaultBefore(picture, args.brigade, first, decide) ?? first) : first
  const { unit: acts, goal, choice } = decision
  const cards = cardsForOrder(seen, acts, choice.order)
  const ordered: Ordered = { order: choice.order, ...(cards.length > 0 && { cards }) }
  return thought(ordered, whyOrdered(picture, acts, choice, goal))
}

type Decision = { readonly unit: Unit; readonly goal: Goal | null; readonly choice: Choice }

/** Somebody else of the brigade who would assault, and could no more after this order. (vf1:action.order) */
function assaultBefore(
  picture: Picture,
  brigade: BrigadeId,
  { unit, choice: { order: given } }: Decision,
  decide: (unit: Unit) => Decision,
): Decision | null {
  const { seen, byId } = picture
  if (given.do === 'assault') return null
  const { ordered, refuseAction } = editionOf(seen)
  const then = copyOf(seen)
  ordered(then, given)
  for (const other of unitsToAct(seen, brigade)) {
    const piece = byId.get(other.id)
    if (other.id === unit.id || !piece || piece.engaged || piece.condition.shaken) continue
    const assault: Order = { unit: other.id, do: 'assault', way: [] }
    if (!refuseAction(then, other, assault) || refuseAction(seen, other, assault)) continue
    if (assaultsOf(picture, piece, LEAST_ASSAULT).length === 0) continue
    const decision = decide(other)
    if (decision.choice.order.do === 'assault') return decision
  }
  return null
}

/** The moves that Breakthrough gives: of whoever gains by one. (fate.4) */
export const breakThrough: Answerer = ({ ask }, { seen, side, memory }) => {
  const { brigade } = ask.args as { readonly brigade: BrigadeId }
  const picture = pictureOf(seen, side)
  const goals = goalsIn(memory, seen, side)
  for (const unit of unitsIn(seen, brigade)) {
    // Guns that limber up in the gap are stormed there.
    if (unit.acted || !unit.pose || profileOf(unit).arm === 'artillery') continue
    const goal = goals.get(unit.id) ?? null
    const choice = bestMoveOf(picture, unit, goal, budgetOf(EVALUATIONS))
    if (choice) return thought(choice.order, whyOrdered(picture, unit, choice, goal))
  }
  return null
}

export const ride: Answerer = ({ ask }, { seen, side }) => {
  const { leader } = ask.args as { readonly leader: LeaderId }
  const { move, inHand } = bestRide(pictureOf(seen, side), leader)
  const { name } = leaderOf(seen, leader)
  return move
    ? thought(move, because('rides', { leader: name, units: inHand }))
    : thought(null, because('leader-stays', { leader: name }))
}
