// Which part of a straight edge a shade hides from an eye: one stretch at most, from one exact part
// of the way along the edge to another; without its ends, unless a distance is to be kept. Numbers
// of the innermost loop are kept in this module, so that nothing is allocated there.

import { compareProducts } from '../exact.ts'
import type { Ring } from '../ring.ts'
import type { Eye } from '../sight.ts'
import { AFTER, BEFORE, compareEnds, fractionEnd, type End } from './end.ts'
import { isNear } from './passing.ts'
import { hiddenByRounded, meetBorder } from './rounded.ts'
import type { Shade } from './shade.ts'

/** What was found last: the stretch, with its ends or without; or a single hidden point, `from`. */
export const stretch: { from: End; to: End; closed: boolean } = {
  from: BEFORE,
  to: AFTER,
  closed: false,
}

/** The stretch while it is being cut, as fractions. */
let [from, fromOver, to, toOver] = [-1, 1, 2, 1]

export type Found = 'none' | 'stretch' | 'point' | 'all'

/** The edge's ends as seen from the eye, on the eye's lattice. */
let [ax, ay, bx, by] = [0, 0, 0, 0]

/** What `shade` hides of the edge from one point of the table to another. */
export function hiddenOf(
  eye: Eye,
  px: number,
  py: number,
  qx: number,
  qy: number,
  shade: Shade,
): Found {
  const { x, y, scale } = eye
  return hiddenAway(eye, px * scale - x, py * scale - y, qx * scale - x, qy * scale - y, shade)
}

/** The same with the edge's ends as seen from the eye, on the eye's lattice. */
export function hiddenAway(
  eye: Eye,
  px: number,
  py: number,
  qx: number,
  qy: number,
  shade: Shade,
): Found {
  ax = px
  ay = py
  bx = qx
  by = qy
  if (shade.eyeWithin < Infinity && !isNear(eye, 0, 0, shade.ring, shade.eyeWithin, true))
    return 'none'
  if (shade.kind === 'seam') return alongSeam(eye, shade)
  if (shade.margin > 0) return aroundRing(eye, shade)
  // Points over the corners of a crest are looked for one by one (`overCorner`).
  return shade.kind === 'crest' ? 'none' : behindRing(eye, shade)
}

