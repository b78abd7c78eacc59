import type { Procedure } from '@grognard/kernel'
import { unitOf, type Vf } from '../battle.ts'
import type { Bout, Caused, Result } from '../bout.ts'
import { editionOf } from '../editions/book.ts'
import { decideFight } from '../melee/result.ts'
import { aboutUnits, tell } from '../tell.ts'

/** Who has won a fight, and what becomes of both sides. (7.2.3, 7.2.4) */
export function* settle(battle: Vf, bout: Bout, caused: Caused): Procedure<Result> {
  const result = decideFight(battle, bout, caused) // 7.2.3
  tellResult(battle, result, caused)
  yield* editionOf(battle).bearLosses(battle, bout, result, caused) // 7.2.4
  return result
}

function tellResult(battle: Vf, { winner, loser, by, clauses }: Result, caused: Caused): void {
  const [won, lost] = [unitOf(battle, winner), unitOf(battle, loser)]
  tell(battle, 'fight-won', clauses, { loser: lost.name, by, ...caused, ...aboutUnits(won, lost) })
}
