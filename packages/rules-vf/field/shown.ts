// Lines that show on the table why something is refused.

import { bodyIn, lineOfGap, type ShownLine } from '@grognard/field'
import { INCH } from '@grognard/geometry'
import type { UnitId } from '../battle.ts'
import { situationOf, type Field } from './situation.ts'

/** The shortest way between two units, and by how much it is below so many inches. */
export function gapLine(field: Field, a: UnitId, b: UnitId, inches?: number): ShownLine {
  const situation = situationOf(field)
  const limit = inches === undefined ? undefined : inches * INCH
  return lineOfGap(bodyIn(situation, a), bodyIn(situation, b), limit)
}
