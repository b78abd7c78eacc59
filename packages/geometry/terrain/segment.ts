// Straight lines over the ground: how much of one lies inside a shape, and where it goes in and out.
//
// A segment that runs along an edge, or through a corner, is where such code goes wrong. Here every
// such case is settled by asking twice: once for the segment moved by less than anything to its
// left, once to its right. A moved segment meets no corner, so counting edges is plain; what is
// inside on both sides is inside. This treats left and right alike, and so survives mirroring.

import { compareProducts } from '../exact.ts'
import type { Point } from '../lattice.ts'
import type { Ring } from '../ring.ts'
import type { Polygon } from './polygon.ts'
import {
  sharedSpans,
  compareCuts,
  cutAt,
  END,
  START,
  unitedSpans,
  type Cut,
  type Span,
  type Spans,
} from './span.ts'

/**
 * A straight way. Its ends may be whole n-ths of a thousandth, as the eyes of figures are, with n
 * as the scale; exact for scales up to 1000.
 */
export type Segment = {
  readonly ax: number
  readonly ay: number
  readonly bx: number
  readonly by: number
  readonly scale: number
}

export const segmentOf = (a: Point, b: Point, scale = 1): Segment => ({
  ax: a.x,
  ay: a.y,
  bx: b.x,
  by: b.y,
  scale,
})

/** A place on a segment, in thousandths and not rounded; to show. */
export const pointAt = ({ ax, ay, bx, by, scale }: Segment, { t }: Cut): Point => ({
  x: (ax + (bx - ax) * t) / scale,
  y: (ay + (by - ay) * t) / scale,
})

/** Above 0 if the point lies to the right of the segment's line; exact. */
const sideOf = ({ ax, ay, bx, by, scale }: Segment, x: number, y: number): number =>
  compareProducts(bx - ax, y * scale - ay, by - ay, x * scale - ax)

/** Where the line of a segment meets the line of an edge that is not parallel to it. */
const meeting = (
  { ax, ay, bx, by, scale }: Segment,
  px: number,
  py: number,
  qx: number,
  qy: number,
): Cut => {
  const ex = qx - px
  const ey = qy - py
  return cutAt((px * scale - ax) * ey - (py * scale - ay) * ex, (bx - ax) * ey - (by - ay) * ex)
}

/** Which way a segment is moved by less than anything. */
export type Nudge = 'left' | 'right'

/** Some corner lay on the line of the last segment: moved left or right it passes otherwise. */
let grazed = false

/** The places where the line of a moved segment goes through a shape's edges. */
function passes(segment: Segment, polygon: Polygon, nudge: Nudge): readonly Cut[] {
  const limit = nudge === 'left' ? 0 : 1
  const found: Cut[] = []
  let px = polygon[polygon.length - 2] as number
  let py = polygon[polygon.length - 1] as number
  let before = sideOf(segment, px, py) >= limit
  for (let i = 0; i < polygon.length; i += 2) {
    const qx = polygon[i] as number
    const qy = polygon[i + 1] as number
    const side = sideOf(segment, qx, qy)
    if (side === 0) grazed = true
    const after = side >= limit
    if (before !== after) found.push(meeting(segment, px, py, qx, qy))
    px = qx
    py = qy
    before = after
  }
  if (found.length === 2) return inOrder(found as [Cut, Cut])
  return found.length === 0 ? found : found.toSorted(compareCuts)
}

const inOrder = (cuts: readonly [Cut, Cut]): readonly Cut[] =>
  compareCuts(cuts[0], cuts[1]) <= 0 ? cuts : [cuts[1], cuts[0]]

/** Wholly beyond one side of the box around a segment: decides most pairs. */
function isOutOfReach({ ax, ay, bx, by, scale }: Segment, polygon: Polygon): boolean {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (let i = 0; i < polygon.length; i += 2) {
    const x = (polygon[i] as number) * scale
    const y = (polygon[i + 1] as number) * scale
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return (
    (ax < left && bx < left) ||
    (ax > right && bx > right) ||
    (ay < top && by < top) ||
    (ay > bottom && by > bottom)
  )
}

/** The stretches of a moved segment inside any of some simple shapes. */
export function nudgedSpans(segment: Segment, parts: readonly Polygon[], nudge: Nudge): Spans {
  const found: Span[] = []
  for (const polygon of parts) {
    if (isOutOfReach(segment, polygon)) continue
    const cuts = passes(segment, polygon, nudge)
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [from, to] = [cuts[i] as Cut, cuts[i + 1] as Cut]
      if (compareCuts(to, START) <= 0 || compareCuts(from, END) >= 0) continue
      found.push({
        from: compareCuts(from, START) < 0 ? START : from,
        to: compareCuts(to, END) > 0 ? END : to,
      })
    }
  }
  return unitedSpans(found)
}

