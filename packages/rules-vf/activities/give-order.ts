// One unit's action: its order, the messenger, and what comes of it. (6.2)

import { ask, chiefOf, reactionWindow, type Procedure } from '@grognard/kernel'
import { unitsToAct } from '../actions/activation.ts'
import { mightActOnInitiative, type Initiative } from '../actions/initiative.ts'
import { needsMessenger, sendMessenger } from '../actions/messenger.ts'
import type { Ordered } from '../actions/next-order.ts'
import { initiativeAsk } from '../asks/initiative.ts'
import { orderAsk } from '../asks/order.ts'
import {
  brigadeOf,
  change,
  unitOf,
  type BrigadeId,
  type Side,
  type UnitId,
  type Vf,
} from '../battle.ts'
import type { About, CardPlay } from '../cards/card.ts'
import { cardOf, discard, playCard } from '../cards/play.ts'
import { offerCard } from '../cards/window.ts'
import { clause } from '../clauses.ts'
import { editionOf } from '../editions/book.ts'
import { isShaken } from '../morale/shaken.ts'
import type { Order } from '../order.ts'
import { aboutUnits, tell } from '../tell.ts'
import { view } from '../view.ts'
import { carryOut } from './carry-out.ts'

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
  const data = { side: unit.side, card: title, ...aboutUnits(unit) }
  tell(battle, 'initiative', [clause('vf2:fate.any')], data)
  yield* giveOrder(battle, unit.brigade, id)
}

/** Asks a brigade's commander for one action: of any of its units, or of one that was named. */
function* giveOrder(battle: Vf, brigade: BrigadeId, unit: UnitId | null): Procedure<void> {
  const { commander, side } = brigadeOf(battle, brigade)
  const answer = yield* ask(orderAsk, commander, { brigade, unit, surprise: false })
  if (answer === 'done') rest(battle, brigade, unit)
  else if ('initiative' in answer) yield* actOnInitiative(battle, answer.initiative)
  else if (commander === chiefOf(battle, side)) yield* obey(battle, answer)
  else yield* withTheChief(battle, brigade, answer.order)
}

/** The chief's own order, with the cards that he plays for it. */
function* obey(battle: Vf, { order, cards = [] }: Ordered): Procedure<void> {
  battle.now = { doing: 'acting', unit: order.unit }
  change(battle, order.unit, { acted: true })
  if (!(yield* arrives(battle, order))) return // 6.2.2
  for (const card of cards) playFor(battle, order.unit, card) // fate.5, fate.9
  yield* act(battle, order)
}

function playFor(battle: Vf, id: UnitId, play: CardPlay): void {
  const unit = unitOf(battle, id)
  playCard(battle, unit.side, play, { unit: id })
  cardOf(battle, unit.side, play.card).ordered?.(battle, unit, isShaken(battle, unit))
}

/** Whether an order reaches its unit; whoever stays needs none. (6.2.2) */
function* arrives(battle: Vf, { unit, do: doing }: Order): Procedure<boolean> {
  if (doing === 'stay' || !needsMessenger(battle, unitOf(battle, unit))) return true
  return yield* sendMessenger(battle, unit)
}

/**
 * The chief holds the cards, and nobody learns what he does not play: so he is asked when the order
 * of another commander has reached its unit. (2.3, 4.0, 6.2.2)
 */
function* withTheChief(battle: Vf, brigade: BrigadeId, given: Order): Procedure<void> {
  const { unit } = given
  battle.now = { doing: 'acting', unit }
  const arrived = yield* arrives(battle, given)
  const order = arrived ? yield* withHisCards(battle, brigade, given) : null
  if (order === 'done') return rest(battle, brigade, unit)
  change(battle, unit, { acted: true })
  if (order) yield* act(battle, order)
}

/** The order that stands when the chief has played what he will: after a surprise a new one. */
function* withHisCards(battle: Vf, brigade: BrigadeId, given: Order): Procedure<Order | 'done'> {
  const { side } = brigadeOf(battle, brigade)
  const { unit } = given
  const unsent = given.do === 'stay' && needsMessenger(battle, unitOf(battle, unit))
  const about: About = unsent ? { unit, unsent } : { unit }
  let order: Order | 'done' = given
  for (;;) {
    const played: CardPlay | null = yield* offerCard(battle, side, 'order', about)
    if (!played) return order
    const card = cardOf(battle, side, played.card)
    const reached = unitOf(battle, unit)
    card.ordered?.(battle, reached, isShaken(battle, reached)) // fate.5
    if (card.movesFirst) order = yield* orderAnew(battle, brigade, unit) // fate.9
  }
}

/** The chief alone gives up cards, so that this is an order, or none. (2.3) */
function* orderAnew(battle: Vf, brigade: BrigadeId, unit: UnitId): Procedure<Order | 'done'> {
  const { commander } = brigadeOf(battle, brigade)
  const answer = yield* ask(orderAsk, commander, { brigade, unit, surprise: true })
  return answer === 'done' ? answer : (answer as Ordered).order
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

// 6.2.1
function* act(battle: Vf, order: Order): Procedure<void> {
  if (order.do === 'stay')
    tell(battle, 'stays', [clause('vf2:6.2.1')], aboutUnits(unitOf(battle, order.unit)))
  else if (order.do === 'rally') yield* editionOf(battle).rally(battle, order.unit)
  else yield* carryOut(battle, order)
}

/** Asks a side's commander-in-chief whether a unit acts on initiative now; null if none does. */
function* offerInitiative(battle: Vf, side: Side): Procedure<Initiative | null> {
  const might = (publicly: Vf): boolean => mightActOnInitiative(publicly, side)
  const seats = [chiefOf(battle, side)]
  const urged = yield* reactionWindow(initiativeAsk, view(battle, null), seats, might, { side })
  // Who passes does not react.
  return urged && (urged.answer as Initiative)
}
