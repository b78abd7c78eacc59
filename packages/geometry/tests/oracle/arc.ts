import type { Ring } from '../../ring.ts'
import { compare, minus, over, plus, times, ZERO, type Fraction } from './rational.ts'
import { shapeOf, type Shape, type Spot } from './shapes.ts'

/** Cuts a shape along the three edges of an arc: something with an area must be left. */
export function inArcSlowly(ring: Ring, box: Ring): boolean {
  const [left, right] = shapeOf(box) as unknown as readonly [Spot, Spot]
  const across: Spot = [minus(right[0], left[0]), minus(right[1], left[1])]
  const ahead: Spot = [across[1], minus(ZERO, across[0])]
  const add = (a: Spot, b: Spot): Spot => [plus(a[0], b[0]), plus(a[1], b[1])]
  const away = (a: Spot): Spot => [minus(ZERO, a[0]), minus(ZERO, a[1])]
  let part: Shape = shapeOf(ring)
  part = cut(part, right, add(right, away(across)))
  part = cut(part, left, add(left, add(ahead, away(across))))
  part = cut(part, add(right, add(ahead, across)), right)
  const [first] = part
  if (!first) return false
  let area = ZERO
  for (const [i, one] of part.entries())
    area = plus(area, cross(first, one, part[(i + 1) % part.length] as Spot))
  return compare(area, ZERO) > 0
}

const cross = (a: Spot, b: Spot, c: Spot): Fraction =>
  minus(times(minus(b[0], a[0]), minus(c[1], a[1])), times(minus(b[1], a[1]), minus(c[0], a[0])))

/** What lies to the right of the way from one spot to another. */
function cut(shape: Shape, from: Spot, to: Spot): Shape {
  const kept: Spot[] = []
  for (const [i, one] of shape.entries()) {
    const next = shape[(i + 1) % shape.length] as Spot
    const [here, there] = [cross(from, to, one), cross(from, to, next)]
    if (compare(here, ZERO) >= 0) kept.push(one)
    if (compare(here, ZERO) * compare(there, ZERO) >= 0) continue
    const share = over(here, minus(here, there))
    kept.push([
      plus(one[0], times(share, minus(next[0], one[0]))),
      plus(one[1], times(share, minus(next[1], one[1]))),
    ])
  }
  return kept
}
