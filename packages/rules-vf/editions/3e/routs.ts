import type { Unit } from '../../battle.ts'
import type { Fighting, Routing } from '../../bout.ts'
import { clause } from '../../clauses.ts'
import { isMounted, routOfSquare } from '../../melee/automatic-routs.ts'
import { profileOf } from '../../sheets/index.ts'
import { occupies } from '../../units/formed.ts'

/**
 * Who of the losing side routs without a test, attacked or not: the loser first, then those who lent
 * it melee support. Guns always; infantry if all who beat it are cavalry. (9.2.2, T.3.6)
 */
export function routsOutright(fighting: Fighting, loser: Unit): readonly Routing[] {
  const attackers = [fighting.main, ...fighting.support]
  const defenders = [fighting.target, ...fighting.back]
  const [losers, winners] =
    loser.id === fighting.main.id ? [attackers, defenders] : [defenders, attackers]
  const riders = winners.filter(isMounted).map(({ id }) => id)
  const byRiders = riders.length === winners.length
  return losers.flatMap((one): readonly Routing[] => {
    const square = one.id === loser.id && routOfSquare(one, riders)
    if (square) return [square]
    const { id: unit } = one
    const { arm } = profileOf(one)
    const spared = fighting.overFeature || occupies(one)
    if (arm === 'artillery')
      return [{ unit, cause: 'guns', clause: clause('vf3:9.2.2.who'), riders, spared }]
    return arm === 'infantry' && byRiders
      ? [{ unit, cause: 'cavalry', clause: clause('vf3:9.2.2.cavalry'), riders, spared }]
      : []
  })
}
