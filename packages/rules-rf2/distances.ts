// Every distance of the book in one record, as it is printed: inches for 28 mm figures, then for
// those of 15 mm. (2.3, 6.13) What is not there twice is the same for both.

import { INCH, onceFor } from '@grognard/geometry'
import type { Options, Scale } from './options.ts'

type Printed = readonly [of28: number, of15: number]

const MOVES = {
  line: [9, 6], // 12.1
  column: [12, 8],
  mounted: [18, 12],
  guns: [12, 8],
  heavyGuns: [9, 6],
  horseGuns: [15, 10],
  general: [24, 16],
  /** Added to a die, or to two. (12.1) */
  compulsory: [9, 4],
  road: [6, 4], // 12.25
  manhandled: [3, 2], // 12.22
  engagement: [18, 12], // 12.2
  nearEnemy: [1, 1], // 12.3
} as const satisfies { readonly [name: string]: Printed }

const FIRE = {
  danger: [3, 2], // 14.3
  deadGround: [3, 2], // 13.10
  intoWood: [1, 1], // 13.13
  insideWood: [3, 2],
  overhead: [6, 4], // 14.17
  screen: [6, 4], // 14.13
} as const satisfies { readonly [name: string]: Printed }

export type Distances = { readonly [name in keyof typeof MOVES | keyof typeof FIRE]: number }

export const inThousandths = ([of28, of15]: Printed, scale: Scale): number =>
  (scale === '28 mm' ? of28 : of15) * INCH

/** All distances of a battle, in whole thousandths of an inch. */
export const distancesOf = onceFor(
  ({ scale }: Options): Distances =>
    Object.fromEntries(
      Object.entries({ ...MOVES, ...FIRE }).map(([name, printed]) => [
        name,
        inThousandths(printed, scale),
      ]),
    ) as Distances,
)
