import { unitOf, type Unit, type UnitId, type Vf } from '../battle.ts'
import { profileOf } from '../sheets/index.ts'
import { formsSquare } from '../units/formed.ts'
import type { RoutCause } from '../words/told.ts'
import type { Bout } from './bout.ts'

const isMounted = (unit: Unit): boolean => profileOf(unit).arm === 'cavalry'

export const isCavalry = (battle: Vf, id: UnitId): boolean => isMounted(unitOf(battle, id))

/** Whoever loses a fight, as its attacker or against these who attacked it. */
type Loser = {
  readonly loser: Unit
  readonly attackers: readonly Unit[] | null
  /** One of the two occupies a feature. (T.3.6) */
  readonly overFeature: boolean
}

/** Why the loser of a fight routs without a test; null if it does not. (9.2.2) */
export function routOfLoser({ loser, attackers, overFeature }: Loser): RoutCause | null {
  if (formsSquare(loser)) return 'square'
  return overFeature ? null : openRout(loser, attackers) // T.3.6
}

export const automaticRout = (battle: Vf, bout: Bout, loser: UnitId): RoutCause | null =>
  routOfLoser({
    loser: unitOf(battle, loser),
    attackers: attackersOf(battle, bout, loser),
    overFeature: bout.overFeature,
  })

/** Why it would, if nobody occupied a feature. (9.2.2) */
export const routInTheOpen = (battle: Vf, bout: Bout, loser: UnitId): RoutCause | null =>
  openRout(unitOf(battle, loser), attackersOf(battle, bout, loser))

function openRout(loser: Unit, attackers: readonly Unit[] | null): RoutCause | null {
  if (!attackers) return null
  const { arm } = profileOf(loser)
  if (arm === 'artillery') return 'guns'
  return arm === 'infantry' && attackers.some(isMounted) ? 'cavalry' : null
}

const attackersOf = (
  battle: Vf,
  { main, target, support }: Bout,
  loser: UnitId,
): readonly Unit[] | null =>
  loser === target ? [main, ...support].map((id) => unitOf(battle, id)) : null

/** The cavalry that attacks in a fight. */
export const ridersIn = (battle: Vf, { main, support }: Bout): readonly UnitId[] =>
  [main, ...support].filter((id) => isCavalry(battle, id))
