// Verdicts that show themselves: for each front-rank figure the line it looks along, clear to the
// target or broken at what stops it. Lines that are seen along are exact; how near others come to
// them is measured in doubles and told in hundredths of an inch.

import { haloAround } from '../halo.ts'
import type { Point } from '../lattice.ts'
import { gapBetween, type Gap, type Ring } from '../ring.ts'
import type { Eye } from '../sight.ts'
import { aimsAt, type Aim } from './aims.ts'
import { figureAlone, rowsOf, type Somebody } from './body.ts'
import { hides } from './clear.ts'
import type { Scene, Screen } from './screen.ts'
import { linesBack, outlookOn, type LinesBack, type SightRule } from './see.ts'
import type { Shade } from './shade.ts'
import { witnessOf, type SeenPoint } from './witness.ts'

/** What stops a line, or comes nearest to it. */
export type Nearby = {
  readonly id: string
  readonly kind: Screen['kind']
  /** The place on it that is in the way, and whether that is a corner of it or along an edge. */
  readonly at: Point
  readonly corner: boolean
  /** In hundredths of an inch: what is left, or what is missing. */
  readonly margin: number
}

export type SightLine = { readonly number: number; readonly from: Point; readonly to: Point } & (
  | { readonly verdict: 'seen'; readonly witness: SeenPoint; readonly nearest: Nearby | null }
  | { readonly verdict: 'blocked'; readonly brokenAt: Point; readonly blocker: Nearby }
  | { readonly verdict: 'not in arc' }
)

/** The lines of all front-rank figures of a viewer to a target, by number. */
export function showSight(
  viewer: Somebody,
  target: Somebody,
  scene: Scene,
  rule: SightRule = {},
): readonly SightLine[] {
  const { lookouts, shades } = outlookOn(viewer, target, scene, rule)
  const inArc = new Set(lookouts.map(({ number }) => number))
  const back = rule.bothWays ? linesBack(viewer, target, scene, rule.how) : null
  return rowsOf(viewer).flatMap(({ lookouts: row }) =>
    row.map(({ number, eye }): SightLine => {
      const from = placeOf(eye)
      if (!inArc.has(number))
        return { number, from, to: nearestAim(from, target), verdict: 'not in arc' }
      const witness = witnessOf(eye, target, shades)
      if (!witness) {
        const seen = back && lineBack(back, number)
        return seen ?? { number, ...blockedLine(eye, target, shades) }
      }
      const to = { x: witness.x, y: witness.y }
      return { number, from, to, verdict: 'seen', witness, nearest: nearestTo(from, to, shades) }
    }),
  )
}

/** A clear line from somewhere on a figure's base to one who looks at it from the target. */
function lineBack({ to: unit, eyes, shades }: LinesBack, number: number): SightLine | null {
  if (unit === null) return null
  for (const eye of eyes) {
    const base = witnessOf(eye, figureAlone(unit, number), shades)
    if (!base) continue
    const [from, to] = [{ x: base.x, y: base.y }, placeOf(eye)]
    const exact = [BigInt(eye.x), BigInt(eye.y), BigInt(eye.scale)] as const
    const nearest = nearestTo(from, to, shades)
    return { number, from, to, verdict: 'seen', witness: { ...to, exact }, nearest }
  }
  return null
}

const placeOf = ({ x, y, scale }: Eye): Point => ({ x: x / scale, y: y / scale })

const squared = (a: Point, b: Point): number =>
  (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)

const nearestAim = (from: Point, target: Somebody): Aim =>
  aimsAt(target).reduce((best, aim) => (squared(from, aim) < squared(from, best) ? aim : best))

const hundredths = (thousandths: number): number => Math.floor(thousandths / 10)

function isCorner(ring: Ring, x: number, y: number): boolean {
  for (let i = 0; i < ring.length; i += 2)
    if (squared({ x, y }, { x: ring[i] as number, y: ring[i + 1] as number }) < 1) return true
  return false
}

type Way = { readonly gap: Gap; readonly ring: Ring; readonly shade: Shade }

