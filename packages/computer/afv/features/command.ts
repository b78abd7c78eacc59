import { onTable } from '@grognard/rules-afv/computing'
import { both } from './both.ts'
import { situationOf } from './situation.ts'

/** Command: units before the enemy that have the commander with them. */
export const command = both('command', (battle, side) => {
  const { zone, lost } = battle.commanders[side]
  if (lost || !onTable(zone)) return 0
  const there = situationOf(battle).zones.get(zone) ?? []
  const own = there.filter((unit) => unit.side === side).length
  return there.length > own ? own : own * 0.3
})
