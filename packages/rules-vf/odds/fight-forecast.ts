// What a fight would bring, as its chances are: every function in it is one that fights are fought by.

import { seatOf } from '@grognard/kernel'
import { addChance, inOrder, type Distribution, type End, type InSteps } from '@grognard/toolkit'
import { loserRetreats } from '../activities/after-fight.ts'
import { throwDaunted } from '../activities/daunted.ts'
import { settle } from '../activities/settle.ts'
import { markAttack } from '../attacks/hits.ts'
import { copy, isReady, unitOf, type Fight, type UnitId, type Vf } from '../battle.ts'
import type { Bout, Caused, Result } from '../bout.ts'
import { attackIn, isOverFeature, replyIn, sideOf } from '../melee/bout.ts'
import { dauntedBy } from '../melee/daunted.ts'
import { lendableTo, stillLent, type Lent } from '../melee/lending.ts'
import { isStillOn } from '../melee/opponents.ts'
import { causedIn, decideFight } from '../melee/result.ts'
import { isShaken } from '../morale/shaken.ts'
import { enterPhase } from '../phases/enter.ts'
import { supportIn } from '../proposals/melee-support.ts'
import { hitForecast, sparedOf, type HitForecast, type Toll } from './attack-forecast.ts'
import { followed } from './deciding.ts'
import { noting } from './noting.ts'

/** What a fight would bring both sides, throws before a square included. */
export type FightForecast = {
  readonly fight: Fight
  /** Who helps its target in fighting back: all who can. */
  readonly back: Lent
  readonly attack: HitForecast
  readonly reply: HitForecast
  /** The chances that the attacker causes more losses, that both cause as many, and that it causes fewer. */
  readonly wins: number
  readonly ties: number
  readonly loses: number
  /** That it does not come to blows, since the attacker does not stay before a square. */
  readonly turns: number
  /** Whose a tie is, and why. (7.2.3) */
  readonly tie: Result
  /** Of the two who lead. */
  readonly main: Toll
  readonly target: Toll
}

/**
 * The fight that an assault would lead to, as the battle would stand then: with all the support that
 * there is, after whoever is daunted has thrown before a square. (6.5, 7.1, 8.2, special.square)
 */
export function assaultForecast(then: Vf, main: UnitId, target: UnitId): Forecasting {
  const battle = copy(then)
  enterPhase(battle, 'melee')
  const alone: Fight = { main, target, support: [], brigade: [], again: false }
  battle.fights = [alone]
  const [lent] = supportIn(battle, { unit: main, target }, 1)
  const fight = { ...alone, ...lent }
  battle.fights = [fight]
  return forecastOf(battle, fight, beforeSquares(battle, fight))
}

/** The second fight of who has gone on to another enemy, with all the support that is left. (special.headstrong) */
export function pursuitForecast(then: Vf, main: UnitId, target: UnitId): Forecasting {
  const alone: Fight = { main, target, support: [], brigade: [], again: true }
  const [lent] = supportIn(then, { unit: main, target }, 1)
  return fightForecast(then, { ...alone, ...lent })
}

/** How a fight would go that is the next to be fought, or is chosen among others. (7.2) */
export const fightForecast = (seen: Vf, fight: Fight): Forecasting =>
  forecastOf(seen, fight, [{ chance: 1, result: seen }])

/** Worked out in small steps; null where there would be no fight. */
export type Forecasting = InSteps<FightForecast | null>

function* forecastOf(seen: Vf, fight: Fight, starts: readonly End<Vf>[]): Forecasting {
  const sums = newSums()
  let shown: Fought | null = null
  for (const { chance, result: there } of starts) {
    if (isStillOn(there, fight)) {
      const fought = yield* foughtIn(there, fight)
      shown ??= fought
      yield* fightOut(fought, chance, sums)
    } else {
      const lost = unitOf(there, fight.main).losses - unitOf(seen, fight.main).losses
      addChance(sums.losses.main, lost, chance)
      addChance(sums.losses.target, 0, chance)
      sums.turns += chance
      for (const id of [fight.main, fight.target]) sums.end(there, id, chance, 0)
    }
  }
  if (!shown) return null
  const { after, attack, reply, bout, back } = shown
  const tollOf = (
    unit: UnitId,
    losses: Distribution,
    by: HitForecast,
    testsFrom: number | null,
  ): Toll => ({
    unit,
    losses,
    testsFrom,
    routs: sums.routs.get(unit) ?? 0,
    shaken: sums.shaken.get(unit) ?? 0,
    spared: sparedOf(after, unit, by, 'melee'),
  })
  const { wins, ties, loses, turns, tests } = sums
  return {
    fight: { ...fight, support: bout.support, brigade: bout.brigade },
    back,
    attack,
    reply,
    wins,
    ties,
    loses,
    turns,
    tie: decideFight(after, bout, { attack: 0, reply: 0 }),
    main: tollOf(fight.main, inOrder(sums.losses.main), reply, tests.main),
    target: tollOf(fight.target, inOrder(sums.losses.target), attack, tests.target),
  }
}

type Sums = {
  wins: number
  ties: number
  loses: number
  turns: number
  readonly losses: { readonly main: Map<number, number>; readonly target: Map<number, number> }
  readonly tests: { main: number | null; target: number | null }
  readonly routs: Map<UnitId, number>
  readonly shaken: Map<UnitId, number>
  /** How a unit stands at an end of this chance. */
  readonly end: (battle: Vf, id: UnitId, chance: number, alsoRouts: number) => void
}

