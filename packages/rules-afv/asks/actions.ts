import type { Refusal } from '@grognard/kernel'
import type { Afv, Unit } from '../battle.ts'
import { contactsOf, facesTaken, isEngaged } from '../engagements.ts'
import { ahead, escarpmentBetween, onTable, type ZoneId } from '../table.ts'
import { isRestricted, prohibited } from '../terrain.ts'
import { actionsOf, type Action } from '../units/actions.ts'
import { misformed, type Formation } from '../units/formations.ts'
import { isMounted } from '../units/kinds.ts'
import type { UnitMove } from './move.ts'
import { refused, refusedBy } from './refused.ts'

/** Judges one action of a unit on the table. */
export function refuseAction(seen: Afv, unit: Unit, move: UnitMove): Refusal | null {
  const action = move.do as Action
  const { of } = actionsOf(unit)
  if (!of.includes(action))
    return refused('afv:move.actions', 'action', `${unit.name} cannot ${action} now.`)
  if (isEngaged(seen, unit.id) && action !== 'disengage')
    return isMounted(unit)
      ? refused('afv:disengage', 'engaged', `${unit.name} must disengage first.`)
      : refused('afv:move.engaged', 'engaged', `${unit.name} is engaged and does nothing.`)
  switch (move.do) {
    case 'change':
      return refuseChange(unit, move)
    case 'turn':
      if (move.facing === unit.facing)
        return refused('afv:move.turn', 'facing', `${unit.name} faces there already.`)
      return refuseDefensive(unit)
    case 'move':
      return refuseDefensive(unit) ?? refuseAhead(seen, unit)
    case 'disengage':
      return refuseDisengaging(seen, unit)
    case 'mount':
    case 'dismount':
      return refuseFormation({ ...unit, dismounted: move.do === 'dismount' }, unit.formation)
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
    ? refused(
        'afv:move.defensive',
        'defensive',
        `${unit.name} is in a defensive formation and neither moves nor turns.`,
      )
    : null

function refuseFormation(unit: Unit, formation: Formation): Refusal | null {
  const wrong = misformed(unit, formation)
  return wrong ? refusedBy('formation', wrong) : null
}

function refuseChange(unit: Unit, move: Extract<UnitMove, { do: 'change' }>): Refusal | null {
  const wrong = refuseFormation(unit, move.formation)
  if (wrong) return wrong
  const { kind, files } = unit.formation
  if (kind === move.formation.kind && files === move.formation.files)
    return refused('afv:move.change', 'same', `${unit.name} stands like that already.`)
  if (move.facing !== undefined && (kind !== 'defensive' || move.formation.kind === 'defensive'))
    return refused(
      'afv:move.change',
      'facing',
      'Only a unit that leaves a defensive formation faces anew.',
    )
  return null
}

function refuseAhead(seen: Afv, unit: Unit): Refusal | null {
  const from = unit.zone as ZoneId
  const to = ahead(seen.table, from, unit.facing)
  if (to === null) return refused('afv:move.zone', 'edge', 'There is no zone ahead.')
  if (escarpmentBetween(seen.table, from, to))
    return refused('afv:terrain.escarpment', 'escarpment', 'An escarpment is in the way.')
  const second = seen.acting === unit.id
  if (second && isMounted(unit) && isRestricted(seen.table, to))
    return refused('afv:terrain.general', 'restricted', 'Into such ground it is the only action.')
  return refuseZone(seen, unit, to)
}

/** Why a unit cannot be put into a zone: what grows there, or too many friends. */
export function refuseZone(seen: Afv, unit: Unit, zone: ZoneId): Refusal | null {
  const wrong = onTable(zone) ? prohibited(seen, unit, zone) : null
  if (wrong) return refusedBy('terrain', wrong)
  return hasRoom(seen, unit, zone)
    ? null
    : refused('afv:table.limit', 'full', `No more than ${seen.options.limit} units fit there.`)
}

export const hasRoom = (seen: Afv, unit: Unit, zone: ZoneId): boolean =>
  seen.units.filter((other) => other.side === unit.side && other.zone === zone).length <
  seen.options.limit

function refuseDisengaging(seen: Afv, unit: Unit): Refusal | null {
  const contacts = contactsOf(seen, unit.id)
  if (contacts.length === 0) return refused('afv:disengage', 'free', `${unit.name} is not engaged.`)
  if (contacts.some(({ enemy }) => isMounted(seen.units[enemy] as Unit)))
    return refused('afv:disengage', 'mounted', 'Nobody disengages from mounted.')
  return facesTaken(seen, unit.id).length >= 4
    ? refused('afv:disengage', 'surrounded', `${unit.name} is engaged on all sides.`)
    : null
}
