import type { Ring } from '../ring.ts'
import { SLACK, type Boxes } from './boxes.ts'

/** The gap between two units in thousandths; 0 where they touch or overlap. */
export function gapOfUnits(boxes: Boxes, a: number, b: number): number {
  let best = Infinity
  const [aEnd, bEnd] = [boxes.firstBox[a + 1] as number, boxes.firstBox[b + 1] as number]
  for (let i = boxes.firstBox[a] as number; i < aEnd; i++)
    for (let j = boxes.firstBox[b] as number; j < bEnd; j++) {
      const gap = gapOfBoxes(boxes, i, j, best)
      if (gap < best) best = gap
    }
  return best
}

/** The gap between two boxes, or anything from `best` on where it is not less. */
function gapOfBoxes(boxes: Boxes, i: number, j: number, best: number): number {
  const there = leastGap(boxes, i, j)
  const back = leastGap(boxes, j, i)
  const least = there < back ? there : back
  if (least - SLACK >= best) return best
  if (least <= SLACK && meet(boxes.rings[i] as Ring, boxes.rings[j] as Ring)) return 0
  const one = exactGap(boxes, i, j, least + SLACK)
  const other = exactGap(boxes, j, i, least + SLACK)
  return one < other ? one : other
}

/** How far the nearest corner of one rectangle is from another, as if neither had been rounded. */
function leastGap(boxes: Boxes, i: number, j: number): number {
  const ring = boxes.rings[i] as Ring
  let best = Infinity
  for (let c = 0; c < 8; c += 2) {
    const gap = gapOfPoint(boxes, j, ring[c] as number, ring[c + 1] as number)
    if (gap < best) best = gap
  }
  return best
}

function gapOfPoint(boxes: Boxes, j: number, x: number, y: number): number {
  const dx = x - (boxes.centreX[j] as number)
  const dy = y - (boxes.centreY[j] as number)
  const alongX = boxes.alongX[j] as number
  const alongY = boxes.alongY[j] as number
  const across = Math.abs(dx * alongX + dy * alongY) - (boxes.halfWidth[j] as number)
  const deep = Math.abs(dy * alongX - dx * alongY) - (boxes.halfDepth[j] as number)
  if (across <= 0) return deep <= 0 ? 0 : deep
  return deep <= 0 ? across : Math.sqrt(across * across + deep * deep)
}

/** From those corners of one ring that can be the nearest, to the edges of the other. */
function exactGap(boxes: Boxes, i: number, j: number, limit: number): number {
  const corners = boxes.rings[i] as Ring
  const ring = boxes.rings[j] as Ring
  let best = Infinity
  for (let c = 0; c < 8; c += 2) {
    const x = corners[c] as number
    const y = corners[c + 1] as number
    if (gapOfPoint(boxes, j, x, y) > limit) continue
    let px = ring[6] as number
    let py = ring[7] as number
    for (let k = 0; k < 8; k += 2) {
      const qx = ring[k] as number
      const qy = ring[k + 1] as number
      const dx = qx - px
      const dy = qy - py
      const part = (dx * (x - px) + dy * (y - py)) / (dx * dx + dy * dy)
      const share = part < 0 ? 0 : part > 1 ? 1 : part
      const ex = x - px - share * dx
      const ey = y - py - share * dy
      const far = ex * ex + ey * ey
      if (far < best) best = far
      px = qx
      py = qy
    }
  }
  return Math.sqrt(best)
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
