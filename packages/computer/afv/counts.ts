import {
  courseAt,
  isAnswered,
  isOver,
  isTakenBack,
  logOf,
  put,
  type BattleRecord,
  type Course,
} from '@grognard/kernel'
import {
  afv,
  countOf,
  enemyOf,
  isArtillery,
  isEngaged,
  onTable,
  type Afv,
  type Move,
  type Shot,
  type Side,
  type UnitId,
  type ZoneId,
} from '@grognard/rules-afv/functions'
import { groupsOf, type Group } from './plan/groups.ts'
import { enemiesBy, friendsBy, unitsOf } from './sides.ts'

/** How a side was led, in numbers that a wargamer would look at. */
export type Generalship = {
  readonly turns: number
  readonly attacks: number
  /** Attacks made without another unit of foot or horse in the zone. */
  readonly unsupported: number
  /** How often a group did nothing for three turns running. */
  readonly idleGroups: number
  /** Units of two stands or fewer that stood free beside an enemy when their side had moved. */
  readonly spentInReach: number
  /** Turns in which a side neither moved nor fired nor fought. */
  readonly purposeless: number
  /** Units that went back at once to the zone they had just left, without a shot or a blow. */
  readonly toAndFro: number
}

type Tally = { -readonly [count in keyof Generalship]: Generalship[count] }

const SPENT = 2
const IDLE_TURNS = 3
const SIDES: readonly Side[] = ['red', 'blue']

/** What is remembered of one side from turn to turn. */
type Watched = {
  readonly tally: Tally
  groups: readonly Group[] | null
  readonly idle: Map<string, number>
  busy: Set<UnitId>
  /** Where each unit stood at the end of the last turn and of the one before. */
  readonly stood: Map<UnitId, readonly [ZoneId | null, ZoneId | null]>
}

const watched = (): Watched => ({
  tally: {
    turns: 0,
    attacks: 0,
    unsupported: 0,
    idleGroups: 0,
    spentInReach: 0,
    purposeless: 0,
    toAndFro: 0,
  },
  groups: null,
  idle: new Map(),
  busy: new Set(),
  stood: new Map(),
})

/** Plays a record again and counts, for both sides, what good generals avoid. */
export function generalship(record: BattleRecord): { readonly [side in Side]: Generalship } {
  const begun = afv.setUp(record.setUp)
  if (!begun.ok) throw new RangeError(begun.refusal.message)
  const course = courseAt(afv, begun.value)
  const sides = { red: watched(), blue: watched() }
  for (const entry of logOf(afv, record)) {
    if (isTakenBack(entry)) throw new RangeError('A battle with moves taken back is not counted.')
    if (isOver(course)) break
    const { turn } = course.battle
    const moving = course.battle.phase === 'movement' ? course.battle.active : null
    if (isAnswered(entry)) note(course, entry.ask, entry.answer, sides)
    const before = course.battle
    put(course, entry)
    if (moving && (course.battle.phase !== 'movement' || course.battle.active !== moving))
      spent(before, moving, sides[moving])
    if (course.battle.turn !== turn || isOver(course))
      for (const side of SIDES) endTurn(before, side, sides[side])
  }
  return { red: sides.red.tally, blue: sides.blue.tally }
}

/** What an answer tells about who is doing something. */
function note(
  { battle }: Course<Afv>,
  ask: string,
  answer: unknown,
  sides: { readonly [side in Side]: Watched },
): void {
  for (const { by, with: other } of battle.engagements)
    for (const id of [by, other]) {
      const unit = battle.units[id]
      if (unit) sides[unit.side].busy.add(id)
    }
  if (ask === 'fire')
    for (const { unit: id } of answer as readonly Shot[]) {
      const unit = battle.units[id]
      if (unit) sides[unit.side].busy.add(id)
    }
  if (ask === 'react' && typeof answer === 'object') {
    const { unit: id } = answer as { readonly unit: UnitId }
    const unit = battle.units[id]
    if (unit) sides[unit.side].busy.add(id)
  }
  if (ask !== 'move') return
  const move = answer as Move
  if (!('unit' in move)) return
  const unit = battle.units[move.unit]
  if (!unit) return
  const side = sides[unit.side]
  side.groups ??= groupsOf(battle, unit.side)
  side.busy.add(unit.id)
  if (move.do !== 'engage') return
  side.tally.attacks++
  if (friendsBy(battle, unit).every(isArtillery)) side.tally.unsupported++
}

function spent(battle: Afv, side: Side, { tally }: Watched): void {
  for (const unit of unitsOf(battle, side))
    if (
      !isArtillery(unit) &&
      countOf(unit.stands) <= SPENT &&
      !isEngaged(battle, unit.id) &&
      enemiesBy(battle, unit).some((enemy) => !isArtillery(enemy) && !isEngaged(battle, enemy.id))
    )
      tally.spentInReach++
}

function endTurn(battle: Afv, side: Side, seen: Watched): void {
  const { tally, idle, busy, stood } = seen
  tally.turns++
  if (busy.size === 0 && unitsOf(battle, enemyOf(side)).length > 0) tally.purposeless++
  for (const { name, units } of seen.groups ?? []) {
    const alive = units.filter((id) => onTable(battle.units[id]?.zone ?? null))
    const still = alive.length > 0 && alive.every((id) => !busy.has(id))
    const turns = still ? (idle.get(name) ?? 0) + 1 : 0
    if (turns === IDLE_TURNS) tally.idleGroups++
    idle.set(name, turns)
  }
  for (const unit of unitsOf(battle, side)) {
    const [last = null, first = null] = stood.get(unit.id) ?? []
    const back = first !== null && unit.zone === first && last !== first
    if (back && !isEngaged(battle, unit.id) && enemiesBy(battle, unit).length === 0)
      tally.toAndFro++
    stood.set(unit.id, [unit.zone, last])
  }
  seen.busy = new Set()
}
