import type { Refusal } from '@grognard/kernel'
import type { Afv, Unit, UnitId } from '../battle.ts'
import { contactFace, faceMet, isEngaged } from '../engagements.ts'
import { onTable } from '../table.ts'
import { isArtillery, isFoot, isMounted } from '../units/kinds.ts'
import { refused } from './refused.ts'

/** Judges the order to engage an enemy. */
export function refuseEngaging(seen: Afv, unit: Unit, targetId: UnitId): Refusal | null {
  if (seen.acting === unit.id) return refused('afv:move.sequence', 'acted', { unit: unit.name })
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
  return waiting ? refused('afv:engage.target', 'engage-first', { unit: waiting.name }) : null
}

/** Whether a unit as it stands could engage an enemy at all. */
function refuseContact(seen: Afv, unit: Unit, target: Unit | undefined): Refusal | null {
  if (isEngaged(seen, unit.id))
    return refused('afv:move.engaged', 'engaged-already', { unit: unit.name })
  if (isArtillery(unit)) return refused('afv:engage.target', 'guns-engage')
  if (unit.formation.kind === 'defensive') return refused('afv:move.defensive', 'defensive-engages')
  if (!target || target.side === unit.side || !onTable(unit.zone) || target.zone !== unit.zone)
    return refused('afv:engage.target', 'same-zone')
  const contact = contactFace(seen, unit, target)
  if (!contact) return refused('afv:engage.contact', 'faces', { unit: target.name })
  if (isFoot(unit) && isMounted(target) && !isEngaged(seen, target.id) && unit.stands.pike < 2)
    if (faceMet(unit.facing, target.facing) !== 'rear')
      return refused('afv:engage.foot-vs-mounted', 'pikes-needed')
  return null
}
