import { add } from '@grognard/toolkit'
import type { Unit, UnitId, Vf } from '../battle.ts'
import { numbersOf } from '../editions/book.ts'
import { isInRange } from '../field/distance.ts'
import { isInFrontArc } from '../field/sight.ts'
import { standsDeployed } from '../units/formed.ts'
import type { Special } from './special.ts'

/** A gun on its limber has no canister to fire. */
const hasCanister = (battle: Vf, unit: Unit, target: UnitId): boolean =>
  standsDeployed(unit) &&
  isInRange(battle, unit, target, numbersOf(battle.options).canister) &&
  isInFrontArc(battle, unit.id, target)

export const canister: Special = {
  name: 'canister',
  title: 'Canister',
  clause: 'vf2:special.canister',
  attackValue: ({ battle, main, target, measures }) => [
    standsDeployed(main) &&
      measures.isInRange(battle, main, target, numbersOf(battle.options).canister) &&
      measures.isInFrontArc(battle, main, target) &&
      add('vf2:special.canister', 'canister', 2),
  ],
  supportCount: (battle, unit, target) => (hasCanister(battle, unit, target) ? 2 : 1),
}
