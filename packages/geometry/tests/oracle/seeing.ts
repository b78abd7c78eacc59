// Whether an eye sees some of a target, in fractions: every place on the target's outline at which
// anything could change is tried, and one between each two of them.

import type { Point } from '../../lattice.ts'
import type { Eye } from '../../sight.ts'
import type { DeadGround } from '../../sight/shade.ts'
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

/** What may be in the way, as outlines of any simple shape. */
export type Hindrance =
  | { readonly kind: 'solid'; readonly outline: readonly Point[] }
  | { readonly kind: 'crest'; readonly path: readonly Point[] }
  /** Convex; lines that come within so much of it are stopped. */
  | { readonly kind: 'kept'; readonly outline: readonly Point[]; readonly away: number }
  | {
      readonly kind: 'low'
      /** Convex. */
      readonly outline: readonly Point[]
      readonly dead: DeadGround
    }

const at = ({ x, y }: Point): At => [fraction(x), fraction(y)]
const sign = (a: Fraction): number => compare(a, ZERO)
const cross = (a: At, b: At, c: At): Fraction =>
  minus(times(minus(b[0], a[0]), minus(c[1], a[1])), times(minus(b[1], a[1]), minus(c[0], a[0])))
const between = (a: At, b: At, t: Fraction): At => [
  plus(a[0], times(t, minus(b[0], a[0]))),
  plus(a[1], times(t, minus(b[1], a[1]))),
]
const edgesOf = (outline: readonly Point[]): readonly (readonly [At, At])[] =>
  outline.map((point, i) => [at(point), at(outline[(i + 1) % outline.length] as Point)])
const same = (a: At, b: At): boolean => compare(a[0], b[0]) === 0 && compare(a[1], b[1]) === 0

/** How far along the way from a to b a point on their line is. */
const along = (a: At, b: At, p: At): Fraction =>
  compare(a[0], b[0]) === 0
    ? over(minus(p[1], a[1]), minus(b[1], a[1]))
    : over(minus(p[0], a[0]), minus(b[0], a[0]))

const isOn = (p: At, [a, b]: readonly [At, At]): boolean => {
  if (sign(cross(a, b, p)) !== 0) return false
  const t = along(a, b, p)
  return sign(t) >= 0 && compare(t, ONE) <= 0
}

function isInside(p: At, outline: readonly Point[]): boolean {
  let inside = false
  for (const edge of edgesOf(outline)) {
    if (isOn(p, edge)) return false
    const [a, b] = edge
    if (isAbove(a[1], p[1]) === isAbove(b[1], p[1])) continue
    const x = between(a, b, over(minus(p[1], a[1]), minus(b[1], a[1])))[0]
    if (isAbove(x, p[0])) inside = !inside
  }
  return inside
}

/** Where the line from a to b meets an outline, as fractions of the way, in order. */
function meetings(a: At, b: At, outline: readonly Point[]): readonly Fraction[] {
  const found: Fraction[] = []
  for (const [p, q] of edgesOf(outline)) {
    const [here, there] = [cross(a, b, p), cross(a, b, q)]
    if (sign(here) === 0) found.push(along(a, b, p))
    if (sign(there) === 0) found.push(along(a, b, q))
    if (sign(here) * sign(there) < 0)
      found.push(along(a, b, between(p, q, over(here, minus(here, there)))))
  }
  return found.toSorted(compare)
}

/** The stretches of the line from a to b, and beyond b, that are inside an outline. */
function insideSpans(
  a: At,
  b: At,
  outline: readonly Point[],
): readonly (readonly [Fraction, Fraction])[] {
  const cuts = [ZERO, ...meetings(a, b, outline).filter((t) => isAbove(t, ZERO))]
  const spans: (readonly [Fraction, Fraction])[] = []
  for (const [i, cut] of cuts.entries()) {
    const next = cuts[i + 1]
    if (!next || compare(cut, next) === 0) continue
    if (isInside(between(a, b, times(HALF, plus(cut, next))), outline)) spans.push([cut, next])
  }
  return spans
}

