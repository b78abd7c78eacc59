// How far apart units are, and where: to show. What is judged is judged by distance.ts.

import type { Footprint } from './footprint.ts'
import type { Point } from './lattice.ts'
import { circleOf, type Circle } from './round.ts'
import { gapBetween, holds, overlap, type Gap, type Ring } from './ring.ts'

/** The shortest way so far while one is looked for: its squared length, x and y of both ends. */
const way = new Float64Array(5)

/** What is longer by this is longer indeed, however either was rounded. */
const LONGER = 1 + 1e-12

const squared = (x: number, y: number): number => x * x + y * y

/** How far apart two units are, and where. */
export function gapOf(a: Footprint, b: Footprint): Gap {
  if (a.boxes.some(({ block }) => block.round) || b.boxes.some(({ block }) => block.round))
    return gapOfRound(a, b)
  way[0] = Infinity
  for (let i = 0; i < a.boxes.length; i++) {
    const ring = (a.boxes[i] as Footprint['boxes'][number]).ring
    for (let j = 0; j < b.boxes.length; j++) {
      const other = (b.boxes[j] as Footprint['boxes'][number]).ring
      const dx = apart(ring, other, 0)
      const dy = apart(ring, other, 1)
      if (dx * dx + dy * dy > LONGER * way[0]) continue
      if (dx === 0 && dy === 0 && overlap(ring, other)) return commonPoint(ring, other)
      nearer(ring, other, 1)
      nearer(other, ring, 3)
    }
  }
  return found()
}

/** The same where a base is round: from its middle, less the radius. */
function gapOfRound(a: Footprint, b: Footprint): Gap {
  let best: Gap | null = null
  for (const one of a.boxes)
    for (const other of b.boxes) {
      const gap = between(circleOf(one) ?? one.ring, circleOf(other) ?? other.ring)
      if (!best || gap.length < best.length) best = gap
    }
  return best as Gap
}

/** How far a unit is from some shapes, and where. */
export function gapToShapes({ boxes }: Footprint, shapes: readonly Ring[]): Gap {
  let best: Gap | null = null
  for (const box of boxes)
    for (const shape of shapes) {
      const circle = circleOf(box)
      const gap = circle ? between(circle, shape) : gapBetween(box.ring, shape)
      if (!best || gap.length < best.length) best = gap
    }
  return best as Gap
}

/** Between two bases or shapes at least one of which is a circle. */
function between(a: Ring | Circle, b: Ring | Circle): Gap {
  const [one, other] = ['radius' in a ? a : null, 'radius' in b ? b : null]
  const [from, to] = [coreOf(a), coreOf(b)]
  if (one && !other && holds(to, one.x, one.y)) return meeting(one)
  if (other && !one && holds(from, other.x, other.y)) return meeting(other)
  way[0] = Infinity
  nearer(from, to, 1)
  nearer(to, from, 3)
  const gap = found()
  const [near, far] = [one?.radius ?? 0, other?.radius ?? 0]
  if (gap.length <= near + far) return meeting({ x: gap.to[0], y: gap.to[1] })
  const at = (part: number): readonly [number, number] => [
    gap.from[0] + ((gap.to[0] - gap.from[0]) * part) / gap.length,
    gap.from[1] + ((gap.to[1] - gap.from[1]) * part) / gap.length,
  ]
  return { length: gap.length - near - far, from: at(near), to: at(gap.length - far) }
}

const meeting = ({ x, y }: Point): Gap => ({ length: 0, from: [x, y], to: [x, y] })

/** The middle of a circle, or all of another shape. */
const coreOf = (shape: Ring | Circle): Ring =>
  'radius' in shape ? Float64Array.of(shape.x, shape.y) : shape

/** How far a unit is from a point, and where; 0 if it stands on it. */
export function gapToPoint(unit: Footprint, { x, y }: Point): Gap {
  if (unit.boxes.some(({ block }) => block.round)) return gapToRound(unit, x, y)
  way[0] = Infinity
  const point = Float64Array.of(x, y)
  for (const { ring } of unit.boxes) {
    if (holds(ring, x, y)) return { length: 0, from: [x, y], to: [x, y] }
    nearer(point, ring, 3)
  }
  return found()
}

/** The same where a base is round: a point is a circle without any width. */
function gapToRound({ boxes }: Footprint, x: number, y: number): Gap {
  const gaps = boxes.map((box) => between({ x, y, radius: 0 }, circleOf(box) ?? box.ring))
  return gaps.reduce((best, gap) => (gap.length < best.length ? gap : best))
}

const found = (): Gap => ({
  length: Math.sqrt(way[0] as number),
  from: [way[1] as number, way[2] as number],
  to: [way[3] as number, way[4] as number],
})

/** How far apart the extents of two shapes are, across or down. */
function apart(a: Ring, b: Ring, from: 0 | 1): number {
  let least = a[from] as number
  let most = least
  for (let i = from + 2; i < a.length; i += 2) {
    const value = a[i] as number
    if (value < least) least = value
    else if (value > most) most = value
  }
  let low = b[from] as number
  let high = low
  for (let i = from + 2; i < b.length; i += 2) {
    const value = b[i] as number
    if (value < low) low = value
    else if (value > high) high = value
  }
  return low > most ? low - most : least > high ? least - high : 0
}

/**
 * From the corners of one shape to those edges of another on whose outer side they lie, since no
 * other edge is nearest. Heights over an edge come from the whole cross product, not from the foot,
 * so that the length is the same to the last digit when table or sides are exchanged.
 */
function nearer(corners: Ring, ring: Ring, from: 1 | 3): void {
  let best = way[0] as number
  let px = ring[ring.length - 2] as number
  let py = ring[ring.length - 1] as number
  for (let j = 0; j < ring.length; j += 2) {
    const qx = ring[j] as number
    const qy = ring[j + 1] as number
    const dx = qx - px
    const dy = qy - py
    const length = dx * dx + dy * dy
    for (let i = 0; i < corners.length; i += 2) {
      const x = corners[i] as number
      const y = corners[i + 1] as number
      const across = dx * (y - py) - dy * (x - px)
      // What is too far from the line is too far from the edge.
      if (across > 0 || across * across > LONGER * best * length) continue
      const along = dx * (x - px) + dy * (y - py)
      const share = along <= 0 ? 0 : along >= length ? 1 : along / length
      const square =
        along <= 0
          ? squared(x - px, y - py)
          : along >= length
            ? squared(x - qx, y - qy)
            : (across * across) / length
      if (square >= best) continue
      best = square
      way[0] = square
      way[from] = x
      way[from + 1] = y
      way[4 - from] = px + share * dx
      way[5 - from] = py + share * dy
    }
    px = qx
    py = qy
  }
}

/** A corner of one inside the other shows the overlap; where edges only cross, any corner must do. */
function commonPoint(a: Ring, b: Ring): Gap {
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const)
    for (let i = 0; i < one.length; i += 2) {
      const at = [one[i] as number, one[i + 1] as number] as const
      if (holds(other, ...at)) return { length: 0, from: at, to: at }
    }
  const at = [a[0] as number, a[1] as number] as const
  return { length: 0, from: at, to: at }
}

/**
 * By how many hundredths of an inch a gap stays below a limit, or exceeds it if below 0; away from
 * 0, so that what misses by a hair does not read as if it did not.
 */
export function marginOf({ length }: Gap, limit: number): number {
  const hundredths = (limit - length) / 10
  return hundredths < 0 ? -Math.ceil(-hundredths) : Math.ceil(hundredths)
}
