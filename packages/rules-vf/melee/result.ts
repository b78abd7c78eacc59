import { unitOf, type UnitId, type Vf } from '../battle.ts'
import type { Caused, Pair, Result } from '../bout.ts'
import { clause, type VfClause } from '../clauses.ts'
import { editionOf } from '../editions/book.ts'
import { coverOf } from '../terrain/cover.ts'
import { isHigher } from '../terrain/height.ts'

/** Who caused the most losses has won. (7.2.3) */
export function decideFight(battle: Vf, fight: Pair, { attack, reply }: Caused): Result {
  if (attack === reply) return editionOf(battle).winsTie(battle, fight)
  return wonBy(fight, attack > reply ? fight.main : fight.target, 'losses')
}

/** A fight that one of the two has won by that. */
export const wonBy = (
  { main, target }: Pair,
  winner: UnitId,
  by: Result['by'],
  ...also: readonly VfClause[]
): Result => ({
  winner,
  loser: winner === main ? target : main,
  by,
  clauses: [clause('vf2:7.2.3'), ...also],
})

/** Ties go to the active side, but for hills and cover. (7.2.3, T.1.3, T.2.2) */
export function winsTie(battle: Vf, fight: Pair): Result {
  const { main, target, support } = fight
  const [attacker, defender] = [unitOf(battle, main), unitOf(battle, target)]
  const foes = [attacker, ...support.map((id) => unitOf(battle, id))]
  if (isHigher(battle, defender, foes)) return wonBy(fight, target, 'height', clause('vf2:T.1.3'))
  if (coverOf(battle, defender, attacker, 'melee'))
    return wonBy(fight, target, 'cover', clause('vf2:T.2.2'))
  return wonBy(fight, attacker.side === battle.active ? main : target, 'active side')
}
