// Assaults that are not a unit's own choice. (special.headstrong)

import { ask, type Procedure } from '@grognard/kernel'
import { assaultTargets } from '../actions/assault-rules.ts'
import { assaultAgain } from '../asks/assault-again.ts'
import { commanderOf, unitOf, type UnitId, type Vf } from '../battle.ts'
import { carryOut } from './carry-out.ts'

/** A unit must assault an enemy that it sees and can reach; whom, or null if it cannot. */
export function* pursuingAssault(battle: Vf, id: UnitId): Procedure<UnitId | null> {
  const unit = unitOf(battle, id)
  if (assaultTargets(battle, unit).length === 0) return null
  const { way, target } = yield* ask(assaultAgain, commanderOf(battle, unit), { unit: id })
  yield* carryOut(battle, { unit: id, do: 'assault', way })
  return target
}
