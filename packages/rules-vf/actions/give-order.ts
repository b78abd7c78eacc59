// One unit's action: its order, the messenger, and what comes of it. (6.2)

import { ask, chiefOf, type Procedure } from '@grognard/kernel'
import { offerCard } from '../asks/card.ts'
import { orderAsk, type Ordered } from '../asks/order.ts'
import { brigadeOf, change, unitOf, type BrigadeId, type UnitId, type Vf } from '../battle.ts'
import type { CardPlay } from '../cards/card.ts'
import { cardOf, playCard } from '../cards/play.ts'
import { clause } from '../clauses.ts'
import { of, tell } from '../telling.ts'
import { unitsToAct } from './activation.ts'
import { carryOut } from './carry-out.ts'
import { needsMessenger, sendMessenger } from './messenger.ts'
import type { Order } from './order.ts'
import { rally } from './rally.ts'

/** Asks a brigade's commander for one action: of any of its units, or of one that was named. */
export function* giveOrder(battle: Vf, brigade: BrigadeId, unit: UnitId | null): Procedure<void> {
  const { commander, side } = brigadeOf(battle, brigade)
  const answer = yield* ask(orderAsk, commander, { brigade, unit, surprise: false })
  if (answer === 'done') return rest(battle, brigade, unit)
  if (commander === chiefOf(battle, side)) return yield* obey(battle, answer)
  yield* withTheChief(battle, brigade, answer)
}

/**
 * The chief holds the cards, and nobody learns what he does not play: so he is asked when another
 * commander has given an order. (2.3, 4.0)
 */
function* withTheChief(battle: Vf, brigade: BrigadeId, ordered: Ordered): Procedure<void> {
  const { commander, side } = brigadeOf(battle, brigade)
  const { unit } = ordered.order
  battle.now = { doing: 'acting', unit }
  let answer: Ordered | 'done' = ordered
  for (;;) {
    const played: CardPlay | null = yield* offerCard(battle, side, 'order', { unit })
    if (!played) break
    const card = cardOf(battle, side, played.card)
    card.ordered?.(battle, unitOf(battle, unit)) // fate.5
    if (card.movesFirst) answer = yield* ask(orderAsk, commander, { brigade, unit, surprise: true }) // fate.9
  }
  if (answer === 'done') rest(battle, brigade, unit)
  else yield* obey(battle, answer)
}

/** Whoever has not acted yet stays where it is. (6.2.1) */
function rest(battle: Vf, brigade: BrigadeId, only: UnitId | null): void {
  const resting = only === null ? unitsToAct(battle, brigade) : [unitOf(battle, only)]
  for (const { id } of resting) change(battle, id, { acted: true })
  tell(battle, 'rests', [clause('vf2:6.2.1')], {
    brigade: brigadeOf(battle, brigade).name,
    names: resting.map(({ name }) => name),
    units: resting.map(({ id }) => id),
  })
}

function* obey(battle: Vf, { order, cards = [] }: Ordered): Procedure<void> {
  battle.now = { doing: 'acting', unit: order.unit }
  change(battle, order.unit, { acted: true })
  for (const card of cards) playFor(battle, order.unit, card) // fate.5, fate.9
  if (order.do !== 'stay' && needsMessenger(battle, unitOf(battle, order.unit)))
    if (!(yield* sendMessenger(battle, order.unit))) return // 6.2.2
  yield* act(battle, order)
}

function playFor(battle: Vf, id: UnitId, play: CardPlay): void {
  const unit = unitOf(battle, id)
  playCard(battle, unit.side, play, { unit: id })
  cardOf(battle, unit.side, play.card).ordered?.(battle, unit)
}

// 6.2.1
function* act(battle: Vf, order: Order): Procedure<void> {
  if (order.do === 'stay')
    tell(battle, 'stays', [clause('vf2:6.2.1')], of(unitOf(battle, order.unit)))
  else if (order.do === 'rally') yield* rally(battle, order.unit)
  else yield* carryOut(battle, order)
}
