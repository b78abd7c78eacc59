import type { Footprint } from '../footprint.ts'
import type { Ring } from '../ring.ts'
import { SLACK, type Boxes } from './boxes.ts'
import { crossesExactly, eyeOf, nearestPoint } from './exact-line.ts'
import { crossesRing } from './ring-line.ts'

/**
 * The lines from the eyes of one unit to the nearest points of another. Where they end is known to
 * within a thousandth at first: enough for nearly all of them. Those that run along the very edge
 * of something are worked out anew, and exactly if it must be.
 */
export interface Lines {
  seer: number
  target: number
  /** Where the line of each eye ends, counted from the seer's first eye. */
  readonly endX: Float64Array
  readonly endY: Float64Array
  /** Eyes whose lines nothing has blocked yet. */
  readonly open: Int32Array
  openCount: number
}

export const newLines = (mostEyes: number): Lines => ({
  seer: 0,
  target: 0,
  endX: new Float64Array(mostEyes),
  endY: new Float64Array(mostEyes),
  open: new Int32Array(mostEyes),
  openCount: 0,
})

/** Draws the lines of two units, all of them open. */
export function drawLines(lines: Lines, boxes: Boxes, a: number, b: number): void {
  lines.seer = a
  lines.target = b
  const first = boxes.firstEye[a] as number
  const count = (boxes.firstEye[a + 1] as number) - first
  for (let k = 0; k < count; k++) lines.open[k] = k
  lines.openCount = count
  const start = boxes.firstBox[b] as number
  const end = boxes.firstBox[b + 1] as number
  endIn(lines, boxes, start, first, count)
  for (let box = start + 1; box < end; box++) endNearer(lines, boxes, box, first, count)
}

function endIn(lines: Lines, boxes: Boxes, box: number, first: number, count: number): void {
  const cx = boxes.centreX[box] as number
  const cy = boxes.centreY[box] as number
  const ux = boxes.alongX[box] as number
  const uy = boxes.alongY[box] as number
  const wide = boxes.halfWidth[box] as number
  const deep = boxes.halfDepth[box] as number
  for (let k = 0; k < count; k++) {
    const dx = (boxes.eyeX[first + k] as number) - cx
    const dy = (boxes.eyeY[first + k] as number) - cy
    let across = dx * ux + dy * uy
    let along = dy * ux - dx * uy
    if (across > wide) across = wide
    else if (across < -wide) across = -wide
    if (along > deep) along = deep
    else if (along < -deep) along = -deep
    lines.endX[k] = cx + across * ux - along * uy
    lines.endY[k] = cy + across * uy + along * ux
  }
}

/** Another box of the target, for those eyes to which it is nearer than what they look at so far. */
function endNearer(lines: Lines, boxes: Boxes, box: number, first: number, count: number): void {
  const cx = boxes.centreX[box] as number
  const cy = boxes.centreY[box] as number
  const ux = boxes.alongX[box] as number
  const uy = boxes.alongY[box] as number
  const wide = boxes.halfWidth[box] as number
  const deep = boxes.halfDepth[box] as number
  for (let k = 0; k < count; k++) {
    const ex = boxes.eyeX[first + k] as number
    const ey = boxes.eyeY[first + k] as number
    let across = (ex - cx) * ux + (ey - cy) * uy
    let along = (ey - cy) * ux - (ex - cx) * uy
    if (across > wide) across = wide
    else if (across < -wide) across = -wide
    if (along > deep) along = deep
    else if (along < -deep) along = -deep
    const x = cx + across * ux - along * uy
    const y = cy + across * uy + along * ux
    const ox = lines.endX[k] as number
    const oy = lines.endY[k] as number
    const near = (x - ex) * (x - ex) + (y - ey) * (y - ey)
    const far = (ox - ex) * (ox - ex) + (oy - ey) * (oy - ey)
    if (near < far) {
      lines.endX[k] = x
      lines.endY[k] = y
    }
  }
}

/** Takes the lines that a unit blocks from the open ones, and notes by whom. */
export function blockLines(
  lines: Lines,
  boxes: Boxes,
  units: readonly Footprint[],
  c: number,
  clearance: number,
  blockers: Int16Array,
  place: number,
): void {
  const end = boxes.firstBox[c + 1] as number
  for (let box = boxes.firstBox[c] as number; box < end && lines.openCount > 0; box++)
    blockByBox(lines, boxes, units, c, box, clearance, blockers, place)
}

