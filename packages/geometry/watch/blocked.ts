import type { Footprint } from '../footprint.ts'
import { RECT, SLACK } from './boxes.ts'
import { comesNearExactly, eyeOf, nearestPoint } from './exact-line.ts'
import { draw } from './lines.ts'
import { comesNear } from './ring-line.ts'
import type { Watch } from './watch.ts'

/** What a line makes of a box, widened on all sides: whether that is in its way, and if not, where. */
export const CLEAR = 0
export const BLOCKED = 1
/** All of the box is to the one side of the line, where the lines of lower eyes are. */
export const BEFORE = 2
export const AFTER = 3

/**
 * A line is blocked at least by the box widened to the sides or to front and rear alone, or around a
 * corner, and at most by the box widened on all sides. The box is a rectangle here, which its ring
 * was rounded from: what comes near to an answer is for the ring to say.
 */
export function verdictOn(watch: Watch, k: number, box: number): number {
  const { lines, boxes, clearance } = watch
  if (lines.drawn[k] !== lines.turn) draw(lines, boxes, k)
  const { at } = lines
  const { boxes: rects } = boxes
  const rect = RECT * box
  const ux = rects[rect + 2] as number
  const uy = rects[rect + 3] as number
  const halfWidth = rects[rect + 4] as number
  const halfDepth = rects[rect + 5] as number
  // The line's middle, and half of the way along it, as the box sees them.
  const eyeX = at[4 * k] as number
  const eyeY = at[4 * k + 1] as number
  const endX = at[4 * k + 2] as number
  const endY = at[4 * k + 3] as number
  const mx = (eyeX + endX) / 2 - (rects[rect] as number)
  const my = (eyeY + endY) / 2 - (rects[rect + 1] as number)
  const hx = (endX - eyeX) / 2
  const hy = (endY - eyeY) / 2
  const x = mx * ux + my * uy
  const y = my * ux - mx * uy
  const dx = hx * ux + hy * uy
  const dy = hy * ux - hx * uy
  const overX = Math.abs(dx)
  const overY = Math.abs(dy)
  const signed = dx * y - dy * x
  const turn = Math.abs(signed)
  const reach = clearance + SLACK
  if (turn > overX * (halfDepth + reach) + overY * (halfWidth + reach))
    return signed > 0 === lines.side > 0 ? BEFORE : AFTER
  const besideX = Math.abs(x) - overX
  const besideY = Math.abs(y) - overY
  if (besideX > halfWidth + reach || besideY > halfDepth + reach) return CLEAR
  const sure = clearance - SLACK
  if (besideX <= halfWidth + sure && besideY <= halfDepth - SLACK)
    if (turn <= overX * (halfDepth - SLACK) + overY * (halfWidth + sure)) return BLOCKED
  if (besideX <= halfWidth - SLACK && besideY <= halfDepth + sure)
    if (turn <= overX * (halfDepth + sure) + overY * (halfWidth - SLACK)) return BLOCKED
  // Now it can only pass a corner, nearly along a side, or end there.
  const fromEnds = Math.min(
    outside(x - dx, y - dy, halfWidth, halfDepth),
    outside(x + dx, y + dy, halfWidth, halfDepth),
  )
  const far = fromCorners(x, y, dx, dy, halfWidth, halfDepth, fromEnds)
  if (far > reach * reach) {
    if (far === fromEnds) return CLEAR
    return signed > 0 === lines.side > 0 ? BEFORE : AFTER
  }
  if (sure > 0 && far < sure * sure) return BLOCKED
  return isBlockedExactly(watch, k, box) ? BLOCKED : CLEAR
}

/**
 * How far a line, given by its middle and half of it, is from a rectangle around the origin that it
 * does not cross, squared: to a corner, unless its ends are nearer.
 */
function fromCorners(
  x: number,
  y: number,
  dx: number,
  dy: number,
  wide: number,
  deep: number,
  fromEnds: number,
): number {
  const length = dx * dx + dy * dy
  let best = fromEnds
  for (let corner = 0; corner < 4; corner++) {
    const cx = x + (corner < 2 ? wide : -wide)
    const cy = y + (corner % 2 === 0 ? deep : -deep)
    const along = cx * dx + cy * dy
    // Beyond the ends of the line its ends are nearer.
    if (along > length || along < -length) continue
    const turn = cx * dy - cy * dx
    const square = (turn * turn) / length
    if (square < best) best = square
  }
  return best
}

/** How far a point is from a rectangle around the origin, squared. */
function outside(x: number, y: number, wide: number, deep: number): number {
  const across = Math.abs(x) - wide
  const along = Math.abs(y) - deep
  return (across > 0 ? across * across : 0) + (along > 0 ? along * along : 0)
}

function isBlockedExactly(
  { lines, units, boxes, clearance }: Watch,
  k: number,
  box: number,
): boolean {
  const { seer, target } = lines
  const { corners } = boxes
  const isNear = comesNear(lines.at, 4 * k, corners, 8 * box, clearance)
  if (isNear !== null) return isNear
  const rings = (units[target] as Footprint).boxes.map(({ ring }) => ring)
  const from = exactEye(units[seer] as Footprint, k)
  const ring = corners.subarray(8 * box, 8 * box + 8)
  return comesNearExactly(from, nearestPoint(from, rings), ring, clearance)
}

/** The eye of a unit's front-rank figure, counted over its front boxes from the left. */
function exactEye({ boxes }: Footprint, place: number) {
  let rest = place
  for (const box of boxes) {
    if (!box.block.front) continue
    if (rest < box.block.files) return eyeOf(box, rest)
    rest -= box.block.files
  }
  throw new RangeError(`There is no eye ${place}.`)
}
