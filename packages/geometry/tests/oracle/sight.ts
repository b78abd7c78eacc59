import type { Eye } from '../../sight.ts'
import type { Ring } from '../../ring.ts'
import {
  compare,
  fraction,
  HALF,
  isAbove,
  minus,
  ONE,
  over,
  plus,
  times,
  ZERO,
  type Fraction,
} from './rational.ts'

type At = readonly [Fraction, Fraction]

const cross = (a: At, b: At, c: At): Fraction =>
  minus(times(minus(b[0], a[0]), minus(c[1], a[1])), times(minus(b[1], a[1]), minus(c[0], a[0])))

const cornersOf = (ring: Ring): readonly At[] =>
  Array.from({ length: ring.length / 2 }, (_, i) => [
    fraction(ring[2 * i] as number),
    fraction(ring[2 * i + 1] as number),
  ])

/** Walks along the line and keeps the part that is inside of every edge. */
function meetsInside(from: At, to: At, ring: Ring): boolean {
  let [start, end] = [ZERO, ONE]
  let [startOpen, endOpen] = [false, false]
  const corners = cornersOf(ring)
  for (const [i, corner] of corners.entries()) {
    const next = corners[(i + 1) % corners.length] as At
    const [here, there] = [cross(corner, next, from), cross(corner, next, to)]
    const [a, b] = [compare(here, ZERO), compare(there, ZERO)]
    if (a <= 0 && b <= 0) return false
    if (a > 0 && b > 0) continue
    const at = over(here, minus(here, there))
    if (a <= 0) {
      if (compare(at, start) >= 0) [start, startOpen] = [at, true]
    } else if (compare(at, end) <= 0) [end, endOpen] = [at, true]
  }
  const order = compare(start, end)
  return order < 0 || (order === 0 && !startOpen && !endOpen)
}

const eyeAt = ({ x, y, scale }: Eye): At => [fraction(x, scale), fraction(y, scale)]

export const crossesSlowly = (eye: Eye, tx: number, ty: number, ring: Ring): boolean =>
  meetsInside(eyeAt(eye), [fraction(tx), fraction(ty)], ring)

/** Tries every place along the target's outline at which anything could change, and all between. */
export function seesSlowly(eye: Eye, target: Ring, blockers: readonly Ring[]): boolean {
  const from = eyeAt(eye)
  const corners = cornersOf(target)
  return corners.some((a, i) => {
    const b = corners[(i + 1) % corners.length] as At
    if (compare(cross(a, b, from), ZERO) >= 0) return false
    const along = (t: Fraction): At => [
      plus(a[0], times(t, minus(b[0], a[0]))),
      plus(a[1], times(t, minus(b[1], a[1]))),
    ]
    return placesToTry(from, a, b, blockers).some((t) =>
      blockers.every((ring) => !meetsInside(from, along(t), ring)),
    )
  })
}

function placesToTry(from: At, a: At, b: At, blockers: readonly Ring[]): readonly Fraction[] {
  const places: Fraction[] = [ZERO, ONE]
  const tryLine = (p: At, q: At): void => {
    const [here, there] = [cross(p, q, a), cross(p, q, b)]
    const under = minus(here, there)
    if (compare(under, ZERO) === 0) return
    const at = over(here, under)
    if (isAbove(at, ZERO) && isAbove(ONE, at)) places.push(at)
  }
  for (const ring of blockers) {
    const corners = cornersOf(ring)
    for (const [i, corner] of corners.entries()) {
      if (compare(corner[0], from[0]) !== 0 || compare(corner[1], from[1]) !== 0)
        tryLine(from, corner)
      tryLine(corner, corners[(i + 1) % corners.length] as At)
    }
  }
  places.sort(compare)
  const between = places.slice(1).map((t, i) => times(HALF, plus(t, places[i] as Fraction)))
  return [...places, ...between]
}
