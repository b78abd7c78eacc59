import { onceFor } from '../memory.ts'
import { overlap, type Ring } from '../ring.ts'
import type { Hill } from './feature.ts'
import { isInside, levelsOf } from './ground.ts'
import { polygonOf, whereIs, type Polygon } from './polygon.ts'
import { crossingOf, type Segment } from './segment.ts'
import type { Cut } from './span.ts'

/** How high a point of a hill is: 0 beside it, 1 on its lowest level. On a contour is on top of it. */
export function levelAt(hill: Hill, x: number, y: number, scale = 1): number {
  const grounds = levelsOf(hill)
  for (let level = grounds.length; level > 0; level--)
    for (const part of grounds[level - 1]?.parts ?? [])
      if (whereIs(part, x, y, scale) !== 'outside') return level
  return 0
}

/** The levels that a box stands on: wholly on or above the lowest, in part on the highest. */
export type Levels = { readonly lowest: number; readonly highest: number }

export function levelsUnder(ring: Ring, hill: Hill): Levels {
  const grounds = levelsOf(hill)
  let [lowest, highest] = [0, 0]
  grounds.forEach((ground, i) => {
    if (ground.pieces.some((piece) => overlap(ring, piece))) highest = i + 1
    if (isInside(ring, ground)) lowest = i + 1
  })
  return { lowest, highest }
}

const crestOf = onceFor(({ crest }: Hill): Polygon => polygonOf(crest))

/** Where a line of sight goes over a hill's crest to the slope beyond; null if it does not. */
export const crestCrossing = (segment: Segment, hill: Hill): Cut | null =>
  crossingOf(segment, crestOf(hill))
