// By what 'can reach' and 'cannot retreat' are decided: a fixed list of end poses and of routes to
// each of them, of at most three legs. The first that passes the judge is the witness. If none
// does, the best that failed shows why. Whoever must get away looks first for any end to which it
// can go straight (straight-away.ts). A player's own legal route always counts: this only
// proposes. Whoever changes a list raises the version, since old records were judged by it.

import type { Footprint } from '../footprint.ts'
import { FULL_TURN, placed, poseAt, posed, turned, type Pose } from '../lattice.ts'
import { FACES, facingOf, sideOf } from '../outline.ts'
import { advanceTo, settle } from '../settle.ts'
import { bearingOf } from './bearing.ts'
import { leastCost } from './estimate.ts'
import type { Field } from './field.ts'
import type { ViolationKind } from './judge.ts'
import { footprintAt, mayStand, measure, type Passed, type Refused } from './measure.ts'
import { layoutReach, toward, type Leg, type Path, type Standing } from './path.ts'
import { isWatched, straightAway, type Watch } from './straight-away.ts'
import { lengthOf } from './waypoints.ts'

export const CANONICAL_VERSION = 2

/** What a rule asks of an end pose that the judge does not know of: figures in contact, arcs. */
export type Accepts = (end: Footprint) => boolean

export type RouteWitness =
  | { readonly ok: true; readonly path: Path; readonly measured: Passed }
  /** The best that failed; null if no end pose was acceptable at all. */
  | {
      readonly ok: false
      readonly best: { readonly path: Path; readonly measured: Refused } | null
    }

/** Along each side of a target: so many places to each side of its middle. */
const ASIDE = 8
/** Headings from which a unit goes straight on into contact, or away: every 32nd of a turn. */
const HEADINGS = 32
/** How far a proposed contact may shift from its place along a side. */
const SHIFT = 3000
/** How far away, as eighths of the allowance. */
const EIGHTHS = [8, 7, 6, 5, 4, 3, 2, 1] as const
/** Where a unit without allowance goes. */
const FAR = 12_000
/** Straight on into the last pose from so far behind it. */
const RUN_UPS = [1000, 3000, 6000] as const
/** By way of the middle, moved so far to either side. */
const DETOURS = [2000, 4000, 6000, 8000] as const
/** First straight back. */
const BACKS = [3000, 6000] as const

/** Whether a unit can reach a target: end poses in contact with each side of it. */
export function canReach(
  field: Field,
  start: Standing,
  target: Footprint,
  accepts: Accepts,
): RouteWitness {
  return firstWitness(field, start, endsAgainst(field, start, target), accepts)
}

/** Whether a unit can get away: straight to any end, or by a detour to end poses all around it. */
export function canRetreat(field: Field, start: Standing, watch: Watch = []): RouteWitness {
  const end = straightAway(field, start, watch)
  const ends = end ? [end] : endsAway(field, start)
  return firstWitness(field, start, ends, (unit) => isWatched(watch, unit))
}

/** Of all routes to all end poses the first that the judge lets pass. */
export function firstWitness(
  field: Field,
  start: Standing,
  ends: Iterable<Pose>,
  accepts: Accepts,
): RouteWitness {
  let best: { readonly path: Path; readonly measured: Refused } | null = null
  const seen = new Set<string>()
  for (const end of ends) {
    const key = `${end.x} ${end.y} ${end.facing}`
    if (seen.has(key)) continue
    seen.add(key)
    if (!accepts(footprintAt({ layout: start.layout, pose: end }))) continue
    const there: Standing = { layout: start.layout, pose: end }
    // Where a unit may not stand no route leads, and no detour is shorter than the straight way;
    // the straight route then shows why.
    const isVain = !mayStand(field, there) || isTooFar(field, start, there)
    const routes = isVain ? [[{ kind: 'free', to: end } as const]] : routesTo(start, end)
    for (const legs of routes) {
      const path: Path = { layout: start.layout, pose: start.pose, legs }
      const measured = measure(field, path)
      if (measured.ok) return { ok: true, path, measured }
      if (!best || isBetter(measured, best.measured)) best = { path, measured }
    }
  }
  return { ok: false, best }
}

/** The straight way is too long even if all of it were on the best road. */
function isTooFar(field: Field, start: Standing, end: Standing): boolean {
  const { allowance, regions = [], prices } = field
  if (allowance === undefined || prices?.free !== undefined || prices?.back !== undefined)
    return false
  const cheapest = regions.reduce((best, { over, under }) => Math.min(best, over / under), 1)
  return leastCost({}, footprintAt(start), footprintAt(end)) * cheapest > allowance
}

/** What is too short by little is nearer to success than what runs into something. */
const ORDER: Record<ViolationKind, number> = {
  short: 0,
  ends: 1,
  near: 1,
  nearer: 1,
  ground: 2,
  off: 3,
}

