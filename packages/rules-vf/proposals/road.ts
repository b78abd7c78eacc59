// Ways in file along a road, for whoever has not drawn one.

import { lengthOf, type Line, type Point, type Pose } from '@grognard/geometry'
import { headTo } from '../actions/filing.ts'
import type { Stance } from '../actions/way.ts'
import type { Unit, Vf } from '../battle.ts'
import { basesOf } from '../options.ts'
import type { Step, Way } from '../order.ts'
import { placesWith } from '../terrain/rules.ts'
import { columnOf } from '../units/formations.ts'

/** So near to the middle of a road one is on it, or about to be. */
const ASIDE = 2000

/** The roads of a battlefield, as lines. */
export const roadsOn = ({ terrain }: Vf): readonly Line[] =>
  placesWith(terrain, 'highway').flatMap(({ feature }) =>
    'shape' in feature && feature.shape === 'line' ? [feature] : [],
  )

/** A place on a road: behind so many of its points, and how far from what was asked for. */
type OnRoad = { readonly at: Point; readonly behind: number; readonly aside: number }

function nearestOn({ points }: Line, to: Point): OnRoad {
  let best: OnRoad = { at: to, behind: 0, aside: Infinity }
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i] as Point, points[i + 1] as Point]
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const share = ((to.x - a.x) * dx + (to.y - a.y) * dy) / (dx * dx + dy * dy)
    const part = Math.min(1, Math.max(0, share))
    const at = { x: Math.round(a.x + part * dx), y: Math.round(a.y + part * dy) }
    const aside = lengthOf(at, to)
    if (aside < best.aside) best = { at, behind: i + 1, aside }
  }
  return best
}

/** The way of a column's head along a road to the place nearest to one; null where none leads. */
export function alongRoad(
  seen: Vf,
  unit: Unit,
  { formation, pose }: Stance,
  to: Point,
): Way | null {
  let [best, nearest]: [Way | null, number] = [null, Infinity]
  const least = columnOf(unit, formation, basesOf(seen.options)).ranks[0]?.base.depth ?? 0
  for (const road of roadsOn(seen)) {
    const [here, there] = [nearestOn(road, pose), nearestOn(road, to)]
    if (here.aside > ASIDE || there.aside > ASIDE || here.aside + there.aside >= nearest) continue
    nearest = here.aside + there.aside
    best = stepsBy(pose, [...pointsBetween(road, here, there), there.at], least)
  }
  return best
}

function pointsBetween({ points }: Line, here: OnRoad, there: OnRoad): readonly Point[] {
  return here.behind <= there.behind
    ? points.slice(here.behind, there.behind)
    : points.slice(there.behind, here.behind).toReversed()
}

/** From place to place, without those that are nearer to the last than a head can turn. */
function stepsBy(from: Pose, places: readonly Point[], least: number): Way | null {
  const kept: Point[] = []
  const end = places.at(-1) as Point
  for (const place of places.slice(0, -1))
    if (lengthOf(kept.at(-1) ?? from, place) >= least && lengthOf(place, end) >= least)
      kept.push(place)
  if (lengthOf(kept.at(-1) ?? from, end) < least) return null
  return headedBy(from, [...kept, end])
}

const headedBy = (from: Point, places: readonly Point[]): Way =>
  places.map((place, i): Step => headTo(places[i - 1] ?? from, place))

/** As much of a way in file as measures so much; null if that is too little to go. */
export function firstOf(way: Way, from: Pose, far: number, least: number): Way | null {
  const places: Point[] = []
  let [here, left]: [Point, number] = [from, far]
  for (const place of way) {
    const length = lengthOf(here, place)
    if (length > left) {
      const end = {
        x: Math.trunc(here.x + ((place.x - here.x) * left) / length),
        y: Math.trunc(here.y + ((place.y - here.y) * left) / length),
      }
      if (lengthOf(here, end) >= least) places.push(end)
      break
    }
    places.push(place)
    here = place
    left -= length
  }
  return places.length > 0 ? headedBy(from, places) : null
}
