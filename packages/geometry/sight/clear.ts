// Single lines: whether one from an eye to a point of the lattice is clear of shades.

import { passesThrough, type Eye } from '../sight.ts'
import { crossingOf, segmentOf } from '../terrain/segment.ts'
import { compareEnds, MIDDLE } from './end.ts'
import { comesWithin } from './passing.ts'
import type { Shade } from './shade.ts'
import { hiddenOf, isInsideOf, stretch } from './stretch.ts'

/** Whether a shape, with the distance around it, stops the line from an eye to a point. */
export const isStopped = (eye: Eye, x: number, y: number, { ring, margin }: Shade): boolean =>
  margin > 0 ? comesWithin(eye, x, y, ring, margin) : passesThrough(eye, x, y, ring)

/** Whether a shade stops the line from an eye to a point. */
export function hides(eye: Eye, x: number, y: number, shade: Shade): boolean {
  if (shade.plain && shade.kind === 'ring') return isStopped(eye, x, y, shade)
  if (shade.kind === 'crest') {
    const { scale } = eye
    return crossingOf(segmentOf(eye, { x: x * scale, y: y * scale }, scale), shade.ring) !== null
  }
  if (x * eye.scale === eye.x && y * eye.scale === eye.y) return isInsideOf(eye, shade)
  // A stroke across the line's end stands in for the edge: its middle is the point.
  const [dx, dy] = [x - eye.x / eye.scale, y - eye.y / eye.scale]
  const [ux, uy] = Math.abs(dx) > Math.abs(dy) ? [0, dx > 0 ? 1 : -1] : [dy > 0 ? -1 : 1, 0]
  return isMiddleHidden(eye, x - ux, y - uy, x + ux, y + uy, shade)
}

function isMiddleHidden(
  eye: Eye,
  px: number,
  py: number,
  qx: number,
  qy: number,
  shade: Shade,
): boolean {
  const found = hiddenOf(eye, px, py, qx, qy, shade)
  if (found === 'stretch')
    return compareEnds(stretch.from, MIDDLE) < 0 && compareEnds(stretch.to, MIDDLE) > 0
  return found === 'all' || (found === 'point' && compareEnds(stretch.from, MIDDLE) === 0)
}

export const isClear = (eye: Eye, x: number, y: number, shades: readonly Shade[]): boolean =>
  firstToHide(eye, x, y, shades) === null

export function firstToHide(
  eye: Eye,
  x: number,
  y: number,
  shades: readonly Shade[],
): Shade | null {
  for (let i = 0; i < shades.length; i++)
    if (hides(eye, x, y, shades[i] as Shade)) return shades[i] as Shade
  return null
}
