// Retreats that a unit is forced to make. (6.4)

import { ask, type Procedure } from '@grognard/kernel'
import { retreatAsk } from '../asks/retreat.ts'
import { commanderOf, unitOf, type UnitId, type Vf } from '../battle.ts'
import { clause } from '../clauses.ts'
import { rout } from '../morale/rout.ts'
import { aboutUnits, tell } from '../tell.ts'
import { carryOut } from './carry-out.ts'

/** A unit must retreat, and routs if it cannot; whether it has retreated. */
export function* forcedRetreat(battle: Vf, id: UnitId): Procedure<boolean> {
  const unit = unitOf(battle, id)
  if (unit.inside !== null) return true // T.3.6
  const before = battle.now
  battle.now = { doing: 'retreating', unit: id }
  const answer = yield* ask(retreatAsk, commanderOf(battle, unit), { unit: id })
  if (answer === 'none') {
    tell(battle, 'retreat-barred', [clause('vf2:6.4')], aboutUnits(unitOf(battle, id)))
    rout(battle, id, 'retreat')
  } else yield* carryOut(battle, answer)
  battle.now = before
  return answer !== 'none'
}
