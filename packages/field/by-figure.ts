// Obstacles are asked of each figure: one that is on an obstacle or touches it sees out of it and
// can be seen there, and the rest of its unit is not helped by that.

import {
  figuresOf,
  figuresOnOrTouching,
  onceWithLast,
  partOf,
  type Body,
  type Footprint,
  type Somebody,
  type Terrain,
} from '@grognard/geometry'
import { placesTagged, type Place } from './places.ts'
import type { Touched } from './touching.ts'

/** Those of a body who are on the same obstacles or touch them: of most bodies all, and on none. */
export type Some = { readonly part: Somebody; readonly on: ReadonlySet<string> }

const NOWHERE: ReadonlySet<string> = new Set()

/** Divides bodies by the features with a tag that their figures are on. */
export function dividedBy(
  tag: string,
  touchedBy: Touched,
): (terrain: Terrain, body: Body) => readonly Some[] {
  const divided = onceWithLast((body: Body, terrain: Terrain): readonly Some[] => {
    const touched = touchedBy(terrain, body)
    // Whoever occupies a feature looks, and is looked at, from all of it.
    if (!('boxes' in body)) return [{ part: body, on: touched }]
    const obstacles = placesTagged(terrain, tag).filter(({ id }) => touched.has(id))
    return obstacles.length === 0 ? [{ part: body, on: NOWHERE }] : byObstacles(body, obstacles)
  })
  return (terrain, body) => divided(body, terrain)
}

function byObstacles(unit: Footprint, obstacles: readonly Place[]): readonly Some[] {
  const groups = new Map<string, { readonly on: ReadonlySet<string>; readonly who: number[] }>()
  const standing = obstacles.map(({ id, ground }) => ({
    id,
    who: figuresOnOrTouching(unit, ground),
  }))
  for (const { number } of figuresOf(unit)) {
    const on = standing.filter(({ who }) => who.has(number)).map(({ id }) => id)
    const key = on.join('\n')
    const group = groups.get(key)
    if (group) group.who.push(number)
    else groups.set(key, { on: new Set(on), who: [number] })
  }
  return [...groups.values()].map(({ on, who }) => ({
    on,
    part: groups.size === 1 ? unit : partOf(unit, who),
  }))
}
