// What the scenarios are drawn up of, in inches: red below looks up, blue above looks down.

import type { Point } from '@grognard/geometry'
import type { Side } from '../battle.ts'
import type { GivenUnit } from '../position.ts'

export const inches = (n: number): number => Math.round(n * 1000)

export const corner = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) })

export const box = (left: number, top: number, right: number, bottom: number): readonly Point[] => [
  corner(left, top),
  corner(right, top),
  corner(right, bottom),
  corner(left, bottom),
]

/** Six stands of class C with rifled muskets, so far behind the front of their side. */
export const foot = (
  side: Side,
  name: string,
  x: number,
  row: number,
  more: Partial<GivenUnit> = {},
): GivenUnit => ({
  name,
  kind: 'HI',
  stands: 6,
  class: 'C',
  weapons: ['RM'],
  pose: {
    ...corner(x, side === 'red' ? 45 + row : 15 - row),
    facing: side === 'red' ? 0 : 32_768,
  },
  ...more,
})

export const guns = (side: Side, name: string, x: number): GivenUnit =>
  foot(side, name, x, 0, { kind: 'FA', stands: 2, weapons: ['MSB'] })
