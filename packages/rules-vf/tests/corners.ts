// Places out of which a unit of horse hardly gets: lakes all around hussars or heavies who stand at
// 36", 30" and look up the page; turned about for those who look down it.

import type { Feature } from '@grognard/geometry'
import { area } from './drawn-up.ts'

type Corner = readonly [x: number, y: number]

/** Where horse stands: half its width, and how deep it is. */
const [HALF, DEEP] = [2.46, 3.936]
/** A 64th of a turn to the right of straight back. */
const [ASIDE, BACK] = [-0.098_017, 0.995_185]
/** Room on both sides. */
const HAIR = 0.03

const lakes = (outlines: readonly (readonly Corner[])[], about: boolean): readonly Feature[] =>
  outlines.map((outline, i) =>
    area(
      `lake ${i + 1}`,
      'lake',
      about ? outline.map(([x, y]): Corner => [72 - x, 60 - y]) : outline,
      ['impassable'],
    ),
  )

/** A lane as wide as the unit, that leads back a 64th of a turn aside, and ends after so much. */
export function slantingLane(far: number, about = false): readonly Feature[] {
  const [left, right, rear] = [36 - HALF - HAIR, 36 + HALF + HAIR, 30 + DEEP]
  const slant = (down: number): number => (down * ASIDE) / BACK
  return lakes(
    [
      [
        [26, 30],
        [left, 30],
        [left + slant(14), 44],
        [26, 44],
      ],
      [
        [right, 30],
        [46, 30],
        [46, 44],
        [right + slant(44 - rear), 44],
        [right, rear],
      ],
      [
        [30, rear + far * BACK],
        [42, rear + far * BACK],
        [42, 44],
        [30, 44],
      ],
    ],
    about,
  )
}

/** A lane that leads straight back for not quite 2.5", and from there to the left. */
export const bentLane: readonly Feature[] = lakes(
  [
    [
      [24, 26],
      [33.5, 26],
      [33.5, 32.4],
      [24, 32.4],
    ],
    [
      [38.5, 26],
      [46, 26],
      [46, 44],
      [38.5, 44],
    ],
    [
      [20, 36.426],
      [42, 36.426],
      [42, 44],
      [20, 44],
    ],
    [
      [20, 26],
      [24, 26],
      [24, 36.426],
      [20, 36.426],
    ],
  ],
  false,
)
