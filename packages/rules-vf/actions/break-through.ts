// The moves of a brigade that breaks through. (fate.4)

import type { Refusal } from '@grognard/kernel'
import {
  brigadeOf,
  unitOf,
  unitsIn,
  type Brigade,
  type BrigadeId,
  type Unit,
  type UnitId,
  type Vf,
} from '../battle.ts'
import { clause } from '../clauses.ts'
import type { Order } from '../order.ts'
import { nameOrNumber, refused } from '../refusals/refused.ts'
import { refuseNotOwn } from '../refusals/whose.ts'
import { refuseOrder } from './judge.ts'
import { refuseInside } from './occupy.ts'

/** The units of a brigade that may still make the move that Breakthrough gives. (fate.4) */
export const unitsToMove = (seen: Vf, brigade: BrigadeId): readonly Unit[] =>
  unitsIn(seen, brigade).filter((unit) => !unit.acted && unit.pose !== null)

/** Why a unit of a brigade that breaks through may not carry out an order. (fate.4) */
export function refuseBreakThrough(seen: Vf, brigade: BrigadeId, order: Order): Refusal | null {
  if (!unitsToMove(seen, brigade).some(({ id }) => id === order.unit))
    return refuseUnit(seen, brigadeOf(seen, brigade), order.unit)
  return order.do === 'move'
    ? refuseOrder(seen, order)
    : refused('vf2:fate.4', 'move-alone', { unit: nameOrNumber(seen, order.unit) })
}

/** It is of another brigade, or has made its move, or is inside a feature. (fate.4, T.3.3) */
function refuseUnit(seen: Vf, { id, side, name }: Brigade, asked: UnitId): Refusal {
  const stranger = refuseNotOwn(seen, clause('vf2:fate.4'), side, asked)
  if (stranger) return stranger
  const unit = unitOf(seen, asked)
  if (unit.brigade !== id)
    return refused('vf2:fate.4', 'breaks-not-through', { unit: unit.name, brigade: name })
  return unit.acted
    ? refused('vf2:fate.4', 'broke-through', { unit: unit.name })
    : refuseInside(seen, unit)
}
