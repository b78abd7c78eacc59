// The ground by what its tags say of it. The same wood is defendable in one battle and only rough in
// the next, so nothing follows from what a feature is: a rulebook asks for its tags.

import {
  groundOf,
  groundOfCrossing,
  onceFor,
  standsOnGround,
  type Crossing,
  type Feature,
  type Footprint,
  type Ground,
  type Hill,
  type Terrain,
} from '@grognard/geometry'
import { isAside } from './extent.ts'

/** A feature, or a crossing of one, as ground that is judged. */
export type Place = {
  readonly id: string
  readonly feature: Feature | Crossing
  readonly ground: Ground
  /** The tags that name the rules which hold there. */
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
  const rules = new Set(places.flatMap((place) => [...place.rules]))
  return {
    places,
    crossings,
    hills: features.filter((feature) => feature.shape === 'hill'),
    byId: new Map([...places, ...crossings].map((place) => [place.id, place])),
    byRule: new Map(
      [...rules].map((rule) => [rule, places.filter((place) => place.rules.has(rule))]),
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

const NONE: readonly Place[] = []

/** The features that have a tag. */
export const placesTagged = (terrain: Terrain, rule: string): readonly Place[] =>
  indexOf(terrain).byRule.get(rule) ?? NONE

/** The ground where a rule of a feature does not hold: its crossings that do not have it, too. */
const openingsIn = ({ crossings }: Place, rule: string): readonly Ground[] =>
  crossings.filter(({ rules }) => !rules.has(rule)).map(({ ground }) => ground)

/** Some base of a unit stands where a rule of a feature holds; to touch it is not enough. */
export function standsOn(unit: Footprint, place: Place, rule: string): boolean {
  const { ground } = place
  return !isAside(unit, ground) && standsOnGround(unit, ground, openingsIn(place, rule))
}

/** What with such a tag a unit would stand on: not a river where a bridge or a ford lies over it. */
export const placeUnder = (terrain: Terrain, there: Footprint, rule: string): Place | undefined =>
  placesTagged(terrain, rule).find((place) => standsOn(there, place, rule))
