// The area that shapes have in common, in fractions.

import type { Ring } from '../../ring.ts'
import { compare, isAbove, minus, over, plus, times, ZERO, type Fraction } from './rational.ts'
import { shapeOf, type Shape, type Spot } from './shapes.ts'

const cross = (a: Spot, b: Spot, c: Spot): Fraction =>
  minus(times(minus(b[0], a[0]), minus(c[1], a[1])), times(minus(b[1], a[1]), minus(c[0], a[0])))

const along = (a: Spot, b: Spot, t: Fraction): Spot => [
  plus(a[0], times(t, minus(b[0], a[0]))),
  plus(a[1], times(t, minus(b[1], a[1]))),
]

function rightOf(shape: Shape, from: Spot, to: Spot): Shape {
  return shape.flatMap((spot, i) => {
    const next = shape[(i + 1) % shape.length] as Spot
    const [here, there] = [cross(from, to, spot), cross(from, to, next)]
    const kept = isAbove(ZERO, here) ? [] : [spot]
    return compare(here, ZERO) * compare(there, ZERO) < 0
      ? [...kept, along(spot, next, over(here, minus(here, there)))]
      : kept
  })
}

/** Twice the area of what convex shapes have in common. */
export function commonArea(rings: readonly Ring[]): Fraction {
  const [first, ...rest] = rings.map(shapeOf) as [Shape, ...Shape[]]
  let part = first
  for (const shape of rest)
    for (const [i, spot] of shape.entries())
      part = rightOf(part, spot, shape[(i + 1) % shape.length] as Spot)
  const [corner] = part
  if (!corner) return ZERO
  return part.reduce(
    (sum, spot, i) => plus(sum, cross(corner, spot, part[(i + 1) % part.length] as Spot)),
    ZERO,
  )
}
