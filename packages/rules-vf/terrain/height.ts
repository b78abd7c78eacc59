// Who is higher up. A hill is as high as its contours: a figure stands as high as the contour that
// its middle is in. (T.1.3)

import {
  figuresOf,
  figureRing,
  groundOf,
  levelAt,
  levelsOf,
  overlapsGround,
  type Body,
  type Box,
  type Footprint,
  type Hill,
  type Terrain,
} from '@grognard/geometry'
import type { Unit } from '../battle.ts'
import { situationOf, type Field } from '../field/situation.ts'
import { hillsOn, isAside } from './rules.ts'

const heights = new WeakMap<Body, { readonly terrain: Terrain; readonly height: number }>()

/** How high the highest figure of a body is; of a feature that is occupied its highest part. */
function heightOf(terrain: Terrain, body: Body): number {
  const known = heights.get(body)
  if (known?.terrain === terrain) return known.height
  let height = 0
  for (const hill of hillsOn(terrain))
    if (!isAside(body, groundOf(hill)))
      height = Math.max(height, 'boxes' in body ? highestOf(body, hill) : partOn(body.pieces, hill))
  heights.set(body, { terrain, height })
  return height
}

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
