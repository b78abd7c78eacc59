import type { Point, Pose } from '@grognard/geometry'
import type { Formation } from './formation.ts'
import type { FeatureId, UnitId } from './ids.ts'

/** How and where a unit stands in the open. */
export type Stance = { readonly formation: Formation; readonly pose: Pose }

/** Another formation, or the same one facing elsewhere, about the centre of the front rank. (6.3.3) */
export type Reform = Stance

/** What a way is measured for. */
export type Purpose = 'move' | 'double' | 'retreat' | 'assault' | 'reform' | 'exit'

/**
 * How a unit comes to a pose: each figure straight from its place to its new one; a march column in
 * file, its head straight to the place and each rank on the way of the one before it; or each
 * figure by way of the same places, through a gap. (6.3)
 */
export type Step = Pose & { readonly file?: true; readonly by?: readonly Point[] }

/** A way over the table, from pose to pose. The unit's own is not among them. (6.3) */
export type Way = readonly Step[]

/** What a unit does as its action. (6.2.1) */
export type Order =
  | { readonly unit: UnitId; readonly do: 'stay' | 'rally' }
  | {
      readonly unit: UnitId
      readonly do: 'move' | 'retreat'
      readonly before?: Reform
      readonly way: Way
      readonly after?: Reform
      /** Light infantry may end its move in defendable terrain. */
      readonly occupy?: FeatureId
    }
  | { readonly unit: UnitId; readonly do: 'double'; readonly way: Way }
  | {
      readonly unit: UnitId
      readonly do: 'assault'
      /** A move before it, by Surprise Attack: its own way and reforms. */
      readonly first?: { readonly before?: Reform; readonly way: Way; readonly after?: Reform }
      readonly way: Way
    }
  | { readonly unit: UnitId; readonly do: 'occupy'; readonly feature: FeatureId }
  | {
      readonly unit: UnitId
      readonly do: 'exit'
      readonly formation: Formation
      readonly pose: Pose
    }
  /** From one section of a feature to the next. (T.3.7) */
  | { readonly unit: UnitId; readonly do: 'shift'; readonly feature: FeatureId }
