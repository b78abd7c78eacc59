import {
  countOf,
  isArtillery,
  isMounted,
  isEngaged,
  onTable,
  rearRow,
  refuseEngaging,
  rowOf,
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
import { plain } from '../sense/plain.ts'
import { enemiesBy, friendsBy } from '../sides.ts'
import { because } from '../words/index.ts'

/** From here on ground is taken rather than enemies sought. */
const LAST_TURNS = 2

const SPENT = 2

/** Two stands are one pair of hits from running: they go where no enemy is. */
function drawnBack(seen: Afv, unit: Unit): Decided<Move> | null {
  const left = countOf(unit.stands)
  if (left > SPENT || isArtillery(unit) || enemiesBy(seen, unit).length === 0) return null
  const quiet = zonesOf(seen.table).filter(
    (zone) =>
      rowOf(seen.table, zone) === rearRow(unit.side) &&
      !seen.units.some((other) => other.side !== unit.side && other.zone === zone),
  )
  const zone = nearest(seen, unit, quiet)
  const march = zone === null ? null : marching(seen, unit, zone)
  return march && { ...march, reason: because('draws-back', { unit: unit.name, stands: left }) }
}

/** Where there are more of ours than of theirs, the first enemy who can be engaged is. */
function attacks(seen: Afv, unit: Unit): Decided<Move> | null {
  const all = enemiesBy(seen, unit)
  const friends = friendsBy(seen, unit).length + 1
  if (friends <= all.length) return null
  const enemy = all.find((other) => refuseEngaging(seen, unit, other.id) === null)
  if (!enemy) return null
  return {
    answer: { unit: unit.id, do: 'engage', target: enemy.id },
    reason: because('attacks-plainly', {
      unit: unit.name,
      enemy: enemy.name,
      friends,
      enemies: all.length,
    }),
  }
}

/** Where to go: ground that nobody holds near the end, the enemy before. */
function goal(seen: Afv, unit: Unit, zones: readonly ZoneId[]): ZoneId | null {
  const { side, zone } = unit
  const alone = onTable(zone) && unitsIn(seen, side, zone) <= 1
  if (seen.turn > seen.lastTurn - LAST_TURNS) {
    if (alone || isArtillery(unit)) return null
    const free = zonesOf(seen.table).filter(
      (at) => !zones.includes(at) && unitsIn(seen, side, at) === 0,
    )
    return nearest(seen, unit, free)
  }
  const room = zones.filter((at) => unitsIn(seen, side, at) < seen.options.limit)
  return nearest(seen, unit, room)
}

function ordered(seen: Afv, side: Side): Decided<Move> {
  const zones = enemyZones(seen, side)
  return inTurn(seen, side, (unit) => {
    const back = drawnBack(seen, unit)
    if (back) return back
    const attack = attacks(seen, unit)
    if (attack) return attack
    if (enemiesBy(seen, unit).length > 0) return dismounting(seen, unit)
    const zone = goal(seen, unit, zones)
    return zone === null ? null : marching(seen, unit, zone)
  })
}

/** Dragoons fight best with their muskets. */
function dismounting(seen: Afv, unit: Unit): Decided<Move> | null {
  if (unit.kind !== 'dragoons' || !isMounted(unit) || isEngaged(seen, unit.id)) return null
  return {
    answer: { unit: unit.id, do: 'dismount' },
    reason: because('forms', { unit: unit.name }),
  }
}

/** Plausible and instant: a simple sense for each question. */
export const recruit: Habit = { ...sense, ...plain, move: (seen, { side }) => ordered(seen, side) }
