import { unitOf, type UnitId, type Vf } from '../battle.ts'
import { profileOf } from '../sheets/index.ts'
import { formsSquare } from '../units/formed.ts'
import type { RoutCause } from '../words/told.ts'
import type { Bout } from './bout.ts'

export const isCavalry = (battle: Vf, id: UnitId): boolean =>
  profileOf(unitOf(battle, id)).arm === 'cavalry'

/** Why the loser of a fight routs without a test; null if it does not. (9.2.2) */
export function automaticRout(battle: Vf, bout: Bout, loser: UnitId): RoutCause | null {
  if (formsSquare(unitOf(battle, loser))) return 'square'
  return bout.overFeature ? null : routInTheOpen(battle, bout, loser) // T.3.6
}

/** Why it would, if nobody occupied a feature. (9.2.2) */
export function routInTheOpen(battle: Vf, bout: Bout, loser: UnitId): RoutCause | null {
  if (loser !== bout.target) return null
  const { arm } = profileOf(unitOf(battle, loser))
  if (arm === 'artillery') return 'guns'
  return arm === 'infantry' && ridersIn(battle, bout).length > 0 ? 'cavalry' : null
}

/** The cavalry that attacks in a fight. */
export const ridersIn = (battle: Vf, { main, support }: Bout): readonly UnitId[] =>
  [main, ...support].filter((id) => isCavalry(battle, id))
