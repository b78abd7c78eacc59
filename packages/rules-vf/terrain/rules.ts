// What terrain does. A feature's tags say it, since the same wood is defendable in one battle and
// only rough in the next. (T.1, T.2, T.3)

import {
  groundOf,
  groundOfCrossing,
  standsOnGround,
  type Crossing,
  type Feature,
  type Footprint,
  type Ground,
  type Hill,
  type Terrain,
} from '@grognard/geometry'
import { onceFor } from '../once.ts'

const TERRAIN_RULES = [
  'barrier', // T.2.1
  'soft cover', // T.2.2
  'hard cover', // T.2.2
  'cover in melee', // T.1.4, streams
  'highway', // T.2.3
  'impassable', // T.2.4
  'obstacle', // T.2.5
  'rough', // T.2.6
  'defendable', // T.3
] as const
export type TerrainRule = (typeof TERRAIN_RULES)[number]

/** A feature, or a crossing of one, as ground that is judged. */
export type Place = {
  readonly id: string
  readonly feature: Feature | Crossing
  readonly ground: Ground
  readonly rules: ReadonlySet<string>
  /** Bridges and fords over it: on them its own rules do not hold. */
  readonly crossings: readonly Place[]
}

type Index = {
  readonly places: readonly Place[]
  readonly crossings: readonly Place[]
  readonly hills: readonly Hill[]
  readonly byId: ReadonlyMap<string, Place>
  readonly byRule: ReadonlyMap<string, readonly Place[]>
}

const indexOf = onceFor(indexed)

function indexed({ features }: Terrain): Index {
  const places = features.map(placeFrom)
  const crossings = places.flatMap((place) => place.crossings)
  return {
    places,
    crossings,
    hills: features.filter((feature) => feature.shape === 'hill'),
    byId: new Map([...places, ...crossings].map((place) => [place.id, place])),
    byRule: new Map(
      TERRAIN_RULES.map((rule) => [rule, places.filter(({ rules }) => rules.has(rule))]),
    ),
  }
}

const placeFrom = (feature: Feature): Place => ({
  id: feature.id,
  feature,
  ground: groundOf(feature),
  rules: new Set(feature.tags),
  crossings: (feature.shape === 'line' ? feature.crossings : []).map((crossing) => ({
    id: crossing.id,
    feature: crossing,
    ground: groundOfCrossing(crossing),
    rules: new Set(crossing.tags),
    crossings: [],
  })),
})

/** All features. */
export const placesOn = (terrain: Terrain): readonly Place[] => indexOf(terrain).places

/** Bridges and fords. */
export const crossingsOn = (terrain: Terrain): readonly Place[] => indexOf(terrain).crossings

export const hillsOn = (terrain: Terrain): readonly Hill[] => indexOf(terrain).hills

export const placeOf = (terrain: Terrain, id: string): Place | undefined =>
  indexOf(terrain).byId.get(id)

/** The features that have a rule. */
export const placesWith = (terrain: Terrain, rule: TerrainRule): readonly Place[] =>
  indexOf(terrain).byRule.get(rule) ?? []

/** The ground where a rule of a feature does not hold: its crossings that do not have it, too. */
const openingsIn = ({ crossings }: Place, rule: TerrainRule): readonly Ground[] =>
  crossings.filter(({ rules }) => !rules.has(rule)).map(({ ground }) => ground)

/** Some base of a unit stands where a rule of a feature holds; to touch it is not enough. */
export function standsOn(unit: Footprint, place: Place, rule: TerrainRule): boolean {
  const { ground } = place
  return !isAside(unit, ground) && standsOnGround(unit, ground, openingsIn(place, rule))
}

type Extent = Pick<Ground, 'left' | 'top' | 'right' | 'bottom'>

/** The extents of both are so many thousandths apart, or more. */
export const isAside = (a: Extent, b: Extent, by = 0): boolean =>
  a.left - b.right >= by ||
  b.left - a.right >= by ||
  a.top - b.bottom >= by ||
  b.top - a.bottom >= by