/** Keeps the part of the edge on which a value that is `atA` here and `atB` there is above 0. */
function keep(atA: number, atB: number): boolean {
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

/** A shape and all that is within so much of it. */
function aroundRing(eye: Eye, { ring, margin }: Shade): Found {
  const found = hiddenByRounded(eye, ax, ay, bx, by, ring, margin)
  if (found === 'none' || found === 'all') return found
  stretch.from = found.first ?? BEFORE
  stretch.to = found.last ?? AFTER
  stretch.closed = true
  return 'stretch'
}

function behindRing({ x, y, scale }: Eye, shade: Shade): Found {
  const { ring, plain, near, nearOver, far, farOver } = shade
  from = -1
  fromOver = 1
  to = 2
  toOver = 1
  let outside = false
  let onEdge = false
  // The corners that the eye sees farthest to the left and to the right.
  let [leftX, leftY, rightX, rightY] = [0, 0, 0, 0]
  let cx = (ring[ring.length - 2] as number) * scale - x
  let cy = (ring[ring.length - 1] as number) * scale - y
  for (let i = 0; i < ring.length; i += 2) {
    const nx = (ring[i] as number) * scale - x
    const ny = (ring[i + 1] as number) * scale - y
    const dx = nx - cx
    const dy = ny - cy
    const own = dy * cx - dx * cy
    if (own <= 0) {
      outside = true
      onEdge ||= own === 0 && cx * nx + cy * ny <= 0
      const kept = plain
        ? keep(dx * ay - dy * ax + own, dx * by - dy * bx + own)
        : keepBeyond(dx, dy, own, near, nearOver)
      if (!kept) return 'none'
    } else if (far > 0 && !keepBeyond(dx, dy, own, far, farOver)) return 'none'
    if (i === 0) {
      leftX = rightX = nx
      leftY = rightY = ny
    } else {
      if (leftX * ny - leftY * nx < 0) {
        leftX = nx
        leftY = ny
      }
      if (rightX * ny - rightY * nx > 0) {
        rightX = nx
        rightY = ny
      }
    }
    cx = nx
    cy = ny
  }
  if (!outside && plain) return 'all'
  // From inside and from the edge every way is barred, and no line touches the shape elsewhere.
  if (
    outside &&
    !onEdge &&
    !(
      keep(leftX * ay - leftY * ax, leftX * by - leftY * bx) &&
      keep(rightY * ax - rightX * ay, rightY * bx - rightX * by)
    )
  )
    return 'none'
  if (compareProducts(from, toOver, to, fromOver) >= 0) return 'none'
  stretch.from = fractionEnd(from, fromOver)
  stretch.to = fractionEnd(to, toOver)
  stretch.closed = false
  return shade.within === Infinity || keepWithin({ x, y, scale }, shade) ? 'stretch' : 'none'
}

/** Beyond an edge that was moved away from the eye by a factor. */
const keepBeyond = (dx: number, dy: number, own: number, m: number, over: number): boolean =>
  keep(over * (dx * ay - dy * ax) + m * own, over * (dx * by - dy * bx) + m * own)

/** What of the edge is near enough to the shape: from one end of it to another, without both. */
function nearPart(eye: Eye, { ring, within }: Shade): readonly [from: End, to: End] | null {
  const isFirst = isNear(eye, ax, ay, ring, within, true)
  const isLast = isNear(eye, bx, by, ring, within, true)
  if (isFirst && isLast) return [BEFORE, AFTER]
  const { first, last } = meetBorder(eye, ax, ay, bx, by, ring, within)
  if (!first || !last) return null
  return [isFirst ? BEFORE : first, isLast ? AFTER : last]
}

function keepWithin(eye: Eye, shade: Shade): boolean {
  const part = nearPart(eye, shade)
  if (!part) return false
  if (compareEnds(part[0], stretch.from) > 0) stretch.from = part[0]
  if (compareEnds(part[1], stretch.to) < 0) stretch.to = part[1]
  return compareEnds(stretch.from, stretch.to) < 0
}

/** Some of a seam lies on the way of whoever looks along it; to all others it is nothing. */
function alongSeam({ x, y, scale }: Eye, shade: Shade): Found {
  const { ring, near, nearOver, far, farOver } = shade
  const cx = (ring[0] as number) * scale - x
  const cy = (ring[1] as number) * scale - y
  const nx = (ring[2] as number) * scale - x
  const ny = (ring[3] as number) * scale - y
  if (cx * ny - cy * nx !== 0) return 'none'
  const isFirstFarther = cx * cx + cy * cy > nx * nx + ny * ny
  let [fx, fy, ox, oy] = isFirstFarther ? [cx, cy, nx, ny] : [nx, ny, cx, cy]
  const atA = fx * ay - fy * ax
  const atB = fx * by - fy * bx
  if (atA === atB || atA * atB > 0) return 'none'
  // With the denominator above 0, so that signs of sums of products are those of the values.
  const over = Math.abs(atA - atB)
  const at = Math.abs(atA)
  const isBeyond = (x: number, y: number, m: number, mOver: number): number => {
    const limit = m * (fx * x + fy * y)
    const [alongA, alongB] = [mOver * (fx * ax + fy * ay), mOver * (fx * bx + fy * by)]
    return compareProducts(alongA - limit, over - at, limit - alongB, at)
  }
  // An eye on the seam has one of its ends before it and one behind.
  if (ox * fx + oy * fy < 0) {
    if (isBeyond(0, 0, 1, 1) < 0) [fx, fy] = [ox, oy]
    ox = oy = 0
  }
  if (isBeyond(ox, oy, near, nearOver) <= 0) return 'none'
  if (far > 0 && isBeyond(fx, fy, far, farOver) >= 0) return 'none'
  stretch.from = fractionEnd(at, over)
  if (shade.within === Infinity) return 'point'
  const part = nearPart({ x, y, scale }, shade)
  if (!part) return 'none'
  const isBetween = compareEnds(stretch.from, part[0]) > 0 && compareEnds(stretch.from, part[1]) < 0
  return isBetween ? 'point' : 'none'
}

/**
 * Whether the line over a corner of a crest, which lies between the eye and the edge, goes to the
 * crest's other side there; `stretch.from` is where it meets the edge. The crest may run along the
 * line for a while before it leaves to either side.
 */
export function overCorner(
  { x, y, scale }: Eye,
  px: number,
  py: number,
  qx: number,
  qy: number,
  crest: Ring,
  corner: number,
): boolean {
  const vx = (crest[corner] as number) * scale - x
  const vy = (crest[corner + 1] as number) * scale - y
  const [sx, sy, ex, ey] = [px * scale - x, py * scale - y, qx * scale - x, qy * scale - y]
  const atA = vx * sy - vy * sx
  const atB = vx * ey - vy * ex
  if (atA === atB || atA * atB > 0) return false
  stretch.from = fractionEnd(Math.abs(atA), Math.abs(atA - atB))
  const sideOf = (cx: number, cy: number): number =>
    Math.sign((ex - sx) * (cy - sy) - (ey - sy) * (cx - sx))
  const own = sideOf(0, 0)
  const isOnWay = (cx: number, cy: number): boolean =>
    cx * vx + cy * vy > 0 && sideOf(cx, cy) * own > 0
  // The line goes on behind the eye, too.
  const isAhead = Math.sign((ex - sx) * vy - (ey - sy) * vx) * own < 0
  if (!isAhead || !isOnWay(vx, vy)) return false
  const leaves = (step: 2 | -2): number => {
    for (let i = corner + step; i >= 0 && i < crest.length; i += step) {
      const cx = (crest[i] as number) * scale - x
      const cy = (crest[i + 1] as number) * scale - y
      const turn = vx * cy - vy * cx
      if (turn !== 0) return Math.sign(turn)
      if (!isOnWay(cx, cy)) return 0
    }
    return 0
  }
  return leaves(-2) * leaves(2) < 0
}

/** The eye lies inside a convex shape, not on its edge. */
function isInside({ x, y, scale }: Eye, ring: Ring): boolean {
  let px = (ring[ring.length - 2] as number) * scale
  let py = (ring[ring.length - 1] as number) * scale
  for (let i = 0; i < ring.length; i += 2) {
    const qx = (ring[i] as number) * scale
    const qy = (ring[i + 1] as number) * scale
    if ((qx - px) * (y - py) - (qy - py) * (x - px) <= 0) return false
    px = qx
    py = qy
  }
  return true
}

/** An eye inside a shape that stops every line, also where two of them meet. */
export function isInsideOf(eye: Eye, { plain, kind, ring, margin }: Shade): boolean {
  if (!plain || kind === 'crest') return false
  if (margin > 0) return isNear(eye, 0, 0, ring, margin)
  if (kind === 'ring') return ring.length > 4 && isInside(eye, ring)
  const cx = (ring[0] as number) * eye.scale - eye.x
  const cy = (ring[1] as number) * eye.scale - eye.y
  const nx = (ring[2] as number) * eye.scale - eye.x
  const ny = (ring[3] as number) * eye.scale - eye.y
  return cx * ny - cy * nx === 0 && cx * nx + cy * ny < 0
}
