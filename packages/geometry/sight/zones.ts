// Before, beside and behind a unit: which figures of another are beyond the lines of its sides.

import { compareProducts } from '../exact.ts'
import { figureRing, figuresOf, type Figure, type FineRing } from '../figures.ts'
import type { Box, Footprint } from '../footprint.ts'
import { sideOf, type Face, type SideLine } from '../outline.ts'

/** No part of a figure is on one side of a line; on the line itself is on neither. */
function isWhollyOn({ ring, scale }: FineRing, { from, to }: SideLine, on: 1 | -1): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  for (let i = 0; i < ring.length; i += 2) {
    const x = (ring[i] as number) - from.x * scale
    const y = (ring[i + 1] as number) - from.y * scale
    if (compareProducts(dx, y, dy, x) * on < 0) return false
  }
  return true
}

function figuresOn(unit: Footprint, line: SideLine, on: 1 | -1): readonly Figure[] {
  return figuresOf(unit).filter(({ box, file, rank }) =>
    isWhollyOn(figureRing(unit.boxes[box] as Box, file, rank), line, on),
  )
}

/**
 * The figures of a unit that are wholly beyond one side of another: behind its rear line, beside its
 * left or right flank, before its front.
 */
export const figuresBeyond = (unit: Footprint, of: Footprint, face: Face): readonly Figure[] =>
  figuresOn(unit, sideOf(of, face), -1)

/** The figures of a unit that are wholly behind the line of another's front, as far as it goes. */
export const figuresBehindFront = (unit: Footprint, of: Footprint): readonly Figure[] =>
  figuresOn(unit, sideOf(of, 'front'), 1)

/** Whether these are half of a unit's figures or more. */
export const isAtLeastHalf = (figures: readonly Figure[], unit: Footprint): boolean =>
  2 * figures.length >= figuresOf(unit).length

/** Whether all of a unit is beyond one side of another. */
export const isBeyond = (unit: Footprint, of: Footprint, face: Face): boolean =>
  figuresBeyond(unit, of, face).length === figuresOf(unit).length
