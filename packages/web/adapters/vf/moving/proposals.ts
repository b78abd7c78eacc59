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

/** Each in words; of those that read the same, or lead to one place, only the first. */
export function differing(
  seen: Vf,
  unit: Unit,
  orders: readonly Order[],
  wording: Wording,
): readonly Proposal[] {
  const found: Proposal[] = []
  const known = new Set<string>()
  for (const order of orders) {
    const label = wording.text.capital(doing(seen, unit, order, wording))
    const place = placeOf(order)
    if (known.has(label) || (place !== null && known.has(place))) continue
    known.add(label)
    if (place !== null) known.add(place)
    found.push({ order, label })
  }
  return found
}

/** Where an order leads, however the unit looks there; null where it goes no way. */
function placeOf(order: Order): string | null {
  const last = 'way' in order ? order.way?.at(-1) : undefined
  if (!last) return null
  const { x, y, facing: _facing } = last
  return JSON.stringify({ ...order, way: { x, y } })
}