function newSums(): Sums {
  const [routs, shaken] = [new Map<UnitId, number>(), new Map<UnitId, number>()]
  return {
    wins: 0,
    ties: 0,
    loses: 0,
    turns: 0,
    losses: { main: new Map(), target: new Map() },
    tests: { main: null, target: null },
    routs,
    shaken,
    end(battle, id, chance, alsoRouts) {
      const unit = unitOf(battle, id)
      if (!isReady(unit)) return addChance(routs, id, chance)
      addChance(routs, id, chance * alsoRouts)
      if (isShaken(battle, unit)) addChance(shaken, id, chance * (1 - alsoRouts))
    },
  }
}

/** The battle once all of the attacking side have thrown that a square daunts. (special.square) */
function beforeSquares(seen: Vf, { main, support }: Fight): readonly End<Vf>[] {
  const daunted = [...new Set([main, ...support])].filter((id) => dauntedBy(seen, unitOf(seen, id)))
  if (daunted.length === 0) return [{ chance: 1, result: seen }]
  return followed(seen, function* (battle) {
    for (const id of daunted) yield* throwDaunted(battle, id)
    return battle
  })
}

/** Both throws of a fight, and what stands before its losses. (7.2.1, 7.2.2) */
type Fought = {
  readonly after: Vf
  readonly bout: Bout
  readonly back: Lent
  readonly attack: HitForecast
  readonly reply: HitForecast
}

function* foughtIn(seen: Vf, fight: Fight): InSteps<Fought> {
  const { main, target } = fight
  const after = copy(seen)
  after.fights = seen.fights.filter((other) => other.main !== main || other.target !== target)
  const lent = fight.again ? fight : stillLent(after, fight)
  const attacks = attackIn(fight, lent)
  yield
  const attack = hitForecast(after, attacks)
  markAttack(after, attacks)
  yield
  const back = lentBack(after, target, main)
  yield
  const replies = replyIn(fight, back)
  const reply = hitForecast(after, replies)
  markAttack(after, replies)
  const overFeature = isOverFeature(after, fight)
  const { support, brigade } = lent
  const bout: Bout = { ...fight, support, brigade, back: back.support, overFeature }
  return { after, bout, back, attack, reply }
}

/** All the support that can be lent to who fights back. (8.2.2, 8.2.3) */
function lentBack(then: Vf, unit: UnitId, target: UnitId): Lent {
  const { support, brigade } = lendableTo(then, unitOf(then, unit), target)
  const none = { support: [], brigade: [] }
  return support.length + brigade.length === 0
    ? none
    : (supportIn(then, { unit, target }, 1)[0] ?? none)
}

/** Losses, tests and routs of all that the two throws may come to. (7.2.3 to 7.2.5) */
function* fightOut(
  { after, bout, attack, reply }: Fought,
  chance: number,
  sums: Sums,
): InSteps<void> {
  const { main, target } = bout
  const sideOfSeat = (seat: string) =>
    seatOf(after, seat).side === unitOf(after, main).side ? 'main' : 'target'
  const retreats = newRetreats(bout)
  for (const { caused, chance: here } of bothCaused(after, bout, attack, reply)) {
    yield
    const share = chance * here
    addChance(sums.losses.main, caused.reply, share)
    addChance(sums.losses.target, caused.attack, share)
    if (caused.attack === caused.reply) sums.ties += share
    else if (caused.attack > caused.reply) sums.wins += share
    else sums.loses += share
    const testers = new Set<string>()
    const ends = followed(after, function* (battle) {
      const result = yield* noting(settle(battle, bout, caused), testers)
      return { battle, loser: result.loser }
    })
    for (const seat of testers) {
      const side = sideOfSeat(seat)
      const suffered = side === 'main' ? caused.reply : caused.attack
      sums.tests[side] = Math.min(suffered, sums.tests[side] ?? Infinity)
    }
    for (const { chance: at, result } of ends)
      for (const id of [main, target])
        sums.end(result.battle, id, share * at, retreats(result.battle, result.loser).get(id) ?? 0)
  }
}

/** How likely it is that losses of the two are these. */
function bothCaused(
  then: Vf,
  bout: Bout,
  attack: HitForecast,
  reply: HitForecast,
): readonly { readonly caused: Caused; readonly chance: number }[] {
  const all = new Map<string, { readonly caused: Caused; readonly chance: number }>()
  for (const [hits, one] of attack.hits.entries())
    for (const [back, other] of reply.hits.entries()) {
      if (one * other === 0) continue
      const caused = causedIn(then, bout, hits, back)
      const key = `${caused.attack} ${caused.reply}`
      all.set(key, { caused, chance: (all.get(key)?.chance ?? 0) + one * other })
    }
  return [...all.values()]
}

/**
 * How likely the beaten are to rout for want of a way back: that hangs on who is left and who has
 * lost, and not on losses, so that it is found once for each. (6.4, 7.2.5)
 */
function newRetreats(bout: Bout) {
  const all = [...new Set([bout.main, bout.target].flatMap((id) => sideOf(bout, id)))]
  const known = new Map<string, ReadonlyMap<UnitId, number>>()
  return (battle: Vf, loser: UnitId): ReadonlyMap<UnitId, number> => {
    const left = all.filter((id) => isReady(unitOf(battle, id)))
    const key = `${loser} ${left.join()}`
    const before = known.get(key)
    if (before) return before
    const routs = new Map<UnitId, number>()
    const ends = followed(battle, function* (now) {
      yield* loserRetreats(now, bout, loser)
      return left.filter((id) => !isReady(unitOf(now, id)))
    })
    for (const { chance, result } of ends) for (const id of result) addChance(routs, id, chance)
    known.set(key, routs)
    return routs
  }
}
