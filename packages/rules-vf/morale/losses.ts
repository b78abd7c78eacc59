import type { Procedure } from '@grognard/kernel'
import { change, unitOf, type UnitId, type Vf } from '../battle.ts'
import { clause } from '../clauses.ts'
import { of, tell } from '../telling.ts'
import { tenacityOf } from '../units/values.ts'
import { takeValourTest } from './valour.ts'

/**
 * A unit suffers losses: markers until it is shaken, and a valour test for every loss beyond.
 * (8.3.1, 9.1, 9.2)
 */
export function* sufferLosses(
  battle: Vf,
  id: UnitId,
  losses: number,
  kind: 'fire' | 'melee',
): Procedure<void> {
  const beyond = losses - markLosses(battle, id, losses)
  if (beyond === 0) return
  if (battle.winners.includes(id)) {
    tell(battle, 'valour-of-winner', [clause('vf2:9.2.1')], of(unitOf(battle, id)))
    return
  }
  yield* takeValourTest(battle, id, beyond, kind)
}

/** Marks losses on a unit, as many as it can bear, and returns how many these were. (9.1) */
export function markLosses(battle: Vf, id: UnitId, losses: number): number {
  const unit = unitOf(battle, id)
  const tenacity = tenacityOf(battle, unit)
  const marked = Math.min(losses, Math.max(0, tenacity.value - unit.losses))
  if (marked === 0) return 0
  const total = unit.losses + marked
  change(battle, id, { losses: total })
  const shaken = total >= tenacity.value
  const clauses = shaken ? [clause('vf2:8.3.1'), clause('vf2:9.1')] : [clause('vf2:8.3.1')]
  tell(battle, 'losses', clauses, { losses: marked, total, tenacity, shaken, ...of(unit) })
  return marked
}
