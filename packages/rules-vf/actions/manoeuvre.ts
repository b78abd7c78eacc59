// Manoeuvres of two moves. One move, with or without a formation change, is a move. (vf1:action.manoeuvre)

import type { Pose } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import { unitOf, type Unit, type Vf } from '../battle.ts'
import { editionOf } from '../editions/book.ts'
import type { Order, Way } from '../order.ts'
import { asIf } from './as-if.ts'
import { refuseMove, stanceAfter, type Manoeuvre } from './move.ts'
import { stanceOf } from './reform.ts'
import { endOf, type Stance } from './way.ts'

/** A move that a second follows. */
type Manoeuvring = { readonly way: Way; readonly again: Way }

/** Why a unit may not manoeuvre so: each move is judged like any other. */
export function refuseManoeuvre(seen: Vf, unit: Unit, { way, again }: Manoeuvring): Refusal | null {
  const wrong = refuseMove(seen, unit, { way })
  if (wrong) return wrong
  const there = asIf(seen, unit, stanceAfter(seen, unit, { way }))
  return refuseMove(there, unitOf(there, unit.id), { way: again })
}

/** How a unit stands when all is done. */
export function stanceInTheEnd(
  seen: Vf,
  unit: Unit,
  moved: Manoeuvre & { readonly again?: Way },
): Stance {
  const once = stanceAfter(seen, unit, moved)
  return moved.again ? endOf(seen, unit, once, moved.again) : once
}

/** As far as a unit goes on one way: it doubles, or where there is no doubling it moves twice. */
export const farthest = (seen: Vf, unit: Unit, end: Pose): Order =>
  editionOf(seen).actions.includes('double')
    ? { unit: unit.id, do: 'double', way: [end] }
    : { unit: unit.id, do: 'manoeuvre', way: [halfWay(stanceOf(unit).pose, end)], again: [end] }

const halfWay = (from: Pose, { x, y, facing }: Pose): Pose => ({
  x: Math.round((from.x + x) / 2),
  y: Math.round((from.y + y) / 2),
  facing,
})
