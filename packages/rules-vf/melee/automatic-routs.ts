import { unitOf, type Unit, type UnitId, type Vf } from '../battle.ts'
import type { Fighting, Routing } from '../bout.ts'
import { profileOf } from '../sheets/index.ts'
import { formsSquare } from '../units/formed.ts'

const isMounted = (unit: Unit): boolean => profileOf(unit).arm === 'cavalry'

export const isCavalry = (battle: Vf, id: UnitId): boolean => isMounted(unitOf(battle, id))

/** Who of the losing side routs without a test: the loser, if it was attacked. (9.2.2, T.3.6) */
export function routsOutright(fighting: Fighting, loser: Unit): readonly Routing[] {
  const { id: unit } = loser
  const riders = ridersIn(fighting)
  const { overFeature: spared } = fighting
  if (formsSquare(loser)) return [{ unit, cause: 'square', riders, spared: false }]
  if (unit !== fighting.target.id) return []
  const { arm } = profileOf(loser)
  if (arm === 'artillery') return [{ unit, cause: 'guns', riders, spared }]
  return arm === 'infantry' && riders.length > 0 ? [{ unit, cause: 'cavalry', riders, spared }] : []
}

/** The cavalry that attacks in a fight. */
const ridersIn = ({ main, support }: Fighting): readonly UnitId[] =>
  [main, ...support].filter(isMounted).map(({ id }) => id)
