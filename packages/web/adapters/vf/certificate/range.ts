import { marginOf, type Gap } from '@grognard/geometry'
import { rangeOf, shotGap, isInRange, type Unit } from '@grognard/rules-vf/functions'
import type { NumberTable } from '../../certificate.ts'
import { ends, inches, lineOf, ofHundredths, placed, type Desk, type Line } from './drawn.ts'

const WAYS = [false, true]

export type Reached = {
  readonly skirmish: boolean
  readonly range: number
  readonly isIn: boolean
  /** In hundredths: what is left, or what is missing. */
  readonly margin: number
}

/** How far a unit shoots, in each way that it can, against how far it is. (5.1.1) */
export const rangesOf = ({ seen }: Desk, unit: Unit, target: Unit): readonly Reached[] =>
  WAYS.flatMap((skirmish) => {
    const range = rangeOf(seen, unit, skirmish)
    if (range === null) return []
    const margin = Math.abs(marginOf(shotGap(seen, unit, target.id), range))
    return [{ skirmish, range, isIn: isInRange(seen, unit, target.id, range), margin }]
  })

export const rangeTable = (desk: Desk, gap: Gap, ranges: readonly Reached[]): NumberTable => {
  const { table, yes, no, left, tooFar } = desk.w
  const [from, to] = ends(gap)
  return {
    title: table.ranges,
    head: [
      table.shooting,
      table.from,
      table.to,
      table.distance,
      table.range,
      table.within,
      table.margin,
    ],
    rows: ranges.map(({ skirmish, range, isIn, margin }) => [
      skirmish ? table.skirmish : table.volley,
      placed(desk, from),
      placed(desk, to),
      inches(gap.length),
      inches(range),
      isIn ? yes : no,
      isIn ? left(ofHundredths(margin)) : tooFar(ofHundredths(margin)),
    ]),
  }
}

export const gapDrawn = (desk: Desk, gap: Gap, label = inches(gap.length)): Line =>
  lineOf(desk, ...ends(gap), 'measure', label)
