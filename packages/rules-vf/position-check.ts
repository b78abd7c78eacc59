// What can be wrong with a position from outside that is written as a position should be. First
// what can be told from the file alone, then what can only be told of the battle made of it.

import { INCH } from '@grognard/geometry'
import { faultsOfSeats, type Refusal, type Seat } from '@grognard/kernel'
import {
  faultOfListed,
  faultsOfArmy,
  MOST_UNITS,
  refuseSameNames,
  type Agreed,
} from './armies/check.ts'
import type { ListedUnit } from './armies/list.ts'
import { helpersIn } from './attack.ts'
import { rangeOf } from './attacks/shooting.ts'
import {
  SIDES,
  type Effect,
  type Fight,
  type Leader,
  type Phase,
  type Rank,
  type Side,
  type Unit,
  type Vf,
} from './battle.ts'
import { cardOf, NAMED } from './cards/play.ts'
import type { GivenArmy, Position } from './position.ts'
import { BEFORE } from './setting-up.ts'
import { refused, refusedAt } from './refusals/refused.ts'
import { OPPOSITE } from './scenario-a/setting.ts'
import type { SettingUp } from './setting-up.ts'

/** The first thing that is wrong with it as it is written. */
export function wrongWithPosition(
  position: Position,
  seats: readonly Seat[],
  agreed: Agreed = {},
): Refusal | null {
  return (
    wrongWithSeats(position, seats) ??
    firstOf(SIDES, (side) => wrongWithArmy(position, side, agreed)) ??
    firstOf(SIDES, (side) => wrongWithCards(position, side)) ??
    refuseSameNames(position.objectives ?? [], 'objective')[0] ??
    null
  )
}

/** The first thing that something finds wrong. */
function firstOf<T>(list: readonly T[], wrong: (item: T) => Refusal | null | undefined) {
  for (const item of list) {
    const found = wrong(item)
    if (found) return found
  }
  return null
}

function wrongWithSeats({ armies }: Position, seats: readonly Seat[]): Refusal | null {
  const [fault] = faultsOfSeats(seats) // 2.3
  if (fault) return refusedAt('seats', fault)
  return firstOf(SIDES, (side) => {
    const own = seats.filter((seat) => seat.side === side)
    if (own.length === 0) return refusedAt('seats', refused('vf2:1.0', 'nobody-sits', { side }))
    return firstOf(armies[side].brigades, ({ name, commander: seat }) =>
      seat === undefined || own.some(({ id }) => id === seat)
        ? null
        : refusedAt(name, refused('vf2:1.4', 'no-commander', { seat })),
    )
  })
}

/** A battle from its start must have proper armies; one in its midst may have left units out. */
const isFresh = ({ turn, phase }: Position): boolean =>
  turn === undefined && (phase === undefined || BEFORE.some((early) => early === phase))

function wrongWithArmy(position: Position, side: Side, agreed: Agreed): Refusal | null {
  const army = position.armies[side]
  const at = (fault: Refusal | undefined | null): Refusal | null =>
    fault ? refusedAt(`armies.${side}`, fault) : null
  if (isFresh(position)) return at(faultsOfArmy(listOf(army), undefined, agreed)[0])
  const units = army.brigades.flatMap((brigade) => brigade.units)
  return (
    at(refuseSameNames(army.brigades, 'brigade')[0] ?? refuseSameNames(units, 'unit')[0]) ??
    firstOf(army.brigades, ({ name, units: { length: count } }) =>
      count > MOST_UNITS ? refusedAt(name, refused('vf2:1.4', 'brigade-size', { count })) : null,
    ) ??
    firstOf(units, (unit) => {
      const fault = faultOfListed(unit, agreed)
      return fault && refusedAt(unit.name, fault)
    })
  )
}

/** An army as it stands in a list. */
const listOf = ({ sheet, leader, brigades }: GivenArmy) => ({
  sheet,
  name: sheet,
  title: sheet,
  leader: leader.name,
  brigades: brigades.map(({ name, leader: { name: led }, units }) => ({
    name,
    leader: led,
    units: units as ListedUnit[],
  })),
})

/** One card of each rank, and none in a hand that is played as soon as it is drawn. (2.4) */
function wrongWithCards({ fate, armies }: Position, side: Side): Refusal | null {
  const { hand = [], discard = [] } = fate?.[side] ?? {}
  const sheets = { red: armies.red.sheet, blue: armies.blue.sheet }
  const named = (rank: Rank) => ({ card: cardOf({ sheets }, side, rank).title })
  const all = [...hand, ...discard]
  const again = all.find((rank, i) => all.indexOf(rank) < i)
  if (again) return refusedAt(`fate.${side}`, refused('vf2:2.4', 'card-only-one', named(again)))
  const atOnce = hand.find((rank) => cardOf({ sheets }, side, rank).moment === 'drawn')
  return atOnce
    ? refusedAt(`fate.${side}`, refused('vf2:fate.2', 'card-never-held', named(atOnce)))
    : null
}

/** The first thing in the history of a battle that cannot be; how it stands, `findings` judges. */
export function wrongWithHistory(battle: Vf): Refusal | null {
  return (
    firstOf(battle.units, (unit) => at(unit, wrongWithUnit(battle, unit))) ??
    firstOf(battle.leaders, (leader) => at(leader, wrongWithLeader(battle, leader))) ??
    firstOf(battle.effects, (effect) => wrongWithEffect(battle, effect)) ??
    wrongWithProgress(battle)
  )
}

const at = ({ name }: { readonly name: string }, wrong: Refusal | null): Refusal | null =>
  wrong && refusedAt(name, wrong)

