import type { Refusal } from '@grognard/kernel'
import type { Afv, Side, Unit } from '../battle.ts'
import { inCommand, isEngaged } from '../engagements.ts'
import {
  adjacent,
  columnOf,
  isReserve,
  onTable,
  rearRow,
  reserveAt,
  rowOf,
  ROWS,
  zoneAt,
  type ZoneId,
} from '../table.ts'
import { TERRAIN, terrainOf } from '../terrain.ts'
import { refuseFormation } from '../units/formations.ts'
import { named, refuseZone } from './actions.ts'
import type { UnitMove } from './move.ts'
import { refused } from './refused.ts'

type ReserveMove = Extract<UnitMove, { do: 'enter' | 'shift' | 'leave' }>

/** Judges a move onto the table, between reserve zones, or off the table. */
export function refuseReserves(seen: Afv, unit: Unit, move: ReserveMove): Refusal | null {
  const { table } = seen
  const zone = unit.zone as ZoneId
  if (seen.acting === unit.id) return refused('afv:reserve', 'acted-reserve', { unit: unit.name })
  if (move.do === 'leave') {
    if (isReserve(zone)) return refused('afv:reserve', 'in-reserve', { unit: unit.name })
    if (rowOf(table, zone) !== rearRow(unit.side))
      return refused('afv:reserve', 'rear', { unit: unit.name })
    const column = columnOf(table, zone)
    if (!table.reserves.includes(column))
      return refused('afv:reserve', 'no-reserve-behind', { unit: unit.name })
    if (isEngaged(seen, unit.id))
      return refused('afv:reserve', 'engaged-stays', { unit: unit.name })
    return refuseZone(seen, unit, reserveAt(column))
  }
  if (!isReserve(zone)) return refused('afv:reserve', 'on-table', { unit: unit.name })
  if (move.do === 'shift') {
    if (!table.reserves.includes(move.column))
      return refused('afv:table.zones', 'no-reserve', { column: move.column })
    if (reserveAt(move.column) === zone)
      return refused('afv:reserve', 'other-reserve', { unit: unit.name })
    return refuseZone(seen, unit, reserveAt(move.column))
  }
  if (move.formation.kind === 'defensive')
    return refused('afv:reserve', 'entry-formation', { unit: unit.name })
  const wrong = refuseFormation(unit, move.formation)
  if (wrong) return named(unit, wrong)
  return refuseZone(seen, { ...unit, formation: move.formation }, entryOf(seen, unit))
}

/** The zone of the table straight before a unit in reserve. */
export const entryOf = ({ table }: Afv, unit: Unit): ZoneId =>
  zoneAt(table, rearRow(unit.side), columnOf(table, unit.zone as ZoneId))

export function refuseWithdrawal(seen: Afv, unit: Unit): Refusal | null {
  return onTable(unit.zone) && inCommand(seen, unit)
    ? null
    : refused('afv:withdraw', 'command', { unit: unit.name })
}

export function refuseCommander(seen: Afv, side: Side, to: ZoneId): Refusal | null {
  const { zone, lost } = seen.commanders[side]
  if (lost || zone === null) return refused('afv:victory.commander-lost', 'lost')
  if (to < 0 || to >= seen.table.columns * ROWS || !adjacent(seen.table, zone, to))
    return refused('afv:move.end', 'commander-steps')
  const terrain = terrainOf(seen.table, to).find((kind) => TERRAIN[kind].prohibitsCommander)
  return terrain === undefined
    ? null
    : refused(TERRAIN[terrain].clause, 'commander-ground', { terrain })
}
