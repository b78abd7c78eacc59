import type { Fighting, Result } from '../../bout.ts'
import { clause } from '../../clauses.ts'
import { wonBy } from '../../melee/result.ts'

/**
 * Whoever is in cover wins a tie, and whoever fights back from higher up. If that is said of both,
 * the active side does. (7.2.3, T.1.3, T.2.2)
 */
export function winsTie({ battle, main, target, support, measures }: Fighting): Result {
  const pair = { main: main.id, target: target.id }
  const isCovered = measures.coverOf(battle, main, target, 'melee') !== null
  const height = measures.isHigher(battle, target, [main, ...support])
  const holds = height || measures.coverOf(battle, target, main, 'melee') !== null
  if (holds && !isCovered)
    return height
      ? wonBy(pair, target.id, 'height', clause('vf2:T.1.3'))
      : wonBy(pair, target.id, 'cover', clause('vf3:T.2.2.ties'))
  if (isCovered && !holds) return wonBy(pair, main.id, 'cover', clause('vf3:T.2.2.ties'))
  return wonBy(pair, main.side === battle.active ? main.id : target.id, 'active side')
}
