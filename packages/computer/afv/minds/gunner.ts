import {
  adjacent,
  canShoot,
  firesFar,
  isMounted,
  onTable,
  zonesOf,
  type Afv,
  type Move,
  type Side,
  type Unit,
  type ZoneId,
} from '@grognard/rules-afv/functions'
import type { Decided, Habit } from '../habit.ts'
import { enemyZones, inTurn, marching, nearest, unitsIn } from '../orders.ts'
import { sense } from '../sense/index.ts'
import { reaction } from '../sense/react.ts'
import { enemiesBy } from '../sides.ts'
import { because } from '../words/index.ts'

const SHY = { charge: 100, intercept: 100 }

/** From where a unit reaches somebody with its fire. */
const firingPlaces = (seen: Afv, unit: Unit, zones: readonly ZoneId[]): readonly ZoneId[] =>
  firesFar(unit)
    ? zonesOf(seen.table).filter((at) => zones.some((zone) => adjacent(seen.table, at, zone)))
    : zones

function closesIn(seen: Afv, side: Side): Decided<Move> {
  const zones = enemyZones(seen, side)
  return inTurn(seen, side, (unit) => {
    const near = enemiesBy(seen, unit).length > 0
    if (unit.kind === 'dragoons' && isMounted(unit) && near)
      return {
        answer: { unit: unit.id, do: 'dismount' },
        reason: because('forms', { unit: unit.name }),
      }
    if (canShoot(unit) || unit.kind === 'dragoons') {
      const places = firingPlaces(seen, unit, zones)
      if (unit.zone !== null && places.includes(unit.zone)) return null
      const place = nearest(seen, unit, places)
      return place === null ? null : marching(seen, unit, place)
    }
    return beside(seen, unit)
  })
}

/** Horse has nothing to fire with: it keeps a zone of its own where no enemy is. */
function beside(seen: Afv, unit: Unit): Decided<Move> | null {
  if (onTable(unit.zone) && enemiesBy(seen, unit).length === 0) return null
  const quiet = zonesOf(seen.table).filter(
    (zone) =>
      unitsIn(seen, unit.side, zone) === 0 &&
      !seen.units.some((other) => other.side !== unit.side && other.zone === zone),
  )
  const zone = nearest(seen, unit, quiet)
  return zone === null ? null : marching(seen, unit, zone)
}

/** Fire only: closes to where it can shoot, and never engages by choice. */
export const gunner: Habit = {
  ...sense,
  move: (seen, { side }) => closesIn(seen, side),
  react: (seen, args, question) => reaction(seen, args, question, SHY),
  'press on': (seen, args) => {
    const unit = seen.units[args.unit] as Unit
    const way = unit.facing
    return { answer: { rally: way }, reason: because('rallies', { unit: unit.name, way }) }
  },
}
