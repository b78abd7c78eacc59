import { lossesSuffered } from '../attacks/losses.ts'
import { unitOf, type UnitId, type Vf } from '../battle.ts'
import type { Caused, Fighting, Pair, Result } from '../bout.ts'
import { clause, type VfClause } from '../clauses.ts'
import { editionOf } from '../editions/book.ts'
import { fightingIn } from './bout.ts'

/** What the hits of both come to in losses. (7.2.2, 8.3.1) */
export const causedIn = (
  battle: Vf,
  { main, target }: Pick<Pair, 'main' | 'target'>,
  hits: number,
  hitsBack: number,
): Caused => ({
  attack: lossesSuffered(battle, unitOf(battle, target), hits, 'melee').value,
  reply: lossesSuffered(battle, unitOf(battle, main), hitsBack, 'melee').value,
})

/** Who caused the most losses has won. (7.2.3) */
export function decideFight(battle: Vf, fight: Pair, { attack, reply }: Caused): Result {
  if (attack === reply) return editionOf(battle).winsTie(fightingIn(battle, fight))
  return wonBy(fight, attack > reply ? fight.main : fight.target, 'losses')
}

/** A fight that one of the two has won by that. */
export const wonBy = (
  { main, target }: Pick<Pair, 'main' | 'target'>,
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
export function winsTie({ battle, main, target, support, measures }: Fighting): Result {
  const pair = { main: main.id, target: target.id }
  if (measures.isHigher(battle, target, [main, ...support]))
    return wonBy(pair, target.id, 'height', clause('vf2:T.1.3'))
  if (measures.coverOf(battle, target, main, 'melee'))
    return wonBy(pair, target.id, 'cover', clause('vf2:T.2.2'))
  return wonBy(pair, main.side === battle.active ? main.id : target.id, 'active side')
}
