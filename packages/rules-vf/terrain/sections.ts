// Large features in sections, each a feature of its own. (T.3.7)

import { CONTACT, INCH, type Point, type Terrain } from '@grognard/geometry'
import type { FeatureId } from '../battle.ts'
import { placeOf, type Place } from './rules.ts'

/** How long a border two sections must share. */
const BORDER = 3 * INCH

const known = new WeakMap<Terrain, Map<string, boolean>>()

/** Both are defendable, and share a border at least 3" long. */
export function areConnected(terrain: Terrain, a: FeatureId, b: FeatureId): boolean {
  let borders = known.get(terrain)
  if (!borders) known.set(terrain, (borders = new Map<string, boolean>()))
  const key = a < b ? `${a}|${b}` : `${b}|${a}`
  let connected = borders.get(key)
  if (connected === undefined) borders.set(key, (connected = haveBorder(terrain, a, b)))
  return connected
}

function haveBorder(terrain: Terrain, a: FeatureId, b: FeatureId): boolean {
  const [one, other] = [placeOf(terrain, a), placeOf(terrain, b)]
  if (a === b || !one?.rules.has('defendable') || !other?.rules.has('defendable')) return false
  return sharedBorder(one, other) >= BORDER
}

/** How much of the outline of one runs along that of the other, in thousandths. */
function sharedBorder(a: Place, b: Place): number {
  let length = 0
  for (const edge of edgesOf(a)) for (const other of edgesOf(b)) length += sharedBy(edge, other)
  return length
}

type Edge = readonly [from: Point, to: Point]

function edgesOf({ feature }: Place): readonly Edge[] {
  if (!('outline' in feature)) return []
  const { outline } = feature
  return outline.map((from, i) => [from, outline[(i + 1) % outline.length] as Point])
}

/** The part of an edge that another runs along, no farther away than what counts as contact. */
function sharedBy([from, to]: Edge, other: Edge): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return 0
  const places = other.map(({ x, y }) => ({
    along: (dx * (x - from.x) + dy * (y - from.y)) / length,
    aside: Math.abs(dx * (y - from.y) - dy * (x - from.x)) / length,
  }))
  if (places.some(({ aside }) => aside > CONTACT)) return 0
  const alongs = places.map(({ along }) => Math.min(Math.max(along, 0), length))
  return Math.max(...alongs) - Math.min(...alongs)
}
