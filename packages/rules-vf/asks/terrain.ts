import { terrainOf, textOfTerrain, type Terrain } from '@grognard/geometry'
import type { AskKind, Json, Refusal } from '@grognard/kernel'
import type { Side, Vf } from '../battle.ts'
import { lawfulBattlefield } from '../scenario-a/generate.ts'
import { refuseBattlefield } from '../scenario-a/limits.ts'
import { refused } from './refused.ts'

/** Features as a terrain file has them. */
type Features = readonly Json[]

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
export function refuseFeatures(table: Terrain, features: Features): Refusal | null {
  const found = read(table, features)
  if (!found.ok) return refused('vf2:A3.1', 'terrain', { place: found.place, flaw: found.flaw })
  return refuseBattlefield(found.terrain)
}

/** The defender sets up the battlefield. (A3.1) */
export const terrainAsk: AskKind<Vf, { readonly side: Side }, Features> = {
  name: 'terrain',
  expects: 'the features of the battlefield, as in a terrain file',
  is: (answer): answer is Features => Array.isArray(answer),
  refuse: ({ terrain }, _args, features) => refuseFeatures(terrain, features),
  candidates: ({ terrain }, _args, n, random) =>
    n > 0 ? [featuresOf(lawfulBattlefield(random, terrain))] : [],
  complete: false,
}
