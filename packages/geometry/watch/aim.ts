import type { Boxes } from './boxes.ts'

/** Where `aim` found the nearest point: kept here, since it is asked for in the innermost loop. */
export const aimed = { x: 0, y: 0 }

/** The nearest point of a unit's rings, as near as numbers of this size can say. */
export function aim(boxes: Boxes, unit: number, x: number, y: number): void {
  let best = Infinity
  const { corners } = boxes
  const end = 8 * (boxes.firstBox[unit + 1] as number)
  for (let ring = 8 * (boxes.firstBox[unit] as number); ring < end; ring += 8) {
    let isInside = true
    let px = corners[ring + 6] as number
    let py = corners[ring + 7] as number
    for (let k = ring; k < ring + 8; k += 2) {
      const qx = corners[k] as number
      const qy = corners[k + 1] as number
      const dx = qx - px
      const dy = qy - py
      const fx = x - px
      const fy = y - py
      // Only an edge that looks towards the eye can be the nearest.
      if (dx * fy - dy * fx <= 0) {
        isInside = false
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
    // An eye inside of a unit is as near to it as can be.
    if (isInside) {
      aimed.x = x
      aimed.y = y
      return
    }
  }
}
