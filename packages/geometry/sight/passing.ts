// Whether a point or a line comes within so much of a convex shape, or not. What is so near is the
// shape moved out along its edges, and circles around its corners: no polygon stands in for them.
// All as seen from an eye, on the eye's lattice; exact.

import { compareSquares } from '../exact.ts'
import type { Ring } from '../ring.ts'
import type { Eye } from '../sight.ts'

/** Whether a point, as seen from the eye, is at most so far from a shape; or less than that. */
export function isNear(
  { x, y, scale }: Eye,
  px: number,
  py: number,
  ring: Ring,
  limit: number,
  closer = false,
): boolean {
  const reach = limit * scale
  // Squares are whole: less than one is at most the whole number before it.
  const most = closer ? reach * reach - 1 : reach * reach
  let outside = ring.length < 6
  let cx = (ring[ring.length - 2] as number) * scale - x
  let cy = (ring[ring.length - 1] as number) * scale - y
  for (let i = 0; i < ring.length; i += 2) {
    const nx = (ring[i] as number) * scale - x
    const ny = (ring[i + 1] as number) * scale - y
    const dx = nx - cx
    const dy = ny - cy
    const ex = px - cx
    const ey = py - cy
    const across = dx * ey - dy * ex
    if (across < 0) outside = true
    if (across <= 0) {
      const along = dx * ex + dy * ey
      const length = dx * dx + dy * dy
      if (along <= 0) {
        if (ex * ex + ey * ey <= most) return true
      } else if (along >= length) {
        const fx = px - nx
        const fy = py - ny
        if (fx * fx + fy * fy <= most) return true
      } else if (compareSquares(across, 1, reach, length) < (closer ? 0 : 1)) return true
    }
    cx = nx
    cy = ny
  }
  return !outside
}

/** Whether the line from an eye to a point of the lattice comes within so much of a shape. */
export const comesWithin = (eye: Eye, tx: number, ty: number, ring: Ring, limit: number): boolean =>
  passesBy(eye, tx * eye.scale - eye.x, ty * eye.scale - eye.y, ring, limit)

/** The same with the point as seen from the eye. */
export function passesBy(eye: Eye, px: number, py: number, ring: Ring, limit: number): boolean {
  const { x, y, scale } = eye
  const reach = limit * scale
  const length = px * px + py * py
  if (length === 0) return isNear(eye, 0, 0, ring, limit)
  let least = Infinity
  let most = -Infinity
  let behind = true
  let beyond = true
  for (let i = 0; i < ring.length; i += 2) {
    const cx = (ring[i] as number) * scale - x
    const cy = (ring[i + 1] as number) * scale - y
    const across = px * cy - py * cx
    const along = px * cx + py * cy
    if (across < least) least = across
    if (across > most) most = across
    if (along >= 0) behind = false
    if (along <= length) beyond = false
  }
  const aside = least > 0 ? least : most < 0 ? most : 0
  if (aside !== 0 && compareSquares(aside, 1, reach, length) > 0) return false
  if (behind) return isNear(eye, 0, 0, ring, limit)
  if (beyond) return isNear(eye, px, py, ring, limit)
  return (
    (aside === 0 && meets(eye, px, py, ring)) ||
    passesCorner(eye, px, py, ring, limit) ||
    isNear(eye, px, py, ring, limit) ||
    isNear(eye, 0, 0, ring, limit)
  )
}

/** Beside the line, and not beyond its ends, there is a corner so near. */
function passesCorner(
  { x, y, scale }: Eye,
  px: number,
  py: number,
  ring: Ring,
  limit: number,
): boolean {
  const length = px * px + py * py
  for (let i = 0; i < ring.length; i += 2) {
    const cx = (ring[i] as number) * scale - x
    const cy = (ring[i + 1] as number) * scale - y
    const along = px * cx + py * cy
    if (along < 0 || along > length) continue
    if (compareSquares(px * cy - py * cx, 1, limit * scale, length) <= 0) return true
  }
  return false
}

/** The line has a point in common with a shape that has corners on both sides of it. */
function meets({ x, y, scale }: Eye, px: number, py: number, ring: Ring): boolean {
  let cx = (ring[ring.length - 2] as number) * scale - x
  let cy = (ring[ring.length - 1] as number) * scale - y
  for (let i = 0; i < ring.length; i += 2) {
    const nx = (ring[i] as number) * scale - x
    const ny = (ring[i + 1] as number) * scale - y
    const dx = nx - cx
    const dy = ny - cy
    const own = dy * cx - dx * cy
    if (own < 0 && dx * py - dy * px + own < 0) return false
    cx = nx
    cy = ny
  }
  return true
}
