import type { Pose } from '@grognard/geometry'
import type { FeatureId, UnitId } from '../battle.ts'
import type { Formation } from '../units/formations.ts'

/** Another formation, or the same one facing elsewhere, about the centre of the front rank. (6.3.3) */
export type Reform = { readonly formation: Formation; readonly pose: Pose }

/**
 * A way over the table: each figure goes straight from its place in one pose to its place in the
 * next. The unit's own pose is not among them. (6.3)
 */
export type Way = readonly Pose[]

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
