import { brigadeOf, type BrigadeId, type Vf } from '../battle.ts'
import { clause, type VfClause } from '../clauses.ts'
import { tell } from '../telling.ts'

/** Its army suffers a defeat for what became of a brigade. (9.6) */
export function sufferDefeat(battle: Vf, id: BrigadeId, why: VfClause): void {
  const { side } = brigadeOf(battle, id)
  const defeats = battle.defeats[side] + 1
  battle.defeats = { ...battle.defeats, [side]: defeats }
  tell(battle, 'defeat', [clause('vf2:9.6'), why], { side, defeats })
}
