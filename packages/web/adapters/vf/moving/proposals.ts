import { randomFrom } from '@grognard/kernel'
import type { Order, Unit, Vf } from '@grognard/rules-vf/functions'
import type { ControlProps } from '../../adapter.ts'
import { doing } from '../choices/doing.ts'
import type { Wording } from '../wording.ts'
import { plainOrders, type Manner } from './draft.ts'

/** Orders that need no place, and some that the rules themselves would try. */
export function proposed(
  seen: Vf,
  unit: Unit,
  { tries, answer }: Manner,
  judge: ControlProps<Vf>['judge'],
): readonly Order[] {
  const isLawful = (order: Order): boolean => judge(answer(order, [])) === null
  const plain = plainOrders(seen, unit, isLawful)
  const found = tries(seen, unit, randomFrom(`propose/${seen.turn}/${unit.id}`))
  const kinds = new Set(plain.map((order) => order.do))
  return [...plain, ...found.filter((order) => !kinds.has(order.do) && isLawful(order))]
}

type Proposal = { readonly order: Order; readonly label: string }

/** Each in words; of those that read the same only the first. */
export function differing(
  seen: Vf,
  unit: Unit,
  orders: readonly Order[],
  wording: Wording,
): readonly Proposal[] {
  const found = new Map<string, Order>()
  for (const order of orders) {
    const label = wording.text.capital(doing(seen, unit, order, wording))
    if (!found.has(label)) found.set(label, order)
  }
  return Array.from(found, ([label, order]) => ({ order, label }))
}