function isOverCrest(a: At, b: At, path: readonly Point[]): boolean {
  let side = 0
  let touched: Fraction[] = []
  let last: At | null = null
  for (const point of path) {
    const here = at(point)
    const now = sign(cross(a, b, here))
    if (now === 0) touched.push(along(a, b, here))
    else {
      if (side * now < 0) {
        if (touched.length === 0 && last) {
          const [one, two] = [cross(a, b, last), cross(a, b, here)]
          touched = [along(a, b, between(last, here, over(one, minus(one, two))))]
        }
        if (touched.every((t) => isAbove(t, ZERO) && isAbove(ONE, t))) return true
      }
      side = now
      touched = []
    }
    last = here
  }
  return false
}

function isHidden(from: At, to: At, hindrance: Hindrance): boolean {
  if (hindrance.kind === 'kept') return comesWithin(from, to, hindrance.outline, hindrance.away)
  if (same(from, to)) return hindrance.kind === 'solid' && isInside(from, hindrance.outline)
  if (hindrance.kind === 'crest') return isOverCrest(from, to, hindrance.path)
  const spans = insideSpans(from, to, hindrance.outline)
  if (hindrance.kind === 'solid') return spans.some(([start]) => isAbove(ONE, start))
  const { dead, outline } = hindrance
  const parts = fraction(2 ** dead.halvings)
  const [start, end] = [spans[0]?.[0], spans.at(-1)?.[1]]
  if (!start || !end || !isAbove(ONE, start)) return false
  if (dead.higher === 'viewer')
    // From the far side on, as far again as from the eye to there, halved.
    return isCloser(to, outline, dead.least) || isAbove(plus(end, over(end, parts)), ONE)
  return isCloser(from, outline, dead.least) || isAbove(over(minus(ONE, start), parts), start)
}

const squared = (a: Fraction): Fraction => times(a, a)
const dot = (a: At, b: At, c: At): Fraction =>
  plus(times(minus(b[0], a[0]), minus(c[0], a[0])), times(minus(b[1], a[1]), minus(c[1], a[1])))

/** Less than so far from a shape, as the crow flies. */
function isCloser(p: At, outline: readonly Point[], least: number): boolean {
  if (isInside(p, outline)) return true
  const most = fraction(least * least)
  return edgesOf(outline).some(([a, b]) => {
    const [part, whole] = [dot(a, b, p), dot(a, b, b)]
    if (sign(part) <= 0) return isAbove(most, dot(a, p, p))
    if (compare(part, whole) >= 0) return isAbove(most, dot(b, p, p))
    return isAbove(times(most, whole), squared(cross(a, b, p)))
  })
}

/** At most so far from a stroke. */
function isNearStroke(p: At, a: At, b: At, most: Fraction): boolean {
  const [part, whole] = [dot(a, b, p), dot(a, b, b)]
  if (sign(part) <= 0) return compare(dot(a, p, p), most) <= 0
  if (compare(part, whole) >= 0) return compare(dot(b, p, p), most) <= 0
  return compare(squared(cross(a, b, p)), times(most, whole)) <= 0
}

/** The line from one place to another comes within so much of a shape. */
function comesWithin(from: At, to: At, outline: readonly Point[], away: number): boolean {
  const most = fraction(away * away)
  if (isInside(from, outline) || isInside(to, outline)) return true
  return edgesOf(outline).some(
    ([a, b]) =>
      isNearStroke(a, from, to, most) ||
      isNearStroke(from, a, b, most) ||
      isNearStroke(to, a, b, most) ||
      (sign(cross(a, b, from)) * sign(cross(a, b, to)) < 0 &&
        sign(cross(from, to, a)) * sign(cross(from, to, b)) < 0),
  )
}

/** Where the edge from a to b meets lines that pass a corner of a shape just so far away. */
const placesPast = (
  from: At,
  a: At,
  b: At,
  outline: readonly Point[],
  away: number,
): readonly Fraction[] =>
  outline.flatMap((point) => {
    const far = fraction(away * away)
    const [here, there] = [cross(from, at(point), a), cross(from, at(point), b)]
    const change = minus(there, here)
    const along = minus(dot(from, a, b), dot(from, a, a))
    // All points of the edge that are as far from the line as its length allows, as a square.
    const one = minus(squared(change), times(far, dot(a, b, b)))
    const half = minus(times(here, change), times(far, along))
    const none = minus(squared(here), times(far, dot(from, a, a)))
    if (sign(one) === 0) return sign(half) === 0 ? [] : [over(none, times(fraction(-2), half))]
    const square = minus(squared(half), times(one, none))
    return withRoot(over(minus(ZERO, half), one), over(ONE, one), square)
  })

