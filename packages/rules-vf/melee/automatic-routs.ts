import { unitOf, type UnitId, type Vf } from '../battle.ts'
import { clause, type VfClause } from '../clauses.ts'
import { profileOf } from '../sheets/index.ts'
import { formsSquare } from '../units/formed.ts'
import type { Bout } from './bout.ts'

export const isCavalry = (battle: Vf, id: UnitId): boolean =>
  profileOf(unitOf(battle, id)).arm === 'cavalry'

/** Why the loser of a fight routs without a test; null if it does not. (9.2.2) */
export function automaticRout(battle: Vf, bout: Bout, loser: UnitId): VfClause | null {
  const unit = unitOf(battle, loser)
  if (formsSquare(unit)) return clause('vf2:special.square')
  if (bout.overFeature) return null // T.3.6
  if (loser !== bout.target) return null
  const { arm } = profileOf(unit)
  const byCavalry = [bout.main, ...bout.support].some((id) => isCavalry(battle, id))
  return arm === 'artillery' || (arm === 'infantry' && byCavalry) ? clause('vf2:9.2.2') : null
}
