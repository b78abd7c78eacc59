import type { Box } from './footprint.ts'
import { onceFor } from './memory.ts'
import type { Ring } from './ring.ts'

/**
 * The front arc of figures in a row: all that lies before the line of their front, between two
 * lines that open outward from its ends by half a right angle. Both run along whole vectors made
 * from the front edge itself, so that an arc leans neither way. Coordinates are thousandths of an
 * inch times `scale`: a single figure is an exact n-th of its box.
 */
export type Arc = {
  readonly scale: number
  readonly left: Vector
  readonly right: Vector
  /** Which way the lines from the left and from the right end run. */
  readonly leftWay: Vector
  readonly rightWay: Vector
}

export type Vector = readonly [x: number, y: number]

/** The arc of a box's front rank as a whole: the union of its figures' arcs. */
export const arcOf = onceFor((box: Box): Arc => arcAlong(box, 0, box.block.files, 1))

/** The arc of one figure of a box's front rank, counted from the left. */
export const arcOfFigure = (box: Box, file: number): Arc =>
  arcAlong(box, file, file + 1, box.block.files)

function arcAlong({ ring, block }: Box, from: number, to: number, scale: number): Arc {
  const [lx = 0, ly = 0, rx = 0, ry = 0] = ring
  const at = (file: number): Vector => [
    lx * scale + ((rx - lx) * file * scale) / block.files,
    ly * scale + ((ry - ly) * file * scale) / block.files,
  ]
  const [left, right] = [at(from), at(to)]
  // Ahead is the front edge, turned to the left by a right angle.
  const [ex, ey] = [rx - lx, ry - ly]
  return { scale, left, right, leftWay: [ey - ex, -ex - ey], rightWay: [ey + ex, ey - ex] }
}

/**
 * Some part of a shape lies inside an arc; to touch its edge from outside is not enough. Both are
 * convex, so that they are apart exactly if an edge of one of them parts them.
 */
export function isPartlyIn(ring: Ring, arc: Arc): boolean {
  const { scale, left, right, leftWay, rightWay } = arc
  const front: Vector = [left[0] - right[0], left[1] - right[1]]
  if (isBeyond(ring, scale, right, front)) return false
  if (isBeyond(ring, scale, left, leftWay)) return false
  if (isBeyond(ring, scale, right, [-rightWay[0], -rightWay[1]])) return false
  return !edgeParts(ring, arc)
}

/** All of a shape lies inside an arc, its edges included. */
export function isWhollyIn(ring: Ring, { scale, left, right, leftWay, rightWay }: Arc): boolean {
  for (let i = 0; i < ring.length; i += 2) {
    const x = (ring[i] as number) * scale
    const y = (ring[i + 1] as number) * scale
    const fx = x - right[0]
    const fy = y - right[1]
    if ((left[0] - right[0]) * fy - (left[1] - right[1]) * fx < 0) return false
    if (leftWay[0] * (y - left[1]) - leftWay[1] * (x - left[0]) < 0) return false
    if (rightWay[0] * fy - rightWay[1] * fx > 0) return false
  }
  return true
}

/** All of a shape lies on a line, or on its left: the inside of an arc is on the right. */
function isBeyond(ring: Ring, scale: number, at: Vector, way: Vector): boolean {
  const px = at[0]
  const py = at[1]
  const dx = way[0]
  const dy = way[1]
  for (let i = 0; i < ring.length; i += 2) {
    const x = (ring[i] as number) * scale - px
    const y = (ring[i + 1] as number) * scale - py
    if (dx * y - dy * x > 0) return false
  }
  return true
}

/** Some edge of the shape has all of the arc on its outer side. */
function edgeParts(ring: Ring, { scale, left, right, leftWay, rightWay }: Arc): boolean {
  let px = (ring[ring.length - 2] as number) * scale
  let py = (ring[ring.length - 1] as number) * scale
  for (let i = 0; i < ring.length; i += 2) {
    const qx = (ring[i] as number) * scale
    const qy = (ring[i + 1] as number) * scale
    const dx = qx - px
    const dy = qy - py
    if (
      dx * (left[1] - py) - dy * (left[0] - px) <= 0 &&
      dx * (right[1] - py) - dy * (right[0] - px) <= 0 &&
      dx * leftWay[1] - dy * leftWay[0] <= 0 &&
      dx * rightWay[1] - dy * rightWay[0] <= 0
    )
      return true
    px = qx
    py = qy
  }
  return false
}
