// What terrain does. A feature's tags say it, since the same wood is defendable in one battle and
// only rough in the next. (T.1, T.2, T.3)

import { placesTagged, type Place } from '@grognard/field'
import type { Terrain } from '@grognard/geometry'
import type { TerrainRule } from '../terms.ts'

/** The features that have a rule. */
export const placesWith = (terrain: Terrain, rule: TerrainRule): readonly Place[] =>
  placesTagged(terrain, rule)
