// Doubles. (6.6)

import type { Refusal } from '@grognard/kernel'
import { refused, showing } from '../asks/refused.ts'
import type { Unit, Vf } from '../battle.ts'
import { enemiesOf, unitsWithin } from '../field/distance.ts'
import { bodyIn, situationOf } from '../field/situation.ts'
import { gapLine } from './as-if.ts'
import { FAR } from './field.ts'
import type { Way } from './order.ts'
import { standOf } from './reform.ts'
import { refuseWay } from './way.ts'

/** Why a unit may not double that way: it starts and ends more than 18" from any enemy. */
export function refuseDouble(seen: Vf, unit: Unit, way: Way): Refusal | null {
  if (!unit.pose) return refused('vf2:T.3.3', 'inside-must-exit', { unit: unit.name })
  const near = enemiesOf(seen, unit.side).find(({ id }) => unitsWithin(seen, unit.id, id, FAR))
  if (!near) return refuseWay(seen, unit, 'double', standOf(unit), way)
  const situation = situationOf(seen)
  return showing(refused('vf2:6.6', 'double-near', { unit: unit.name, other: near.name }), [
    gapLine(bodyIn(situation, unit.id), bodyIn(situation, near.id)),
  ])
}
