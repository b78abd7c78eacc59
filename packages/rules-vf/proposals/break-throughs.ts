// Moves that a brigade that breaks through might make. (fate.4)

import type { Random } from '@grognard/kernel'
import { unitsToMove } from '../actions/break-through.ts'
import type { BrigadeId, Vf } from '../battle.ts'
import type { Order } from '../order.ts'
import { ordersFor } from './orders.ts'

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
