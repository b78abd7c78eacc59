// What the commander of a brigade may say next. (6.2)

import { chiefOf, type Refusal } from '@grognard/kernel'
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
import { cardOf, refusePlay } from '../cards/play.ts'
import { clause } from '../clauses.ts'
import { editionOf } from '../editions/book.ts'
import type { Order } from '../order.ts'
import { nameOrNumber, refused } from '../refusals/refused.ts'
import { refuseNotOwn } from '../refusals/whose.ts'
import { canAct, unitsToAct } from './activation.ts'
import { refuseInitiative, type Initiative } from './initiative.ts'
import { refuseOrder } from './judge.ts'

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

/** Why a brigade's commander may not say that next. (6.2) */
export function refuseNextOrder(seen: Vf, args: Ordering, answer: NextOrder): Refusal | null {
  if (answer === 'done') return null
  return 'initiative' in answer
    ? refuseUrging(seen, args, answer.initiative)
    : refuseOrdered(seen, args, answer)
}

export const unitsAsked = (seen: Vf, { brigade, unit }: Ordering): readonly Unit[] =>
  unit === null ? unitsToAct(seen, brigade) : [unitOf(seen, unit)]

export const refuseOrdered = (seen: Vf, args: Ordering, answer: Ordered): Refusal | null =>
  refuseBeforeWay(seen, args, answer) ??
  refuseOrder(seen, answer.order, { surprise: args.surprise || isSurprise(seen, answer) })

/** All but where the order leads. */
export const refuseBeforeWay = (seen: Vf, args: Ordering, answer: Ordered): Refusal | null =>
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
      unit: nameOrNumber(seen, order.unit),
    })
  const stranger = refuseNotOwn(seen, clause('vf2:6.2'), side, order.unit)
  if (stranger) return stranger
  const unit = unitOf(seen, order.unit)
  if (unit.brigade !== brigade)
    return refused('vf2:6.2', 'not-of-brigade', { unit: unit.name, brigade: name })
  if (unit.acted) return refused('vf2:6.2', 'has-acted', { unit: unit.name })
  if (!canAct(seen, unit)) return refused('vf2:6.2', 'has-shot', { unit: unit.name })
  return editionOf(seen).refuseAction(seen, unit, order)
}

/** It is no action of the edition; or a unit rallies that has no losses, or moves before it. (6.7) */
export function refuseAction(seen: Vf, unit: Unit, order: Order): Refusal | null {
  const data = { unit: unit.name }
  const { actions, movesToRally, rallyDice } = editionOf(seen)
  if (!actions.includes(order.do))
    return refused('vf2:6.2.1', 'no-such-action', { ...data, does: order.do })
  if (order.do !== 'rally') return null
  if (order.way && !movesToRally) return refused('vf2:6.7', 'rally-moves', data)
  return rallyDice(unit) === 0 ? refused('vf2:6.7', 'nothing-to-rally', data) : null
}

/** The cards that go with an order: each once, and Surprise Attack with what it is for. (4.0) */
function refuseCards(seen: Vf, args: Ordering, { order, cards = [] }: Ordered): Refusal | null {
  const { side } = unitOf(seen, order.unit)
  if (cards.length > 0 && !isOfChief(seen, args)) return refused('vf2:2.3', 'card-by-chief')
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
  isOfChief(seen, args)
    ? refuseInitiative(seen, sideOf(seen, args), initiative)
    : refused('vf2:2.3', 'card-by-chief')

export const sideOf = (seen: Vf, { brigade }: Ordering): Side => brigadeOf(seen, brigade).side

/** The commander-in-chief, who alone plays cards, commands the brigade himself. (2.3) */
export function isOfChief(seen: Vf, { brigade }: Ordering): boolean {
  const { commander, side } = brigadeOf(seen, brigade)
  return commander === chiefOf(seen, side)
}
