// Who may move at all. (6.7, 12.39)

import type { Refusal } from '@grognard/kernel'
import type { Unit } from '../battle.ts'
import { refused } from '../refusals/refused.ts'
import type { Rf2Clause } from '../clauses.ts'

const SPENT: { readonly [why in NonNullable<Unit['spentMove']>]: Rf2Clause } = {
  charged: 'rf2:6.7',
  reacted: 'rf2:6.7',
  rallied: 'rf2:12.39',
  'gave way': 'rf2:20.6',
  moved: 'rf2:6.7',
}

/** Why a unit may not move this turn; null if it may. */
export function refuseMover(unit: Unit): Refusal | null {
  if (!unit.pose) return refused('rf2:6.7', 'move-off-table', { unit: unit.name })
  if (unit.retreating) return refused('rf2:6.7', 'move-retreating', { unit: unit.name })
  if (unit.spentMove)
    return refused(SPENT[unit.spentMove], 'move-spent', { unit: unit.name, why: unit.spentMove })
  return unit.halt ? refused('rf2:12.39', 'move-halted', { unit: unit.name }) : null
}
