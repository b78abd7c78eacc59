import fc from 'fast-check'
import type { Point } from '../../lattice.ts'
import { bandOf } from '../../terrain/line.ts'
import { clockwise, doubleArea, polygonOf, selfCrossing } from '../../terrain/polygon.ts'

export const at = (x: number, y: number): Point => ({ x, y })
export const outline = (...pairs: readonly (readonly [number, number])[]): readonly Point[] =>
  pairs.map(([x, y]) => ({ x, y }))

export const pointsOf = (ring: Float64Array): readonly Point[] =>
  Array.from({ length: ring.length / 2 }, (_, i) =>
    at(ring[2 * i] as number, ring[2 * i + 1] as number),
  )

/** A coarse grid: collinear edges and shared corners come up all the time. */
export const SPREAD = 10
const coordinate = fc.integer({ min: -SPREAD, max: SPREAD })
export const point: fc.Arbitrary<Point> = fc.record({ x: coordinate, y: coordinate })

/** Simple outlines, mostly concave: a triangle that grows by corners wherever it stays simple. */
export const simple: fc.Arbitrary<readonly Point[]> = fc
  .tuple(
    fc.tuple(point, point, point).filter((corners) => doubleArea(polygonOf(corners)) !== 0),
    fc.array(fc.tuple(fc.nat(20), point), { maxLength: 24 }),
  )
  .map(([start, more]) => {
    let points: readonly Point[] = clockwise(start)
    for (const [place, corner] of more) {
      const grown = points.toSpliced(place % points.length, 0, corner)
      if (selfCrossing(grown) === null) points = clockwise(grown)
    }
    return points
  })

/** Convex boxes and triangles. */
export const ring: fc.Arbitrary<readonly Point[]> = fc
  .array(point, { minLength: 3, maxLength: 7 })
  .map(hull)
  .filter((corners) => corners.length >= 3)

/** Strictly convex, clockwise. */
function hull(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  const half = (list: readonly Point[]): Point[] => {
    const kept: Point[] = []
    for (const c of list) {
      for (;;) {
        const [a, b] = [kept.at(-2), kept.at(-1)]
        if (!a || !b || (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0) break
        kept.pop()
      }
      kept.push(c)
    }
    return kept.slice(0, -1)
  }
  const corners = [...half(sorted), ...half(sorted.toReversed())]
  return doubleArea(polygonOf(corners)) > 0 ? corners : []
}

/** Bands around bent lines, often so short and wide that their rings overlap in odd ways. */
export const bent: fc.Arbitrary<readonly Point[]> = fc
  .array(point, { minLength: 2, maxLength: 4 })
  .filter((points) =>
    points.every(({ x, y }, i) => i === 0 || x !== points[i - 1]?.x || y !== points[i - 1]?.y),
  )

export const band: fc.Arbitrary<readonly (readonly Point[])[]> = fc
  .tuple(bent, fc.integer({ min: 1, max: 4 }))
  .map(([points, half]) => bandOf(points, 2 * half).map(pointsOf))
  .filter((rings) => rings.every((corners) => doubleArea(polygonOf(corners)) > 0))

export type Move = {
  readonly name: string
  readonly of: (point: Point) => Point
  readonly flips: boolean
}

export const MOVES: readonly Move[] = [
  { name: 'mirror', of: ({ x, y }) => at(0 - x, y), flips: true },
  { name: 'quarter turn', of: ({ x, y }) => at(0 - y, x), flips: false },
]

/** The same outline moved, clockwise again. */
export const moved = ({ of, flips }: Move, points: readonly Point[]): readonly Point[] =>
  flips ? points.map(of).toReversed() : points.map(of)
