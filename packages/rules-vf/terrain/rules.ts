// What terrain does. A feature's tags say it, since the same wood is defendable in one battle and
// only rough in the next. (T.1, T.2, T.3)

import {
  groundOf,
  groundOfCrossing,
  type Crossing,
  type Feature,
  type Ground,
  type Hill,
  type Terrain,
} from '@grognard/geometry'

export const TERRAIN_RULES = [
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
}

type Index = {
  readonly places: readonly Place[]
  readonly crossings: readonly Place[]
  readonly hills: readonly Hill[]
  readonly byId: ReadonlyMap<string, Place>
}

const indexes = new WeakMap<Terrain, Index>()

function indexOf(terrain: Terrain): Index {
  let index = indexes.get(terrain)
  if (!index) indexes.set(terrain, (index = indexed(terrain)))
  return index
}

function indexed({ features }: Terrain): Index {
  const places = features.map((feature) => ({
    id: feature.id,
    feature,
    ground: groundOf(feature),
    rules: new Set(feature.tags),
  }))
  const crossings = features.flatMap((feature) =>
    feature.shape === 'line'
      ? feature.crossings.map((crossing) => ({
          id: crossing.id,
          feature: crossing,
          ground: groundOfCrossing(crossing),
          rules: new Set(crossing.tags),
        }))
      : [],
  )
  return {
    places,
    crossings,
    hills: features.filter((feature) => feature.shape === 'hill'),
    byId: new Map([...places, ...crossings].map((place) => [place.id, place])),
  }
}

/** All features. */
export const placesOn = (terrain: Terrain): readonly Place[] => indexOf(terrain).places

/** Bridges and fords. */
export const crossingsOn = (terrain: Terrain): readonly Place[] => indexOf(terrain).crossings

export const hillsOn = (terrain: Terrain): readonly Hill[] => indexOf(terrain).hills

export const placeOf = (terrain: Terrain, id: string): Place | undefined =>
  indexOf(terrain).byId.get(id)

export const placesWith = (terrain: Terrain, rule: TerrainRule): readonly Place[] =>
  placesOn(terrain).filter(({ rules }) => rules.has(rule))
