import type { Afv, Unit } from './battle.ts'
import { clause, type AfvClause } from './clauses.ts'
import type { Table, ZoneId } from './table.ts'
import { isArtillery, isFoot, isMounted } from './units/kinds.ts'

export type Terrain = 'hills' | 'woods' | 'village' | 'rough' | 'impassable rough' | 'bog'

export type TerrainFacts = {
  readonly clause: AfvClause
  /** Why this unit cannot enter, or null. */
  readonly prohibits: (unit: Unit) => string | null
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
        ? 'Artillery cannot enter woods.'
        : isMounted(unit) && unit.formation.kind !== 'open order'
          ? 'Mounted enter woods in open order only.'
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
    prohibits: (unit) =>
      isArtillery(unit) && unit.kind !== 'galloper guns'
        ? 'Of artillery only galloper guns enter rough ground.'
        : null,
    prohibitsCommander: false,
    restricts: true,
    cover: nobody,
    advantage: isFoot,
    most: Infinity,
  },
  'impassable rough': {
    clause: 'afv:terrain.rough',
    prohibits: () => 'This rough ground is impassable.',
    prohibitsCommander: true,
    restricts: true,
    cover: nobody,
    advantage: nobody,
    most: Infinity,
  },
  bog: {
    clause: 'afv:terrain.bog',
    prohibits: () => 'Boggy ground is impassable.',
    prohibitsCommander: true,
    restricts: true,
    cover: nobody,
    advantage: nobody,
    most: 1,
  },
}

export const terrainOf = (table: Table, zone: ZoneId): readonly Terrain[] =>
  table.terrain[zone] ?? []

export const isRestricted = (table: Table, zone: ZoneId): boolean =>
  terrainOf(table, zone).some((terrain) => TERRAIN[terrain].restricts)

/** Ground that no unit of any kind enters. */
export const isImpassable = (table: Table, zone: ZoneId): boolean =>
  terrainOf(table, zone).some((terrain) => terrain === 'bog' || terrain === 'impassable rough')

/** Why a unit cannot enter a zone because of what grows there; null if it can. */
export function prohibited(
  battle: Pick<Afv, 'table'>,
  unit: Unit,
  zone: ZoneId,
): { readonly clause: AfvClause; readonly message: string } | null {
  for (const terrain of terrainOf(battle.table, zone)) {
    const message = TERRAIN[terrain].prohibits(unit)
    if (message !== null) return { clause: clause(TERRAIN[terrain].clause), message }
  }
  return null
}
