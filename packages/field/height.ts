// Who is higher up. A hill is as high as its contours: a figure stands as high as the contour that
// its middle is in.

import {
  figuresOf,
  figureRing,
  groundOf,
  levelAt,
  levelsOf,
  onceWithLast,
  overlapsGround,
  type Body,
  type Box,
  type Footprint,
  type Hill,
  type Terrain,
} from '@grognard/geometry'
import { isAside } from './extent.ts'
import { hillsOn } from './places.ts'

const heights = onceWithLast((body: Body, terrain: Terrain): number => {
  let height = 0
  for (const hill of hillsOn(terrain))
    if (!isAside(body, groundOf(hill)))
      height = Math.max(height, 'boxes' in body ? highestOf(body, hill) : partOn(body.pieces, hill))
  return height
})

/** How high the highest figure of a body is; of a feature that is occupied its highest part. */
export const heightOf = (terrain: Terrain, body: Body): number => heights(body, terrain)

function highestOf(unit: Footprint, hill: Hill): number {
  let highest = 0
  for (const { box, file, rank } of figuresOf(unit)) {
    const { ring, scale } = figureRing(unit.boxes[box] as Box, file, rank)
    // The middle of four corners, on a lattice that has it.
    const middle = (from: 0 | 1): number =>
      (ring[from] as number) +
      (ring[from + 2] as number) +
      (ring[from + 4] as number) +
      (ring[from + 6] as number)
    highest = Math.max(highest, levelAt(hill, middle(0), middle(1), 4 * scale))
    if (highest === hill.contours.length) break
  }
  return highest
}

function partOn(pieces: readonly Float64Array[], hill: Hill): number {
  let level = 0
  for (const [i, ground] of levelsOf(hill).entries())
    if (pieces.some((piece) => overlapsGround(piece, ground))) level = i + 1
  return level
}
