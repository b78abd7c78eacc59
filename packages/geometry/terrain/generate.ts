import { faultOfTerrain } from './check.ts'
import type { Terrain } from './feature.ts'
import { putAreas, putBorders, putHills, type Missing } from './generate/areas.ts'
import { putFords } from './generate/crossings.ts'
import { emptyField } from './generate/field.ts'
import type { BattlefieldOptions, Random } from './generate/options.ts'
import { putRivers, putRoads } from './generate/ways.ts'

export { COUNTRY } from './generate/options.ts'
export type { BattlefieldOptions, Random } from './generate/options.ts'
export type { Missing } from './generate/areas.ts'

export type Battlefield = {
  readonly terrain: Terrain
  /** What was wanted and found no room within the limits. */
  readonly missing: readonly Missing[]
}

/**
 * A plausible battlefield within a scenario's limits, the same from the same stream of numbers. The
 * order is nature's, then man's: water, hills, roads that avoid both, villages by the roads, and
 * then what grows in between.
 */
export function generateBattlefield(random: Random, options: BattlefieldOptions): Battlefield {
  const field = emptyField(random, options)
  const isWater = ({ kind }: { readonly kind: string }): boolean => kind === 'lake'
  const isHome = ({ kind }: { readonly kind: string }): boolean => kind === 'village'
  const [lakes, villages, others] = [
    options.areas.filter(isWater),
    options.areas.filter(isHome),
    options.areas.filter((wish) => !isWater(wish) && !isHome(wish)),
  ]
  const missing = [
    ...putRivers(field),
    ...lakes.flatMap((wish) => putAreas(field, wish)),
    ...putHills(field),
    ...putRoads(field),
    ...villages.flatMap((wish) => putAreas(field, wish)),
    ...others.flatMap((wish) => putAreas(field, wish)),
    ...putBorders(field),
    ...putFords(field),
  ]
  const { width, height, features } = field
  const terrain = { width, height, features }
  const fault = faultOfTerrain(terrain)
  if (fault) throw new Error(`The generator made a table that is wrong at ${fault.place}.`)
  return { terrain, missing }
}
