import { unitOf, type UnitId, type Vf } from '../../battle.ts'
import type { Bout, Routing } from '../../bout.ts'
import { clause } from '../../clauses.ts'
import { isCavalry, routOfSquare } from '../../melee/automatic-routs.ts'
import { sideOf } from '../../melee/bout.ts'
import { profileOf } from '../../sheets/index.ts'
import { occupies } from '../../units/formed.ts'

/**
 * Who of the losing side routs without a test, attacked or not: the loser first, then those who lent
 * it melee support. Guns always; infantry if all who beat it are cavalry. (9.2.2, T.3.6)
 */
export function routsOutright(battle: Vf, bout: Bout, loser: UnitId): readonly Routing[] {
  const winner = loser === bout.main ? bout.target : bout.main
  const winners = sideOf(bout, winner)
  const riders = winners.filter((id) => isCavalry(battle, id))
  const byRiders = riders.length === winners.length
  return sideOf(bout, loser).flatMap((id): readonly Routing[] => {
    const square = id === loser && routOfSquare(battle, id, riders)
    if (square) return [square]
    const unit = unitOf(battle, id)
    const { arm } = profileOf(unit)
    const spared = bout.overFeature || occupies(unit)
    if (arm === 'artillery')
      return [{ unit: id, cause: 'guns', clause: clause('vf3:9.2.2.who'), riders, spared }]
    return arm === 'infantry' && byRiders
      ? [{ unit: id, cause: 'cavalry', clause: clause('vf3:9.2.2.cavalry'), riders, spared }]
      : []
  })
}