const FINE = 1n << 40n

/** a + b times a root and a - b times it: what they are, or a little less and a little more. */
function withRoot(a: Fraction, b: Fraction, square: Fraction): readonly Fraction[] {
  if (sign(square) < 0) return []
  const [n, d] = [rootOf(square.n), rootOf(square.d)]
  const roots =
    n * n === square.n && d * d === square.d
      ? [fraction(n, d)]
      : [0n, 1n].map((more) => fraction(rootOf((square.n * FINE * FINE) / square.d) + more, FINE))
  return roots.flatMap((root) => [plus(a, times(b, root)), minus(a, times(b, root))])
}

/** Rounded down. */
function rootOf(value: bigint): bigint {
  if (value < 2n) return value
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (root + value / root) / 2n
    if (next >= root) return root
    root = next
  }
}

/** Where the line from a to b is just so far from a corner of a shape, or from the line of an edge. */
const placesNear = (a: At, b: At, outline: readonly Point[], least: number): readonly Fraction[] =>
  edgesOf(outline).flatMap(([p, q]) => {
    const [far, length] = [fraction(least * least), dot(a, b, b)]
    const foot = over(dot(a, b, p), length)
    const beside = over(squared(cross(a, b, p)), length)
    const around = withRoot(foot, ONE, over(minus(far, beside), length))
    const [here, there] = [cross(p, q, a), cross(p, q, b)]
    const change = minus(here, there)
    if (sign(change) === 0) return around
    const aside = over(times(far, dot(p, q, q)), squared(change))
    return [...around, ...withRoot(over(here, change), ONE, aside)]
  })

/** Eyes that lie inside something low are no business of dead ground. */
export function seesBySlowly(
  { x, y, scale }: Eye,
  targets: readonly (readonly Point[])[],
  hindrances: readonly Hindrance[],
): boolean {
  const from: At = [fraction(x, scale), fraction(y, scale)]
  return targets.some((target) => {
    const edges = edgesOf(target)
    if (isInside(from, target) || edges.some((edge) => isOn(from, edge)))
      return hindrances.every((hindrance) => !isHidden(from, from, hindrance))
    return edges.some(([a, b]) => {
      if (sign(cross(a, b, from)) === 0) return false
      return placesOn(from, a, b, hindrances).some((t) => {
        const to = between(a, b, t)
        return hindrances.every((hindrance) => !isHidden(from, to, hindrance))
      })
    })
  })
}

function placesOn(from: At, a: At, b: At, hindrances: readonly Hindrance[]): readonly Fraction[] {
  const places: Fraction[] = [ZERO, ONE]
  const tryLine = (p: At, q: At): void => {
    const [here, there] = [cross(p, q, a), cross(p, q, b)]
    const under = minus(here, there)
    if (sign(under) === 0) return
    const t = over(here, under)
    if (isAbove(t, ZERO) && isAbove(ONE, t)) places.push(t)
  }
  const tryOutline = (outline: readonly Point[], by: Fraction): void => {
    for (const [p, q] of edgesOf(outline)) {
      if (!same(from, p)) tryLine(from, p)
      tryLine(between(from, p, by), between(from, q, by))
    }
  }
  for (const hindrance of hindrances) {
    if (hindrance.kind === 'crest') {
      for (const point of hindrance.path) if (!same(from, at(point))) tryLine(from, at(point))
      tryOutline(hindrance.path, ONE)
      continue
    }
    tryOutline(hindrance.outline, ONE)
    if (hindrance.kind === 'kept') {
      const { outline, away } = hindrance
      const borders = [...placesNear(a, b, outline, away), ...placesPast(from, a, b, outline, away)]
      for (const t of borders) if (isAbove(t, ZERO) && isAbove(ONE, t)) places.push(t)
    }
    if (hindrance.kind !== 'low') continue
    const parts = fraction(2 ** hindrance.dead.halvings)
    for (const t of placesNear(a, b, hindrance.outline, hindrance.dead.least))
      if (isAbove(t, ZERO) && isAbove(ONE, t)) places.push(t)
    tryOutline(hindrance.outline, plus(ONE, parts))
    tryOutline(hindrance.outline, plus(ONE, over(ONE, parts)))
  }
  places.sort(compare)
  const middles = places.slice(1).map((t, i) => times(HALF, plus(t, places[i] as Fraction)))
  return [...places, ...middles]
}
