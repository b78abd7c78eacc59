import {
  formationsOf,
  isArtillery,
  isFoot,
  isMounted,
  rearRow,
  rowOf,
  adjacent,
  onTable,
  zonesOf,
  type Afv,
  type Move,
  type Side,
  type Unit,
  type UnitId,
  type ZoneId,
} from '@grognard/rules-afv/functions'
import type { Decided, Habit } from '../habit.ts'
import { inTurn, marching } from '../orders.ts'
import { actionsTo, isFar } from '../routes.ts'
import { sense } from '../sense/index.ts'
import { isFree, unitsOf } from '../sides.ts'
import { because } from '../words/index.ts'

/** A zone for each unit on its own two thirds of the table, the nearest first. */
function posts(seen: Afv, side: Side): ReadonlyMap<UnitId, ZoneId> {
  const far = rowOf(seen.table, 0) === rearRow(side) ? 2 : 0
  const zones = zonesOf(seen.table).filter((zone) => rowOf(seen.table, zone) !== far)
  const pairs = unitsOf(seen, side)
    .filter((unit) => !isArtillery(unit))
    .flatMap((unit) => zones.map((zone) => ({ unit, zone, away: actionsTo(seen, unit, zone) })))
    .filter(({ away }) => !isFar(away))
    .toSorted((a, b) => a.away - b.away || a.unit.id - b.unit.id || a.zone - b.zone)
  const posted = new Map<UnitId, ZoneId>()
  const taken = new Set<ZoneId>()
  for (const { unit, zone } of pairs) {
    if (posted.has(unit.id) || taken.has(zone)) continue
    posted.set(unit.id, zone)
    taken.add(zone)
  }
  return posted
}

/** In place, foot that horse can reach stand in a defensive formation. */
function digIn(seen: Afv, unit: Unit): Decided<Move> | null {
  if (!isFoot(unit) || !isFree(seen, unit) || unit.formation.kind === 'defensive') return null
  const near = seen.units.some(
    (other) =>
      other.side !== unit.side &&
      isMounted(other) &&
      onTable(other.zone) &&
      onTable(unit.zone) &&
      (other.zone === unit.zone || adjacent(seen.table, other.zone, unit.zone)),
  )
  const formation = formationsOf(unit).findLast(({ kind }) => kind === 'defensive')
  if (!near || !formation) return null
  return {
    answer: { unit: unit.id, do: 'change', formation },
    reason: because('forms', { unit: unit.name }),
  }
}

function camps(seen: Afv, side: Side): Decided<Move> {
  const posted = posts(seen, side)
  return inTurn(seen, side, (unit) => {
    const post = posted.get(unit.id)
    if (post === undefined) return null
    return post === unit.zone ? digIn(seen, unit) : marching(seen, unit, post)
  })
}

/** Camps on the zones: one unit to each, there to stay; it never engages. */
export const camper: Habit = { ...sense, move: (seen, { side }) => camps(seen, side) }
