import { SLACK, type Boxes } from './boxes.ts'
import type { Lines } from './lines.ts'

/** Points around all lines from one unit to another, and how far they spread. */
export interface Hull {
  readonly x: Float64Array
  readonly y: Float64Array
  count: number
  /** Three ways of length 1: across the first line, across the last one, and along the middle. */
  readonly wayX: Float64Array
  readonly wayY: Float64Array
  /** How far the points reach, at least and at most, on each of them. */
  readonly least: Float64Array
  readonly most: Float64Array
}

const WAYS = 3

export const newHull = (mostEyes: number): Hull => ({
  x: new Float64Array(2 * mostEyes),
  y: new Float64Array(2 * mostEyes),
  count: 0,
  wayX: new Float64Array(WAYS),
  wayY: new Float64Array(WAYS),
  least: new Float64Array(WAYS),
  most: new Float64Array(WAYS),
})

/** Ends of lines that lie on a straight edge bend by no more than this, by rounding. */
const STRAIGHT = 0.01

/** The first and last eye of each front box, and the ends of the lines wherever they bend. */
export function spanHull(hull: Hull, boxes: Boxes, lines: Lines): void {
  const { x, y } = hull
  const { endX, endY, seer } = lines
  let count = 0
  const end = boxes.firstBox[seer + 1] as number
  for (let box = boxes.firstBox[seer] as number; box < end; box++) {
    const last = (boxes.endEye[box] as number) - 1
    const first = boxes.startEye[box] as number
    if (last < first) continue
    x[count] = boxes.eyeX[first] as number
    y[count++] = boxes.eyeY[first] as number
    if (last === first) continue
    x[count] = boxes.eyeX[last] as number
    y[count++] = boxes.eyeY[last] as number
  }
  const first = boxes.firstEye[seer] as number
  const last = (boxes.firstEye[seer + 1] as number) - first - 1
  for (let k = 0; k <= last; k++) {
    const ex = endX[k] as number
    const ey = endY[k] as number
    if (k > 0 && k < last) {
      const bendX = (endX[k - 1] as number) - 2 * ex + (endX[k + 1] as number)
      const bendY = (endY[k - 1] as number) - 2 * ey + (endY[k + 1] as number)
      if (Math.abs(bendX) + Math.abs(bendY) < STRAIGHT) continue
    }
    x[count] = ex
    y[count++] = ey
  }
  hull.count = count
  spread(hull, boxes, lines, 0, 0, true)
  spread(hull, boxes, lines, 1, last, true)
  spread(hull, boxes, lines, 2, last >> 1, false)
}

/** How far the points reach along a line, or across it. */
function spread(
  hull: Hull,
  boxes: Boxes,
  { seer, endX, endY }: Lines,
  way: number,
  k: number,
  across: boolean,
): void {
  const eye = (boxes.firstEye[seer] as number) + k
  const dx = (endX[k] as number) - (boxes.eyeX[eye] as number)
  const dy = (endY[k] as number) - (boxes.eyeY[eye] as number)
  const length = Math.sqrt(dx * dx + dy * dy)
  // An eye that touches the target has no line: any way will do.
  const alongX = length === 0 ? 1 : dx / length
  const alongY = length === 0 ? 0 : dy / length
  const wayX = across ? -alongY : alongX
  const wayY = across ? alongX : alongY
  let least = Infinity
  let most = -Infinity
  for (let i = 0; i < hull.count; i++) {
    const far = (hull.x[i] as number) * wayX + (hull.y[i] as number) * wayY
    if (far < least) least = far
    if (far > most) most = far
  }
  hull.wayX[way] = wayX
  hull.wayY[way] = wayY
  hull.least[way] = least
  hull.most[way] = most
}

/**
 * The place in a list, from one place on, of the next unit with a circle around it that reaches the
 * hull as far as its ways can tell; the count of the list if there is none.
 */
