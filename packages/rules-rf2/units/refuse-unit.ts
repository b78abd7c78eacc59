// What units may be: how many stands, which weapons, in which formation. (2.19, 2.23, 3.1)

import type { Refusal } from '@grognard/kernel'
import type { Unit } from '../battle.ts'
import { refused } from '../refusals/refused.ts'
import { armOf, SIZES } from './kinds.ts'
import { refuseFormation } from './may-form.ts'
import { breakPointsOf } from './quality.ts'

/** Why there can be no such unit; null if there can. */
export function refuseUnit(unit: Unit): Refusal | null {
  const { name, stands, weapons, hits, pose, formation } = unit
  const arm = armOf(unit)
  if (!SIZES[arm].includes(stands))
    return refused(`rf2:2.19.${SIZE[arm]}`, 'unit-size', { unit: name, stands })
  if (weapons.length > 1 && weapons.length !== stands)
    return refused('rf2:2.23', 'unit-arms', { unit: name })
  if (pose && hits >= breakPointsOf(unit))
    return refused('rf2:9.1', 'unit-lost', { unit: name, hits })
  return refuseFormation(unit, formation)
}

const SIZE = { foot: 'infantry', horse: 'cavalry', guns: 'artillery' } as const
