import { marginOf, type Gap } from '@grognard/geometry'
import type { NumberTable } from '../../certificate.ts'
import { ends, inches, lineOf, ofHundredths, placed, type Desk, type Line } from './drawn.ts'

/** How far one shoots in some way, against how far it is. */
export type Reached = {
  /** 'as a unit', 'by its skirmishers'. */
  readonly way: string
  /** In thousandths of an inch. */
  readonly range: number
  /** The judge's word. */
  readonly isIn: boolean
}

/** In hundredths: what is left, or what is missing. */
export const marginTo = (gap: Gap, { range }: Reached): number => Math.abs(marginOf(gap, range))

export const rangeTable = (desk: Desk, gap: Gap, ranges: readonly Reached[]): NumberTable => {
  const { table, yes, no, left, tooFar } = desk.words.certificate
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
    rows: ranges.map((reached) => [
      reached.way,
      placed(desk, from),
      placed(desk, to),
      inches(desk, gap.length),
      inches(desk, reached.range),
      reached.isIn ? yes : no,
      (reached.isIn ? left : tooFar)(ofHundredths(desk, marginTo(gap, reached))),
    ]),
  }
}

export const gapDrawn = (desk: Desk, gap: Gap, label = inches(desk, gap.length)): Line =>
  lineOf(desk, ...ends(gap), 'measure', label)
