// Doubles. (6.6)

import type { Refusal } from '@grognard/kernel'
import type { Unit, Vf } from '../battle.ts'
import { numbersOf } from '../editions/book.ts'
import { enemiesOf, gapBetweenUnits, unitsWithin } from '../field/distance.ts'
import { unitsGap } from '../field/shown.ts'
import { inInches, nearBy } from '../measured.ts'
import type { Way } from '../order.ts'
import { refused, showing } from '../refusals/refused.ts'
import { mannersOf } from './field.ts'
import { refuseInside } from './occupy.ts'
import { stanceOf } from './reform.ts'
import { refuseWay } from './way.ts'

/** Why a unit may not double that way: it starts and ends more than 18" from any enemy. */
export function refuseDouble(seen: Vf, unit: Unit, way: Way): Refusal | null {
  if (!unit.pose) return refuseInside(seen, unit)
  const { double } = numbersOf(seen.options)
  const near = enemiesOf(seen, unit.side).find(({ id }) => unitsWithin(seen, unit.id, id, double))
  if (!near) return refuseWay(seen, unit, 'double', stanceOf(unit), way)
  const gap = nearBy(gapBetweenUnits(seen, unit.id, near.id).length)
  const data = { unit: unit.name, other: near.name, near: gap, beyond: inInches(double) }
  return showing(refused(mannersOf(seen).by.double, 'double-near', data), [
    unitsGap(seen, unit.id, near.id),
  ])
}
