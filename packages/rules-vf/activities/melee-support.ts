import { ask, chiefOf, type Procedure } from '@grognard/kernel'
import { meleeSupport } from '../asks/melee-support.ts'
import { unitOf, type UnitId, type Vf } from '../battle.ts'
import { lendableTo, type Lent } from '../melee/lending.ts'

/** Asks who supports a unit that fights back, or for a second time, if anybody can. (8.2.2, 8.2.3) */
export function* lendSupport(battle: Vf, unit: UnitId, target: UnitId): Procedure<Lent> {
  const fighting = unitOf(battle, unit)
  const { support, brigade } = lendableTo(battle, fighting, target)
  if (support.length + brigade.length === 0) return { support: [], brigade: [] }
  return yield* ask(meleeSupport, chiefOf(battle, fighting.side), { unit, target })
}