export function nextNear(
  { wayX, wayY, least, most }: Hull,
  boxes: Boxes,
  list: Int32Array,
  count: number,
  from: number,
  clearance: number,
): number {
  const ax = wayX[0] as number
  const ay = wayY[0] as number
  const aMiddle = ((most[0] as number) + (least[0] as number)) / 2
  const aHalf = ((most[0] as number) - (least[0] as number)) / 2 + clearance + SLACK
  const bx = wayX[1] as number
  const by = wayY[1] as number
  const bMiddle = ((most[1] as number) + (least[1] as number)) / 2
  const bHalf = ((most[1] as number) - (least[1] as number)) / 2 + clearance + SLACK
  const cx = wayX[2] as number
  const cy = wayY[2] as number
  const cMiddle = ((most[2] as number) + (least[2] as number)) / 2
  const cHalf = ((most[2] as number) - (least[2] as number)) / 2 + clearance + SLACK
  let i = from
  for (; i < count; i++) {
    const unit = list[i] as number
    const x = boxes.x[unit] as number
    const y = boxes.y[unit] as number
    const radius = boxes.radius[unit] as number
    if (Math.abs(x * ax + y * ay - aMiddle) > aHalf + radius) continue
    if (Math.abs(x * bx + y * by - bMiddle) > bHalf + radius) continue
    if (Math.abs(x * cx + y * cy - cMiddle) <= cHalf + radius) break
  }
  return i
}

/**
 * A box, widened on all sides, reaches the hull as far as the hull's ways and the box's own sides
 * can tell.
 */
export function reachesHull(hull: Hull, boxes: Boxes, box: number, clearance: number): boolean {
  const cx = boxes.centreX[box] as number
  const cy = boxes.centreY[box] as number
  const ux = boxes.alongX[box] as number
  const uy = boxes.alongY[box] as number
  const wide = (boxes.halfWidth[box] as number) + clearance + SLACK
  const deep = (boxes.halfDepth[box] as number) + clearance + SLACK
  for (let way = 0; way < WAYS; way++) {
    const wayX = hull.wayX[way] as number
    const wayY = hull.wayY[way] as number
    const far = cx * wayX + cy * wayY
    const reach = Math.abs(ux * wayX + uy * wayY) * wide + Math.abs(ux * wayY - uy * wayX) * deep
    if (far - reach > (hull.most[way] as number) || far + reach < (hull.least[way] as number))
      return false
  }
  let left = true
  let right = true
  let before = true
  let behind = true
  for (let i = 0; i < hull.count; i++) {
    const dx = (hull.x[i] as number) - cx
    const dy = (hull.y[i] as number) - cy
    const across = dx * ux + dy * uy
    const along = dy * ux - dx * uy
    if (across >= -wide) left = false
    if (across <= wide) right = false
    if (along >= -deep) before = false
    if (along <= deep) behind = false
  }
  return !left && !right && !before && !behind
}

/**
 * Gathers those of a list with a circle around them that reaches the way between circles around two
 * units, there or back; returns how many they are.
 */
export function gatherBetween(
  boxes: Boxes,
  a: number,
  b: number,
  list: Int32Array,
  clearance: number,
  found: Int32Array,
): number {
  const ax = boxes.x[a] as number
  const ay = boxes.y[a] as number
  const dx = (boxes.x[b] as number) - ax
  const dy = (boxes.y[b] as number) - ay
  const length = Math.sqrt(dx * dx + dy * dy)
  const wayX = length === 0 ? 1 : dx / length
  const wayY = length === 0 ? 0 : dy / length
  const from = (boxes.radius[a] as number) + clearance + SLACK
  const to = (boxes.radius[b] as number) + clearance + SLACK
  const wide = from > to ? from : to
  let count = 0
  for (let i = 0; i < list.length; i++) {
    const c = list[i] as number
    const x = (boxes.x[c] as number) - ax
    const y = (boxes.y[c] as number) - ay
    const radius = boxes.radius[c] as number
    if (Math.abs(y * wayX - x * wayY) > wide + radius) continue
    const along = x * wayX + y * wayY
    if (along < -from - radius || along > length + to + radius) continue
    if (c !== a && c !== b) found[count++] = c
  }
  return count
}

/** A circle around a unit reaches the way between circles around two others. */
export function isNearWay(
  boxes: Boxes,
  a: number,
  b: number,
  c: number,
  clearance: number,
): boolean {
  const ax = boxes.x[a] as number
  const ay = boxes.y[a] as number
  const dx = (boxes.x[b] as number) - ax
  const dy = (boxes.y[b] as number) - ay
  const x = (boxes.x[c] as number) - ax
  const y = (boxes.y[c] as number) - ay
  const ra = boxes.radius[a] as number
  const rb = boxes.radius[b] as number
  const reach = (ra > rb ? ra : rb) + (boxes.radius[c] as number) + clearance + SLACK
  const length = dx * dx + dy * dy
  const along = dx * x + dy * y
  if (along < 0) return x * x + y * y <= reach * reach
  if (along > length) return (x - dx) * (x - dx) + (y - dy) * (y - dy) <= reach * reach
  const across = dx * y - dy * x
  return across * across <= reach * reach * length
}
