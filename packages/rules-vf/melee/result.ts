import { MEASURED } from '../attacks/measured.ts'
import { unitOf, type Fight, type Unit, type UnitId, type Vf } from '../battle.ts'
import { clause, type VfClause } from '../clauses.ts'
import type { Measures } from '../specials/special.ts'

/** Losses caused by the attack, and in fighting back. */
export type Caused = { readonly attack: number; readonly reply: number }

export type Result = {
  readonly winner: UnitId
  readonly loser: UnitId
  /** What decided it: the losses themselves, or what decides a tie. */
  readonly by: 'losses' | 'active side' | 'height' | 'cover'
  readonly clauses: readonly VfClause[]
}

/** Who caused the most losses has won; ties go to the active side, but for hills and cover. (7.2.3) */
export function decideFight(
  battle: Vf,
  { main, target, support }: Pick<Fight, 'main' | 'target' | 'support'>,
  { attack, reply }: Caused,
): Result {
  const wonBy = (winner: UnitId, by: Result['by'], ...also: readonly VfClause[]): Result => {
    const loser = winner === main ? target : main
    return { winner, loser, by, clauses: [clause('vf2:7.2.3'), ...also] }
  }
  if (attack !== reply) return wonBy(attack > reply ? main : target, 'losses')
  const [attacker, defender] = [unitOf(battle, main), unitOf(battle, target)]
  const helpers = support.map((id) => unitOf(battle, id))
  switch (tieTo(battle, attacker, defender, helpers, MEASURED)) {
    case 'height':
      return wonBy(target, 'height', clause('vf2:T.1.3'))
    case 'cover':
      return wonBy(target, 'cover', clause('vf2:T.2.2'))
    case 'active side':
      return wonBy(attacker.side === battle.active ? main : target, 'active side')
  }
}

/** What decides a tie: hills and cover do for the defender, else it goes to the active side. */
export function tieTo(
  battle: Vf,
  attacker: Unit,
  defender: Unit,
  helpers: readonly Unit[],
  measures: Measures,
): Exclude<Result['by'], 'losses'> {
  if (measures.isHigher(battle, defender, [attacker, ...helpers])) return 'height'
  return measures.coverOf(battle, defender, attacker, 'melee') ? 'cover' : 'active side'
}
