// What the commander of a brigade might say next. (6.2)

import type { Random } from '@grognard/kernel'
import { asIf } from '../actions/as-if.ts'
import { assaultTargets } from '../actions/assault-rules.ts'
import { stanceAfter } from '../actions/move.ts'
import {
  isOfChief,
  refuseBeforeWay,
  refuseOrdered,
  sideOf,
  unitsAsked,
  type NextOrder,
  type Ordered,
  type Ordering,
} from '../actions/next-order.ts'
import { unitOf, type Unit, type UnitId, type Vf } from '../battle.ts'
import type { CardPlay } from '../cards/card.ts'
import { cardOf, playsAt } from '../cards/play.ts'
import { initiatives } from './commands.ts'
import { ordersFor } from './orders.ts'

/** Orders cost time to find, and whoever wants more can ask again. */
const MOST = 3
/** One time in so many a surprise is tried, or a unit urged on. */
const SELDOM = 6
/** One time in so many a brigade rests. */
const RARELY = 8

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
    .filter((answer) => refuseBeforeWay(seen, args, answer) === null)
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
  return refuseBeforeWay(seen, args, answer) === null ? answer : 'done'
}

/** Now and then a unit of a brigade that failed its test. (fate.any) */
function urging(seen: Vf, args: Ordering, random: Random): readonly NextOrder[] {
  const all = isOfChief(seen, args) ? initiatives(seen, sideOf(seen, args)) : []
  return all.length > 0 && random.below(SELDOM) === 0 ? [{ initiative: random.pick(all) }] : []
}

/** Now and then an order with another card. */
function withCard(seen: Vf, args: Ordering, { order }: Ordered, random: Random): Ordered {
  const plays = cardsFor(seen, args, order.unit).filter(
    ({ card }) => !cardOf(seen, sideOf(seen, args), card).movesFirst,
  )
  return plays.length > 0 && random.below(2) === 0
    ? { order, cards: [random.pick(plays)] }
    : { order }
}

const cardsFor = (seen: Vf, args: Ordering, unit: UnitId): readonly CardPlay[] =>
  isOfChief(seen, args) ? playsAt(seen, sideOf(seen, args), 'order', { unit }) : []

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
  const then = asIf(seen, unit, stanceAfter(seen, unit, first))
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
