import { brigadeOf, type BrigadeId, type Vf } from '../battle.ts'
import { clause } from '../clauses.ts'
import { tell } from '../tell.ts'

/** What became of a brigade, by which clause. */
const BY = { shattered: clause('vf2:9.4'), fortitude: clause('vf2:9.5') }

/** Its army suffers a defeat for what became of a brigade. (9.6) */
export function sufferDefeat(battle: Vf, id: BrigadeId, defeated: keyof typeof BY): void {
  const { side, name } = brigadeOf(battle, id)
  const defeats = battle.defeats[side] + 1
  battle.defeats = { ...battle.defeats, [side]: defeats }
  const data = { side, defeats, brigade: name, defeated }
  tell(battle, 'defeat', [clause('vf2:9.6'), BY[defeated]], data)
}
