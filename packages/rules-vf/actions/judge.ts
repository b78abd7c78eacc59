// Judges one order by where its unit stands. Whether the unit may act at all, the action phase says.

import type { Refusal } from '@grognard/kernel'
import type { Unit, Vf } from '../battle.ts'
import type { Order } from '../order.ts'
import { refused } from '../refusals/refused.ts'
import { refuseAbsent } from '../refusals/whose.ts'
import { refuseAssault } from './assault-rules.ts'
import { refuseDouble } from './double.ts'
import { refuseMove, stanceAfter } from './move.ts'
import { refuseExit, refuseOccupy, refuseOccupyAfter, refuseShift } from './occupy.ts'
import { refuseRetreat } from './withdraw.ts'

/** Why a unit may not carry out an order; by a surprise it may move before it assaults. (fate.9) */
export function refuseOrder(
  seen: Vf,
  order: Order,
  { surprise = false }: { readonly surprise?: boolean } = {},
): Refusal | null {
  const unit = seen.units[order.unit]
  if (!unit) return refused('vf2:6.2', 'no-such-unit', { unit: order.unit })
  const away = refuseAbsent(unit)
  if (away) return away
  switch (order.do) {
    case 'stay':
    case 'rally':
      return null
    case 'move':
      return refuseMove(seen, unit, order) ?? refuseInto(seen, unit, order)
    case 'retreat':
      return refuseRetreat(seen, unit, order) ?? refuseInto(seen, unit, order)
    case 'double':
      return refuseDouble(seen, unit, order.way)
    case 'assault':
      return order.first && !surprise
        ? refused('vf2:fate.9', 'assault-moves-first', { unit: unit.name })
        : refuseAssault(seen, unit, order)
    case 'occupy':
      return refuseOccupy(seen, unit, order.feature)
    case 'exit':
      return refuseExit(seen, unit, order)
    case 'shift':
      return refuseShift(seen, unit, order.feature)
  }
}

/** Light infantry may end a move or retreat in defendable terrain. */
const refuseInto = (
  seen: Vf,
  unit: Unit,
  order: Extract<Order, { readonly do: 'move' | 'retreat' }>,
): Refusal | null =>
  order.occupy === undefined
    ? null
    : refuseOccupyAfter(seen, unit, order.occupy, stanceAfter(seen, unit, order))
