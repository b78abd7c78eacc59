// One unit's action: its order, the messenger, and what comes of it. (6.2)

import { ask, chiefOf, type Procedure } from '@grognard/kernel'
import { grantAsk } from '../asks/grant.ts'
import { orderAsk, type Ordered } from '../asks/order.ts'
import {
  brigadeOf,
  change,
  unitOf,
  type BrigadeId,
  type Rank,
  type UnitId,
  type Vf,
} from '../battle.ts'
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
  const denied: Rank[] = []
  for (;;) {
    const { commander } = brigadeOf(battle, brigade)
    const answer = yield* ask(orderAsk, commander, { brigade, unit, denied: [...denied] })
    if (answer === 'done') return rest(battle, brigade, unit)
    const refused = yield* deniedOf(battle, answer)
    if (refused.length === 0) return yield* obey(battle, answer)
    denied.push(...refused)
  }
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

/** The cards of an order that the commander-in-chief will not play for another commander. (2.3) */
function* deniedOf(battle: Vf, { order, cards = [] }: Ordered): Procedure<readonly Rank[]> {
  const { brigade, side } = unitOf(battle, order.unit)
  const chief = chiefOf(battle, side)
  if (brigadeOf(battle, brigade).commander === chief) return []
  const denied: Rank[] = []
  for (const card of cards) {
    const granted = yield* ask(grantAsk, chief, { unit: order.unit, card })
    if (!granted) denied.push(card.card)
  }
  return denied
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
