// Engagement range. (12.2, 12.40)

import { isWithinOf, type Footprint } from '@grognard/geometry'
import type { Seen, Side, Unit } from '../battle.ts'
import { distancesOf } from '../distances.ts'
import { situationOf } from '../field/situation.ts'

/** An enemy within engagement range of a place; just so far is within. (12.2) */
export function enemyNear(seen: Seen, side: Side, there: Footprint): Unit | null {
  const { bodies } = situationOf(seen)
  const { engagement } = distancesOf(seen.options)
  for (const other of seen.units) {
    const body = bodies[other.id]
    if (other.side === side || !body || !('boxes' in body)) continue
    if (isWithinOf(there, body, engagement)) return other
  }
  return null
}

/** A unit that has an enemy within engagement range, and where both stand. */
export type Engaged = { readonly unit: Unit; readonly body: Footprint; readonly enemy: Footprint }

/** The first unit of a brigade that has one. (12.40) */
export function engagedOf(seen: Seen, brigade: number): Engaged | null {
  const { bodies } = situationOf(seen)
  for (const unit of seen.units) {
    const body = bodies[unit.id]
    if (unit.brigade !== brigade || !body || !('boxes' in body)) continue
    const near = enemyNear(seen, unit.side, body)
    const enemy = near && bodies[near.id]
    if (enemy && 'boxes' in enemy) return { unit, body, enemy }
  }
  return null
}
