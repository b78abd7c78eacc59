import { hasOnly, isObject, type AskKind, type Json } from '@grognard/kernel'
import { refuseNextOrder, type NextOrder, type Ordering } from '../actions/next-order.ts'
import type { Vf } from '../battle.ts'
import { isCardPlay } from '../cards/window.ts'
import { anyNextOrder, nextOrders } from '../proposals/next-orders.ts'
import { isInitiative } from './initiative.ts'
import { isOrder } from './order-form.ts'

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
