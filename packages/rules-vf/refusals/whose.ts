// Whether the unit that an answer names is there, and whose it is.

import type { Refusal } from '@grognard/kernel'
import { commanderOf, type Side, type Unit, type UnitId, type Vf } from '../battle.ts'
import type { VfClause } from '../clauses.ts'
import { refused } from './refused.ts'

/** Why a unit is not on the table. (9.3, 11.0) */
export const refuseAbsent = ({ name, status }: Unit): Refusal | null => {
  if (status === 'reserve') return refused('vf2:11.0', 'unit-in-reserve', { unit: name })
  return status === 'routed' ? refused('vf2:9.3', 'unit-routed', { unit: name }) : null
}

/** Why this is no unit of a side on the table. */
export function refuseNotOwn(
  { units }: Pick<Vf, 'units'>,
  clause: VfClause,
  side: Side,
  id: UnitId,
): Refusal | null {
  const unit = units[id]
  if (!unit) return refused(clause, 'no-such-unit', { unit: id })
  return unit.side === side
    ? refuseAbsent(unit)
    : refused(clause, 'unit-of-enemy', { unit: unit.name })
}

/** Why this is no enemy of a side on the table. */
export function refuseNotEnemy(
  { units }: Pick<Vf, 'units'>,
  clause: VfClause,
  side: Side,
  id: UnitId,
): Refusal | null {
  const unit = units[id]
  if (!unit) return refused(clause, 'no-such-unit', { unit: id })
  return unit.side === side
    ? refused(clause, 'unit-is-own', { unit: unit.name })
    : refuseAbsent(unit)
}

/** Why a seat does not command a unit of its side. */
export function refuseCommand(seen: Vf, clause: VfClause, unit: Unit): Refusal | null {
  const commander = commanderOf(seen, unit)
  return commander === seen.you
    ? null
    : refused(clause, 'unit-of-another', { unit: unit.name, seat: commander })
}
