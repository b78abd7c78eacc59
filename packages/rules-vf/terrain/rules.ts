// What terrain does. A feature's tags say it, since the same wood is defendable in one battle and
// only rough in the next. (T.1, T.2, T.3)

import { placesTagged, type Place } from '@grognard/field'
import type { Terrain } from '@grognard/geometry'

export type TerrainRule =
  | 'barrier' // T.2.1
  | 'soft cover' // T.2.2
  | 'hard cover' // T.2.2
  | 'cover in melee' // T.1.4, streams
  | 'highway' // T.2.3
  | 'impassable' // T.2.4
  | 'obstacle' // T.2.5
  | 'rough' // T.2.6
  | 'defendable' // T.3

/** The features that have a rule. */
export const placesWith = (terrain: Terrain, rule: TerrainRule): readonly Place[] =>
  placesTagged(terrain, rule)