const isBetter = ({ violation: a }: Refused, { violation: b }: Refused): boolean =>
  (ORDER[a.kind] - ORDER[b.kind] || a.margin - b.margin) < 0

/**
 * End poses in contact: straight on from where the unit stands, then along each side of the target,
 * from its middle outwards, the nearest first; then straight on at other headings.
 */
export function endsAgainst(field: Field, start: Standing, target: Footprint): readonly Pose[] {
  const { layout, pose } = start
  const others = (field.others ?? []).filter(({ unit }) => unit !== target).map(({ unit }) => unit)
  const far = field.allowance ?? FAR
  const ends: Pose[] = []
  const ahead = advanceTo(layout, pose, target, others, 2 * far)
  if (ahead) ends.push(ahead.pose)
  const along: Pose[] = []
  for (const face of FACES) {
    const { from, to } = sideOf(target, face)
    const facing = turned(facingOf(target, face), FULL_TURN / 2)
    const middle = { x: Math.trunc((from.x + to.x) / 2), y: Math.trunc((from.y + to.y) / 2) }
    const wide = lengthOf(from, to) + layoutReach(layout).right - layoutReach(layout).left
    for (let k = -ASIDE; k <= ASIDE; k++) {
      const wished = poseAt(placed(poseAt(middle, facing), (k * wide) / (2 * ASIDE), 0), facing)
      const bounds = { shift: SHIFT, turn: FULL_TURN }
      const found = settle(layout, wished, target, face, others, bounds)
      if (found) along.push(found.pose)
    }
  }
  ends.push(...along.toSorted((a, b) => lengthOf(a, pose) - lengthOf(b, pose)))
  for (const facing of headings(bearingOf(target.pose.x - pose.x, target.pose.y - pose.y))) {
    const found = advanceTo(layout, poseAt(pose, facing), target, others, 2 * far)
    if (found) ends.push(found.pose)
  }
  return ends
}

/** From one on to both sides: all of a turn. */
const headings = (first: number): readonly number[] =>
  Array.from({ length: HEADINGS + 1 }, (_, i) => headingOf(first, i))

function headingOf(first: number, number: number): number {
  const k = Math.ceil(number / 2)
  return turned(first, ((number % 2 === 1 ? k : -k) * FULL_TURN) / HEADINGS)
}

/**
 * End poses away: first straight back, then on to both sides up to straight ahead, the farthest
 * first; with the facing kept, looking the way it goes, and looking back.
 */
export const endsAway = (field: Field, start: Standing): readonly Pose[] =>
  Array.from({ length: ENDS_AWAY }, (_, i) => endAway(field, start, i))

/** As it is, the way it goes, and back. */
const FACINGS = 3

/** So many end poses away there are. */
export const ENDS_AWAY = EIGHTHS.length * (HEADINGS + 1) * FACINGS

/** One of them, by its number: whoever wants any of them need not make all. */
export function endAway(field: Field, { pose }: Standing, number: number): Pose {
  const facing = number % FACINGS
  const rest = (number - facing) / FACINGS
  const heading = rest % (HEADINGS + 1)
  const eighths = EIGHTHS[(rest - heading) / (HEADINGS + 1)] as number
  const way = headingOf(pose.facing + FULL_TURN / 2, heading)
  const there = toward(pose, way, Math.floor(((field.allowance ?? FAR) * eighths) / 8))
  return poseAt(there, facing === 0 ? pose.facing : turned(way, facing === 1 ? 0 : FULL_TURN / 2))
}

/** The routes to an end pose, in the order in which they are tried. */
export function* routesTo(start: Standing, end: Pose): Iterable<readonly Leg[]> {
  const last: Leg = { kind: 'free', to: end }
  yield [last]
  for (const run of RUN_UPS) yield [{ kind: 'free', to: posed(end, 0, run) }, last]
  for (const distance of BACKS) yield [{ kind: 'back', distance }, last]
  const { pose } = start
  const middle = {
    x: Math.trunc((pose.x + end.x) / 2),
    y: Math.trunc((pose.y + end.y) / 2),
    facing: bearingOf(end.x - pose.x, end.y - pose.y),
  }
  const runUp = posed(end, 0, RUN_UPS[1])
  for (const detour of DETOURS)
    for (const aside of [detour, -detour]) {
      const by: Leg = { kind: 'free', to: poseAt(placed(middle, aside, 0), end.facing) }
      yield [by, last]
      yield [by, { kind: 'free', to: runUp }, last]
      // Aside, along, and in.
      const { x, y } = placed({ x: 0, y: 0, facing: middle.facing }, aside, 0)
      yield [
        { kind: 'free', to: { x: pose.x + x, y: pose.y + y, facing: pose.facing } },
        { kind: 'free', to: { x: runUp.x + x, y: runUp.y + y, facing: runUp.facing } },
        last,
      ]
    }
}
