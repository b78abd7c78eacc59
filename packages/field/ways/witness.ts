// By what 'can reach' is decided: a fixed list of ends and of routes to them. Straight to each; and
// to some of them, spread over all, around what stands in the way.

import {
  recentFootprint,
  isOpen,
  measure,
  routesTo,
  standingAfter,
  type Field,
  type Footprint,
  type Leg,
  type Pose,
  type Standing,
} from '@grognard/geometry'
import { farthest, wayOfFlanks } from './flanks.ts'

/** A way from pose to pose. */
type Poses = readonly Pose[]

/** To so many ends detours are tried. */
const DETOURED = 12

/** The first way to an acceptable end that the judge lets pass; null if there is none. */
export function firstWay(
  field: Field,
  start: Standing,
  ends: Iterable<Pose>,
  accepts: (end: Footprint) => boolean,
): Poses | null {
  const barred: Pose[] = []
  for (const end of ends) {
    if (!accepts(recentFootprint(start.layout, end))) continue
    const way = passing(field, start, [{ kind: 'free', to: end }])
    if (way) return way
    barred.push(end)
  }
  const step = Math.max(1, Math.ceil(barred.length / DETOURED))
  for (let i = 0; i < barred.length; i += step)
    for (const legs of routesTo(start, barred[i] as Pose)) {
      const way = passing(field, start, legs)
      if (way) return way
    }
  return null
}

/** The first way straight to an acceptable end. */
export function firstStraight(
  field: Field,
  start: Standing,
  ends: Iterable<Pose>,
  accepts: (end: Footprint) => boolean,
): Poses | null {
  for (const end of ends) {
    const way = accepts(recentFootprint(start.layout, end))
      ? passing(field, start, [{ kind: 'free', to: end }])
      : null
    if (way) return way
  }
  return null
}

/** More than its legs may cost if all of it were on the best road: most detours are too long. */
function isTooFar(field: Field, stands: readonly Standing[]): boolean {
  const [{ layout }] = stands as readonly [Standing]
  const poses = stands.map(({ pose }) => pose)
  return field.allowance !== undefined && wayOfFlanks(layout, ...poses) > farthest(field)
}

/** The poses of a route that passes. */
function passing(field: Field, start: Standing, legs: readonly Leg[]): Poses | null {
  const stands = [start]
  for (const leg of legs) stands.push(standingAfter(stands.at(-1) as Standing, leg))
  if (isTooFar(field, stands)) return null
  for (let i = 1; i < stands.length; i++)
    if (!isOpen(field, stands[i - 1] as Standing, stands[i] as Standing)) return null
  const measured = measure(field, { layout: start.layout, pose: start.pose, legs })
  return measured.ok ? measured.legs.map(({ end }) => end.pose) : null
}
