import { adding, type Explained } from '@grognard/toolkit'
import type { Side, Vf } from '../../battle.ts'
import { clause, type VfClause } from '../../clauses.ts'
import { totalOf as inSecond } from '../../victory.ts'

/** Besides objectives and defeats, what the scenario's own rules have given. (10.0) */
export function totalOf(battle: Vf, side: Side): Explained<VfClause> {
  const total = inSecond(battle, side)
  const points = battle.points?.[side] ?? 0
  return points === 0 ? total : adding(total, clause('vf3:10.0'), 'points of the scenario', points)
}
