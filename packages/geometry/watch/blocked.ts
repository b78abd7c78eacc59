import type { Footprint } from '../footprint.ts'
import type { Ring } from '../ring.ts'
import { aim, aimed } from './aim.ts'
import { SLACK, type Boxes } from './boxes.ts'
import { crossesExactly, eyeOf, nearestPoint } from './exact-line.ts'
import type { Lines } from './lines.ts'
import { crossesRing } from './ring-line.ts'

/**
 * A line is blocked at least by the box widened to the sides or to front and rear alone, or nearly
 * so far around a corner, and at most by the box widened on all sides: what lies between these is
 * for the ring to say.
 */
export function isBlocked(
  lines: Lines,
  boxes: Boxes,
  units: readonly Footprint[],
  k: number,
  box: number,
  clearance: number,
): boolean {
  const eye = (boxes.firstEye[lines.seer] as number) + k
  const ux = boxes.alongX[box] as number
  const uy = boxes.alongY[box] as number
  const halfWidth = boxes.halfWidth[box] as number
  const halfDepth = boxes.halfDepth[box] as number
  // The line's middle, and half of the way along it, as the box sees them.
  const eyeX = boxes.eyeX[eye] as number
  const eyeY = boxes.eyeY[eye] as number
  const endX = lines.endX[k] as number
  const endY = lines.endY[k] as number
  const mx = (eyeX + endX) / 2 - (boxes.centreX[box] as number)
  const my = (eyeY + endY) / 2 - (boxes.centreY[box] as number)
  const hx = (endX - eyeX) / 2
  const hy = (endY - eyeY) / 2
  const x = mx * ux + my * uy
  const y = my * ux - mx * uy
  const dx = hx * ux + hy * uy
  const dy = hy * ux - hx * uy
  const overX = Math.abs(dx)
  const overY = Math.abs(dy)
  const besideX = Math.abs(x) - overX
  const besideY = Math.abs(y) - overY
  const turn = Math.abs(dx * y - dy * x)
  const reach = clearance + SLACK
  if (besideX > halfWidth + reach || besideY > halfDepth + reach) return false
  if (turn > overX * (halfDepth + reach) + overY * (halfWidth + reach)) return false
  const sure = clearance - SLACK
  if (besideX <= halfWidth + sure && besideY <= halfDepth - SLACK)
    if (turn <= overX * (halfDepth - SLACK) + overY * (halfWidth + sure)) return true
  if (besideX <= halfWidth - SLACK && besideY <= halfDepth + sure)
    if (turn <= overX * (halfDepth + sure) + overY * (halfWidth - SLACK)) return true
  // Now it can only pass a corner, nearly along a side, or end there.
  const far = fromBox(x, y, dx, dy, halfWidth, halfDepth)
  if (far > reach * reach) return false
  const near = CORNER * clearance - SLACK
  if (near > 0 && far < near * near) return true
  return isBlockedExactly(lines, boxes, units, k, box)
}

/** The sides of a halo's corner are at least so near to it, of all its distance. */
const CORNER = 0.98

/**
 * How far a line, given by its middle and half of it, is from a rectangle around the origin that it
 * does not cross, squared: from an end of it or to a corner.
 */
function fromBox(x: number, y: number, dx: number, dy: number, wide: number, deep: number): number {
  const length = dx * dx + dy * dy
  let best = Math.min(outside(x - dx, y - dy, wide, deep), outside(x + dx, y + dy, wide, deep))
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
  lines: Lines,
  boxes: Boxes,
  units: readonly Footprint[],
  k: number,
  box: number,
): boolean {
  const eye = (boxes.firstEye[lines.seer] as number) + k
  const ex = boxes.eyeX[eye] as number
  const ey = boxes.eyeY[eye] as number
  const halo = boxes.halos[box] as Ring
  aim(boxes, lines.target, ex, ey)
  const crossed = crossesRing(ex, ey, aimed.x, aimed.y, halo)
  if (crossed !== null) return crossed
  const rings = boxes.rings.slice(boxes.firstBox[lines.target], boxes.firstBox[lines.target + 1])
  const from = exactEye(units[lines.seer] as Footprint, k)
  return crossesExactly(from, nearestPoint(from, rings), halo)
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
