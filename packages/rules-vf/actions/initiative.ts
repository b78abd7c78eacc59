// Act on Initiative: for any card, a unit of a brigade that failed its test acts. (fate.any)

import type { Refusal } from '@grognard/kernel'
import {
  brigadeOf,
  unitOf,
  type Rank,
  type Side,
  type Unit,
  type UnitId,
  type Vf,
} from '../battle.ts'
import { cardOf } from '../cards/play.ts'
import { clause } from '../clauses.ts'
import { refused } from '../refusals/refused.ts'
import { refuseNotOwn } from '../refusals/whose.ts'
import { unitsForInitiative } from './activation.ts'

/** The card that is given up, and the unit that acts. */
export type Initiative = { readonly card: Rank; readonly unit: UnitId }

/** Whether a side might urge a unit on, by what all at the table know: once a phase, for a card. */
export const mightActOnInitiative = (publicly: Vf, side: Side): boolean =>
  !publicly.initiative && publicly.fate[side].held > 0 && unitsForInitiative(publicly).length > 0

export function refuseInitiative(seen: Vf, side: Side, { card, unit }: Initiative): Refusal | null {
  if (seen.initiative) return refused('vf2:fate.any', 'initiative-once')
  if (!seen.fate[side].hand?.includes(card))
    return refused('vf2:4.0', 'card-not-held', { card: cardOf(seen, side, card).title })
  if (unitsForInitiative(seen).some(({ id }) => id === unit)) return null
  return (
    refuseNotOwn(seen, clause('vf2:fate.any'), side, unit) ?? refuseUrged(seen, unitOf(seen, unit))
  )
}

/** Its brigade has not failed its test, or it has no action left. (6.2) */
function refuseUrged(seen: Vf, unit: Unit): Refusal {
  const { name, activation } = brigadeOf(seen, unit.brigade)
  if (activation !== 'failed')
    return refused('vf2:fate.any', 'no-initiative', { unit: unit.name, brigade: name })
  return refused('vf2:6.2', unit.acted ? 'has-acted' : 'has-shot', { unit: unit.name })
}
