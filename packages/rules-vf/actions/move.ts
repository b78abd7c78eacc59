// Moves, and retreats as far as they are moves. (6.3)

import type { Refusal } from '@grognard/kernel'
import type { Unit, Vf } from '../battle.ts'
import { editionOf } from '../editions/book.ts'
import type { Reform, Way } from '../order.ts'
import { refused } from '../refusals/refused.ts'
import { specialsOf } from '../specials/index.ts'
import type { Special } from '../specials/special.ts'
import { refuseInside } from './occupy.ts'
import { stanceOf } from './reform.ts'
import { endOf, refuseWay, type Stance } from './way.ts'

/** A move or retreat, with a reform before or after it. (6.3.3) */
export type Manoeuvre = {
  readonly before?: Reform
  readonly way: Way
  readonly after?: Reform
}

/** How a unit stands when it has reformed, if it does, and is about to move. */
export const startOf = (unit: Unit, { before }: Manoeuvre): Stance => before ?? stanceOf(unit)

/** How a unit stands after a move or retreat. */
export const stanceAfter = (seen: Vf, unit: Unit, moved: Manoeuvre): Stance =>
  moved.after ?? endOf(seen, unit, startOf(unit, moved), moved.way)

/** Why a unit may not move so. */
export function refuseMove(seen: Vf, unit: Unit, moved: Manoeuvre): Refusal | null {
  return refuseManoeuvre(seen, unit, 'move', moved)
}

export function refuseManoeuvre(
  seen: Vf,
  unit: Unit,
  purpose: 'move' | 'retreat',
  moved: Manoeuvre,
): Refusal | null {
  if (!unit.pose) return refuseInside(seen, unit)
  const { before, way, after } = moved
  const { refuseReform } = editionOf(seen)
  const start = startOf(unit, moved)
  return (
    refuseReforms(unit, moved) ??
    (before ? refuseReform(seen, unit, stanceOf(unit), before) : null) ??
    refuseWay(seen, unit, purpose, start, way) ??
    (after ? refuseReform(seen, unit, endOf(seen, unit, start, way), after) : null)
  )
}

/** Once, before or after; some may do it twice, and others only where they stand. */
export function refuseReforms(unit: Unit, moved: Manoeuvre): Refusal | null {
  const { before, way, after } = moved
  const specials = specialsOf(unit)
  if (before && after && !specials.some(({ reformsTwice }) => reformsTwice))
    return refused('vf2:6.3.3', 'reform-twice', { unit: unit.name })
  if (way.length === 0) return null
  const start = startOf(unit, moved)
  const standing =
    (before && standsBy(specials, stanceOf(unit), before)) ??
    (after && standsBy(specials, start, after))
  return standing
    ? refused(standing.clause, 'reform-standing', { unit: unit.name, rule: standing.title })
    : null
}

const standsBy = (specials: readonly Special[], from: Stance, to: Reform): Special | undefined =>
  specials.find((special) => special.reformsStanding?.(from.formation, to.formation))
