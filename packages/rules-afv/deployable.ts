import type { Refusal } from '@grognard/kernel'
import { refused, refusedAt } from './asks/refused.ts'
import { SIDES, type Afv, type Side } from './battle.ts'
import { rearRow, reserveAt, setUpColumns, zoneAt, type ZoneId } from './table.ts'
import { isImpassable, TERRAIN, terrainOf } from './terrain.ts'

/** Whether any unit whatever may be put there: nothing in the zone bars anybody. */
const takesAll = (battle: Afv, zone: ZoneId): boolean =>
  terrainOf(battle.table, zone).every((t) => t === 'hills' || t === 'village')

/**
 * Zones that a side can count on for its deployment. Those beside the set-up zones open when these
 * are full, which a set-up zone that bars some but not all never need be. (table.setup)
 */
function certain(battle: Afv, side: Side): readonly ZoneId[] {
  const { table } = battle
  const zone = (column: number): ZoneId => zoneAt(table, rearRow(side), column)
  const first = setUpColumns(table).map(zone)
  const every = Array.from({ length: table.columns }, (_, column) => zone(column))
  const opens = first.every((z) => takesAll(battle, z) || isImpassable(table, z))
  const rear = opens ? every : first
  return [...rear.filter((z) => takesAll(battle, z)), ...table.reserves.map(reserveAt)]
}

/** Every unit must find a place, whatever the players do first, and so must the commander. */
export function wrongWithDeployment(battle: Afv): Refusal | null {
  for (const side of SIDES) {
    const own = battle.units.filter((unit) => unit.side === side && unit.gone === null)
    const waiting = own.filter((unit) => unit.zone === null).length
    const room = certain(battle, side).reduce(
      (sum, zone) => sum + battle.options.limit - own.filter((unit) => unit.zone === zone).length,
      0,
    )
    if (waiting > room)
      return refusedAt(`armies.${side}`, refused('afv:table.limit', 'room', { room, waiting }))
    const commander = setUpColumns(battle.table).some((column) =>
      terrainOf(battle.table, zoneAt(battle.table, rearRow(side), column)).every(
        (terrain) => !TERRAIN[terrain].prohibitsCommander,
      ),
    )
    if (!commander && battle.commanders[side].zone === null)
      return refused('afv:army.commander', 'commander-room', { side })
  }
  return null
}
