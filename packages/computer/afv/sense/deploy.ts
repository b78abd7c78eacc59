import {
  deployUnit,
  enemyOf,
  isArtillery,
  isMounted,
  isReserve,
  columnOf,
  placeCommander,
  unplaced,
  usualFormation,
  type Afv,
  type Placing,
  type Side,
  type Unit,
  type ZoneId,
} from '@grognard/rules-afv/functions'
import type { Decided, Habit } from '../habit.ts'
import { sideOf } from '../sides.ts'
import { because } from '../words/index.ts'

type Role = 'line' | 'wing' | 'guns' | 'reserve'

const roleOf = (unit: Unit): Exclude<Role, 'reserve'> =>
  isArtillery(unit) ? 'guns' : isMounted(unit) ? 'wing' : 'line'

const ORDER: readonly Role[] = ['line', 'guns', 'wing']

/** Foot and guns to the middle, horse to the wings, and nobody in reserve who finds room. */
function place(seen: Afv, { side }: { readonly side: Side }): Decided<Placing> | null {
  const waiting = unplaced(seen, side).toSorted(
    (a, b) => ORDER.indexOf(roleOf(a)) - ORDER.indexOf(roleOf(b)),
  )
  for (const unit of waiting) {
    const role = roleOf(unit)
    const zones = zonesFor(seen, unit).toSorted(
      (a, b) => costOf(seen, unit, role, a) - costOf(seen, unit, role, b) || a - b,
    )
    const [zone] = zones
    if (zone === undefined) continue
    const { columns } = seen.table
    const reason = because('deploys', {
      unit: unit.name,
      zone,
      columns,
      role: isReserve(zone) ? 'reserve' : role,
    })
    return { answer: { unit: unit.id, zone, formation: usualFormation(unit) }, reason }
  }
  return null
}

function zonesFor(seen: Afv, unit: Unit): readonly ZoneId[] {
  const { table } = seen
  const rows = [0, table.columns * 2].flatMap((from) =>
    Array.from({ length: table.columns }, (_, column) => from + column),
  )
  const reserves = table.reserves.map((column) => 1000 + column)
  const formation = usualFormation(unit)
  return [...rows, ...reserves].filter(
    (zone) =>
      deployUnit.refuse(seen, { side: unit.side }, { unit: unit.id, zone, formation }) === null,
  )
}

function costOf(seen: Afv, unit: Unit, role: Role, zone: ZoneId): number {
  const middle = (seen.table.columns - 1) / 2
  const off = Math.abs(columnOf(seen.table, zone) - middle)
  const friends = seen.units.filter((other) => other.side === unit.side && other.zone === zone)
  const alike = friends.filter((other) => roleOf(other) === role).length
  const away = isReserve(zone) ? 20 : 0
  if (role === 'wing') return away - off * 3 + friends.length
  return away + off + alike * (role === 'guns' ? 3 : 0.6)
}

/** Where most of the army is. */
function commanderPlace(seen: Afv, { side }: { readonly side: Side }): Decided<ZoneId> | null {
  const places = Array.from({ length: seen.table.columns * 3 }, (_, zone) => zone).filter(
    (zone) => placeCommander.refuse(seen, { side }, zone) === null,
  )
  const foot = (zone: ZoneId): number =>
    seen.units.filter((unit) => unit.side === side && unit.zone === zone && !isArtillery(unit))
      .length
  const [zone] = places.toSorted((a, b) => foot(b) - foot(a) || a - b)
  if (zone === undefined) return null
  return {
    answer: zone,
    reason: because('commander-placed', { zone, columns: seen.table.columns }),
  }
}

export const deploying: Pick<Habit, 'first' | 'deploy' | 'place commander'> = {
  first: (seen, _args, { seat }) => ({
    answer: enemyOf(sideOf(seen, seat)),
    reason: because('lets-enemy-begin'),
  }),
  deploy: place,
  'place commander': commanderPlace,
}
