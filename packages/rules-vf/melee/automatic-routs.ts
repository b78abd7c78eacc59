import { unitOf, type UnitId, type Vf } from '../battle.ts'
import type { Bout, Routing } from '../bout.ts'
import { clause } from '../clauses.ts'
import { profileOf } from '../sheets/index.ts'
import { formsSquare } from '../units/formed.ts'

export const isCavalry = (battle: Vf, id: UnitId): boolean =>
  profileOf(unitOf(battle, id)).arm === 'cavalry'

/** Who of the losing side routs without a test: the loser, if it was attacked. (9.2.2, T.3.6) */
export function routsOutright(battle: Vf, bout: Bout, loser: UnitId): readonly Routing[] {
  const riders = ridersIn(battle, bout)
  const { overFeature: spared } = bout
  const square = routOfSquare(battle, loser, riders)
  if (square) return [square]
  if (loser !== bout.target) return []
  const { arm } = profileOf(unitOf(battle, loser))
  const by = clause('vf2:9.2.2')
  if (arm === 'artillery') return [{ unit: loser, cause: 'guns', clause: by, riders, spared }]
  return arm === 'infantry' && riders.length > 0
    ? [{ unit: loser, cause: 'cavalry', clause: by, riders, spared }]
    : []
}

/** A square that is beaten routs, wherever it stands. (special.square) */
export const routOfSquare = (
  battle: Vf,
  loser: UnitId,
  riders: readonly UnitId[],
): Routing | null =>
  formsSquare(unitOf(battle, loser))
    ? { unit: loser, cause: 'square', clause: clause('vf2:special.square'), riders, spared: false }
    : null

/** The cavalry that attacks in a fight. */
const ridersIn = (battle: Vf, { main, support }: Bout): readonly UnitId[] =>
  [main, ...support].filter((id) => isCavalry(battle, id))
