// Doubles. (6.6)

import { bodyIn, gapLine } from '@grognard/field'
import type { Refusal } from '@grognard/kernel'
import { refused, showing } from '../asks/refused.ts'
import type { Unit, Vf } from '../battle.ts'
import { enemiesOf, gapBetweenUnits, unitsWithin } from '../field/distance.ts'
import { situationOf } from '../field/situation.ts'
import { nearBy } from '../measured.ts'
import { FAR } from './field.ts'
import { refuseInside } from './occupy.ts'
import type { Way } from './order.ts'
import { standOf } from './reform.ts'
import { refuseWay } from './way.ts'

/** Why a unit may not double that way: it starts and ends more than 18" from any enemy. */
export function refuseDouble(seen: Vf, unit: Unit, way: Way): Refusal | null {
  if (!unit.pose) return refuseInside(seen, unit)
  const near = enemiesOf(seen, unit.side).find(({ id }) => unitsWithin(seen, unit.id, id, FAR))
  if (!near) return refuseWay(seen, unit, 'double', standOf(unit), way)
  const situation = situationOf(seen)
  const gap = nearBy(gapBetweenUnits(seen, unit.id, near.id).length)
  const data = { unit: unit.name, other: near.name, near: gap, beyond: FAR }
  return showing(refused('vf2:6.6', 'double-near', data), [
    gapLine(bodyIn(situation, unit.id), bodyIn(situation, near.id)),
  ])
}
