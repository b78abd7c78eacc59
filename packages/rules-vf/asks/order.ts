import {
  chiefOf,
  hasOnly,
  isObject,
  type AskKind,
  type Json,
  type Random,
  type Refusal,
} from '@grognard/kernel'
import { canAct, unitsToAct } from '../actions/activation.ts'
import { asIf } from '../actions/as-if.ts'
import { assaultTargets } from '../actions/assault-rules.ts'
import { ordersFor } from '../actions/candidates.ts'
import { refuseOrder } from '../actions/judge.ts'
import { standAfter } from '../actions/move.ts'
import type { Order } from '../actions/order.ts'
import {
  brigadeOf,
  unitOf,
  type BrigadeId,
  type Side,
  type Unit,
  type UnitId,
  type Vf,
} from '../battle.ts'
import type { CardPlay } from '../cards/card.ts'
import { cardOf, playsAt, refusePlay } from '../cards/play.ts'
import { clause } from '../clauses.ts'
import { isCardPlay } from './card.ts'
import { initiatives, isInitiative, refuseInitiative, type Initiative } from './initiative.ts'
import { isOrder } from './order-form.ts'
import { calledBy, refused } from './refused.ts'
import { refuseNotOwn } from './whose.ts'

/** What one unit does, with the cards that are played for it. (6.2.1) */
export type Ordered = { readonly order: Order; readonly cards?: readonly CardPlay[] }

/** What a brigade's commander says next: an order, one unit elsewhere on initiative, or no more. */
export type NextOrder = Ordered | { readonly initiative: Initiative } | 'done'

/** Whose order is asked for. */
export type Ordering = {
  readonly brigade: BrigadeId
  /** The one unit that acts on its own initiative; null where the whole brigade does. */
  readonly unit: UnitId | null
  /** Surprise Attack has been played for it: it may move before it assaults. (fate.9) */
  readonly surprise: boolean
}

/** The next action of a brigade; 'done' if all who have not acted stay where they are. (6.2) */
export const orderAsk: AskKind<Vf, Ordering, NextOrder> = {
  name: 'order',
  expects: `{order: {unit, do, ...}, cards?}, {initiative: {card, unit}}, or 'done'`,
  is: isNextOrder,
  refuse: refuseNextOrder,
  candidates: nextOrders,
  any: anyNextOrder,
  complete: false,
}

/** Orders cost time to find, and whoever wants more can ask again. */
const MOST = 3
/** One time in so many a surprise is tried, or a unit urged on. */
const SELDOM = 6
/** One time in so many a brigade rests. */
const RARELY = 8

function isNextOrder(answer: Json): answer is NextOrder {
  if (answer === 'done') return true
  if (!isObject(answer)) return false
  const { order, cards, initiative } = answer
  if (initiative !== undefined) return hasOnly(answer, 'initiative') && isInitiative(initiative)
  return (
    hasOnly(answer, 'order', 'cards') &&
    isOrder(order) &&
    (cards === undefined || (Array.isArray(cards) && cards.every(isCardPlay)))
  )
}

/** Why a brigade's commander may not say that next. (6.2) */
export function refuseNextOrder(seen: Vf, args: Ordering, answer: NextOrder): Refusal | null {
  if (answer === 'done') return null
  return 'initiative' in answer
    ? refuseUrging(seen, args, answer.initiative)
    : refuseOrdered(seen, args, answer)
}

/** Some orders for any of the units; now and then a card, a surprise, or rest. */
export function nextOrders(
  seen: Vf,
  args: Ordering,
  n: number,
  random: Random,
): readonly NextOrder[] {
  const unit = random.pick(unitsAsked(seen, args))
  const some = Math.min(n, MOST)
  const orders = ordersFor(seen, unit, some, random)
    .map((order): Ordered => withCard(seen, args, { order }, random))
    .filter((answer) => refuseLightly(seen, args, answer) === null)
  const surprise = surpriseBy(seen, args, unit, MOST, random)
  const rests = orders.length === 0 || random.below(RARELY) === 0
  const all = [
    ...urging(seen, args, random),
    ...(surprise ? [surprise] : []),
    ...(rests ? (['done'] as const) : []),
    ...orders,
  ]
  return all.slice(0, some)
}

export function anyNextOrder(seen: Vf, args: Ordering, random: Random): NextOrder {
  const unit = random.pick(unitsAsked(seen, args))
  const [urged] = random.below(MOST) === 0 ? urging(seen, args, random) : []
  if (urged) return urged
  const isTried = args.surprise || random.below(MOST) === 0
  const surprise = isTried ? surpriseBy(seen, args, unit, 1, random) : null
  if (surprise) return surprise
  if (random.below(MOST * RARELY) === 0) return 'done'
  const [order] = ordersFor(seen, unit, 1, random)
  if (!order) return 'done'
  const answer = withCard(seen, args, { order }, random)
  return refuseLightly(seen, args, answer) === null ? answer : 'done'
}

const unitsAsked = (seen: Vf, { brigade, unit }: Ordering): readonly Unit[] =>
  unit === null ? unitsToAct(seen, brigade) : [unitOf(seen, unit)]

const refuseOrdered = (seen: Vf, args: Ordering, answer: Ordered): Refusal | null =>
  refuseLightly(seen, args, answer) ??
  refuseOrder(seen, answer.order, { surprise: args.surprise || isSurprise(seen, answer) })

