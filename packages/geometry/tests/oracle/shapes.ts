// Distance, overlap and contact of shapes in fractions: slow, and by other ways than the package.

import type { Box, Footprint } from '../../footprint.ts'
import type { Ring } from '../../ring.ts'
import { circleOf } from '../../round.ts'
import {
  compare,
  fraction,
  isAbove,
  minus,
  ONE,
  over,
  plus,
  times,
  ZERO,
  type Fraction,
} from './rational.ts'

export type Spot = readonly [x: Fraction, y: Fraction]
export type Shape = readonly Spot[]

export const shapeOf = (ring: Ring): Shape =>
  Array.from({ length: ring.length / 2 }, (_, i) => [
    fraction(ring[2 * i] as number),
    fraction(ring[2 * i + 1] as number),
  ])

const between = (a: Spot, b: Spot, share: Fraction): Spot => [
  plus(a[0], times(share, minus(b[0], a[0]))),
  plus(a[1], times(share, minus(b[1], a[1]))),
]

/** A figure by cutting the flanks of its box at its rank, and what lies between at its file. */
export function figureShape({ ring, block }: Box, file: number, rank: number): Shape {
  if (block.round) return shapeOf(ring)
  const [frontLeft, frontRight, rearRight, rearLeft] = shapeOf(ring) as [Spot, Spot, Spot, Spot]
  const spot = (i: number, j: number): Spot => {
    const down = fraction(j, block.ranks)
    const left = between(frontLeft, rearLeft, down)
    const right = between(frontRight, rearRight, down)
    return between(left, right, fraction(i, block.files))
  }
  return [spot(file, rank), spot(file + 1, rank), spot(file + 1, rank + 1), spot(file, rank + 1)]
}

const cross = (a: Spot, b: Spot, c: Spot): Fraction =>
  minus(times(minus(b[0], a[0]), minus(c[1], a[1])), times(minus(b[1], a[1]), minus(c[0], a[0])))

const edges = (shape: Shape): readonly (readonly [Spot, Spot])[] =>
  shape.map((spot, i) => [spot, shape[(i + 1) % shape.length] as Spot])

/** What both have in common, by cutting one along every edge of the other. */
function commonPart(a: Shape, b: Shape): Shape {
  let part = a
  for (const [from, to] of edges(b)) {
    const kept: Spot[] = []
    for (const [one, next] of edges(part)) {
      const [here, there] = [cross(from, to, one), cross(from, to, next)]
      if (compare(here, ZERO) >= 0) kept.push(one)
      if (compare(here, ZERO) * compare(there, ZERO) < 0)
        kept.push(between(one, next, over(here, minus(here, there))))
    }
    part = kept
  }
  return part
}

/** What they have in common has an area. */
export function overlapExactly(a: Shape, b: Shape): boolean {
  const part = commonPart(a, b)
  const [first] = part
  if (!first) return false
  let area = ZERO
  for (const [one, next] of edges(part)) area = plus(area, cross(first, one, next))
  return isAbove(area, ZERO)
}

const square = (a: Spot, b: Spot): Fraction =>
  plus(times(minus(a[0], b[0]), minus(a[0], b[0])), times(minus(a[1], b[1]), minus(a[1], b[1])))

/** From a spot to the nearest point of a line between two others, squared. */
function squareToEdge(spot: Spot, [from, to]: readonly [Spot, Spot]): Fraction {
  const along = plus(
    times(minus(spot[0], from[0]), minus(to[0], from[0])),
    times(minus(spot[1], from[1]), minus(to[1], from[1])),
  )
  const share = over(along, square(from, to))
  if (compare(share, ZERO) <= 0) return square(spot, from)
  if (compare(share, ONE) >= 0) return square(spot, to)
  return square(spot, between(from, to, share))
}

/** The gap between two shapes, squared. */
export function squaredGap(a: Shape, b: Shape): Fraction {
  if (commonPart(a, b).length > 0) return ZERO
  let least: Fraction | null = null
  const take = (one: Shape, other: Shape): void => {
    for (const spot of one)
      for (const edge of edges(other)) {
        const far = squareToEdge(spot, edge)
        if (least === null || isAbove(least, far)) least = far
      }
  }
  take(a, b)
  take(b, a)
  return least ?? ZERO
}

/** From a single point. */
function squaredGapTo(spot: Spot, shape: Shape): Fraction {
  if (edges(shape).every(([from, to]) => compare(cross(from, to, spot), ZERO) >= 0)) return ZERO
  const far = edges(shape).map((edge) => squareToEdge(spot, edge))
  return far.reduce((least, one) => (isAbove(least, one) ? one : least))
}

/** Of their outlines. */
export const squaredGapOf = (a: Footprint, b: Footprint): Fraction =>
  a.boxes
    .flatMap(({ ring }) => b.boxes.map((other) => squaredGap(shapeOf(ring), shapeOf(other.ring))))
    .reduce((least, gap) => (isAbove(least, gap) ? gap : least))

/** How far apart two figures are, without what is round about them. */
export function coresOf(
  a: Box,
  b: Box,
  one: Shape = shapeOf(a.ring),
  other: Shape = shapeOf(b.ring),
): { readonly square: Fraction; readonly radii: number } {
  const [here, there] = [circleOf(a), circleOf(b)]
  if (!here && there) return coresOf(b, a, other, one)
  const radii = (here?.radius ?? 0) + (there?.radius ?? 0)
  if (here && there)
    return { square: fraction((here.x - there.x) ** 2 + (here.y - there.y) ** 2), radii }
  if (!here) return { square: squaredGap(one, other), radii }
  return { square: squaredGapTo([fraction(here.x), fraction(here.y)], other), radii }
}

const someBases = (a: Footprint, b: Footprint, test: (one: Box, other: Box) => boolean): boolean =>
  a.boxes.some((one) => b.boxes.some((other) => test(one, other)))

/** Some of their bases are at most so far apart; round ones are circles. */
export const isGapWithin = (a: Footprint, b: Footprint, limit: number): boolean =>
  someBases(a, b, (one, other) => {
    const { square: far, radii } = coresOf(one, other)
    return compare(far, fraction((limit + radii) ** 2)) <= 0
  })

export const overlapOf = (a: Footprint, b: Footprint): boolean =>
  someBases(a, b, (one, other) => {
    const { square: far, radii } = coresOf(one, other)
    if (radii > 0) return compare(far, fraction(radii * radii)) < 0
    return overlapExactly(shapeOf(one.ring), shapeOf(other.ring))
  })
