// To rally, where the rules let a unit do so. (6.7)

import { editionOf, type Order, type Unit, type Vf } from '@grognard/rules-vf/functions'
import type { Reason } from '../../player.ts'
import { because } from './thought.ts'

export type Decided = { readonly order: Order; readonly reason: Reason }

/** Where it stands; null if it cannot. */
export function rallying(seen: Vf, unit: Unit): Decided | null {
  const order: Order = { unit: unit.id, do: 'rally' }
  const edition = editionOf(seen)
  if (edition.rallyDice(unit) === 0 || !edition.mayAct(unit, 'rally')) return null
  return { order, reason: because('rallies', { unit: unit.name, losses: unit.losses }) }
}

/** At the end of a move, where that is one action. (vf1:action.rally) */
export function rallyingThere(seen: Vf, unit: Unit, move: Order): Order | null {
  if (move.do !== 'move' || move.before || move.after) return null
  const order: Order = { unit: unit.id, do: 'rally', way: move.way }
  return editionOf(seen).refuseAction(seen, unit, order) === null ? order : null
}
