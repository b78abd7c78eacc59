import type { Refusal } from '@grognard/kernel'
import type { Afv, Unit, UnitId } from '../battle.ts'
import { contactFace, faceMet, isEngaged } from '../engagements.ts'
import { onTable } from '../table.ts'
import { isArtillery, isFoot, isMounted } from '../units/kinds.ts'
import { refused } from './refused.ts'

/** Judges the order to engage an enemy. */
export function refuseEngaging(seen: Afv, unit: Unit, targetId: UnitId): Refusal | null {
  if (seen.acting === unit.id)
    return refused('afv:move.sequence', 'acted', `${unit.name} has performed an action.`)
  const target = seen.units[targetId]
  const cannot = refuseContact(seen, unit, target)
  if (cannot || !target) return cannot
  if (!isEngaged(seen, target.id)) return null
  const waiting = seen.units.find(
    (other) =>
      other.side === target.side &&
      other.zone === target.zone &&
      !isEngaged(seen, other.id) &&
      seen.units.some(
        (friend) =>
          friend.side === unit.side &&
          friend.zone === other.zone &&
          (friend.id === unit.id || !seen.moved.includes(friend.id)) &&
          refuseContact(seen, friend, other) === null,
      ),
  )
  return waiting
    ? refused('afv:engage.target', 'first', `${waiting.name} must be engaged first.`)
    : null
}

/** Whether a unit as it stands could engage an enemy at all. */
function refuseContact(seen: Afv, unit: Unit, target: Unit | undefined): Refusal | null {
  if (isEngaged(seen, unit.id))
    return refused('afv:move.engaged', 'engaged', `${unit.name} is engaged already.`)
  if (isArtillery(unit))
    return refused('afv:engage.target', 'artillery', 'Artillery engages nobody.')
  if (unit.formation.kind === 'defensive')
    return refused('afv:move.defensive', 'defensive', 'A defensive formation engages nobody.')
  if (!target || target.side === unit.side || !onTable(unit.zone) || target.zone !== unit.zone)
    return refused('afv:engage.target', 'zone', 'Only an enemy in the same zone can be engaged.')
  const contact = contactFace(seen, unit, target)
  if (!contact)
    return refused('afv:engage.contact', 'faces', `${target.name} is engaged on all its faces.`)
  if (isFoot(unit) && isMounted(target) && !isEngaged(seen, target.id) && unit.stands.pike < 2)
    if (faceMet(unit.facing, target.facing) !== 'rear')
      return refused(
        'afv:engage.foot-vs-mounted',
        'mounted',
        'Foot without two stands of pikes engage mounted only in the rear.',
      )
  return null
}
