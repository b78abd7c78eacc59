import {
  columnOf,
  enemyOf,
  forward,
  isReserve,
  rowOf,
  ROWS,
  type Afv,
  type Facing,
  type Side,
  type Table,
  type ZoneId,
} from '@grognard/rules-afv'
import { quarter, type Box, type Quarter } from './boxes.ts'

/** Broader than deep, and reserves no deeper than they must be: the table fills a window on a desk. */
export const ZONE_WIDTH = 12_900
const ZONE_DEPTH = 12_000
const RESERVE_DEPTH = 4400
/** Two rows with their names for the reader, one without for the other side. */
const [NEAR_STRIP, FAR_STRIP] = [10_000, 3600]
const GAP = 450

/** How the table lies on the screen. */
export type Board = {
  readonly nearest: Side
  readonly width: number
  readonly height: number
  readonly zone: (zone: ZoneId, side: Side) => Box
  /** Where units of a side wait to be placed; null when there are none. */
  readonly unplaced: (side: Side) => Box | null
  readonly looks: (facing: Facing) => Quarter
}

type Laid = Pick<Afv, 'table' | 'units'>

const isWaiting = (seen: Laid): boolean =>
  seen.units.some(({ zone, gone }) => zone === null && gone === null)

export function boardOf(seen: Laid, nearest: Side): Board {
  const { table } = seen
  const reserve = table.reserves.length > 0 ? RESERVE_DEPTH + GAP : 0
  const waiting = isWaiting(seen)
  const [far, close] = [FAR_STRIP, NEAR_STRIP].map((depth) => (waiting ? depth + GAP : 0)) as [
    number,
    number,
  ]
  const width = table.columns * ZONE_WIDTH
  const top = reserve + far
  const bottom = top + ROWS * ZONE_DEPTH
  const near = (side: Side): boolean => side === nearest
  return {
    nearest,
    width,
    height: bottom + reserve + close,
    zone: (zone, side) => {
      const x = acrossFrom(table, zone, nearest) * ZONE_WIDTH
      if (!isReserve(zone)) {
        const row = nearest === 'red' ? ROWS - 1 - rowOf(table, zone) : rowOf(table, zone)
        return { x, y: top + row * ZONE_DEPTH, width: ZONE_WIDTH, height: ZONE_DEPTH }
      }
      const y = near(side) ? bottom + GAP : top - reserve
      return { x, y, width: ZONE_WIDTH, height: RESERVE_DEPTH }
    },
    unplaced: (side) =>
      !waiting
        ? null
        : near(side)
          ? { x: 0, y: bottom + reserve + GAP, width, height: NEAR_STRIP }
          : { x: 0, y: 0, width, height: FAR_STRIP },
    looks: (facing) => quarter(facing - forward(nearest)),
  }
}

/** Columns from the left of the screen. */
const acrossFrom = (table: Table, zone: ZoneId, nearest: Side): number => {
  const column = columnOf(table, zone)
  return nearest === 'red' ? column : table.columns - 1 - column
}

/** Which of the two sides has the far half of every zone. */
export const farSide = ({ nearest }: Board): Side => enemyOf(nearest)
