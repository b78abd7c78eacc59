import type { Side } from './battle.ts'
import type { Terrain } from './terrain.ts'

/** Zones of the table are counted along red's rear row, then the middle, then blue's rear row. */
export type ZoneId = number

/** 0 faces blue's edge, 1 the right as red sees it, 2 red's edge, 3 the left. */
export type Facing = 0 | 1 | 2 | 3
export const FACINGS: readonly Facing[] = [0, 1, 2, 3]

/** Always three rows; five columns and three reserve zones a side unless players agree otherwise. */
export type Table = {
  readonly columns: number
  /** Columns behind which each side has a reserve zone. */
  readonly reserves: readonly number[]
  readonly terrain: { readonly [zone: string]: readonly Terrain[] }
  /** Edges between two zones that no unit crosses. */
  readonly escarpments: readonly (readonly [ZoneId, ZoneId])[]
}

export const ROWS = 3

/** Reserve zones are counted from here by their column; whose they are, the unit's side tells. */
const RESERVE = 1000

export const reserveAt = (column: number): ZoneId => RESERVE + column
export const isReserve = (zone: ZoneId): boolean => zone >= RESERVE
export const onTable = (zone: ZoneId | null): zone is ZoneId => zone !== null && !isReserve(zone)

export const columnOf = (table: Pick<Table, 'columns'>, zone: ZoneId): number =>
  isReserve(zone) ? zone - RESERVE : zone % table.columns
export const rowOf = (table: Pick<Table, 'columns'>, zone: ZoneId): number =>
  Math.floor(zone / table.columns)
export const zoneAt = (table: Table, row: number, column: number): ZoneId =>
  row * table.columns + column

export const zonesOf = (table: Table): readonly ZoneId[] =>
  Array.from({ length: table.columns * ROWS }, (_, zone) => zone)

export const rearRow = (side: Side): number => (side === 'red' ? 0 : ROWS - 1)
export const forward = (side: Side): Facing => (side === 'red' ? 0 : 2)
export const opposite = (facing: Facing): Facing => ((facing + 2) % 4) as Facing

const STEPS = [
  { row: 1, column: 0 },
  { row: 0, column: 1 },
  { row: -1, column: 0 },
  { row: 0, column: -1 },
] as const

/** The zone straight ahead; null at the table's edge. */
export function ahead(table: Table, zone: ZoneId, facing: Facing): ZoneId | null {
  const row = rowOf(table, zone) + STEPS[facing].row
  const column = columnOf(table, zone) + STEPS[facing].column
  if (row < 0 || row >= ROWS || column < 0 || column >= table.columns) return null
  return zoneAt(table, row, column)
}

/** How many zones lie from one to another, corners included: none to itself. */
export function distance(table: Table, a: ZoneId, b: ZoneId): number {
  const rows = Math.abs(rowOf(table, a) - rowOf(table, b))
  const columns = Math.abs(columnOf(table, a) - columnOf(table, b))
  return Math.max(rows, columns)
}

/** Next to each other, corners included; a zone is not next to itself. */
export const adjacent = (table: Table, a: ZoneId, b: ZoneId): boolean => distance(table, a, b) === 1

export const escarpmentBetween = (table: Table, a: ZoneId, b: ZoneId): boolean =>
  table.escarpments.some(([p, q]) => (p === a && q === b) || (p === b && q === a))

/** The three middle columns of the own rear row, or all of them on a narrower table. */
export function setUpColumns(table: Table): readonly number[] {
  const middle = Math.floor((table.columns - 1) / 2)
  const all = Array.from({ length: table.columns }, (_, column) => column)
  return table.columns < 3 ? all : all.filter((column) => Math.abs(column - middle) <= 1)
}
