import { unitOf, type UnitId, type Vf } from '../battle.ts'
import type { Bout, Routing } from '../bout.ts'
import { profileOf } from '../sheets/index.ts'
import { formsSquare } from '../units/formed.ts'

export const isCavalry = (battle: Vf, id: UnitId): boolean =>
  profileOf(unitOf(battle, id)).arm === 'cavalry'

/** Who of the losing side routs without a test: the loser, if it was attacked. (9.2.2, T.3.6) */
export function routsOutright(battle: Vf, bout: Bout, loser: UnitId): readonly Routing[] {
  const unit = unitOf(battle, loser)
  const riders = ridersIn(battle, bout)
  const { overFeature: spared } = bout
  if (formsSquare(unit)) return [{ unit: loser, cause: 'square', riders, spared: false }]
  if (loser !== bout.target) return []
  const { arm } = profileOf(unit)
  if (arm === 'artillery') return [{ unit: loser, cause: 'guns', riders, spared }]
  return arm === 'infantry' && riders.length > 0
    ? [{ unit: loser, cause: 'cavalry', riders, spared }]
    : []
}

/** The cavalry that attacks in a fight. */
const ridersIn = (battle: Vf, { main, support }: Bout): readonly UnitId[] =>
  [main, ...support].filter((id) => isCavalry(battle, id))
