import type { Refusal } from '@grognard/kernel'
import type { Afv, Unit } from '../battle.ts'
import { contactsOf, facesTaken, isEngaged } from '../engagements.ts'
import { ahead, escarpmentBetween, onTable, type ZoneId } from '../table.ts'
import { isRestricted, prohibited } from '../terrain.ts'
import { actionsOf, type Action } from '../units/actions.ts'
import { misformed } from '../units/formations.ts'
import { isMounted } from '../units/kinds.ts'
import type { UnitMove } from './move.ts'
import { refused } from './refused.ts'

/** Judges one action of a unit on the table. */
export function refuseAction(seen: Afv, unit: Unit, move: UnitMove): Refusal | null {
  const action = move.do as Action
  const { of } = actionsOf(unit)
  if (!of.includes(action))
    return refused('afv:move.actions', 'action', { unit: unit.name, action })
  if (isEngaged(seen, unit.id) && action !== 'disengage')
    return isMounted(unit)
      ? refused('afv:disengage', 'must-disengage', { unit: unit.name })
      : refused('afv:move.engaged', 'engaged', { unit: unit.name })
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
      return misformed({ ...unit, dismounted: move.do === 'dismount' }, unit.formation)
    case 'withdraw':
    case 'leave':
    case 'engage':
    case 'enter':
    case 'shift':
      return null
  }
}

const refuseDefensive = (unit: Unit): Refusal | null =>
  unit.formation.kind === 'defensive'
    ? refused('afv:move.defensive', 'defensive', { unit: unit.name })
    : null

function refuseChange(unit: Unit, move: Extract<UnitMove, { do: 'change' }>): Refusal | null {
  const wrong = misformed(unit, move.formation)
  if (wrong) return wrong
  const { kind, files } = unit.formation
  if (kind === move.formation.kind && files === move.formation.files)
    return refused('afv:move.change', 'same', { unit: unit.name })
  if (move.facing !== undefined && (kind !== 'defensive' || move.formation.kind === 'defensive'))
    return refused('afv:move.change', 'faces-anew')
  return null
}

function refuseAhead(seen: Afv, unit: Unit): Refusal | null {
  const from = unit.zone as ZoneId
  const to = ahead(seen.table, from, unit.facing)
  if (to === null) return refused('afv:move.zone', 'edge')
  if (escarpmentBetween(seen.table, from, to))
    return refused('afv:terrain.escarpment', 'escarpment')
  const second = seen.acting === unit.id
  if (second && isMounted(unit) && isRestricted(seen.table, to))
    return refused('afv:terrain.general', 'only-action')
  return refuseZone(seen, unit, to)
}

/** Why a unit cannot be put into a zone: what grows there, or too many friends. */
export function refuseZone(seen: Afv, unit: Unit, zone: ZoneId): Refusal | null {
  const wrong = onTable(zone) ? prohibited(seen, unit, zone) : null
  if (wrong) return wrong
  return hasRoom(seen, unit, zone)
    ? null
    : refused('afv:table.limit', 'full', { limit: seen.options.limit })
}

export const hasRoom = (seen: Afv, unit: Unit, zone: ZoneId): boolean =>
  seen.units.filter((other) => other.side === unit.side && other.zone === zone).length <
  seen.options.limit

function refuseDisengaging(seen: Afv, unit: Unit): Refusal | null {
  const contacts = contactsOf(seen, unit.id)
  if (contacts.length === 0) return refused('afv:disengage', 'free', { unit: unit.name })
  if (contacts.some(({ enemy }) => isMounted(seen.units[enemy] as Unit)))
    return refused('afv:disengage', 'from-mounted')
  return facesTaken(seen, unit.id).length >= 4
    ? refused('afv:disengage', 'surrounded', { unit: unit.name })
    : null
}
