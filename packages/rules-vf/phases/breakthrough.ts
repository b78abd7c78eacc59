import { ask, type Procedure } from '@grognard/kernel'
import { unitsToMove } from '../actions/break-through.ts'
import { carryOut } from '../activities/carry-out.ts'
import { breakThroughAsk } from '../asks/break-through.ts'
import { brigadeOf, change, isReady, unitsIn, type BrigadeId, type Vf } from '../battle.ts'
import { offerCard } from '../cards/window.ts'
import { endPhase } from './enter.ts'

/** The end of a melee phase: a card may let one brigade move once more. (fate.4) */
export function* breakthrough(battle: Vf): Procedure<void> {
  const brigade = battle.acting ?? (yield* brigadeThatBreaksThrough(battle))
  if (brigade !== null && unitsToMove(battle, brigade).length > 0)
    return yield* move(battle, brigade)
  battle.acting = null
  endPhase(battle, 'end of turn')
}

/** It moves beyond the one action of each unit: that they have acted counts no more. */
function* brigadeThatBreaksThrough(battle: Vf): Procedure<BrigadeId | null> {
  const played = yield* offerCard(battle, battle.active, 'end of own melee phase')
  const brigade = played?.brigade ?? null
  if (brigade === null) return null
  for (const { id } of unitsIn(battle, brigade).filter(isReady))
    change(battle, id, { acted: false })
  battle.acting = brigade
  return brigade
}

/** One move; neither an order that a messenger brings, nor an action. */
function* move(battle: Vf, brigade: BrigadeId): Procedure<void> {
  const { commander } = brigadeOf(battle, brigade)
  const order = yield* ask(breakThroughAsk, commander, { brigade })
  if (order === 'done') {
    for (const { id } of unitsToMove(battle, brigade)) change(battle, id, { acted: true })
    return
  }
  battle.now = { doing: 'acting', unit: order.unit }
  change(battle, order.unit, { acted: true })
  yield* carryOut(battle, order)
}
