// Single lines: whether one from an eye to a point of the lattice is clear of shades.

import { holds } from '../ring.ts'
import { crosses, type Eye } from '../sight.ts'
import { segmentOf, crossingOf } from '../terrain/segment.ts'
import type { Shade } from './shade.ts'
import { hiddenOf, isInside } from './stretch.ts'

/** Whether a shade stops the line from an eye to a point. */
export function hides(eye: Eye, x: number, y: number, shade: Shade): boolean {
  if (shade.plain && shade.kind === 'ring') return crosses(eye, x, y, shade.ring)
  if (shade.kind === 'crest') {
    const { scale } = eye
    return crossingOf(segmentOf(eye, { x: x * scale, y: y * scale }, scale), shade.ring) !== null
  }
  // A stroke across the line's end stands in for the edge: its middle is the point.
  const [dx, dy] = [x - eye.x / eye.scale, y - eye.y / eye.scale]
  const [ux, uy] = Math.abs(dx) > Math.abs(dy) ? [0, dx > 0 ? 1 : -1] : [dy > 0 ? -1 : 1, 0]
  return isMiddleHidden(eye, x - ux, y - uy, x + ux, y + uy, shade)
}
