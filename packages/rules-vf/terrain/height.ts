// Who is higher up. (T.1.3)

import { heightOf } from '@grognard/field'
import type { Unit } from '../battle.ts'
import { situationOf, type Field } from '../field/situation.ts'

const heightIn = (field: Field, { id }: Unit): number => {
  const body = situationOf(field).bodies[id]
  return body ? heightOf(field.terrain, body) : 0
}

/** Some figure of a unit is on a hill. */
export const isOnHill = (field: Field, unit: Unit): boolean => heightIn(field, unit) > 0

/** Some figure of a unit is higher up a hill than all figures of these. (T.1.3) */
export const isHigher = (field: Field, unit: Unit, than: readonly Unit[]): boolean => {
  const height = heightIn(field, unit)
  return height > 0 && than.every((other) => heightIn(field, other) < height)
}