/** All but where the order leads. */
const refuseLightly = (seen: Vf, args: Ordering, answer: Ordered): Refusal | null =>
  refuseUnit(seen, args, answer.order) ?? refuseCards(seen, args, answer)

/** One unit of the brigade at a time, once each, and not after it has shot. (6.2) */
function refuseUnit(
  seen: Vf,
  { brigade, unit: only, surprise }: Ordering,
  order: Order,
): Refusal | null {
  const { side, name } = brigadeOf(seen, brigade)
  if (only !== null && order.unit !== only)
    return refused(surprise ? 'vf2:fate.9' : 'vf2:fate.any', 'not-the-one', {
      only: unitOf(seen, only).name,
      unit: calledBy(seen, order.unit),
    })
  const stranger = refuseNotOwn(seen, clause('vf2:6.2'), side, order.unit)
  if (stranger) return stranger
  const unit = unitOf(seen, order.unit)
  if (unit.brigade !== brigade)
    return refused('vf2:6.2', 'not-of-brigade', { unit: unit.name, brigade: name })
  if (unit.acted) return refused('vf2:6.2', 'has-acted', { unit: unit.name })
  if (!canAct(unit)) return refused('vf2:6.2', 'has-shot', { unit: unit.name })
  return order.do === 'rally' && unit.losses === 0
    ? refused('vf2:6.7', 'nothing-to-rally', { unit: unit.name })
    : null
}

/** The cards that go with an order: each once, and Surprise Attack with what it is for. (4.0) */
function refuseCards(seen: Vf, args: Ordering, { order, cards = [] }: Ordered): Refusal | null {
  const { side } = unitOf(seen, order.unit)
  if (cards.length > 0 && !isChiefs(seen, args)) return refused('vf2:2.3', 'card-by-chief')
  for (const [i, play] of cards.entries()) {
    const { title } = cardOf(seen, side, play.card)
    if (cards.findIndex(({ card }) => card === play.card) < i)
      return refused('vf2:4.0', 'card-twice', { card: title })
    const wrong = refusePlay(seen, side, 'order', play, { unit: order.unit })
    if (wrong) return wrong
  }
  const movesFirst = order.do === 'assault' && order.first !== undefined
  return !movesFirst && isSurprise(seen, { order, cards })
    ? refused('vf2:fate.9', 'surprise-for-nothing')
    : null
}

/** A card lets the unit move before it assaults. (fate.9) */
const isSurprise = (seen: Vf, { order, cards = [] }: Ordered): boolean =>
  cards.some(({ card }) => cardOf(seen, unitOf(seen, order.unit).side, card).movesFirst)

/** The chief alone gives up cards, and where another commands he is asked for himself. (2.3) */
const refuseUrging = (seen: Vf, args: Ordering, initiative: Initiative): Refusal | null =>
  isChiefs(seen, args)
    ? refuseInitiative(seen, sideOf(seen, args), initiative)
    : refused('vf2:2.3', 'card-by-chief')

/** Now and then a unit of a brigade that failed its test. (fate.any) */
function urging(seen: Vf, args: Ordering, random: Random): readonly NextOrder[] {
  const all = isChiefs(seen, args) ? initiatives(seen, sideOf(seen, args)) : []
  return all.length > 0 && random.below(SELDOM) === 0 ? [{ initiative: random.pick(all) }] : []
}

const sideOf = (seen: Vf, { brigade }: Ordering): Side => brigadeOf(seen, brigade).side

/** Now and then an order with another card. */
function withCard(seen: Vf, args: Ordering, { order }: Ordered, random: Random): Ordered {
  const plays = cardsFor(seen, args, order.unit).filter(
    ({ card }) => !cardOf(seen, sideOf(seen, args), card).movesFirst,
  )
  return plays.length > 0 && random.below(2) === 0
    ? { order, cards: [random.pick(plays)] }
    : { order }
}

/** The commander-in-chief, who alone plays cards, commands the brigade himself. (2.3) */
function isChiefs(seen: Vf, { brigade }: Ordering): boolean {
  const { commander, side } = brigadeOf(seen, brigade)
  return commander === chiefOf(seen, side)
}

const cardsFor = (seen: Vf, args: Ordering, unit: UnitId): readonly CardPlay[] =>
  isChiefs(seen, args) ? playsAt(seen, sideOf(seen, args), 'order', { unit }) : []

/** A move, of so many that are looked at, and then an assault, by Surprise Attack. */
function surpriseBy(
  seen: Vf,
  args: Ordering,
  unit: Unit,
  most: number,
  random: Random,
): Ordered | null {
  const card = cardsFor(seen, args, unit.id).find(
    (play) => cardOf(seen, unit.side, play.card).movesFirst,
  )
  if (!unit.pose) return null
  if (!args.surprise && (!card || random.below(SELDOM) > 0)) return null
  const first = ordersFor(seen, unit, most, random).find(({ do: doing }) => doing === 'move')
  if (first?.do !== 'move') return null
  const then = asIf(seen, unit, standAfter(seen, unit, first))
  const [assault] = assaultTargets(then, unitOf(then, unit.id))
  if (!assault) return null
  const { before, way, after } = first
  const answer: Ordered = {
    order: {
      unit: unit.id,
      do: 'assault',
      first: { way, ...(before && { before }), ...(after && { after }) },
      way: assault.way,
    },
    ...(card && { cards: [card] }),
  }
  return refuseOrdered(seen, args, answer) === null ? answer : null
}
