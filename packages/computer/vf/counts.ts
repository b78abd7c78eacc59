import {
  courseAt,
  isAnswered,
  isOver,
  isTakenBack,
  logOf,
  newTelling,
  put,
  type BattleRecord,
  type Happening,
} from '@grognard/kernel'
import { vfRulebooks } from '@grognard/rules-vf'
import {
  enemiesOf,
  isEngaged,
  isReady,
  isShaken,
  isVisible,
  numbersOf,
  unitsIn,
  unitsWithin,
  type BrigadeId,
  type Side,
  type Unit,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import { between, inInches } from './features/oblong.ts'

/** How a side was led, in numbers that a wargamer would look at. */
export type Generalship = {
  readonly turns: number
  readonly assaults: number
  /** Assaults whose fight of that turn no other unit supported, in contact or from its brigade. */
  readonly unsupported: number
  /**
   * How often a brigade with units on the table neither moved, shot, rallied nor fought for three
   * of its turns running. A turn on which it failed its activation test counts neither way.
   */
  readonly idleBrigades: number
  /**
   * Shaken units in the open, one for each turn, that did nothing about it: neither moved, rallied
   * nor fought although their brigade acted, and are seen when it ends by an enemy so near that they
   * do not rally easily. (6.7)
   */
  readonly shakenInReach: number
  /** Turns on which nobody of the side moved, shot, rallied or fought. */
  readonly purposeless: number
  /** Units that went back to within 2" of where they stood two turns before, having gone 4" away. */
  readonly toAndFro: number
}

type Tally = { -readonly [count in keyof Generalship]: Generalship[count] }

const IDLE_TURNS = 3
const BACK = 2
const AWAY = 4

/** Events by which a unit has done something. */
const DEEDS = ['moves', 'reforms', 'rally', 'attack', 'assaults', 'occupies', 'exits']

type Watched = {
  readonly tally: Tally
  readonly idle: Map<BrigadeId, number>
  /** Where each unit stood at the end of its side's last two turns, the last first. */
  readonly stood: Map<UnitId, readonly Unit[]>
}

const watched = (): Watched => ({
  tally: {
    turns: 0,
    assaults: 0,
    unsupported: 0,
    idleBrigades: 0,
    shakenInReach: 0,
    purposeless: 0,
    toAndFro: 0,
  },
  idle: new Map(),
  stood: new Map(),
})

/** Plays a record again and counts, for both sides, what good generals avoid. */
export function generalship(record: BattleRecord): { readonly [side in Side]: Generalship } {
  const rulebook = vfRulebooks.find(({ id }) => id === record.rulebook.id)
  if (!rulebook) throw new RangeError(`There is no rulebook '${record.rulebook.id}' here.`)
  const begun = rulebook.setUp(record.setUp)
  if (!begun.ok) throw new RangeError(begun.refusal.message)
  const telling = newTelling(rulebook)
  const course = courseAt(rulebook, begun.value, telling)
  const sides = { red: watched(), blue: watched() }
  let before: Vf = course.checkpoint
  let told = 0
  for (const logged of logOf(rulebook, record)) {
    if (isTakenBack(logged))
      throw new RangeError('A record with answers taken back is not counted.')
    if (isOver(course)) break
    put(course, isAnswered(logged) ? { ...logged } : logged)
    const { checkpoint } = course
    if (!isInBattle(before)) {
      told = telling.happenings.length
      before = checkpoint
      continue
    }
    if (checkpoint.turn === before.turn && checkpoint.active === before.active && !isOver(course))
      continue
    const happened = telling.happenings.slice(told)
    countTurn(sides[before.active], before.active, happened, checkpoint)
    told = telling.happenings.length
    before = checkpoint
  }
  return { red: sides.red.tally, blue: sides.blue.tally }
}

/** Before its first turn a battle is set up. */
const isInBattle = ({ units, settingUp, phase }: Vf): boolean =>
  units.some(isReady) && (settingUp === null || !SETTING_UP.includes(phase))

const SETTING_UP: readonly string[] = [
  'attacker',
  'terrain',
  'edges',
  'objectives',
  'commands',
  'deployment',
  'first turn',
]

function countTurn(
  { tally, idle, stood }: Watched,
  side: Side,
  happened: readonly Happening[],
  after: Vf,
): void {
  const busy = busyIn(happened)
  tally.turns++
  if (!after.units.some((unit) => unit.side === side && busy.has(unit.id))) tally.purposeless++
  countAssaults(tally, happened)
  const failed = new Set(
    happened.filter(({ name }) => name === 'stays-idle').map(({ data }) => data['brigade']),
  )
  for (const { id, name, side: of } of after.brigades) {
    if (of !== side || failed.has(name)) continue
    const units = unitsIn(after, id).filter(isReady)
    if (units.length === 0) continue
    const isIdle = !units.some((unit) => busy.has(unit.id))
    const turns = isIdle ? (idle.get(id) ?? 0) + 1 : 0
    if (turns === IDLE_TURNS) tally.idleBrigades++
    idle.set(id, turns)
    tally.shakenInReach += units.filter(
      (unit) => !busy.has(unit.id) && isLeftShaken(after, unit),
    ).length
  }
  for (const unit of after.units)
    if (unit.side === side && isReady(unit)) countToAndFro(tally, stood, unit)
}

/** The units that did something: who acted, shot, supported or fought, on whatever side. */
function busyIn(happened: readonly Happening[]): ReadonlySet<UnitId> {
  const busy = new Set<UnitId>()
  for (const { name, data } of happened) {
    if (!DEEDS.includes(name)) continue
    const [first, second, ...helpers] = data['units'] as readonly UnitId[]
    // The second of an attack is its target, and of an assault whom it met.
    const acting = name === 'attack' ? [first, ...helpers] : [first]
    for (const id of name === 'attack' && data['kind'] === 'melee' ? [...acting, second] : acting)
      if (id !== undefined) busy.add(id)
  }
  return busy
}

function countAssaults(tally: Tally, happened: readonly Happening[]): void {
  const assaulted = new Set<UnitId>()
  for (const { name, data } of happened) {
    const [unit] = (data['units'] ?? []) as readonly UnitId[]
    if (unit === undefined) continue
    if (name === 'assaults') {
      assaulted.add(unit)
      tally.assaults++
    }
    const leads = name === 'attack' && data['kind'] === 'melee' && data['reply'] === false
    if (leads && assaulted.has(unit) && (data['support'] as readonly string[]).length === 0)
      tally.unsupported++
  }
}

const isLeftShaken = (battle: Vf, unit: Unit): boolean =>
  unit.pose !== null &&
  isShaken(battle, unit) &&
  !isEngaged(battle, unit) &&
  enemiesOf(battle, unit.side).some(
    ({ id }) =>
      unitsWithin(battle, unit.id, id, numbersOf(battle.options).atEase) &&
      isVisible(battle, id, unit.id),
  )

function countToAndFro(tally: Tally, stood: Watched['stood'], unit: Unit): void {
  const [last, earlier] = stood.get(unit.id) ?? []
  const [now, then, first] = [unit.pose, last?.pose, earlier?.pose]
  if (now && then && first) {
    const [a, b, c] = [inInches(now), inInches(then), inInches(first)]
    if (between(a, c) <= BACK && between(a, b) >= AWAY && between(b, c) >= AWAY) tally.toAndFro++
  }
  stood.set(unit.id, last ? [unit, last] : [unit])
}
