import type { Refusal } from '@grognard/kernel'
import type { Afv, Flank, Unit, UnitId } from '../battle.ts'
import { contactFace, faceMet, flanksOpen, isEngaged } from '../engagements.ts'
import { onTable } from '../table.ts'
import { isArtillery, isFoot, isMounted } from '../units/kinds.ts'
import type { Engaging } from './move.ts'
import { nameOrNumber, refused } from './refused.ts'

/** Judges the order to engage an enemy, on a flank if one is named. */
export function refuseEngaging(
  seen: Afv,
  unit: Unit,
  targetId: UnitId,
  flank?: Flank,
): Refusal | null {
  if (seen.acting === unit.id) return refused('afv:move.sequence', 'acted', { unit: unit.name })
  const target = seen.units[targetId]
  if (!target || target.side === unit.side)
    return refused('afv:engage.target', 'no-enemy-there', { unit: nameOrNumber(seen, targetId) })
  const cannot = refuseContact(seen, unit, target)
  if (cannot) return cannot
  const waiting = isEngaged(seen, target.id) ? unengagedBefore(seen, unit, target) : undefined
  if (waiting) return refused('afv:engage.target', 'engage-first', { unit: waiting.name })
  return flank === undefined ? null : refuseFlankNamed(seen, unit, target, flank)
}

/** An enemy in the zone whom nobody has engaged, and whom a friend yet to be chosen could. */
const unengagedBefore = (seen: Afv, unit: Unit, target: Unit): Unit | undefined =>
  seen.units.find(
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

/** Whether a unit as it stands could engage an enemy at all. */
function refuseContact(seen: Afv, unit: Unit, target: Unit): Refusal | null {
  const { name } = unit
  if (isEngaged(seen, unit.id))
    return refused(isMounted(unit) ? 'afv:disengage' : 'afv:move.engaged', 'engaged-already', {
      unit: name,
    })
  if (isArtillery(unit)) return refused('afv:engage.target', 'guns-engage', { unit: name })
  if (unit.formation.kind === 'defensive')
    return refused('afv:move.defensive', 'defensive-engages', { unit: name })
  if (!onTable(unit.zone) || target.zone !== unit.zone)
    return refused('afv:engage.target', 'same-zone', { unit: name, target: target.name })
  if (!contactFace(seen, unit, target))
    return refused('afv:engage.contact', 'faces', { unit: target.name })
  const { pike } = unit.stands
  const face = faceMet(unit.facing, target.facing)
  return isFoot(unit) &&
    isMounted(target) &&
    !isEngaged(seen, target.id) &&
    pike < 2 &&
    face !== 'rear'
    ? refused('afv:engage.foot-vs-mounted', 'pikes-needed', {
        unit: name,
        target: target.name,
        pikes: pike,
        face,
      })
    : null
}

/** A flank may be named where the unit would come to it: by the way it looks, or by choice. */
function refuseFlankNamed(seen: Afv, unit: Unit, target: Unit, flank: Flank): Refusal | null {
  const met = contactFace(seen, unit, target, flank)
  if (!met || met.face === flank) return null
  const code = met.clause === 'afv:engage.contact' ? 'flank-by-facing' : 'flank-by-priority'
  const data = { unit: unit.name, target: target.name, face: met.face, flank }
  return refused(met.clause, code, data)
}

/** An enemy to engage, once on either flank where there is a choice of them. (engage.priority) */
export function waysToEngage(seen: Afv, unit: Unit, target: Unit): readonly Engaging[] {
  const flanks = flanksOpen(seen, unit, target)
  return flanks.length === 0
    ? [{ target: target.id }]
    : flanks.map((flank) => ({ target: target.id, flank }))
}
