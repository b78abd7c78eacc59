// What features do unless a scenario says otherwise (T.1), and battlefields made of them (A3.1).

import {
  INCH,
  type BattlefieldOptions,
  type Crossing,
  type Feature,
  type FeatureKind,
  type Terrain,
} from '@grognard/geometry'
import type { Edition } from '../editions/edition.ts'
import type { TerrainRule } from '../terms.ts'

/** What the players agree on, feature by feature. */
export type Ways = {
  /** Dense woodland is held like a village; among the trees of light woodland units can stand. */
  readonly wood?: 'defendable' | 'rough'
  /** Fences, hedges and walls are low unless they are said to be high. */
  readonly high?: boolean
}

type Rules = readonly TerrainRule[]

const RULES: { readonly [kind in FeatureKind]: (ways: Ways) => Rules } = {
  village: () => ['defendable', 'hard cover', 'obstacle'], // T.1.1, T.3
  wood: ({ wood = 'defendable' }) => [wood, 'soft cover', 'obstacle'], // T.1.6
  fence: border,
  hedge: border,
  wall: border,
  hill: () => ['obstacle'], // T.1.3
  river: () => ['impassable'], // T.1.4
  stream: () => ['barrier', 'cover in melee'], // T.1.4
  road: () => ['highway'], // T.1.5
  bog: () => ['rough'], // T.1.4, mud
  rough: () => ['rough'],
  lake: () => ['impassable'],
  impassable: () => ['impassable'],
  escarpment: () => ['impassable'],
  field: () => [],
}

// T.1.2
function border({ high = false }: Ways): Rules {
  return high ? ['impassable', 'obstacle'] : ['soft cover', 'barrier']
}

const CROSSINGS: { readonly [kind in Crossing['kind']]: Rules } = {
  bridge: ['highway'], // T.1.5
  ford: ['rough'], // T.1.4
}

/** What a kind of feature does by default. */
export const rulesOf = (kind: FeatureKind, ways: Ways = {}): Rules => RULES[kind](ways)

/** The same feature with the tags that say what it does. */
export function tagged(feature: Feature, ways: Ways = {}): Feature {
  const tags = rulesOf(feature.kind, ways)
  if (feature.shape !== 'line') return { ...feature, tags }
  const crossings = feature.crossings.map((one) => ({ ...one, tags: CROSSINGS[one.kind] }))
  return { ...feature, tags, crossings }
}

/** A feature does what it was set up with. (T.1) */
export const tags: Edition['tags'] = (feature) => feature.tags

/** The same table, on which features do what they do in this edition. */
export function asPlayed({ tags: tagsOf }: Edition, terrain: Terrain): Terrain {
  const all = terrain.features.map(tagsOf)
  if (terrain.features.every((feature, i) => feature.tags === all[i])) return terrain
  const features = terrain.features.map((feature, i) => ({ ...feature, tags: all[i] ?? [] }))
  return { ...terrain, features }
}

/** The table as it was set up: without the tags that the edition gives it by itself. */
export function asSetUp({ tags: tagsOf }: Edition, terrain: Terrain): Terrain {
  const features = terrain.features.map((feature) => {
    const isGiven = (tag: string): boolean => {
      const tags = feature.tags.filter((one) => one !== tag)
      return !tagsOf({ ...feature, tags }).includes(tag)
    }
    return { ...feature, tags: feature.tags.filter(isGiven) }
  })
  return { ...terrain, features }
}

const LARGE = 96 * 60

/**
 * What scenario A lets a defender put on a table of this size, in thousandths: two or three towns
 * and as many woods, a river or stream at most, hills and roads, and borders along the roads. (A3.1)
 */
export function battlefieldWishes(
  width: number,
  height: number,
  water: 'river' | 'stream' = 'river',
): BattlefieldOptions {
  const [wide, high] = [Math.floor(width / INCH), Math.floor(height / INCH)]
  // A larger table may have one or two towns or woods more.
  const extra = wide * high > LARGE ? 1 : 0
  return {
    width: wide,
    height: high,
    areas: [
      { kind: 'village', count: [2, 3 + extra], size: [5, 8], level: 1, tags: rulesOf('village') },
      {
        kind: 'wood',
        count: [2, 3 + extra],
        size: [7, 8],
        broad: 90,
        level: 1,
        tags: rulesOf('wood'),
      },
    ],
    hills: { count: [1, 3], size: [12, 18], levels: [1, 2], tags: rulesOf('hill') },
    rivers: {
      kind: water,
      count: [0, 1],
      width: water === 'river' ? 1500 : 750,
      crossings: 2,
      tags: rulesOf(water),
      bridgeTags: CROSSINGS.bridge,
      fordTags: CROSSINGS.ford,
    },
    roads: { count: [1, 2], width: 2400, tags: rulesOf('road') },
    borders: {
      count: [0, 3],
      kinds: ['hedge', 'wall', 'fence'],
      width: 250,
      level: 0,
      tags: rulesOf('hedge'),
    },
    density: 100,
    gap: 3,
    clear: [],
    symmetric: false,
  }
}