/**
 * The stretches of a segment inside some simple shapes taken together, as exact fractions of its
 * way. Along an edge is not inside, unless another of the shapes lies on the edge's other side.
 */
export function spansWithin(segment: Segment, parts: readonly Polygon[]): Spans {
  grazed = false
  const left = nudgedSpans(segment, parts, 'left')
  if (left.length === 0 || !grazed) return left
  return sharedSpans(left, nudgedSpans(segment, parts, 'right'))
}

/** Where a segment goes into a shape or out of it. */
export type Passage = {
  readonly cut: Cut
  readonly into: boolean
  /** The edges that hold the place: two where it is a corner. */
  readonly edges: readonly number[]
}

/** Where a segment crosses a shape's outline on its way, its own ends not counted, in order. */
export function passagesOf(segment: Segment, polygon: Polygon): readonly Passage[] {
  return spansWithin(segment, [polygon]).flatMap(({ from, to }) => {
    const passages: Passage[] = []
    if (compareCuts(from, START) > 0)
      passages.push({ cut: from, into: true, edges: edgesAt(segment, polygon, from) })
    if (compareCuts(to, END) < 0)
      passages.push({ cut: to, into: false, edges: edgesAt(segment, polygon, to) })
    return passages
  })
}

function edgesAt(segment: Segment, polygon: Polygon, cut: Cut): readonly number[] {
  const found: number[] = []
  for (let i = 0; i < polygon.length; i += 2) {
    const [px, py] = [polygon[i] as number, polygon[i + 1] as number]
    const next = (i + 2) % polygon.length
    const [qx, qy] = [polygon[next] as number, polygon[next + 1] as number]
    const [p, q] = [sideOf(segment, px, py), sideOf(segment, qx, qy)]
    if (p * q > 0) continue
    const holds =
      p === 0 && q === 0
        ? compareCuts(alongOf(segment, px, py), cut) * compareCuts(alongOf(segment, qx, qy), cut) <=
          0
        : compareCuts(meeting(segment, px, py, qx, qy), cut) === 0
    if (holds) found.push(i / 2)
  }
  return found
}

/** How far along the way a point on the segment's line lies. */
const alongOf = ({ ax, ay, bx, by, scale }: Segment, x: number, y: number): Cut => {
  const [dx, dy] = [bx - ax, by - ay]
  return Math.abs(dx) >= Math.abs(dy) ? cutAt(x * scale - ax, dx) : cutAt(y * scale - ay, dy)
}

/** Some of a segment lies inside a convex shape. Nothing is allocated. */
export function enters({ ax, ay, bx, by, scale }: Segment, ring: Ring): boolean {
  if (ax === bx && ay === by) return false
  let right = false
  let left = false
  let px = (ring[ring.length - 2] as number) * scale
  let py = (ring[ring.length - 1] as number) * scale
  for (let i = 0; i < ring.length; i += 2) {
    const qx = (ring[i] as number) * scale
    const qy = (ring[i + 1] as number) * scale
    if (
      compareProducts(qx - px, ay - py, qy - py, ax - px) <= 0 &&
      compareProducts(qx - px, by - py, qy - py, bx - px) <= 0
    )
      return false
    const side = compareProducts(bx - ax, qy - ay, by - ay, qx - ax)
    right ||= side > 0
    left ||= side < 0
    px = qx
    py = qy
  }
  return left && right
}

/**
 * Where a segment goes from one side of a bent line to the other on its way: null if it only
 * touches the line, passes its end, or begins or ends on it. Of several places the first is told.
 */
export function crossingOf(segment: Segment, points: Polygon): Cut | null {
  let best: Cut | null = null
  let side = 0
  let [first, last]: (Cut | null)[] = [null, null]
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i] as number, points[i + 1] as number]
    const now = sideOf(segment, x, y)
    if (now === 0) {
      // The line may run along the segment for a while before it leaves to the other side.
      const here = alongOf(segment, x, y)
      if (!first || compareCuts(here, first) < 0) first = here
      if (!last || compareCuts(here, last) > 0) last = here
      continue
    }
    if (side * now < 0) {
      const straight = (): Cut =>
        meeting(segment, points[i - 2] as number, points[i - 1] as number, x, y)
      const from: Cut = first ?? straight()
      const to: Cut = last ?? from
      if (compareCuts(from, START) > 0 && compareCuts(to, END) < 0)
        if (!best || compareCuts(to, best) < 0) best = to
    }
    side = now
    first = last = null
  }
  return best
}
