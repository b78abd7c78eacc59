import { RECT, SLACK, type Boxes } from './boxes.ts'

/** The gap between two units in thousandths; 0 where they touch or overlap. */
export function gapOfUnits(boxes: Boxes, a: number, b: number): number {
  let best = Infinity
  const aEnd = boxes.firstBox[a + 1] as number
  const bEnd = boxes.firstBox[b + 1] as number
  for (let i = boxes.firstBox[a] as number; i < aEnd; i++)
    for (let j = boxes.firstBox[b] as number; j < bEnd; j++) {
      // Two boxes may cross without a corner near the other.
      if (areClose(boxes.boxes, RECT * i, RECT * j) && meet(boxes.corners, 8 * i, 8 * j)) return 0
      fromCorners(boxes.boxes, RECT * i, RECT * j, 0)
      fromCorners(boxes.boxes, RECT * j, RECT * i, 4)
      if (leastSquare() < (best + SLACK) * (best + SLACK))
        best = Math.min(best, exactGap(boxes.corners, 8 * i, 8 * j))
    }
  return best
}

/** Circles around both have a point in common. */
function areClose(rects: Float64Array, i: number, j: number): boolean {
  const dx = (rects[i] as number) - (rects[j] as number)
  const dy = (rects[i + 1] as number) - (rects[j + 1] as number)
  const reach = (rects[i + 6] as number) + (rects[j + 6] as number) + SLACK
  return dx * dx + dy * dy <= reach * reach
}

/** How far each corner of two rectangles is from the other, squared: of the first, then the second. */
const squares = new Float64Array(8)

/**
 * Notes for each corner of a rectangle how far it is from another one, squared. The rings were
 * rounded from these. Numbers are fetched and put where they are needed: handed over between
 * functions they would cost more than the work.
 */
function fromCorners(rects: Float64Array, i: number, j: number, place: number): void {
  const ux = rects[i + 2] as number
  const uy = rects[i + 3] as number
  const vx = rects[j + 2] as number
  const vy = rects[j + 3] as number
  const wide = rects[j + 4] as number
  const deep = rects[j + 5] as number
  const dx = (rects[i] as number) - (rects[j] as number)
  const dy = (rects[i + 1] as number) - (rects[j + 1] as number)
  const x = dx * vx + dy * vy
  const y = dy * vx - dx * vy
  // From the centre to the right side and to the rear one, as the other sees it.
  const same = ux * vx + uy * vy
  const skew = uy * vx - ux * vy
  const halfWidth = rects[i + 4] as number
  const halfDepth = rects[i + 5] as number
  const rightX = same * halfWidth
  const rightY = skew * halfWidth
  const rearX = -skew * halfDepth
  const rearY = same * halfDepth
  squares[place] = outside(x - rightX - rearX, y - rightY - rearY, wide, deep)
  squares[place + 1] = outside(x + rightX - rearX, y + rightY - rearY, wide, deep)
  squares[place + 2] = outside(x + rightX + rearX, y + rightY + rearY, wide, deep)
  squares[place + 3] = outside(x - rightX + rearX, y - rightY + rearY, wide, deep)
}

/** How far a point is from a rectangle around the origin, squared. */
function outside(x: number, y: number, wide: number, deep: number): number {
  const across = Math.abs(x) - wide
  const along = Math.abs(y) - deep
  return (across > 0 ? across * across : 0) + (along > 0 ? along * along : 0)
}

function leastSquare(): number {
  let least = squares[0] as number
  for (let c = 1; c < 8; c++) if ((squares[c] as number) < least) least = squares[c] as number
  return least
}

/** The gap between two rings that are apart, by those corners that can be the nearest. */
function exactGap(corners: Float64Array, i: number, j: number): number {
  const reach = Math.sqrt(leastSquare()) + 2 * SLACK
  let square = Infinity
  for (let c = 0; c < 4; c++) {
    if ((squares[c] as number) <= reach * reach)
      square = Math.min(square, exactSquare(corners, i + 2 * c, j))
    if ((squares[4 + c] as number) <= reach * reach)
      square = Math.min(square, exactSquare(corners, j + 2 * c, i))
  }
  return Math.sqrt(square)
}

/** From a corner to the edges of a ring, squared. */
function exactSquare(corners: Float64Array, corner: number, ring: number): number {
  const x = corners[corner] as number
  const y = corners[corner + 1] as number
  let best = Infinity
  let px = corners[ring + 6] as number
  let py = corners[ring + 7] as number
  for (let k = ring; k < ring + 8; k += 2) {
    const qx = corners[k] as number
    const qy = corners[k + 1] as number
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

/** Two boxes have a point in common. */
const meet = (corners: Float64Array, a: number, b: number): boolean =>
  !parts(corners, a, b) && !parts(corners, b, a)

function parts(corners: Float64Array, a: number, b: number): boolean {
  let px = corners[a + 6] as number
  let py = corners[a + 7] as number
  for (let i = a; i < a + 8; i += 2) {
    const qx = corners[i] as number
    const qy = corners[i + 1] as number
    let out = true
    for (let j = b; j < b + 8 && out; j += 2)
      out =
        (qx - px) * ((corners[j + 1] as number) - py) - (qy - py) * ((corners[j] as number) - px) <
        0
    if (out) return true
    px = qx
    py = qy
  }
  return false
}
