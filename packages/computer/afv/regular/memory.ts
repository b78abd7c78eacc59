import { actionsOf, unitOf, type Afv, type UnitId } from '@grognard/rules-afv/functions'
import type { Feature } from '../../features.ts'
import { situationOf } from '../features/situation.ts'
import type { Plan } from '../plan/plan.ts'
import { actionsFrom, actionsTo } from '../routes.ts'
import { isFree } from '../sides.ts'

/** What a regular remembers from one question to the next. */
export type Memory = {
  plan: Plan | null
  /** The turn for which it has been made. */
  turn: number
  /** Units that stand well where they are, for all that is known this phase. */
  considered: Set<UnitId>
}

export const newMemory = (): Memory => ({ plan: null, turn: -1, considered: new Set() })

const FARTHEST = 6

/** How far the units still are from where the plan wants them, in turns. */
export const taskOf = (memory: Memory): Feature<Afv> => ({
  name: 'task',
  value: (seen, side) => {
    let sum = 0
    const { zones } = situationOf(seen)
    for (const [id, { zone }] of memory.plan?.orders ?? []) {
      const unit = unitOf(seen, id)
      if (unit.side !== side || unit.zone === null || !isFree(seen, unit)) continue
      // Whoever has the enemy before him does not turn his back to be off sooner.
      const faced = zones.get(unit.zone)?.some((other) => other.side !== side) ?? false
      const away = faced ? actionsFrom(seen, unit, zone) : actionsTo(seen, unit, zone)
      sum -= Math.min(FARTHEST, away) / actionsOf(unit).most
    }
    return sum
  },
})
