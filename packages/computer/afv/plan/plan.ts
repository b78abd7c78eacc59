import {
  enemyOf,
  onTable,
  rowOf,
  rearRow,
  zonesOf,
  type Afv,
  type Side,
  type Unit,
  type UnitId,
  type ZoneId,
} from '@grognard/rules-afv/functions'
import { advantage } from '../features/support.ts'
import { profileOf } from '../odds/profile.ts'
import { actionsTo, isFar, turnsTo } from '../routes.ts'
import { unitsIn } from '../orders.ts'
import { isFree } from '../sides.ts'
import { groupsOf, type Group } from './groups.ts'

type TaskKind = 'take' | 'hold' | 'screen' | 'reserve'

/** Why a task was given: the first there was, the last one was done or lost, or a better one came up. */
type Why = 'first' | 'done' | 'hopeless' | 'better' | 'ground'

type Task = {
  readonly kind: TaskKind
  readonly zone: ZoneId
  readonly since: number
  readonly why: Why
}

export type Plan = {
  readonly turn: number
  readonly groups: readonly Group[]
  readonly tasks: ReadonlyMap<string, Task>
  /** What each unit has to do: its group's task, or ground of its own near the end. */
  readonly orders: ReadonlyMap<UnitId, Task>
}

const worthIn = (seen: Afv, side: Side, zone: ZoneId): number =>
  seen.units.reduce(
    (sum, unit) => (unit.side === side && unit.zone === zone ? sum + profileOf(unit).worth : sum),
    0,
  )

const TURN_COSTS = 5
const MARGIN = 6
const GROUND = 4

type Scored = { readonly zone: ZoneId; readonly score: number }

/** What it would bring to send a group to a zone, those already sent there counted in. */
function scoreOf(
  seen: Afv,
  side: Side,
  group: readonly Unit[],
  zone: ZoneId,
  sent: ReadonlyMap<ZoneId, number>,
): number {
  const own = group.reduce((sum, unit) => sum + profileOf(unit).worth, 0)
  const away = group.reduce((sum, unit) => sum + Math.min(9, turnsTo(seen, unit, zone)), 0)
  if (group.some((unit) => isFar(actionsTo(seen, unit, zone)))) return -Infinity
  const ids = new Set(group.map(({ id }) => id))
  const there = seen.units.reduce(
    (sum, unit) =>
      unit.side === side && unit.zone === zone && !ids.has(unit.id)
        ? sum + profileOf(unit).worth
        : sum,
    sent.get(zone) ?? 0,
  )
  const enemy = worthIn(seen, enemyOf(side), zone)
  const cost = (TURN_COSTS * away) / group.length
  if (enemy === 0) return (there === 0 ? GROUND : 0) - cost
  return advantage(own + there, enemy) - (there > 0 ? advantage(there, enemy) : 0) - cost
}

function kindOf(seen: Afv, side: Side, group: Group, zone: ZoneId): TaskKind {
  const enemies = unitsIn(seen, enemyOf(side), zone) > 0
  if (enemies) return 'take'
  if (group.arm === 'horse') return 'screen'
  return rowOf(seen.table, zone) === rearRow(side) ? 'reserve' : 'hold'
}

/** The plan for this turn: tasks are kept unless they are done, hopeless, or clearly bettered. */
export function planned(seen: Afv, side: Side, before: Plan | null): Plan {
  const groups = before?.groups ?? groupsOf(seen, side)
  const tasks = new Map<string, Task>()
  const sent = new Map<ZoneId, number>()
  const alive = groups
    .map((group) => ({
      group,
      units: group.units.flatMap((id) => {
        const unit = seen.units[id]
        return unit && unit.zone !== null ? [unit] : []
      }),
    }))
    .filter(({ units }) => units.length > 0)
  for (const { group, units } of alive) {
    const old = before?.tasks.get(group.name)
    const task = taskFor(seen, side, group, units, old, sent)
    if (!task) continue
    tasks.set(group.name, task)
    const coming = units
      .filter((unit) => unit.zone !== task.zone)
      .reduce((sum, unit) => sum + profileOf(unit).worth, 0)
    sent.set(task.zone, (sent.get(task.zone) ?? 0) + coming)
  }
  const orders = new Map<UnitId, Task>()
  for (const { group, units } of alive) {
    const task = tasks.get(group.name)
    if (task) for (const unit of units) orders.set(unit.id, task)
  }
  spreadOut(seen, side, orders)
  return { turn: seen.turn, groups, tasks, orders }
}

function taskFor(
  seen: Afv,
  side: Side,
  group: Group,
  units: readonly Unit[],
  old: Task | undefined,
  sent: ReadonlyMap<ZoneId, number>,
): Task | null {
  let best: Scored | null = null
  for (const zone of zonesOf(seen.table)) {
    const score = scoreOf(seen, side, units, zone, sent)
    if (score > (best?.score ?? -Infinity)) best = { zone, score }
  }
  if (!best) return null
  const fresh = (why: Why): Task => {
    const { zone } = best
    return { kind: kindOf(seen, side, group, zone), zone, since: seen.turn, why }
  }
  if (!old) return fresh('first')
  const kept = scoreOf(seen, side, units, old.zone, sent)
  if (old.kind === 'take' && unitsIn(seen, enemyOf(side), old.zone) === 0) return fresh('done')
  if (best.score <= kept + MARGIN) return { ...old, kind: kindOf(seen, side, group, old.zone) }
  return fresh(kept < 0 ? 'hopeless' : 'better')
}

const LAST_TURNS = 2

/** Near the end every unit that is not needed where it is takes a zone that nobody holds. */
function spreadOut(seen: Afv, side: Side, orders: Map<UnitId, Task>): void {
  const left = seen.lastTurn - seen.turn
  if (left > LAST_TURNS) return
  const empty = new Set(
    zonesOf(seen.table).filter((zone) => !seen.units.some((unit) => unit.zone === zone)),
  )
  const pairs = seen.units
    .filter((unit) => unit.side === side && onTable(unit.zone) && isFree(seen, unit))
    .filter((unit) => unitsIn(seen, side, unit.zone as ZoneId) > 1 && !profileOf(unit).guns)
    .flatMap((unit) => [...empty].map((zone) => ({ unit, zone, away: turnsTo(seen, unit, zone) })))
    .filter(({ away }) => away <= left + 1)
    .toSorted((a, b) => a.away - b.away || a.unit.id - b.unit.id || a.zone - b.zone)
  const leaving = new Map<ZoneId, number>()
  const given = new Set<UnitId>()
  for (const { unit, zone } of pairs) {
    const from = unit.zone as ZoneId
    const rest = unitsIn(seen, side, from) - (leaving.get(from) ?? 0)
    if (given.has(unit.id) || !empty.has(zone) || rest <= 1) continue
    given.add(unit.id)
    empty.delete(zone)
    leaving.set(from, (leaving.get(from) ?? 0) + 1)
    orders.set(unit.id, { kind: 'hold', zone, since: seen.turn, why: 'ground' })
  }
}
