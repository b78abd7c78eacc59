import { unitOf, type Unit, type UnitId, type Vf } from '../battle.ts'
import type { Fighting, Routing } from '../bout.ts'
import { clause } from '../clauses.ts'
import { profileOf } from '../sheets/index.ts'
import { formsSquare } from '../units/formed.ts'

export const isMounted = (unit: Unit): boolean => profileOf(unit).arm === 'cavalry'

export const isCavalry = (battle: Vf, id: UnitId): boolean => isMounted(unitOf(battle, id))

/** Who of the losing side routs without a test: the loser, if it was attacked. (9.2.2, T.3.6) */
export function routsOutright(fighting: Fighting, loser: Unit): readonly Routing[] {
  const { id: unit } = loser
  const riders = ridersIn(fighting)
  const { overFeature: spared } = fighting
  const square = routOfSquare(loser, riders)
  if (square) return [square]
  if (unit !== fighting.target.id) return []
  const { arm } = profileOf(loser)
  const by = clause('vf2:9.2.2')
  if (arm === 'artillery') return [{ unit, cause: 'guns', clause: by, riders, spared }]
  return arm === 'infantry' && riders.length > 0
    ? [{ unit, cause: 'cavalry', clause: by, riders, spared }]
    : []
}

/** A square that is beaten routs, wherever it stands. (special.square) */
export const routOfSquare = (loser: Unit, riders: readonly UnitId[]): Routing | null =>
  formsSquare(loser)
    ? {
        unit: loser.id,
        cause: 'square',
        clause: clause('vf2:special.square'),
        riders,
        spared: false,
      }
    : null

/** The cavalry that attacks in a fight. */
const ridersIn = ({ main, support }: Fighting): readonly UnitId[] =>
  [main, ...support].filter(isMounted).map(({ id }) => id)
