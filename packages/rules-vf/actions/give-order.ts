// One unit's action: its order, the messenger, and what comes of it. (6.2)

import { ask, chiefOf, type Procedure } from '@grognard/kernel'
import { offerCard } from '../asks/card.ts'
import { offerInitiative, type Initiative } from '../asks/initiative.ts'
import { orderAsk, type NextOrder, type Ordered } from '../asks/order.ts'
import { brigadeOf, change, unitOf, type BrigadeId, type UnitId, type Vf } from '../battle.ts'
import type { CardPlay } from '../cards/card.ts'
import { cardOf, discard, playCard } from '../cards/play.ts'
import { clause } from '../clauses.ts'
import { of, tell } from '../telling.ts'
import { unitsToAct } from './activation.ts'
import { carryOut } from './carry-out.ts'
import { needsMessenger, sendMessenger } from './messenger.ts'
import type { Order } from './order.ts'
import { rally } from './rally.ts'

/**
 * The next action of a brigade that acts; before it one of another brigade's may act on initiative.
 * The chief says so with his own order, and is asked where another commands. (6.2, fate.any, 2.3)
 */
export function* nextOrder(battle: Vf, brigade: BrigadeId): Procedure<void> {
  const { commander, side } = brigadeOf(battle, brigade)
  const urged = commander === chiefOf(battle, side) ? null : yield* offerInitiative(battle, side)
  if (urged) yield* actOnInitiative(battle, urged)
  else yield* giveOrder(battle, brigade, null)
}

/** Any card lets one unit of a brigade that failed its test act. (fate.any) */
export function* actOnInitiative(battle: Vf, { card, unit: id }: Initiative): Procedure<void> {
  const unit = unitOf(battle, id)
  battle.initiative = true
  discard(battle, unit.side, card)
  const { title } = cardOf(battle, unit.side, card)
  const data = { side: unit.side, card: title, ...of(unit) }
  tell(battle, 'initiative', [clause('vf2:fate.any')], data)
  yield* giveOrder(battle, unit.brigade, id)
}

/** Asks a brigade's commander for one action: of any of its units, or of one that was named. */
function* giveOrder(battle: Vf, brigade: BrigadeId, unit: UnitId | null): Procedure<void> {
  const { commander, side } = brigadeOf(battle, brigade)
  const answer = yield* ask(orderAsk, commander, { brigade, unit, surprise: false })
  if (answer === 'done' || commander === chiefOf(battle, side))
    return yield* follow(battle, { brigade, unit }, answer)
  // The chief alone gives up cards, so that this is an order. (2.3)
  yield* withTheChief(battle, brigade, answer as Ordered)
}

/**
 * The chief holds the cards, and nobody learns what he does not play: so he is asked when another
 * commander has given an order. (2.3, 4.0)
 */
function* withTheChief(battle: Vf, brigade: BrigadeId, ordered: Ordered): Procedure<void> {
  const { commander, side } = brigadeOf(battle, brigade)
  const { unit } = ordered.order
  battle.now = { doing: 'acting', unit }
  let answer: NextOrder = ordered
  for (;;) {
    const played: CardPlay | null = yield* offerCard(battle, side, 'order', { unit })
    if (!played) break
    const card = cardOf(battle, side, played.card)
    card.ordered?.(battle, unitOf(battle, unit)) // fate.5
    if (card.movesFirst) answer = yield* ask(orderAsk, commander, { brigade, unit, surprise: true }) // fate.9
  }
  yield* follow(battle, { brigade, unit }, answer)
}

type Ordering = { readonly brigade: BrigadeId; readonly unit: UnitId | null }

function* follow(battle: Vf, { brigade, unit }: Ordering, answer: NextOrder): Procedure<void> {
  if (answer === 'done') rest(battle, brigade, unit)
  else if ('initiative' in answer) yield* actOnInitiative(battle, answer.initiative)
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