/**
 * A line is blocked at least by the box widened to the sides or to front and rear alone, and at
 * most by the box widened on all sides: what lies between these is for the ring to say.
 */
function blockByBox(
  lines: Lines,
  boxes: Boxes,
  units: readonly Footprint[],
  c: number,
  box: number,
  clearance: number,
  blockers: Int16Array,
  place: number,
): void {
  const { open, endX, endY } = lines
  const first = boxes.firstEye[lines.seer] as number
  const cx = boxes.centreX[box] as number
  const cy = boxes.centreY[box] as number
  const ux = boxes.alongX[box] as number
  const uy = boxes.alongY[box] as number
  const halfWidth = boxes.halfWidth[box] as number
  const halfDepth = boxes.halfDepth[box] as number
  const wide = halfWidth + clearance + SLACK
  const deep = halfDepth + clearance + SLACK
  let kept = 0
  for (let i = 0; i < lines.openCount; i++) {
    const k = open[i] as number
    const ex = (boxes.eyeX[first + k] as number) - cx
    const ey = (boxes.eyeY[first + k] as number) - cy
    const tx = (endX[k] as number) - cx
    const ty = (endY[k] as number) - cy
    const ax = ex * ux + ey * uy
    const bx = tx * ux + ty * uy
    open[kept] = k
    if ((ax > wide && bx > wide) || (ax < -wide && bx < -wide)) {
      kept++
      continue
    }
    const ay = ey * ux - ex * uy
    const by = ty * ux - tx * uy
    if ((ay > deep && by > deep) || (ay < -deep && by < -deep)) {
      kept++
      continue
    }
    const dx = bx - ax
    const dy = by - ay
    const turn = Math.abs(dx * ay - dy * ax)
    const overX = Math.abs(dx)
    const overY = Math.abs(dy)
    if (turn > overX * deep + overY * wide) {
      kept++
      continue
    }
    const blocked =
      isSure(ax, ay, bx, by, turn, overX, overY, wide - 2 * SLACK, halfDepth - SLACK) ||
      isSure(ax, ay, bx, by, turn, overX, overY, halfWidth - SLACK, deep - 2 * SLACK) ||
      isBlockedExactly(lines, boxes, units, k, box)
    if (blocked) blockers[place + k] = c
    else kept++
  }
  lines.openCount = kept
}

/** The line passes through a rectangle around the origin. */
function isSure(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  turn: number,
  overX: number,
  overY: number,
  wide: number,
  deep: number,
): boolean {
  if ((ax > wide && bx > wide) || (ax < -wide && bx < -wide)) return false
  if ((ay > deep && by > deep) || (ay < -deep && by < -deep)) return false
  return turn <= overX * deep + overY * wide
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

/** Where `aim` found the nearest point: kept here, since it is asked for in the innermost loop. */
const aimed = { x: 0, y: 0 }

/** The nearest point of a unit's rings, as near as numbers of this size can say. */
function aim(boxes: Boxes, unit: number, x: number, y: number): void {
  let best = Infinity
  // An eye inside of a unit is as near to it as can be.
  aimed.x = x
  aimed.y = y
  const end = boxes.firstBox[unit + 1] as number
  for (let box = boxes.firstBox[unit] as number; box < end; box++) {
    const ring = boxes.rings[box] as Ring
    let px = ring[6] as number
    let py = ring[7] as number
    for (let k = 0; k < 8; k += 2) {
      const qx = ring[k] as number
      const qy = ring[k + 1] as number
      const dx = qx - px
      const dy = qy - py
      const fx = x - px
      const fy = y - py
      // Only an edge that looks towards the eye can be the nearest.
      if (dx * fy - dy * fx <= 0) {
        const part = (dx * fx + dy * fy) / (dx * dx + dy * dy)
        const share = part < 0 ? 0 : part > 1 ? 1 : part
        const ex = share * dx - fx
        const ey = share * dy - fy
        const far = ex * ex + ey * ey
        if (far < best) {
          best = far
          aimed.x = px + share * dx
          aimed.y = py + share * dy
        }
      }
      px = qx
      py = qy
    }
  }
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
