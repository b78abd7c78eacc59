import type { Ring } from '../ring.ts'
import { SLACK, type Boxes } from './boxes.ts'

/** The gap between two units in thousandths; 0 where they touch or overlap. */
export function gapOfUnits(boxes: Boxes, a: number, b: number): number {
  let best = Infinity
  const aEnd = boxes.firstBox[a + 1] as number
  const bEnd = boxes.firstBox[b + 1] as number
  for (let i = boxes.firstBox[a] as number; i < aEnd; i++)
    for (let j = boxes.firstBox[b] as number; j < bEnd; j++) {
      if (best < Infinity && betweenCentres(boxes, i, j) - 2 * SLACK >= best) continue
      const gap = gapOfBoxes(boxes, i, j, best)
      if (gap < best) best = gap
    }
  return best
}

/** How far apart two rectangles are on the way from centre to centre: never more than they are. */
function betweenCentres(boxes: Boxes, i: number, j: number): number {
  const dx = (boxes.centreX[j] as number) - (boxes.centreX[i] as number)
  const dy = (boxes.centreY[j] as number) - (boxes.centreY[i] as number)
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return 0
  return length - (reachOf(boxes, i, dx, dy) + reachOf(boxes, j, dx, dy)) / length
}

function reachOf(boxes: Boxes, i: number, dx: number, dy: number): number {
  const ux = boxes.alongX[i] as number
  const uy = boxes.alongY[i] as number
  return (
    Math.abs(dx * ux + dy * uy) * (boxes.halfWidth[i] as number) +
    Math.abs(dy * ux - dx * uy) * (boxes.halfDepth[i] as number)
  )
}

/** How far each corner of one box is from the other, squared: from the first and from the second. */
const there = new Float64Array(4)
const back = new Float64Array(4)

/** The gap between two boxes, or anything from `best` on where it is not less. */
function gapOfBoxes(boxes: Boxes, i: number, j: number, best: number): number {
  const least = Math.sqrt(Math.min(cornersFrom(boxes, i, j, there), cornersFrom(boxes, j, i, back)))
  if (least - SLACK >= best) return best
  const [one, other] = [boxes.rings[i] as Ring, boxes.rings[j] as Ring]
  if (least <= SLACK && meet(one, other)) return 0
  // Corners that could be the nearest when all is counted exactly.
  const limit = (least + 2 * SLACK) * (least + 2 * SLACK)
  let square = Infinity
  for (let c = 0; c < 4; c++) {
    if ((there[c] as number) <= limit) square = Math.min(square, exactSquare(one, c, other))
    if ((back[c] as number) <= limit) square = Math.min(square, exactSquare(other, c, one))
  }
  return Math.sqrt(square)
}

/**
 * Notes for each corner of a box how far it is from the rectangle that another was rounded from,
 * squared, and returns the least.
 */
function cornersFrom(boxes: Boxes, i: number, j: number, squares: Float64Array): number {
  const ring = boxes.rings[i] as Ring
  const cx = boxes.centreX[j] as number
  const cy = boxes.centreY[j] as number
  const ux = boxes.alongX[j] as number
  const uy = boxes.alongY[j] as number
  const wide = boxes.halfWidth[j] as number
  const deep = boxes.halfDepth[j] as number
  let least = Infinity
  for (let c = 0; c < 4; c++) {
    const dx = (ring[2 * c] as number) - cx
    const dy = (ring[2 * c + 1] as number) - cy
    const across = Math.abs(dx * ux + dy * uy) - wide
    const along = Math.abs(dy * ux - dx * uy) - deep
    const square = (across > 0 ? across * across : 0) + (along > 0 ? along * along : 0)
    squares[c] = square
    if (square < least) least = square
  }
  return least
}

/** From a corner of one ring to the edges of another, squared. */
function exactSquare(corners: Ring, corner: number, ring: Ring): number {
  const x = corners[2 * corner] as number
  const y = corners[2 * corner + 1] as number
  let best = Infinity
  let px = ring[6] as number
  let py = ring[7] as number
  for (let k = 0; k < 8; k += 2) {
    const qx = ring[k] as number
    const qy = ring[k + 1] as number
    const dx = qx - px
    const dy = qy - py
    const fx = x - px
    const fy = y - py
    // Only an edge that looks towards the corner can be the nearest.
    if (dx * fy - dy * fx <= 0) {
      const part = (dx * fx + dy * fy) / (dx * dx + dy * dy)
      const share = part < 0 ? 0 : part > 1 ? 1 : part
      const ex = fx - share * dx
      const ey = fy - share * dy
      const far = ex * ex + ey * ey
      if (far < best) best = far
    }
    px = qx
    py = qy
  }
  return best
}

/** Two convex rings have a point in common. */
function meet(a: Ring, b: Ring): boolean {
  return !parts(a, b) && !parts(b, a)
}

function parts(a: Ring, b: Ring): boolean {
  let px = a[a.length - 2] as number
  let py = a[a.length - 1] as number
  for (let i = 0; i < a.length; i += 2) {
    const qx = a[i] as number
    const qy = a[i + 1] as number
    let out = true
    for (let j = 0; j < b.length && out; j += 2)
      out = (qx - px) * ((b[j + 1] as number) - py) - (qy - py) * ((b[j] as number) - px) < 0
    if (out) return true
    px = qx
    py = qy
  }
  return false
}
