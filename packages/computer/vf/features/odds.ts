// Exact odds of attacks, from the values that the rules themselves explain. (8.0, 9.2, 7.2)

import { chanceInThirtySixths, successesOf, type DiceTest } from '@grognard/toolkit'
import {
  attackValue,
  decideFight,
  hitTest,
  isTooMuchMelee,
  lendableTo,
  lossesSuffered,
  fightingIn,
  routsOutright,
  unitOf,
  type Attack,
  type ChosenFight,
  type Fighting,
  type Unit,
  type UnitId,
  type Vf,
  numbersOf,
} from '@grognard/rules-vf/functions'

import { conditionOf } from './conditions.ts'

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

/** A unit that can bear so many more losses, and passes a valour test in so many of 36 cases. */
export type Bearing = { readonly left: number; readonly steady: number }

/** Of a unit that suffers so many losses with these chances; whoever wins takes no tests. */
function fateOf(suffered: Chances, { left, steady }: Bearing, tests: boolean): Fate {
  let [losses, shaken, rout] = [0, 0, 0]
  for (const [count, chance] of suffered.entries()) {
    if (chance === 0) continue
    losses += chance * Math.min(count, left)
    const beyond = Math.max(0, count - left)
    const holds = beyond === 0 || !tests ? 1 : power(steady / 36, beyond)
    rout += chance * (1 - holds)
    if (count >= left) shaken += chance * holds
  }
  return { losses, shaken, rout }
}

function power(base: number, times: number): number {
  let product = 1
  for (let i = 0; i < times; i++) product *= base
  return product
}

function bearingOf(battle: Vf, unit: Unit, kind: 'fire' | 'melee'): Bearing {
  const { left, steady } = conditionOf(battle, unit)
  return { left, steady: steady[kind] }
}

/** The chance that so many losses rout a unit. (9.2) */
export const routBy = (battle: Vf, unit: Unit, losses: number, kind: 'fire' | 'melee'): number =>
  fateOf([...Array.from({ length: losses }, () => 0), 1], bearingOf(battle, unit, kind), true).rout

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
  return fateOf(losses, bearingOf(battle, target, 'fire'), true)
}

export type FightOdds = {
  /** The chance that the attacker wins. */
  readonly wins: number
  readonly main: Fate
  readonly target: Fate
}

/** A fight as two throws: what each causes, and what each can bear. */
export type Throws = {
  readonly attack: Chances
  readonly reply: Chances
  readonly main: Bearing
  readonly target: Bearing
  readonly tieWins: boolean
  /** The loser routs without a test. (9.2.2) */
  readonly mainRouts: boolean
  readonly targetRouts: boolean
}

export function fightOdds(throws: Throws): FightOdds {
  const { attack, reply } = throws
  let wins = 0
  const none = (): number[] =>
    Array.from({ length: Math.max(attack.length, reply.length) }, () => 0)
  const whenWon = { main: none(), target: none() }
  const whenLost = { main: none(), target: none() }
  for (const [a, p] of attack.entries())
    for (const [b, q] of reply.entries()) {
      const chance = p * q
      const isWon = a > b || (a === b && throws.tieWins)
      if (isWon) wins += chance
      const into = isWon ? whenWon : whenLost
      into.target[a] = (into.target[a] as number) + chance
      into.main[b] = (into.main[b] as number) + chance
    }
  return {
    wins,
    main: together(
      fateOf(whenWon.main, throws.main, false),
      throws.mainRouts ? gone(1 - wins) : fateOf(whenLost.main, throws.main, true),
    ),
    target: together(
      throws.targetRouts ? gone(wins) : fateOf(whenWon.target, throws.target, true),
      fateOf(whenLost.target, throws.target, false),
    ),
  }
}

const gone = (chance: number): Fate => ({ losses: 0, shaken: 0, rout: chance })

const together = (a: Fate, b: Fate): Fate => ({
  losses: a.losses + b.losses,
  shaken: a.shaken + b.shaken,
  rout: a.rout + b.rout,
})

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
  const { support, brigade } = lendableTo(battle, unit, foe)
  const near = brigade.slice(0, numbersOf(battle.options).mostBrigadeSupport)
  return { support: fitting(battle, support, foe), brigade: near }
}

/** Whoever loses so routs without a test. (9.2.2, T.3.6) */
export const routsIn = (fighting: Fighting, loser: Unit): boolean =>
  routsOutright(fighting, loser).some(({ unit, spared }) => unit === loser.id && !spared)

/** The odds of a fight between units that are in contact, with help for both. (7.2) */
export function oddsOf(battle: Vf, fight: ChosenFight, back: Help, more = 0): FightOdds {
  const [main, target] = [unitOf(battle, fight.main), unitOf(battle, fight.target)]
  const attack = hitsOf(battle, meleeAttack(main.id, target.id, fight, false), more)
  const reply = hitsOf(battle, meleeAttack(target.id, main.id, back, true))
  const tied = decideFight(battle, fight, { attack: 1, reply: 1 })
  const fighting = fightingIn(battle, fight)
  return fightOdds({
    attack: lossesFrom(battle, target, attack, 'melee'),
    reply: lossesFrom(battle, main, reply, 'melee'),
    main: bearingOf(battle, main, 'melee'),
    target: bearingOf(battle, target, 'melee'),
    tieWins: tied.winner === main.id,
    mainRouts: routsIn(fighting, main),
    targetRouts: routsIn(fighting, target),
  })
}
