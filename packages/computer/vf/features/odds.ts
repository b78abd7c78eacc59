// Exact odds of attacks, from the values that the rules themselves explain. (8.0, 9.2, 7.2)

import { chanceInThirtySixths, successesOf, type DiceTest } from '@grognard/toolkit'
import {
  attackValue,
  editionOf,
  hitTest,
  isTooMuchMelee,
  lendableTo,
  lossesSuffered,
  fightingIn,
  routsOutright,
  unitOf,
  winsTie,
  type Attack,
  type ChosenFight,
  type Fighting,
  type Unit,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'

import { conditionOf, type Condition } from './conditions.ts'

/** The chances of 0, 1, 2 ... successes. */
export type Chances = readonly number[]

const known = new Map<number, Chances>()

/** So many dice, each of which succeeds in so many of 36 cases. */
export function binomial(dice: number, chance: number): Chances {
  const key = dice * 64 + chance
  let found = known.get(key)
  if (!found) {
    const p = chance / 36
    let chances = [1]
    for (let i = 0; i < dice; i++)
      chances = Array.from(
        { length: i + 2 },
        (_, k) => (chances[k] ?? 0) * (1 - p) + (chances[k - 1] ?? 0) * p,
      )
    known.set(key, (found = chances))
  }
  return found
}

/** Of 36: the chance of a die more of a test, beyond those few that are thrown again. */
export const dieChance = (test: DiceTest): number =>
  chanceInThirtySixths(test.reroll?.most === undefined ? test : { ...test, reroll: null })

/** So many dice of a test. */
export const chancesOf = (dice: number, test: DiceTest): Chances =>
  test.reroll?.most === undefined ? binomial(dice, dieChance(test)) : successesOf(dice, test)

/** What befalls one unit: losses marked on average, and the chances that it is shaken or routs. */
export type Fate = { readonly losses: number; readonly shaken: number; readonly rout: number }

/**
 * A unit that can bear so many more losses, and each beyond in so many of 36 cases; and in so many
 * if it has won. (9.2, 9.2.1)
 */
type Bearing = { readonly left: number; readonly steady: number; readonly won: number }

/** Of a unit that suffers so many losses with these chances. */
function fateOf(suffered: Chances, left: number, steady: number): Fate {
  let [losses, shaken, rout] = [0, 0, 0]
  for (const [count, chance] of suffered.entries()) {
    if (chance === 0) continue
    losses += chance * Math.min(count, left)
    const beyond = Math.max(0, count - left)
    const holds = power(steady / 36, beyond)
    rout += chance * (1 - holds)
    if (count >= left) shaken += chance * holds
  }
  return { losses, shaken, rout }
}

export function power(base: number, times: number): number {
  let product = 1
  for (let i = 0; i < times; i++) product *= base
  return product
}

/** How a unit bears the losses of a fight. */
const bearingOf = ({ left, steady }: Condition): Bearing => ({
  left,
  steady: steady.melee,
  won: steady.won,
})

/** The chance that so many losses rout a unit. (9.2) */
export function routBy(battle: Vf, unit: Unit, losses: number, kind: 'fire' | 'melee'): number {
  const { left, steady } = conditionOf(battle, unit)
  return 1 - power(steady[kind] / 36, Math.max(0, losses - left))
}

/** Hits as losses: some suffer half of them. (8.3.1) */
export function lossesFrom(battle: Vf, target: Unit, hits: Chances, kind: Attack['kind']): Chances {
  if (lossesSuffered(battle, target, 2, kind).value === 2) return hits
  const losses: number[] = hits.map(() => 0)
  for (const [count, chance] of hits.entries()) {
    const suffered = lossesSuffered(battle, target, count, kind).value
    losses[suffered] = (losses[suffered] as number) + chance
  }
  return losses
}

/** Of 36: the chance of one die of an attack. */
export const hitChance = (battle: Vf, attack: Attack): number => dieChance(hitTest(battle, attack))

/** The hits of an attack, with dice that are still to come. */
const hitsOf = (battle: Vf, attack: Attack, more = 0): Chances =>
  chancesOf(attackValue(battle, attack).value + more, hitTest(battle, attack))

/** The losses that an attack causes on average, whatever comes of them. (8.3) */
export function lossesOf(battle: Vf, attack: Attack): number {
  const target = unitOf(battle, attack.target)
  const losses = lossesFrom(battle, target, hitsOf(battle, attack), attack.kind)
  return losses.reduce((sum, chance, count) => sum + chance * count, 0)
}

/** What a fire attack does to its target. (5.2) */
export function fireOdds(battle: Vf, attack: Attack): Fate {
  const target = unitOf(battle, attack.target)
  const losses = lossesFrom(battle, target, hitsOf(battle, attack), 'fire')
  const { left, steady } = conditionOf(battle, target)
  return fateOf(losses, left, steady.fire)
}

export type FightOdds = {
  /** The chance that the attacker wins. */
  readonly wins: number
  readonly main: Fate
  readonly target: Fate
  /** What befalls those who support the two, where something may. */
  readonly helpers: readonly (Fate & { readonly unit: UnitId })[]
}

/** One who fights, or supports a fight. */
export type Fighter = Bearing & {
  readonly unit: UnitId
  /** It bears a share of its side's losses. (7.2.4) */
  readonly bears: boolean
  /** If its side loses, it routs without a test. (9.2.2) */
  readonly routs: boolean
}

/** A fight as two throws: what each causes, and who has to bear it, each side's lead first. */
export type Throws = {
  readonly attack: Chances
  readonly reply: Chances
  readonly attackers: readonly Fighter[]
  readonly defenders: readonly Fighter[]
  readonly tieWins: boolean
}

/** The losses of a side by who has won. */
type Suffered = { readonly won: number[]; readonly lost: number[]; readonly loses: number }

export function fightOdds({ attack, reply, attackers, defenders, tieWins }: Throws): FightOdds {
  let wins = 0
  const none = (): number[] =>
    Array.from({ length: Math.max(attack.length, reply.length) }, () => 0)
  const [byMain, byTarget] = [
    { won: none(), lost: none() },
    { won: none(), lost: none() },
  ]
  for (let a = 0; a < attack.length; a++)
    for (let b = 0; b < reply.length; b++) {
      const chance = (attack[a] as number) * (reply[b] as number)
      const isWon = a > b || (a === b && tieWins)
      if (isWon) wins += chance
      const main = isWon ? byMain.won : byMain.lost
      const target = isWon ? byTarget.lost : byTarget.won
      target[a] = (target[a] as number) + chance
      main[b] = (main[b] as number) + chance
    }
  const { won, lost } = byMain
  const [main, ...beside] = fatesOf(attackers, { won, lost, loses: 1 - wins })
  const [target, ...behind] = fatesOf(defenders, {
    won: byTarget.won,
    lost: byTarget.lost,
    loses: wins,
  })
  return { wins, main: main as Fate, target: target as Fate, helpers: [...beside, ...behind] }
}

const NOTHING: Fate = { losses: 0, shaken: 0, rout: 0 }

/** What befalls each of a side. */
function fatesOf(side: readonly Fighter[], { won, lost, loses }: Suffered) {
  const bearing = side.filter(({ bears }) => bears).length
  return side.map(({ unit, left, steady, won: steadyWon, bears, routs }, place) => {
    const bear = (all: Chances, holds: number): Fate =>
      bears ? fateOf(dealt(all, place, bearing), left, holds) : NOTHING
    const whenWon = bear(won, steadyWon)
    const whenLost = routs ? { ...NOTHING, rout: loses } : bear(lost, steady)
    return {
      unit,
      losses: whenWon.losses + whenLost.losses,
      shaken: whenWon.shaken + whenLost.shaken,
      rout: whenWon.rout + whenLost.rout,
    }
  })
}

/** Of losses that so many share evenly those of one: whoever comes first takes the odd ones. */
function dealt(all: Chances, place: number, among: number): Chances {
  if (among === 1) return all
  const own = all.map(() => 0)
  for (const [count, chance] of all.entries()) {
    const share = Math.floor((count + among - 1 - place) / among)
    own[share] = (own[share] as number) + chance
  }
  return own
}

export type Help = Pick<Attack, 'support' | 'brigade'>

const meleeAttack = (main: UnitId, target: UnitId, help: Help, reply: boolean): Attack => ({
  kind: 'melee',
  main,
  target,
  support: help.support,
  brigade: help.brigade,
  skirmish: false,
  reply,
  again: false,
})

/** Of those who could lend melee support as many as may. (8.2.2) */
export function fitting(battle: Vf, helpers: readonly UnitId[], target: UnitId): readonly UnitId[] {
  const taken: UnitId[] = []
  for (const id of helpers) if (!isTooMuchMelee(battle, [...taken, id], target)) taken.push(id)
  return taken
}

/** The help that a unit in a fight can have. (8.2.2, 8.2.3) */
export function backing(battle: Vf, unit: Unit, foe: UnitId): Help {
  const { support: able, brigade } = lendableTo(battle, unit, foe)
  const support = fitting(battle, able, foe)
  const room = editionOf(battle).brigadeRoom(battle, support, foe)
  return { support, brigade: brigade.slice(0, room) }
}

/** The odds of a fight between units that are in contact, with help for both. (7.2) */
export function oddsOf(battle: Vf, fight: ChosenFight, back: Help, more = 0): FightOdds {
  const [main, target] = [unitOf(battle, fight.main), unitOf(battle, fight.target)]
  const attack = hitsOf(battle, meleeAttack(main.id, target.id, fight, false), more)
  const reply = hitsOf(battle, meleeAttack(target.id, main.id, back, true))
  const { support } = fight
  const pair = { main: main.id, target: target.id, support, back: back.support }
  const fighting = fightingIn(battle, pair)
  return fightOdds({
    attack: lossesFrom(battle, target, attack, 'melee'),
    reply: lossesFrom(battle, main, reply, 'melee'),
    attackers: fightersIn(fighting, main, fighting.support),
    defenders: fightersIn(fighting, target, fighting.back),
    tieWins: winsTie(fighting).winner === main.id,
  })
}

/** Who of a side in a fight has something to fear: its lead, and of its supporters some. */
export function fightersIn(
  fighting: Fighting,
  lead: Unit,
  support: readonly Unit[],
  conditionIn: (unit: Unit) => Condition = (unit) => conditionOf(fighting.battle, unit),
): readonly Fighter[] {
  const side = [lead, ...support]
  const bearing = editionOf(fighting.battle).bearers(side.map(({ id }) => id))
  const routing = routsOutright(fighting, lead).filter(({ spared }) => !spared)
  return side.flatMap((unit) => {
    const bears = bearing.includes(unit.id)
    const routs = routing.some((one) => one.unit === unit.id)
    return unit === lead || bears || routs
      ? [{ unit: unit.id, bears, routs, ...bearingOf(conditionIn(unit)) }]
      : []
  })
}
