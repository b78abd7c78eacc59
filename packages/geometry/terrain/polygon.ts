import { compareProducts } from '../exact.ts'
import { side, type Point } from '../lattice.ts'
import type { Outline } from './feature.ts'

/**
 * A simple shape, convex or not: x and y of each corner in turn, clockwise as one looks down on the
 * table. Edge i leads from corner i to the next. A ring is a polygon; a polygon need not be a ring.
 */
export type Polygon = Float64Array

export function polygonOf(points: readonly Point[]): Polygon {
  const polygon = new Float64Array(2 * points.length)
  for (let i = 0; i < points.length; i++) {
    const { x, y } = points[i] as Point
    polygon[2 * i] = x
    polygon[2 * i + 1] = y
  }
  return polygon
}

/** Twice the area: above 0 if the corners go clockwise. */
export function doubleArea(polygon: Polygon): number {
  const x = polygon[0] as number
  const y = polygon[1] as number
  let sum = 0
  for (let i = 2; i + 3 < polygon.length; i += 2)
    sum +=
      ((polygon[i] as number) - x) * ((polygon[i + 3] as number) - y) -
      ((polygon[i + 1] as number) - y) * ((polygon[i + 2] as number) - x)
  return sum
}

/** The same outline with its corners in clockwise order, beginning with the same corner. */
export function clockwise(outline: Outline): Outline {
  const first = outline[0]
  if (first === undefined) return outline
  let double = 0
  for (let i = 1; i + 1 < outline.length; i++)
    double += side(first, outline[i] as Point, outline[i + 1] as Point)
  if (double >= 0) return outline
  return [first, ...outline.slice(1).toReversed()]
}

export type Whereabouts = 'inside' | 'edge' | 'outside'

/** Where a point lies; its coordinates may be whole n-ths of a thousandth, with n as the scale. */
export function whereIs(polygon: Polygon, x: number, y: number, scale = 1): Whereabouts {
  let inside = false
  let px = (polygon[polygon.length - 2] as number) * scale - x
  let py = (polygon[polygon.length - 1] as number) * scale - y
  for (let i = 0; i < polygon.length; i += 2) {
    const qx = (polygon[i] as number) * scale - x
    const qy = (polygon[i + 1] as number) * scale - y
    const turn = compareProducts(px, qy, py, qx)
    if (turn === 0 && straddles(px, qx) && straddles(py, qy)) return 'edge'
    if (py < 0 !== qy < 0 && turn > 0 === py < 0) inside = !inside
    px = qx
    py = qy
  }
  return inside ? 'inside' : 'outside'
}

const straddles = (p: number, q: number): boolean => (p <= 0 && q >= 0) || (p >= 0 && q <= 0)

/** Two edges that meet where they must not, by the corners that they lead from. */
export type Meeting = { readonly first: number; readonly second: number }

/** The first two edges that cross, touch or run back over each other; null for a simple outline. */
export function selfCrossing(points: readonly Point[]): Meeting | null {
  const count = points.length
  for (let i = 0; i < count; i++) {
    const from = points[i] as Point
    const to = points[(i + 1) % count] as Point
    for (let j = i + 1; j < count; j++) {
      const other = points[j] as Point
      const next = points[(j + 1) % count] as Point
      const meets =
        j === i + 1
          ? runsBack(from, other, next)
          : i === 0 && j === count - 1
            ? runsBack(other, from, to)
            : segmentsMeet(from, to, other, next)
      if (meets) return { first: i, second: j }
    }
  }
  return null
}

const turn = (a: Point, b: Point, c: Point): number =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))

const between = (a: Point, b: Point, c: Point): boolean =>
  Math.min(a.x, b.x) <= c.x &&
  c.x <= Math.max(a.x, b.x) &&
  Math.min(a.y, b.y) <= c.y &&
  c.y <= Math.max(a.y, b.y)

/** Whether two closed segments have a point in common; exact. */
export function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  if (areAside(a.x, b.x, c.x, d.x) || areAside(a.y, b.y, c.y, d.y)) return false
  const abc = turn(a, b, c)
  const abd = turn(a, b, d)
  const cda = turn(c, d, a)
  const cdb = turn(c, d, b)
  if (abc * abd < 0 && cda * cdb < 0) return true
  return (
    (abc === 0 && between(a, b, c)) ||
    (abd === 0 && between(a, b, d)) ||
    (cda === 0 && between(c, d, a)) ||
    (cdb === 0 && between(c, d, b))
  )
}

/** All from a to b is below or above all from c to d: decides most pairs. */
const areAside = (a: number, b: number, c: number, d: number): boolean =>
  (a < c && a < d && b < c && b < d) || (a > c && a > d && b > c && b > d)

/** The way from a to b turns straight back; also where two corners are one. */
const runsBack = (a: Point, b: Point, c: Point): boolean =>
  turn(a, b, c) === 0 && (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) <= 0
