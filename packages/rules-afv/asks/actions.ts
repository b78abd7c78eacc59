import type { Refusal } from '@grognard/kernel'
import { unitOf, type Afv, type Unit } from '../battle.ts'
import { contactsOf, facesTaken, isEngaged } from '../engagements.ts'
import { ahead, escarpmentBetween, onTable, type ZoneId } from '../table.ts'
import { prohibited, restriction } from '../terrain.ts'
import { actionsOf, type Action } from '../units/actions.ts'
import { refuseFormation } from '../units/formations.ts'
import { isMounted } from '../units/kinds.ts'
import type { UnitMove } from './move.ts'
import { refused, refusedAt } from './refused.ts'

/** Judges one action of a unit on the table. */
export function refuseAction(seen: Afv, unit: Unit, move: UnitMove): Refusal | null {
  const action = move.do as Action
  const cannot = refuseKind(seen, unit, action)
  if (cannot) return cannot
  if (isEngaged(seen, unit.id) && action !== 'disengage') return refuseEngaged(unit, action)
  switch (move.do) {
    case 'change':
      return refuseChange(unit, move)
    case 'turn':
      if (move.facing === unit.facing)
        return refused('afv:move.turn', 'faces-there', { unit: unit.name })
      return refuseDefensive(unit)
    case 'move':
      return refuseDefensive(unit) ?? refuseAhead(seen, unit)
    case 'disengage':
      return refuseDisengaging(seen, unit)
    case 'mount':
    case 'dismount':
      return named(
        unit,
        refuseFormation({ ...unit, dismounted: move.do === 'dismount' }, unit.formation),
      )
    case 'withdraw':
    case 'leave':
    case 'engage':
    case 'enter':
    case 'shift':
      return null
  }
}

/** The same refusal, with the unit's name before it. */
export const named = ({ name }: Unit, refusal: Refusal | null): Refusal | null =>
  refusal && refusedAt(name, refusal)

/** Why an action is none of those of such a unit. */
function refuseKind(seen: Afv, unit: Unit, action: Action): Refusal | null {
  const { name, kind, dismounted, fired } = unit
  // Dragoons that were mounted when chosen have no such action, though they are on foot by now.
  if (action === 'mount' && dismounted && seen.acting === unit.id)
    return refused('afv:move.actions', 'mounts-again', { unit: name })
  if (actionsOf(unit).of.includes(action)) return null
  if (action === 'mount' || action === 'dismount')
    return kind === 'dragoons'
      ? refused('afv:move.mount', 'mounted-so', { unit: name, dismounted })
      : refused('afv:move.mount', 'dragoons-only', { unit: name })
  if (action === 'disengage') return refused('afv:disengage', 'mounted-disengage', { unit: name })
  return action === 'move' && fired
    ? refused('afv:move.actions', 'fired-guns', { unit: name })
    : refused('afv:move.actions', 'action', { unit: name, kind, action })
}

function refuseEngaged(unit: Unit, action: Action): Refusal {
  if (action === 'mount' || action === 'dismount')
    return refused('afv:move.mount', 'engaged-mounts', { unit: unit.name })
  return isMounted(unit)
    ? refused('afv:disengage', 'must-disengage', { unit: unit.name })
    : refused('afv:move.engaged', 'engaged', { unit: unit.name })
}

const refuseDefensive = (unit: Unit): Refusal | null =>
  unit.formation.kind === 'defensive'
    ? refused('afv:move.defensive', 'defensive', { unit: unit.name })
    : null

function refuseChange(unit: Unit, move: Extract<UnitMove, { do: 'change' }>): Refusal | null {
  const wrong = refuseFormation(unit, move.formation)
  if (wrong) return named(unit, wrong)
  const { kind, files } = unit.formation
  if (kind === move.formation.kind && files === move.formation.files)
    return refused('afv:move.change', 'same', { unit: unit.name })
  if (move.facing !== undefined && (kind !== 'defensive' || move.formation.kind === 'defensive'))
    return refused('afv:move.change', 'faces-anew', { unit: unit.name })
  return null
}

function refuseAhead(seen: Afv, unit: Unit): Refusal | null {
  const from = unit.zone as ZoneId
  const to = ahead(seen.table, from, unit.facing)
  if (to === null) return refused('afv:move.zone', 'edge', { unit: unit.name })
  if (escarpmentBetween(seen.table, from, to))
    return refused('afv:terrain.escarpment', 'escarpment', { unit: unit.name })
  const second = seen.acting === unit.id && isMounted(unit)
  const terrain = second ? restriction(seen.table, to) : null
  if (terrain !== null)
    return refused('afv:terrain.general', 'only-action', { unit: unit.name, terrain })
  return refuseZone(seen, unit, to)
}

/** Why a unit cannot be put into a zone: what grows there, or too many friends. */
export function refuseZone(seen: Afv, unit: Unit, zone: ZoneId): Refusal | null {
  const wrong = onTable(zone) ? prohibited(seen, unit, zone) : null
  if (wrong) return named(unit, wrong)
  return hasRoom(seen, unit, zone)
    ? null
    : refused('afv:table.limit', 'full', { unit: unit.name, limit: seen.options.limit })
}

export const hasRoom = (seen: Afv, unit: Unit, zone: ZoneId): boolean =>
  seen.units.filter((other) => other.side === unit.side && other.zone === zone).length <
  seen.options.limit

function refuseDisengaging(seen: Afv, unit: Unit): Refusal | null {
  const enemies = contactsOf(seen, unit.id).map(({ enemy }) => unitOf(seen, enemy))
  if (enemies.length === 0) return refused('afv:disengage', 'free', { unit: unit.name })
  const mounted = enemies.find(isMounted)
  if (mounted)
    return refused('afv:disengage', 'from-mounted', { unit: unit.name, enemy: mounted.name })
  return facesTaken(seen, unit.id).length >= 4
    ? refused('afv:disengage', 'surrounded', { unit: unit.name })
    : null
}
