import type { Procedure } from '@grognard/kernel'
import { change, unitOf, type Unit, type UnitId, type Vf } from '../battle.ts'
import { clause } from '../clauses.ts'
import { editionOf, numbersOf } from '../editions/book.ts'
import { inInches } from '../measured.ts'
import { aboutUnits, tell } from '../tell.ts'
import { tenacityOf } from './tenacity.ts'
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
  if (beyond > 0) yield* afterLosses(battle, id, beyond, kind)
}

/** Losses beyond its tenacity: winners take no valour tests. (9.2, 9.2.1) */
function* afterLosses(
  battle: Vf,
  id: UnitId,
  beyond: number,
  kind: 'fire' | 'melee',
): Procedure<void> {
  if (battle.winners.includes(id) && !editionOf(battle).winnersTest) {
    const data = { tests: beyond, ...aboutUnits(unitOf(battle, id)) }
    tell(battle, 'valour-of-winner', [clause('vf2:9.2.1')], data)
    return
  }
  yield* takeValourTest(battle, id, beyond, kind)
}

/**
 * Marks losses on a unit, as many as it can bear, and returns how many these were. (9.1) Where its
 * brigade wavers they are for an enemy who is near. (9.5.1)
 */
export function markLosses(
  battle: Vf,
  id: UnitId,
  losses: number,
  near: Unit | null = null,
): number {
  const unit = unitOf(battle, id)
  const tenacity = tenacityOf(battle, unit)
  const marked = Math.min(losses, Math.max(0, tenacity.value - unit.losses))
  if (marked === 0) return 0
  const total = unit.losses + marked
  change(battle, id, { losses: total })
  const shaken = total >= tenacity.value
  const clauses = [
    clause('vf2:8.3.1'),
    ...(near ? [clause('vf2:9.5.1')] : []),
    ...(shaken ? [clause('vf2:9.1')] : []),
  ]
  tell(battle, 'losses', clauses, {
    losses: marked,
    total,
    tenacity,
    shaken,
    near: near?.name ?? null,
    ...(near && { within: inInches(numbersOf(battle.options).wavering) }),
    unit: unit.name,
    units: [unit.id],
  })
  if (shaken) editionOf(battle).afterShaken(battle, id)
  return marked
}
