// Bridges and fords.

import { INCH, rounded, type Point } from '../../lattice.ts'
import { faultOfFeature } from '../check.ts'
import type { Crossing, Feature, Line } from '../feature.ts'
import { groundOf, groundOfCrossing, spansOn } from '../ground.ts'
import { segmentsMeet } from '../polygon.ts'
import { segmentOf } from '../segment.ts'
import { spansWithout, unitedSpans } from '../span.ts'
import type { Missing } from './areas.ts'
import { newId, opposite, oppositeCrossing, type Field } from './field.ts'
import { within } from './outline.ts'

/** How often a ford's place is sought. */
const TRIES = 30

export const isRiver = (feature: Feature): feature is Line =>
  feature.shape === 'line' && (feature.kind === 'river' || feature.kind === 'stream')

export const isNear = (a: Point, b: Point, limit: number): boolean =>
  (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) < limit * limit

/** Some of the road is in the river and not on a crossing. */
export function isWet(road: Line, river: Line): boolean {
  const decks = river.crossings.map(groundOfCrossing)
  return road.points.some((to, i) => {
    const from = road.points[i - 1]
    if (from === undefined) return false
    const way = segmentOf(from, to)
    const dry = unitedSpans(decks.flatMap((deck) => spansOn(way, deck)))
    return spansWithout(spansOn(way, groundOf(river)), dry).length > 0
  })
}

type Bridged = { readonly points: readonly Point[]; readonly crossings: readonly Crossing[] }

/** How much of a road is laid anew on each side of a bridge. */
const APPROACH = 2600

/** Leads a road squarely over a river wherever they cross; null where that cannot be built. */
export function bridge(field: Field, road: readonly Point[], river: Line): Bridged | null {
  const { options, random } = field
  const crossings: Crossing[] = []
  let points = road
  for (const { at, across } of meetings(field, road, river)) {
    const all = [...river.crossings, ...crossings]
    if (all.some(({ from, to }) => isNear(middleOf(from, to), at, 6 * INCH))) return null
    const nearby = points.flatMap((p, i) => (isNear(p, at, APPROACH) ? [i] : []))
    const [first, last] = [nearby[0], nearby.at(-1)]
    if (first === undefined || last === undefined || last - first + 1 !== nearby.length) return null
    const before = points[first - 1]
    if (before === undefined || points[last + 1] === undefined) return null
    const forward = (at.x - before.x) * across.x + (at.y - before.y) * across.y > 0 ? 1 : -1
    const from = { x: at.x - forward * across.x, y: at.y - forward * across.y }
    const to = { x: at.x + forward * across.x, y: at.y + forward * across.y }
    points = [...points.slice(0, first), from, to, ...points.slice(last + 1)]
    // Every fourth road goes through the water.
    const kind = random.below(4) > 0 ? 'bridge' : 'ford'
    const tags = kind === 'bridge' ? options.rivers.bridgeTags : options.rivers.fordTags
    const width = options.roads.width + (kind === 'bridge' ? 240 : 1440)
    crossings.push({ id: '', name: '', kind, tags, from, to, width })
  }
  return { points, crossings }
}

const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

type Meeting = { readonly at: Point; readonly across: Point }

/** Where two lines cross, each with half of the way over the second. */
function meetings(field: Field, road: readonly Point[], river: Line): readonly Meeting[] {
  const found: Meeting[] = []
  const centre = { x: field.width / 2, y: field.height / 2 }
  for (let i = 0; i + 1 < road.length; i++)
    for (let j = 0; j + 1 < river.points.length; j++) {
      const [a, b] = [road[i] as Point, road[i + 1] as Point]
      const [c, d] = [river.points[j] as Point, river.points[j + 1] as Point]
      if (!segmentsMeet(a, b, c, d)) continue
      const before = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
      const after = (b.x - a.x) * (d.y - a.y) - (b.y - a.y) * (d.x - a.x)
      if (before === after) continue
      const share = before / (before - after)
      const exact = { x: rounded(c.x + share * (d.x - c.x)), y: rounded(c.y + share * (d.y - c.y)) }
      const at = field.options.symmetric && isNear(exact, centre, 3) ? centre : exact
      // At a corner of either line the same crossing is met twice.
      if (!found.some((other) => isNear(other.at, at, 10)))
        found.push({ at, across: acrossOf(river, j, 700) })
    }
  return found
}

/** Square to a stretch of river, from its middle to so far beyond its bank. */
function acrossOf(river: Line, stretch: number, beyond: number): Point {
  const [c, d] = [river.points[stretch] as Point, river.points[stretch + 1] as Point]
  const [dx, dy] = [d.x - c.x, d.y - c.y]
  const length = Math.sqrt(dx * dx + dy * dy)
  const far = river.width / 2 + beyond
  return { x: rounded((-dy * far) / length), y: rounded((dx * far) / length) }
}

/** Fords where a river has fewer crossings than it should, far from the others. */
export function putFords(field: Field): readonly Missing[] {
  const { options } = field
  let short = 0
  for (const [place, feature] of field.features.entries()) {
    if (!isRiver(feature)) continue
    const crossings = [...feature.crossings]
    for (let i = 0; i < TRIES && crossings.length < options.rivers.crossings; i++) {
      const ford = fordOf(field, feature)
      const at = middleOf(ford.from, ford.to)
      if (crossings.some(({ from, to }) => isNear(middleOf(from, to), at, 12 * INCH))) continue
      if (options.symmetric && isNear(at, opposite(field)(at), 12 * INCH)) continue
      if (faultOfFeature({ ...feature, crossings: [ford] }, field) !== null) continue
      const named = { ...ford, id: newId(field, 'ford') }
      crossings.push(named)
      if (options.symmetric) crossings.push(oppositeCrossing(field, named))
    }
    short += Math.max(0, options.rivers.crossings - crossings.length)
    field.features[place] = { ...feature, crossings }
  }
  return short > 0 ? [{ kind: 'ford', count: short }] : []
}

function fordOf({ random, options }: Field, river: Line): Crossing {
  const count = river.points.length
  const place = within(random, [Math.floor(count / 6), Math.floor((count * 5) / 6) - 1])
  const { x, y } = river.points[place] as Point
  const across = acrossOf(river, place, 500)
  return {
    id: '',
    name: '',
    kind: 'ford',
    tags: options.rivers.fordTags,
    from: { x: x - across.x, y: y - across.y },
    to: { x: x + across.x, y: y + across.y },
    width: 3000,
  }
}
