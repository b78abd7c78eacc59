import {
  adjacent,
  columnOf,
  isArtillery,
  moveAsk,
  onTable,
  refuseEngaging,
  contactFace,
  usualFormation,
  zonesOf,
  type Afv,
  type Move,
  type Side,
  type Unit,
  type ZoneId,
} from '@grognard/rules-afv/functions'
import type { Decided } from './habit.ts'
import { duel, type Duel } from './odds/duel.ts'
import { actionsTo, isFar, nextStep } from './routes.ts'
import { enemiesBy, isFree, unitsOf } from './sides.ts'
import { because } from './words/index.ts'

const lawful = (seen: Afv, side: Side, move: Move): Move | null =>
  moveAsk.refuse(seen, { side }, move) === null ? move : null

/** A unit that may still be ordered to do something this phase. */
export const isWaiting = ({ acting, moved }: Afv, { id }: Unit): boolean =>
  acting === id || !moved.includes(id)

/** The next step of a unit towards a zone; null where there is none. */
function toward(seen: Afv, unit: Unit, target: ZoneId): Move | null {
  const { id, side } = unit
  if (unit.zone === null || unit.zone === target || !isFree(seen, unit)) return null
  if (!onTable(unit.zone)) return outOfReserve(seen, unit, target)
  if (unit.formation.kind === 'defensive') {
    const formation = usualFormation(unit)
    return lawful(seen, side, { unit: id, do: 'change', formation })
  }
  const step = nextStep(seen, unit, target)
  if (step === null) return null
  return lawful(
    seen,
    side,
    step === 'move' ? { unit: id, do: 'move' } : { unit: id, do: 'turn', facing: step },
  )
}

/** Onto the table, or first along to a reserve zone from which it is less far. */
function outOfReserve(seen: Afv, unit: Unit, target: ZoneId): Move | null {
  const { id, side } = unit
  const formation = usualFormation(unit)
  const enter = lawful(seen, side, { unit: id, do: 'enter', formation })
  const off = (column: number): number => Math.abs(column - columnOf(seen.table, target))
  const here = columnOf(seen.table, unit.zone as ZoneId)
  if (enter && !isFar(actionsTo(seen, unit, target))) return enter
  const [nearer] = seen.table.reserves
    .filter((column) => column !== here)
    .toSorted((a, b) => off(a) - off(b))
  return nearer === undefined
    ? enter
    : lawful(seen, side, { unit: id, do: 'shift', column: nearer })
}

export type Fight = { readonly enemy: Unit; readonly duel: Duel }

/** Every enemy that a unit may engage now, with what the first round would bring. */
export function fightsOf(seen: Afv, unit: Unit): readonly Fight[] {
  return enemiesBy(seen, unit).flatMap((enemy) => {
    if (refuseEngaging(seen, unit, enemy.id)) return []
    const met = contactFace(seen, unit, enemy)
    return met ? [{ enemy, duel: duel(seen, unit, enemy, { face: met.face }) }] : []
  })
}

export const bestFight = (fights: readonly Fight[]): Fight | null =>
  fights.reduce<Fight | null>(
    (best, fight) => (best && best.duel.gain >= fight.duel.gain ? best : fight),
    null,
  )

export function engaging(unit: Unit, { enemy, duel: { own, other } }: Fight): Decided<Move> {
  const reason = because('engages', {
    unit: unit.name,
    enemy: enemy.name,
    own: own.stands,
    other: other.stands,
  })
  return { answer: { unit: unit.id, do: 'engage', target: enemy.id }, reason }
}

export function marching(seen: Afv, unit: Unit, target: ZoneId): Decided<Move> | null {
  const move = toward(seen, unit, target)
  if (!move) return null
  const { columns } = seen.table
  return { answer: move, reason: because('marches', { unit: unit.name, zone: target, columns }) }
}

/** The zone of those that a unit reaches soonest; the lowest of equals. */
export function nearest(seen: Afv, unit: Unit, zones: readonly ZoneId[]): ZoneId | null {
  let best: ZoneId | null = null
  let least = Infinity
  for (const zone of zones) {
    const actions = actionsTo(seen, unit, zone)
    if (isFar(actions) || actions >= least) continue
    least = actions
    best = zone
  }
  return best
}

/** Zones of the table with enemies of a side in them. */
export const enemyZones = (seen: Afv, side: Side): readonly ZoneId[] => [
  ...new Set(
    seen.units.flatMap(({ side: other, zone }) => (other !== side && onTable(zone) ? [zone] : [])),
  ),
]

/** A rough count of how much a side has in a zone. */
export const unitsIn = (seen: Afv, side: Side, zone: ZoneId): number =>
  seen.units.filter((unit) => unit.side === side && unit.zone === zone && !isArtillery(unit)).length

/** The commander goes where most of his units fight, a zone at a time; or the phase ends. */
export function closing(seen: Afv, side: Side): Decided<Move> {
  const { zone, lost } = seen.commanders[side]
  const left = unitsOf(seen, side).filter((unit) => isWaiting(seen, unit)).length
  const end: Decided<Move> = { answer: { do: 'end' }, reason: because('ends', { left }) }
  if (lost || zone === null) return end
  const needed = (at: ZoneId): number =>
    seen.units.reduce(
      (sum, unit) =>
        unit.side === side && unit.zone === at ? sum + (isFree(seen, unit) ? 1 : 2) : sum,
      0,
    )
  const zones = zonesOf(seen.table)
  const goal = zones.toSorted((a, b) => needed(b) - needed(a) || a - b)[0]
  if (goal === undefined || needed(goal) <= needed(zone)) return end
  const off = (at: ZoneId): number =>
    Math.abs(columnOf(seen.table, at) - columnOf(seen.table, goal)) +
    Math.abs(Math.floor(at / seen.table.columns) - Math.floor(goal / seen.table.columns))
  const to = zones
    .filter((at) => adjacent(seen.table, zone, at) && off(at) < off(zone))
    .toSorted((a, b) => off(a) - off(b))
    .find((at) => lawful(seen, side, { do: 'commander', zone: at }))
  if (to === undefined) return end
  const reason = because('commander-rides', { zone: to, columns: seen.table.columns })
  return { answer: { do: 'commander', zone: to }, reason }
}

/** The first unit for which something comes to mind is ordered; then the commander moves. */
export function inTurn(
  seen: Afv,
  side: Side,
  order: (unit: Unit) => Decided<Move> | null,
): Decided<Move> {
  for (const unit of unitsOf(seen, side)) {
    if (unit.zone === null || !isWaiting(seen, unit)) continue
    const decided = order(unit)
    if (decided) return decided
  }
  return closing(seen, side)
}
