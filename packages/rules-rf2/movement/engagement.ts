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

/** A unit of a brigade that has an enemy within engagement range. (12.40) */
export function engagedOf(seen: Seen, brigade: number): Unit | null {
  const { bodies } = situationOf(seen)
  for (const unit of seen.units) {
    const body = bodies[unit.id]
    if (unit.brigade !== brigade || !body || !('boxes' in body)) continue
    if (enemyNear(seen, unit.side, body)) return unit
  }
  return null
}
