import type { Ring } from '../ring.ts'
import { SLACK, type Boxes } from './boxes.ts'

/** What a first look at a line and a box tells. */
export const CLEAR = 0
export const BLOCKED = 1
export const UNSURE = 2
export type Look = typeof CLEAR | typeof BLOCKED | typeof UNSURE

/**
 * A line against all that is within `clearance` of a box. That is at most the box widened on all
 * sides, and at least the box widened to the sides or to front and rear alone: what lies between
 * these, at the corners and within SLACK of any edge, is for the ring to say.
 */
export function lookAtBox(
  boxes: Boxes,
  box: number,
  clearance: number,
  ex: number,
  ey: number,
  tx: number,
  ty: number,
): Look {
  const cx = boxes.centreX[box] as number
  const cy = boxes.centreY[box] as number
  const ux = boxes.alongX[box] as number
  const uy = boxes.alongY[box] as number
  const ax = (ex - cx) * ux + (ey - cy) * uy
  const ay = (ey - cy) * ux - (ex - cx) * uy
  const bx = (tx - cx) * ux + (ty - cy) * uy
  const by = (ty - cy) * ux - (tx - cx) * uy
  const halfWidth = boxes.halfWidth[box] as number
  const halfDepth = boxes.halfDepth[box] as number
  const wide = halfWidth + clearance
  const deep = halfDepth + clearance
  if (!passes(ax, ay, bx, by, wide + SLACK, deep + SLACK)) return CLEAR
  if (
    passes(ax, ay, bx, by, wide - SLACK, halfDepth - SLACK) ||
    passes(ax, ay, bx, by, halfWidth - SLACK, deep - SLACK)
  )
    return BLOCKED
  return UNSURE
}

/** A line passes through a rectangle around the origin. */
function passes(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  wide: number,
  deep: number,
): boolean {
  if ((ax > wide && bx > wide) || (ax < -wide && bx < -wide)) return false
  if ((ay > deep && by > deep) || (ay < -deep && by < -deep)) return false
  // All four corners on one side of the line.
  const dx = bx - ax
  const dy = by - ay
  const turn = dx * ay - dy * ax
  const reach = Math.abs(dx) * deep + Math.abs(dy) * wide
  return turn <= reach && turn >= -reach
}

/** A number nearer to 0 than this may have the wrong sign: ends of lines are rounded numbers. */
const DOUBT = 0.05

/** The same line against the exact ring; null where rounding could change the answer. */
export function crossesRing(
  ex: number,
  ey: number,
  tx: number,
  ty: number,
  ring: Ring,
): boolean | null {
  const lx = tx - ex
  const ly = ty - ey
  let [least, most] = [Infinity, -Infinity]
  let doubtful = false
  let px = ring[ring.length - 2] as number
  let py = ring[ring.length - 1] as number
  for (let i = 0; i < ring.length; i += 2) {
    const qx = ring[i] as number
    const qy = ring[i + 1] as number
    const dx = qx - px
    const dy = qy - py
    const from = dx * (ey - py) - dy * (ex - px)
    const to = dx * (ty - py) - dy * (tx - px)
    if (from < -DOUBT && to < -DOUBT) return false
    if (from < DOUBT && to < DOUBT) doubtful = true
    const turn = lx * (qy - ey) - ly * (qx - ex)
    if (turn < least) least = turn
    if (turn > most) most = turn
    px = qx
    py = qy
  }
  if (least > DOUBT || most < -DOUBT) return false
  return doubtful || least > -DOUBT || most < DOUBT ? null : true
}
