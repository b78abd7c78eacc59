import { ask, chiefOf, type Procedure } from '@grognard/kernel'
import { inTurnAsk } from '../asks/in-turn.ts'
import type { Side, UnitId, Vf } from '../battle.ts'
import type { Doing } from '../words/told.ts'

/** Whose turn it is among several. */
export function* firstOf(
  battle: Vf,
  side: Side,
  units: readonly UnitId[],
  doing: Doing,
): Procedure<UnitId> {
  if (units.length === 1) return units[0] as UnitId
  return yield* ask(inTurnAsk, chiefOf(battle, side), { units, doing })
}
