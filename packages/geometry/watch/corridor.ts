import type { Ring } from '../ring.ts'
import { SLACK, type Boxes } from './boxes.ts'

/** Points around all lines that run from one unit to another, and how far they spread. */
export interface Hull {
  readonly x: Float64Array
  readonly y: Float64Array
  count: number
  /** The way from one to the other, of length 1, and the least and most of all points along it. */
  wayX: number
  wayY: number
  nearest: number
  farthest: number
  /** The least and most of all points to the right of that way. */
  left: number
  right: number
}

export function newHull({ firstBox }: Boxes, units: number): Hull {
  let boxes = 0
  for (let unit = 0; unit < units; unit++)
    boxes = Math.max(boxes, (firstBox[unit + 1] as number) - (firstBox[unit] as number))
  return {
    x: new Float64Array(6 * boxes),
    y: new Float64Array(6 * boxes),
    count: 0,
    wayX: 1,
    wayY: 0,
    nearest: 0,
    farthest: 0,
    left: 0,
    right: 0,
  }
}

/** The first and last eye of each front box of one unit, and the corners of the other. */
export function spanHull(hull: Hull, boxes: Boxes, a: number, b: number): void {
  let count = 0
  const aEnd = boxes.firstBox[a + 1] as number
  for (let box = boxes.firstBox[a] as number; box < aEnd; box++) {
    const last = (boxes.endEye[box] as number) - 1
    const first = boxes.startEye[box] as number
    if (last < first) continue
    hull.x[count] = boxes.eyeX[first] as number
    hull.y[count++] = boxes.eyeY[first] as number
    hull.x[count] = boxes.eyeX[last] as number
    hull.y[count++] = boxes.eyeY[last] as number
  }
  const bEnd = boxes.firstBox[b + 1] as number
  for (let box = boxes.firstBox[b] as number; box < bEnd; box++) {
    const ring = boxes.rings[box] as Ring
    for (let k = 0; k < 8; k += 2) {
      hull.x[count] = ring[k] as number
      hull.y[count++] = ring[k + 1] as number
    }
  }
  hull.count = count
  spread(hull, boxes, a, b)
}

function spread(hull: Hull, boxes: Boxes, a: number, b: number): void {
  const dx = (boxes.x[b] as number) - (boxes.x[a] as number)
  const dy = (boxes.y[b] as number) - (boxes.y[a] as number)
  const length = Math.sqrt(dx * dx + dy * dy)
  const wayX = length === 0 ? 1 : dx / length
  const wayY = length === 0 ? 0 : dy / length
  let nearest = Infinity
  let farthest = -Infinity
  let left = Infinity
  let right = -Infinity
  for (let i = 0; i < hull.count; i++) {
    const x = hull.x[i] as number
    const y = hull.y[i] as number
    const along = x * wayX + y * wayY
    const aside = y * wayX - x * wayY
    if (along < nearest) nearest = along
    if (along > farthest) farthest = along
    if (aside < left) left = aside
    if (aside > right) right = aside
  }
  hull.wayX = wayX
  hull.wayY = wayY
  hull.nearest = nearest
  hull.farthest = farthest
  hull.left = left
  hull.right = right
}

/**
 * Some box of a unit, widened on all sides, reaches the hull as far as the way between the two units
 * and the box's own sides can tell.
 */
export function reachesHull(hull: Hull, boxes: Boxes, c: number, clearance: number): boolean {
  const { wayX, wayY } = hull
  const end = boxes.firstBox[c + 1] as number
  for (let box = boxes.firstBox[c] as number; box < end; box++) {
    const cx = boxes.centreX[box] as number
    const cy = boxes.centreY[box] as number
    const ux = boxes.alongX[box] as number
    const uy = boxes.alongY[box] as number
    const wide = (boxes.halfWidth[box] as number) + clearance + SLACK
    const deep = (boxes.halfDepth[box] as number) + clearance + SLACK
    // How the box lies to the way: its front along it, or across it.
    const straight = Math.abs(ux * wayX + uy * wayY)
    const turned = Math.abs(uy * wayX - ux * wayY)
    const aside = cy * wayX - cx * wayY
    const toSide = turned * wide + straight * deep
    if (aside - toSide > hull.right || aside + toSide < hull.left) continue
    const along = cx * wayX + cy * wayY
    const toEnd = straight * wide + turned * deep
    if (along - toEnd > hull.farthest || along + toEnd < hull.nearest) continue
    if (isAmongPoints(hull, cx, cy, ux, uy, wide, deep)) return true
  }
  return false
}

function isAmongPoints(
  hull: Hull,
  cx: number,
  cy: number,
  ux: number,
  uy: number,
  wide: number,
  deep: number,
): boolean {
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

/** A circle around a unit reaches the hull, as far as the way between the two others can tell. */
export function isNearWay(hull: Hull, boxes: Boxes, c: number, clearance: number): boolean {
  const x = boxes.x[c] as number
  const y = boxes.y[c] as number
  const reach = (boxes.radius[c] as number) + clearance + SLACK
  const aside = y * hull.wayX - x * hull.wayY
  if (aside - reach > hull.right || aside + reach < hull.left) return false
  const along = x * hull.wayX + y * hull.wayY
  return along - reach <= hull.farthest && along + reach >= hull.nearest
}
