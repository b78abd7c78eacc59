import type { AskKind, Random, Refusal } from '@grognard/kernel'
import { ordersFor } from '../actions/candidates.ts'
import { refuseOrder } from '../actions/judge.ts'
import { refuseInside } from '../actions/occupy.ts'
import type { Order } from '../actions/order.ts'
import {
  brigadeOf,
  unitOf,
  unitsIn,
  type Brigade,
  type BrigadeId,
  type Unit,
  type UnitId,
  type Vf,
} from '../battle.ts'
import { clause } from '../clauses.ts'
import { isOrder } from './order-form.ts'
import { calledBy, refused } from './refused.ts'
import { refuseNotOwn } from './whose.ts'

type Args = { readonly brigade: BrigadeId }

/** The units of a brigade that may still make the move that Breakthrough gives. (fate.4) */
export const unitsToMove = (seen: Vf, brigade: BrigadeId): readonly Unit[] =>
  unitsIn(seen, brigade).filter((unit) => !unit.acted && unit.pose !== null)

/** The next move of a brigade that breaks through; 'done' if the others stay. (fate.4) */
export const breakThroughAsk: AskKind<Vf, Args, Order | 'done'> = {
  name: 'break-through',
  expects: `{unit, do: 'move', ...}, or 'done'`,
  is: (answer): answer is Order | 'done' => answer === 'done' || isOrder(answer),
  refuse: (seen, { brigade }, order) =>
    order === 'done' ? null : refuseBreakThrough(seen, brigade, order),
  candidates: (seen, { brigade }, n, random) => breakThroughs(seen, brigade, n, random),
  any: (seen, { brigade }, random) => anyBreakThrough(seen, brigade, random),
  complete: false,
}

/** Why a unit of a brigade that breaks through may not carry out an order. (fate.4) */
export function refuseBreakThrough(seen: Vf, brigade: BrigadeId, order: Order): Refusal | null {
  if (!unitsToMove(seen, brigade).some(({ id }) => id === order.unit))
    return refuseUnit(seen, brigadeOf(seen, brigade), order.unit)
  return order.do === 'move'
    ? refuseOrder(seen, order)
    : refused('vf2:fate.4', 'move-alone', { unit: calledBy(seen, order.unit) })
}

/** It is of another brigade, or has made its move, or is inside a feature. (fate.4, T.3.3) */
function refuseUnit(seen: Vf, { id, side, name }: Brigade, asked: UnitId): Refusal {
  const stranger = refuseNotOwn(seen, clause('vf2:fate.4'), side, asked)
  if (stranger) return stranger
  const unit = unitOf(seen, asked)
  if (unit.brigade !== id)
    return refused('vf2:fate.4', 'breaks-not-through', { unit: unit.name, brigade: name })
  return unit.acted
    ? refused('vf2:fate.4', 'broke-through', { unit: unit.name })
    : refuseInside(seen, unit)
}

/** Orders cost time to find, and whoever wants more can ask again. */
const MOST = 3
/** One time in so many a brigade stays. */
const RARELY = 4

/** Some moves of any unit of a brigade; now and then it stays. */
export function breakThroughs(
  seen: Vf,
  brigade: BrigadeId,
  n: number,
  random: Random,
): readonly (Order | 'done')[] {
  const unit = random.pick(unitsToMove(seen, brigade))
  const moves = ordersFor(seen, unit, Math.min(n, MOST), random).filter(
    (order) => order.do === 'move',
  )
  const rests = moves.length === 0 || random.below(RARELY) === 0
  return [...(rests ? (['done'] as const) : []), ...moves].slice(0, n)
}

export function anyBreakThrough(seen: Vf, brigade: BrigadeId, random: Random): Order | 'done' {
  const unit = random.pick(unitsToMove(seen, brigade))
  if (random.below(MOST * RARELY) === 0) return 'done'
  for (let i = 0; i < MOST; i++) {
    const [order] = ordersFor(seen, unit, 1, random)
    if (order?.do === 'move') return order
  }
  return 'done'
}
