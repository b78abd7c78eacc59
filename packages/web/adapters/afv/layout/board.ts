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
const UNPLACED_DEPTH = 6000
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
  const waiting = isWaiting(seen) ? UNPLACED_DEPTH + GAP : 0
  const width = table.columns * ZONE_WIDTH
  const top = reserve + waiting
  const bottom = top + ROWS * ZONE_DEPTH
  const near = (side: Side): boolean => side === nearest
  return {
    nearest,
    width,
    height: bottom + reserve + waiting,
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
      waiting === 0
        ? null
        : {
            x: 0,
            y: near(side) ? bottom + reserve + GAP : 0,
            width,
            height: UNPLACED_DEPTH,
          },
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