function wayTo(from: Point, to: Point, shade: Shade): Way {
  const ring = shade.solid
  return { gap: gapBetween(Float64Array.of(from.x, from.y, to.x, to.y), ring), ring, shade }
}

const told = ({ gap, ring, shade: { screen } }: Way, margin: number): Nearby => {
  const [x, y] = gap.to
  return {
    id: screen.id,
    kind: screen.kind,
    at: { x, y },
    corner: isCorner(ring, x, y),
    margin: hundredths(margin),
  }
}

/** Who comes nearest to a clear line, against the distance that is to be kept. */
function nearestTo(from: Point, to: Point, shades: readonly Shade[]): Nearby | null {
  if (squared(from, to) === 0) return null
  let best: Nearby | null = null
  for (const shade of shades) {
    if (shade.kind !== 'ring' || !shade.plain) continue
    const way = wayTo(from, to, shade)
    const nearby = told(way, Math.max(0, way.gap.length - shade.screen.clearance))
    if (!best || nearby.margin < best.margin) best = nearby
  }
  return best
}

/** How far a line would have to be moved aside to pass a shade; at least what it lacks. */
function lackOf(from: Point, to: Point, { ring, margin }: Shade): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.sqrt(dx * dx + dy * dy)
  let [left, right] = [-Infinity, -Infinity]
  for (let i = 0; i < ring.length; i += 2) {
    const aside =
      (dx * ((ring[i + 1] as number) - from.y) - dy * ((ring[i] as number) - from.x)) / length
    left = Math.max(left, -aside)
    right = Math.max(right, aside)
  }
  return Math.max(0, Math.min(left, right) + margin)
}

/** Where a line first meets the inside of a shade, as a part of its way. */
function entryOf(from: Point, to: Point, { solid, screen: { clearance } }: Shade): number {
  const ring = clearance > 0 ? haloAround(solid, clearance) : solid
  let entry = 0
  for (let i = 0, k = ring.length - 2; i < ring.length; k = i, i += 2) {
    const [cx, cy] = [ring[k] as number, ring[k + 1] as number]
    const [dx, dy] = [(ring[i] as number) - cx, (ring[i + 1] as number) - cy]
    const here = dx * (from.y - cy) - dy * (from.x - cx)
    const there = dx * (to.y - cy) - dy * (to.x - cx)
    if (here < 0 && there > here) entry = Math.max(entry, here / (here - there))
  }
  return Math.min(entry, 1)
}

/** Of all lines that could be drawn the one that lacks least, and what stops it first. */
function blockedLine(eye: Eye, target: Somebody, shades: readonly Shade[]): Blocked {
  const from = placeOf(eye)
  let [best, least]: [Blocked | null, number] = [null, Infinity]
  for (const to of aimsAt(target)) {
    if (squared(from, to) === 0) continue
    let [worst, first]: [number, Shade | null] = [0, null]
    for (const shade of shades) {
      if (!hides(eye, to.x, to.y, shade)) continue
      worst = Math.max(worst, lackOf(from, to, shade))
      if (!first || entryOf(from, to, shade) < entryOf(from, to, first)) first = shade
    }
    if (!first || worst >= least) continue
    least = worst
    const entry = entryOf(from, to, first)
    const brokenAt = { x: from.x + (to.x - from.x) * entry, y: from.y + (to.y - from.y) * entry }
    const way = wayTo(from, to, first)
    best = {
      from,
      to,
      verdict: 'blocked',
      brokenAt,
      blocker: told(way, lackAlong(way, from, to)),
    }
  }
  // Aims may lie a thousandth inside of the outline that is judged: then anything in the way is told.
  const to = nearestAim(from, target)
  const way = wayTo(from, to, shades[0] as Shade)
  return best ?? { from, to, verdict: 'blocked', brokenAt: from, blocker: told(way, 0) }
}

type Blocked = Omit<Extract<SightLine, { verdict: 'blocked' }>, 'number'>

/** Too close by this much; where the line runs through something, by what it would have to move. */
const lackAlong = ({ gap, shade }: Way, from: Point, to: Point): number =>
  gap.length > 0 ? shade.screen.clearance - gap.length : lackOf(from, to, shade)
