import type { Procedure } from '@grognard/kernel'
import { brigadeOf, type BrigadeId, type Vf } from '../../battle.ts'
import { takeFortitudeTest } from '../../morale/fortitude.ts'

/** A brigade of which nobody is left takes no test. (9.5) */
export function* endOfPhase(battle: Vf, brigade: BrigadeId, routed: number): Procedure<void> {
  if (!brigadeOf(battle, brigade).shattered) yield* takeFortitudeTest(battle, brigade, routed)
}
