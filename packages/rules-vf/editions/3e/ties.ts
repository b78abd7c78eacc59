import { unitOf, type Vf } from '../../battle.ts'
import type { Pair, Result } from '../../bout.ts'
import { clause } from '../../clauses.ts'
import { wonBy } from '../../melee/result.ts'
import { coverOf } from '../../terrain/cover.ts'
import { isHigher } from '../../terrain/height.ts'

/**
 * Whoever is in cover wins a tie, and whoever fights back from higher up. If that is said of both,
 * the active side does. (7.2.3, T.1.3, T.2.2)
 */
export function winsTie(battle: Vf, fight: Pair): Result {
  const { main, target, support } = fight
  const [attacker, defender] = [unitOf(battle, main), unitOf(battle, target)]
  const foes = [attacker, ...support.map((id) => unitOf(battle, id))]
  const isCovered = coverOf(battle, attacker, defender, 'melee') !== null
  const height = isHigher(battle, defender, foes)
  const holds = height || coverOf(battle, defender, attacker, 'melee') !== null
  if (holds && !isCovered)
    return height
      ? wonBy(fight, target, 'height', clause('vf2:T.1.3'))
      : wonBy(fight, target, 'cover', clause('vf3:T.2.2.ties'))
  if (isCovered && !holds) return wonBy(fight, main, 'cover', clause('vf3:T.2.2.ties'))
  return wonBy(fight, attacker.side === battle.active ? main : target, 'active side')
}
