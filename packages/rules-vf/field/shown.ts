// Lines that show on the table why something is refused.

import { bodyIn, gapLine, type ShownLine } from '@grognard/field'
import type { Body, Point } from '@grognard/geometry'
import type { UnitId } from '../battle.ts'
import { situationOf, type Field } from './situation.ts'

/** The shortest way between two units. */
export function unitsGap(field: Field, a: UnitId, b: UnitId): ShownLine {
  const situation = situationOf(field)
  return gapLine(bodyIn(situation, a), bodyIn(situation, b))
}

/** The shortest way from where somebody would stand to a unit. */
export const gapTo = (field: Field, from: Body, to: UnitId, is?: string): ShownLine =>
  gapLine(from, bodyIn(situationOf(field), to), is)

/** The shortest way from a unit to where somebody would stand. */
export const gapFrom = (field: Field, from: UnitId, to: Body, is?: string): ShownLine =>
  gapLine(bodyIn(situationOf(field), from), to, is)

const at = ({ x, y }: Point): Point => ({ x, y })

/** From one place to another. */
export const lineTo = (from: Point, to: Point, is: string): ShownLine => ({
  from: at(from),
  to: at(to),
  is,
})

/** The same line, and by how much it is too long or too short. */
export const withMargin = ({ from, to, is }: ShownLine, margin: number): ShownLine => ({
  from,
  to,
  is,
  margin,
})

/** A way, from place to place. */
export const pathLines = (from: Point, places: readonly Point[]): readonly ShownLine[] =>
  places.map((to, i) => lineTo(places[i - 1] ?? from, to, 'path'))
