import type { AreaKind, FeatureKind } from '../feature.ts'

/** Where chance comes from: a whole number from 0 up to but not including n. */
export type Random = { readonly below: (n: number) => number }

/** From the least to the most, both possible. */
export type Range = readonly [number, number]

type Made = { readonly tags: readonly string[] }

export type AreaWish = Made & {
  readonly kind: AreaKind
  readonly count: Range
  /** Across, in inches. */
  readonly size: Range
  /** How broad it is at least, in hundredths of its length; woods and lakes only. */
  readonly broad?: number
  readonly level: number
}

type HillWish = Made & {
  readonly count: Range
  /** Along the foot, in inches. */
  readonly size: Range
  readonly levels: Range
}

type RiverWish = Made & {
  readonly kind: 'river' | 'stream'
  readonly count: Range
  /** In thousandths; even. */
  readonly width: number
  /** Fords are added where roads bring fewer bridges than this. */
  readonly crossings: number
  readonly bridgeTags: readonly string[]
  readonly fordTags: readonly string[]
}

type RoadWish = Made & {
  readonly count: Range
  /** In thousandths; even. */
  readonly width: number
}

/** Hedges, walls and fences, along fields and roads. */
type BorderWish = Made & {
  readonly count: Range
  readonly kinds: readonly ('hedge' | 'wall' | 'fence')[]
  readonly width: number
  readonly level: number
}

/** Ground that is kept clear of some kinds, such as where an army deploys; in inches. */
export type Zone = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly of: readonly FeatureKind[]
}

/** A scenario's limits. */
export type BattlefieldOptions = {
  /** In inches. */
  readonly width: number
  readonly height: number
  readonly areas: readonly AreaWish[]
  readonly hills: HillWish
  readonly rivers: RiverWish
  readonly roads: RoadWish
  readonly borders: BorderWish
  /** Counts in hundredths: 100 as asked, 50 half as many. */
  readonly density: number
  /** The least distance between areas and hills, in inches. */
  readonly gap: number
  readonly clear: readonly Zone[]
  /** The table looks the same from both long edges: half a turn brings it onto itself. */
  readonly symmetric: boolean
}

/** Open country with a little of everything; what each feature does is left to the rulebook. */
export const COUNTRY: Omit<BattlefieldOptions, 'width' | 'height'> = {
  areas: [
    { kind: 'lake', count: [0, 1], size: [7, 10], level: 0, tags: [] },
    { kind: 'village', count: [2, 3], size: [5, 8], level: 1, tags: [] },
    { kind: 'wood', count: [3, 5], size: [6, 10], level: 1, tags: [] },
    { kind: 'field', count: [2, 3], size: [6, 9], level: 0, tags: [] },
    { kind: 'rough', count: [1, 2], size: [5, 8], level: 0, tags: [] },
    { kind: 'bog', count: [0, 1], size: [5, 8], level: 0, tags: [] },
  ],
  hills: { count: [2, 3], size: [12, 20], levels: [1, 3], tags: [] },
  rivers: {
    kind: 'river',
    count: [0, 1],
    width: 1000,
    crossings: 2,
    tags: [],
    bridgeTags: [],
    fordTags: [],
  },
  roads: { count: [1, 2], width: 560, tags: [] },
  borders: { count: [2, 5], kinds: ['hedge', 'wall', 'fence'], width: 250, level: 0, tags: [] },
  density: 100,
  gap: 3,
  clear: [],
  symmetric: false,
}
