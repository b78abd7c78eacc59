import { compareProducts } from './exact.ts'
import type { Ring } from './ring.ts'

/** The middle of a figure's front edge, in thousandths times `scale`: twice the files of its box. */
export type Eye = { readonly x: number; readonly y: number; readonly scale: number }

/**
 * Whether the straight line from an eye to a point of the lattice passes through the inside of a
 * convex shape. A line and a convex shape are apart exactly if an edge of the shape has both ends on
 * its outer side, or the line has the whole shape on one side. Nothing but orientations, and exact.
 */
export function passesThrough({ x, y, scale }: Eye, tx: number, ty: number, ring: Ring): boolean {
  return lineCrosses(x, y, tx * scale, ty * scale, ring, scale)
}

function lineCrosses(
  ex: number,
  ey: number,
  tx: number,
  ty: number,
  ring: Ring,
  scale: number,
): boolean {
  const lx = tx - ex
  const ly = ty - ey
  let before = false
  let after = false
  let px = (ring[ring.length - 2] as number) * scale
  let py = (ring[ring.length - 1] as number) * scale
  for (let i = 0; i < ring.length; i += 2) {
    const qx = (ring[i] as number) * scale
    const qy = (ring[i + 1] as number) * scale
    const dx = qx - px
    const dy = qy - py
    if (dx * (ey - py) - dy * (ex - px) <= 0 && dx * (ty - py) - dy * (tx - px) <= 0) return false
    const turn = lx * (qy - ey) - ly * (qx - ex)
    if (turn > 0) after = true
    else if (turn < 0) before = true
    px = qx
    py = qy
  }
  // A line of no length that is outside of no edge is a point inside.
  return (before && after) || (lx === 0 && ly === 0)
}

/** Part of an edge from its first corner (0) to its second (1), as exact fractions, ends excluded. */
type Stretch = {
  readonly from: number
  readonly fromOver: number
  readonly to: number
  readonly toOver: number
}

/**
 * Whether an eye has a clear line to some point of a convex target, past all these shapes. What a
 * convex shape hides from an eye is convex, too: along an edge of the target one stretch at most.
 * The target is seen unless these stretches cover every edge of it that looks towards the eye.
 */
export function sees(eye: Eye, target: Ring, blockers: readonly Ring[]): boolean {
  let px = target[target.length - 2] as number
  let py = target[target.length - 1] as number
  for (let i = 0; i < target.length; i += 2) {
    const qx = target[i] as number
    const qy = target[i + 1] as number
    if (isTurnedTo(eye, px, py, qx, qy) && seesEdge(eye, px, py, qx, qy, blockers)) return true
    px = qx
    py = qy
  }
  return false
}

/** The eye is on the outer side of the edge. */
const isTurnedTo = (
  { x, y, scale }: Eye,
  px: number,
  py: number,
  qx: number,
  qy: number,
): boolean => (qx - px) * (y - py * scale) - (qy - py) * (x - px * scale) < 0

function seesEdge(
  eye: Eye,
  px: number,
  py: number,
  qx: number,
  qy: number,
  blockers: readonly Ring[],
): boolean {
  const hidden: Stretch[] = []
  for (const ring of blockers) {
    const stretch = hiddenStretch(eye, px, py, qx, qy, ring)
    if (stretch === 'all') return false
    if (stretch) hidden.push(stretch)
  }
  return !covers(hidden)
}

/**
 * What of an edge a shape hides: the points that lie between the two lines from the eye that touch
 * the shape, and behind every edge of it that looks towards the eye. Each is linear along the edge.
 */
function hiddenStretch(
  { x: ex, y: ey, scale }: Eye,
  px: number,
  py: number,
  qx: number,
  qy: number,
  ring: Ring,
): Stretch | 'all' | null {
  const [ax, ay, bx, by] = [px * scale, py * scale, qx * scale, qy * scale]
  let [from, fromOver, to, toOver] = [-1, 1, 2, 1]
  /** Keeps the part of the edge on which a value that is `atA` here and `atB` there is above 0. */
  const keep = (atA: number, atB: number): boolean => {
    if (atA <= 0 && atB <= 0) return false
    if (atB > atA) {
      if (compareProducts(-atA, fromOver, from, atB - atA) > 0) {
        from = -atA
        fromOver = atB - atA
      }
    } else if (atB < atA && compareProducts(atA, toOver, to, atA - atB) < 0) {
      to = atA
      toOver = atA - atB
    }
    return true
  }
  let outside = false
  let onEdge = false
  // The corners that the eye sees farthest to the left and to the right.
  let [leftX, leftY, rightX, rightY] = [0, 0, 0, 0]
  let cx = (ring[ring.length - 2] as number) * scale
  let cy = (ring[ring.length - 1] as number) * scale
  for (let i = 0; i < ring.length; i += 2) {
    const nx = (ring[i] as number) * scale
    const ny = (ring[i + 1] as number) * scale
    const dx = nx - cx
    const dy = ny - cy
    const before = dx * (ey - cy) - dy * (ex - cx)
    if (before <= 0) {
      outside = true
      onEdge ||= before === 0 && (cx - ex) * (nx - ex) + (cy - ey) * (ny - ey) <= 0
      if (!keep(dx * (ay - cy) - dy * (ax - cx), dx * (by - cy) - dy * (bx - cx))) return null
    }
    if (i === 0) {
      leftX = rightX = nx - ex
      leftY = rightY = ny - ey
    } else {
      if (leftX * (ny - ey) - leftY * (nx - ex) < 0) {
        leftX = nx - ex
        leftY = ny - ey
      }
      if (rightX * (ny - ey) - rightY * (nx - ex) > 0) {
        rightX = nx - ex
        rightY = ny - ey
      }
    }
    cx = nx
    cy = ny
  }
  if (!outside) return 'all'
  // From the edge itself every way inward is hidden, and no line touches the shape elsewhere.
  const isBetween =
    onEdge ||
    (keep(leftX * (ay - ey) - leftY * (ax - ex), leftX * (by - ey) - leftY * (bx - ex)) &&
      keep(rightY * (ax - ex) - rightX * (ay - ey), rightY * (bx - ex) - rightX * (by - ey)))
  if (!isBetween) return null
  return compareProducts(from, toOver, to, fromOver) < 0 ? { from, fromOver, to, toOver } : null
}

/** Stretches without their ends cover all of an edge with its ends: no point is left between them. */
function covers(hidden: readonly Stretch[]): boolean {
  // The first point that is not known to be hidden.
  let [reached, over] = [0, 1]
  for (;;) {
    let [farthest, farthestOver] = [reached, over]
    for (const { from, fromOver, to, toOver } of hidden)
      if (
        compareProducts(from, over, reached, fromOver) < 0 &&
        compareProducts(to, farthestOver, farthest, toOver) > 0
      ) {
        farthest = to
        farthestOver = toOver
      }
    if (farthest === reached && farthestOver === over) return false
    reached = farthest
    over = farthestOver
    if (reached > over) return true
  }
}