function wrongWithUnit(battle: Vf, unit: Unit): Refusal | null {
  const { status, inside, shot, entered } = unit
  if (entered && inside === null) return refused('vf2:T.3.3', 'entered-nothing')
  if (shot === 'skirmish' && rangeOf(battle, unit, true) === null)
    return refused('vf2:special.skirmishers', 'cannot-skirmish')
  return shot !== null && status === 'reserve' ? refused('vf2:11.0', 'shot-in-reserve') : null
}

const wrongWithLeader = ({ brigades }: Vf, { status, brigade }: Leader): Refusal | null =>
  brigade !== null && brigades[brigade]?.shattered && status !== 'removed'
    ? refused('vf2:9.4', 'leader-of-shattered')
    : null

/** A card stays in force only if it says so, on something that is there. */
function wrongWithEffect(battle: Vf, effect: Effect): Refusal | null {
  const card = cardOf(battle, effect.side, effect.card)
  const on = card.names ?? card.on
  const there = {
    brigade: battle.brigades,
    unit: battle.units,
    leader: battle.leaders,
    objective: battle.objectives,
  }
  const fits = NAMED.every((name) =>
    name === on ? there[name][effect[name] ?? -1] !== undefined : effect[name] === undefined,
  )
  return card.until !== null && fits
    ? null
    : refusedAt('effects', refused(card.clause, 'no-effect', { card: card.title }))
}

/** A position may start anywhere, but not beyond its end, nor with a history that cannot be. */
function wrongWithProgress(battle: Vf): Refusal | null {
  const { turn, lastTurn, phase, settingUp } = battle
  if (turn > lastTurn) return refusedAt('turn', refused('vf2:2.2', 'last-turn', { turn: lastTurn }))
  if (settingUp === null && BEFORE.some((early) => early === phase))
    return refusedAt('phase', refused('vf2:2.1', 'no-scenario', { phase }))
  if (battle.phase === 'fortitude' && !FOLLOW.includes(battle.after))
    return refusedAt('after', refused('vf2:9.5', 'after-fortitude', { phases: FOLLOW.join(', ') }))
  const unready = settingUp && wrongWithSetting(battle, settingUp)
  if (unready) return refusedAt('settingUp', unready)
  const units = ['attacked', 'spent', 'winners', 'again'] as const
  return (
    firstOf(units, (list) =>
      battle[list].every((id) => battle.units[id])
        ? null
        : refusedAt(list, refused(null, 'no-such', { what: 'unit' })),
    ) ??
    (battle.routs.every((id) => battle.brigades[id])
      ? null
      : refusedAt('routs', refused(null, 'no-such', { what: 'brigade' }))) ??
    wrongWithActing(battle) ??
    firstOf(battle.fights, (fight) => wrongWithFight(battle, fight))
  )
}

/** What may come after the fortitude tests of a phase. (3.0) */
const FOLLOW: readonly Phase[] = ['action', 'melee', 'end of turn']

/** On less there is no room for two towns and two woods. (A3.1) */
const SMALLEST = 30 * INCH

/** From deployment on both have their edges, opposite each other; who is set up waits for it. (A) */
function wrongWithSetting({ phase, brigades, terrain }: Vf, setting: SettingUp): Refusal | null {
  const isMade = setting.terrain !== 'given' && (phase === 'attacker' || phase === 'terrain')
  if (isMade && Math.min(terrain.width, terrain.height) < SMALLEST)
    return refused('vf2:A3.1', 'small-table')
  const { edges, deploying, deployed } = setting
  if (edges && edges.red !== OPPOSITE[edges.blue]) return refused('vf2:A3.0', 'edges-opposite')
  if ((phase === 'deployment' || phase === 'commands') && !edges)
    return refused('vf2:A3.0', 'edges-needed')
  if (![...deployed, ...(deploying === null ? [] : [deploying])].every((id) => brigades[id]))
    return refused(null, 'no-such', { what: 'brigade' })
  return deploying !== null && deployed.includes(deploying)
    ? refused('vf2:A4.0', 'deployed-already', { unit: brigades[deploying]?.name ?? '' })
    : null
}

/** Who acts is of the active side, in its action phase, and has units left. (6.2) */
function wrongWithActing({ acting, active, phase, brigades }: Vf): Refusal | null {
  const acts = brigades.find(({ id }) => id === acting)
  if (acting !== null && (!acts || acts.side !== active || acts.shattered))
    return refusedAt('acting', refused('vf2:6.2', 'acting-brigade'))
  const busy = brigades.find(
    ({ activation, id }) =>
      (activation === 'active' || activation === 'manoeuvring') && id !== acting,
  )
  if (busy) return refusedAt(busy.name, refused('vf2:6.0', 'active-brigade'))
  return acting !== null && phase !== 'action' && phase !== 'breakthrough'
    ? refusedAt('acting', refused('vf2:6.0', 'acting-phase'))
    : null
}

/** Units of the active side fight units of the other; a second time either may. (7.1, headstrong) */
function wrongWithFight(battle: Vf, fight: Fight): Refusal | null {
  const { main, target, again } = fight
  const side = again ? battle.units[main]?.side : battle.active
  const is = (id: number, own: boolean): boolean => {
    const unit = battle.units[id]
    return unit?.status === 'ready' && (unit.side === side) === own
  }
  return is(target, false) && [main, ...helpersIn(fight)].every((id) => is(id, true))
    ? null
    : refusedAt('fights', refused('vf2:7.1', 'no-such-fight'))
}
