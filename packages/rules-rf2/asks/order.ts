import {
  hasOnly,
  isObject,
  type AskKind,
  type Json,
  type JsonObject,
  type Refusal,
} from '@grognard/kernel'
import { unitOf, type Rf2, type Side } from '../battle.ts'
import { judgeRide, type Ride } from '../leaders/ride.ts'
import { judgeMove } from '../movement/judge.ts'
import type { Order } from '../movement/order.ts'
import { manhandled, refuseRecovery } from '../movement/other-orders.ts'
import { anyOrder, someOrders } from '../proposals/orders.ts'
import { refused } from '../refusals/refused.ts'
import { isPoint, isStep } from './steps.ts'

export type Ordering = { readonly side: Side }

/** The order of one unit, the ride of one leader, or 'done' if all others stay where they are. (6.7) */
export const orderAsk: AskKind<Rf2, Ordering, Order | Ride | 'done'> = {
  name: 'order',
  expects: `{unit, does: 'move', pace, steps}, {unit, does: 'recover'}, {unit, does: 'manhandle', steps}, {leader, does: 'ride', by} or 'done'`,
  is: isOrder,
  refuse: (seen, { side }, order) => (order === 'done' ? null : refuseOrder(seen, side, order)),
  candidates: someOrders,
  any: anyOrder,
  complete: false,
}

function isOrder(answer: Json): answer is Order | Ride | 'done' {
  if (answer === 'done') return true
  if (isObject(answer) && answer['does'] === 'ride') return isRide(answer)
  if (!isObject(answer) || typeof answer['unit'] !== 'number') return false
  const { does, steps, pace } = answer
  if (does === 'recover') return hasOnly(answer, 'unit', 'does')
  if (!Array.isArray(steps) || steps.length > 40 || !steps.every(isStep)) return false
  if (does === 'manhandle') return hasOnly(answer, 'unit', 'does', 'steps')
  const isPace = pace === 'normal' || pace === 'march'
  return does === 'move' && isPace && hasOnly(answer, 'unit', 'does', 'steps', 'pace')
}

function isRide(answer: JsonObject): boolean {
  const { leader, by } = answer
  if (typeof leader !== 'number' || !Array.isArray(by)) return false
  return (
    by.length > 0 && by.length <= 40 && by.every(isPoint) && hasOnly(answer, 'leader', 'does', 'by')
  )
}

/** Why an order cannot be given; null if it can. */
function refuseOrder(seen: Rf2, side: Side, order: Order | Ride): Refusal | null {
  if (order.does === 'ride') {
    const ridden = judgeRide(seen, side, order)
    return 'code' in ridden ? ridden : null
  }
  const unit = seen.units[order.unit]
  if (unit?.side !== side)
    return refused('rf2:6.7', 'not-your-unit', { unit: unit?.name ?? order.unit })
  if (order.does === 'recover') return refuseRecovery(seen, unitOf(seen, order.unit))
  const found =
    order.does === 'manhandle' ? manhandled(seen, unit, order.steps) : judgeMove(seen, order)
  return 'code' in found ? found : null
}
