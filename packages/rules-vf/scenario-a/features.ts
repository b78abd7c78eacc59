// The battlefield that the defender sets up, as a terrain file has it. (A3.1)

import { terrainOf, textOfTerrain, type Terrain } from '@grognard/geometry'
import type { Json, Refusal } from '@grognard/kernel'
import type { Vf } from '../battle.ts'
import { editionOf } from '../editions/book.ts'
import { refused } from '../refusals/refused.ts'
import { refuseBattlefield } from './limits.ts'

/** Features as a terrain file has them. */
export type Features = readonly Json[]

const read = ({ width, height }: Terrain, features: Features) => {
  const empty = JSON.parse(textOfTerrain({ width, height, features: [] })) as object
  return terrainOf({ ...empty, features })
}

/** A table of this size with features that have been judged. */
export function asTerrain(table: Terrain, features: Features): Terrain {
  const found = read(table, features)
  if (!found.ok) throw new RangeError(found.why)
  return found.terrain
}

export const featuresOf = (terrain: Terrain): Features =>
  (JSON.parse(textOfTerrain(terrain)) as { readonly features: Features }).features

/** Why the defender may not set up these. (A3.1) */
export function refuseFeatures(
  seen: Pick<Vf, 'terrain' | 'options'>,
  features: Features,
): Refusal | null {
  const found = read(seen.terrain, features)
  if (!found.ok) return refused('vf2:A3.1', 'terrain', { place: found.place, flaw: found.flaw })
  return refuseBattlefield(found.terrain, editionOf(seen).tags)
}
