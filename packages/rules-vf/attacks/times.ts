// How often a unit attacks or lends support in a phase: once, but for batteries whose cannons each
// do so by themselves. (8.0, O1.2)

import type { Unit, UnitId, Vf } from '../battle.ts'
import { batteryBy } from '../editions/options/batteries.ts'
import { profileOf } from '../sheets/index.ts'
import { standsDeployed } from '../units/formed.ts'

export const attacksOf = ({ options }: Pick<Vf, 'options'>, unit: Unit): number => {
  const { attacks } = batteryBy(options)
  return attacks > 1 && profileOf(unit).arm === 'artillery' && standsDeployed(unit) ? attacks : 1
}

export function timesIn(units: readonly UnitId[], id: UnitId): number {
  let times = 0
  for (const unit of units) if (unit === id) times++
  return times
}

/** How often it can still attack or lend support, beyond what has been pledged for it. */
export const attacksLeft = (
  battle: Pick<Vf, 'options' | 'spent'>,
  unit: Unit,
  pledged: readonly UnitId[] = [],
): number => attacksOf(battle, unit) - timesIn(battle.spent, unit.id) - timesIn(pledged, unit.id)

/** These with each that has now attacked or lent support, as often as it may at most. */
export function withSpent(
  { spent, options, units }: Pick<Vf, 'spent' | 'options' | 'units'>,
  more: readonly UnitId[],
): readonly UnitId[] {
  const all = [...spent]
  for (const id of more)
    if (timesIn(all, id) < attacksOf({ options }, units[id] as Unit)) all.push(id)
  return all
}

/** Each of them once: for all but attacks a battery is one unit. (O1.2) */
export const eachOnce = (units: readonly UnitId[]): readonly UnitId[] =>
  units.length < 2 ? units : [...new Set(units)]
