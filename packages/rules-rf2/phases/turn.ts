// Whose turn it is within a phase, and what a new turn clears. (7.3, 6.1)

import type { UnitId } from '@grognard/field'
import { ask, chiefOf, type Procedure } from '@grognard/kernel'
import { inTurn } from '../asks/in-turn.ts'
import { enemyOf, unitOf, type Phase, type Rf2, type Unit } from '../battle.ts'
import { tell } from '../tell.ts'

/** The first side has done, then the second; then comes the next phase. */
export function sideDone(battle: Rf2, next: Phase): void {
  if (battle.active === battle.first) battle.active = enemyOf(battle.first)
  else {
    battle.active = battle.first
    battle.phase = next
  }
}

/** Whoever belongs to the first side comes first. (7.3, 7.5) */
export const firstSideFirst = ({ units, first }: Pick<Rf2, 'units' | 'first'>): readonly Unit[] => [
  ...units.filter(({ side }) => side === first),
  ...units.filter(({ side }) => side !== first),
]

/**
 * Which of some units is next: the first side takes all of its own first, in the order that its
 * player likes. (7.3, 14.21, 14.22)
 */
export function* nextOf(
  battle: Rf2,
  units: readonly UnitId[],
  what: 'rally' | 'rout' | 'morale',
): Procedure<UnitId | null> {
  for (const side of [battle.first, enemyOf(battle.first)]) {
    const own = units.filter((id) => unitOf(battle, id).side === side)
    if (own.length > 1)
      return yield* ask(inTurn, chiefOf(battle, side), { side, for: what, units: own })
    if (own[0] !== undefined) return own[0]
  }
  return null
}

/** Whoever retreats will rally or rout. (6.6, 18.3) */
export const toRally = (battle: Pick<Rf2, 'units' | 'first'>): readonly UnitId[] =>
  firstSideFirst(battle).flatMap(({ id, retreating, pose }) => (retreating && pose ? [id] : []))

/** Leaders first; then whoever retreats rallies. (6.1, 6.6) */
export function newTurn(battle: Rf2): void {
  battle.turn++
  battle.phase = 'attach'
  battle.active = battle.first
  battle.units = battle.units.map((unit) =>
    unit.spentMove === null && !unit.halt ? unit : { ...unit, spentMove: null, halt: false },
  )
  battle.leaders = battle.leaders.map((one) => (one.rode ? { ...one, rode: false } : one))
  battle.brigades = battle.brigades.map((one) => (one.pace === null ? one : { ...one, pace: null }))
  battle.pending = battle.units.map(() => 0)
  battle.fired = []
  battle.due = toRally(battle)
  tell(battle, 'turn', ['rf2:6.1'], { turn: battle.turn, first: battle.first })
}
