import { columnOf, onTable, rowOf, type Afv, type ZoneId } from '@grognard/rules-afv/functions'
import { both } from './both.ts'
import { situationOf } from './situation.ts'

/** Zones that the commander has to ride, corners cut. */
const rides = ({ table }: Afv, a: ZoneId, b: ZoneId): number =>
  Math.max(
    Math.abs(columnOf(table, a) - columnOf(table, b)),
    Math.abs(rowOf(table, a) - rowOf(table, b)),
  )

/** Command: units that have the commander with them, those before the enemy above all. */
export const command = both('command', (battle, side) => {
  const { zone, lost } = battle.commanders[side]
  if (lost || !onTable(zone)) return 0
  let sum = 0
  for (const [at, there] of situationOf(battle).zones) {
    const own = there.filter((unit) => unit.side === side).length
    const needed = there.length > own ? own : own * 0.3
    sum += needed / (1 + 2 * rides(battle, zone, at))
  }
  return sum
})
