// Manoeuvres: one or two moves, or a move and a formation change. (vf1:action.manoeuvre)

import type { Refusal } from '@grognard/kernel'
import { unitOf, type Unit, type Vf } from '../battle.ts'
import { editionOf } from '../editions/book.ts'
import type { Order, Way } from '../order.ts'
import { refused } from '../refusals/refused.ts'
import { marchesOn } from './activation.ts'
import { asIf } from './as-if.ts'
import { refuseMove, stanceAfter, type Manoeuvre } from './move.ts'
import { endOf, type Stance } from './way.ts'

/** A move that a second may follow. */
type Manoeuvring = Manoeuvre & { readonly again?: Way }

/** Why a unit may not manoeuvre so: each move is judged like any other. */
export function refuseManoeuvring(seen: Vf, unit: Unit, moved: Manoeuvring): Refusal | null {
  const { before, way, again, after } = moved
  if (again && (before || after))
    return refused('vf1:action.manoeuvre', 'manoeuvres-too-much', { unit: unit.name })
  const wrong = refuseMove(seen, unit, moved)
  if (wrong || !again) return wrong
  const there = asIf(seen, unit, stanceAfter(seen, unit, { way }))
  return refuseMove(there, unitOf(there, unit.id), { way: again })
}

/** How a unit stands when all is done. */
export function stanceInTheEnd(seen: Vf, unit: Unit, moved: Manoeuvring): Stance {
  const once = stanceAfter(seen, unit, moved)
  return moved.again ? endOf(seen, unit, once, moved.again) : once
}

/** A move as the edition has it: where there are no moves by themselves, it is a manoeuvre. */
export function asAction(seen: Vf, unit: Unit, order: Order): Order {
  if (order.do !== 'move' || editionOf(seen).actions.includes('move')) return order
  return marchesOn(seen, unit.brigade) ? order : { ...order, do: 'manoeuvre' }
}
