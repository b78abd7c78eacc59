import type { Refusal } from '@grognard/kernel'
import type { Afv, Unit } from './battle.ts'
import { refused } from './asks/refused.ts'
import type { AfvClause } from './clauses.ts'
import type { Table, ZoneId } from './table.ts'
import { isArtillery, isFoot, isMounted } from './units/kinds.ts'

export type Terrain = 'hills' | 'woods' | 'village' | 'rough' | 'impassable rough' | 'bog'

/** What a unit is told that cannot enter. */
type Prohibition =
  | 'guns-woods'
  | 'mounted-woods'
  | 'guns-rough'
  | 'impassable-rough'
  | 'impassable-bog'

export type TerrainFacts = {
  readonly clause: AfvClause
  /** Why this unit cannot enter, or null. */
  readonly prohibits: (unit: Unit) => Prohibition | null
  readonly prohibitsCommander: boolean
  /** Mounted perform one action only, and do not intercept. */
  readonly restricts: boolean
  readonly cover: (unit: Unit) => boolean
  readonly advantage: (unit: Unit) => boolean
  /** At most so many on one table. */
  readonly most: number
}

const anyone = (): null => null
const nobody = (): boolean => false

export const TERRAIN: { readonly [terrain in Terrain]: TerrainFacts } = {
  hills: {
    clause: 'afv:terrain.hills',
    prohibits: anyone,
    prohibitsCommander: false,
    restricts: true,
    cover: nobody,
    advantage: isFoot,
    most: Infinity,
  },
  woods: {
    clause: 'afv:terrain.woods',
    prohibits: (unit) =>
      isArtillery(unit)
        ? 'guns-woods'
        : isMounted(unit) && unit.formation.kind !== 'open order'
          ? 'mounted-woods'
          : null,
    prohibitsCommander: true,
    restricts: true,
    cover: isFoot,
    advantage: isFoot,
    most: 1,
  },
  village: {
    clause: 'afv:terrain.village',
    prohibits: anyone,
    prohibitsCommander: false,
    restricts: true,
    cover: (unit) => isFoot(unit) || isArtillery(unit),
    advantage: (unit) => isFoot(unit) || isArtillery(unit),
    most: 1,
  },
  rough: {
    clause: 'afv:terrain.rough',
    prohibits: (unit) => (isArtillery(unit) && unit.kind !== 'galloper guns' ? 'guns-rough' : null),
    prohibitsCommander: false,
    restricts: true,
    cover: nobody,
    advantage: isFoot,
    most: Infinity,
  },
  'impassable rough': {
    clause: 'afv:terrain.rough',
    prohibits: () => 'impassable-rough',
    prohibitsCommander: true,
    restricts: true,
    cover: nobody,
    advantage: nobody,
    most: Infinity,
  },
  bog: {
    clause: 'afv:terrain.bog',
    prohibits: () => 'impassable-bog',
    prohibitsCommander: true,
    restricts: true,
    cover: nobody,
    advantage: nobody,
    most: 1,
  },
}

export const terrainOf = (table: Table, zone: ZoneId): readonly Terrain[] =>
  table.terrain[zone] ?? []

/** What restricts movement in a zone; null where nothing does. (terrain.general) */
export const restriction = (table: Table, zone: ZoneId): Terrain | null =>
  terrainOf(table, zone).find((terrain) => TERRAIN[terrain].restricts) ?? null

export const isRestricted = (table: Table, zone: ZoneId): boolean =>
  restriction(table, zone) !== null

/** Ground that no unit of any kind enters. */
export const isImpassable = (table: Table, zone: ZoneId): boolean =>
  terrainOf(table, zone).some((terrain) => terrain === 'bog' || terrain === 'impassable rough')

/** Why a unit cannot enter a zone because of what grows there; null if it can. */
export function prohibited(battle: Pick<Afv, 'table'>, unit: Unit, zone: ZoneId): Refusal | null {
  for (const terrain of terrainOf(battle.table, zone)) {
    const code = TERRAIN[terrain].prohibits(unit)
    if (code !== null) return refused(TERRAIN[terrain].clause, code)
  }
  return null
}
