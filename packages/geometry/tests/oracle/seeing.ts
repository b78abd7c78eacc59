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
  | {
      readonly kind: 'low'
      /** Convex. */
      readonly outline: readonly Point[]
      readonly halo: readonly Point[]
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
  if (same(from, to)) return hindrance.kind === 'solid' && isInside(from, hindrance.outline)
  if (hindrance.kind === 'crest') return isOverCrest(from, to, hindrance.path)
  const spans = insideSpans(from, to, hindrance.outline)
  if (hindrance.kind === 'solid') return spans.some(([start]) => isAbove(ONE, start))
  const { dead, halo } = hindrance
  const parts = fraction(2 ** dead.halvings)
  const [start, end] = [spans[0]?.[0], spans.at(-1)?.[1]]
  if (!start || !end || !isAbove(ONE, start)) return false
  if (dead.higher === 'viewer')
    // From the far side on, as far again as from the eye to there, halved.
    return isInside(to, halo) || isAbove(plus(end, over(end, parts)), ONE)
  return isInside(from, halo) || isAbove(over(minus(ONE, start), parts), start)
}

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
    if (hindrance.kind !== 'low') continue
    const parts = fraction(2 ** hindrance.dead.halvings)
    tryOutline(hindrance.halo, ONE)
    tryOutline(hindrance.outline, plus(ONE, parts))
    tryOutline(hindrance.outline, plus(ONE, over(ONE, parts)))
  }
  places.sort(compare)
  const middles = places.slice(1).map((t, i) => times(HALF, plus(t, places[i] as Fraction)))
  return [...places, ...middles]
}
