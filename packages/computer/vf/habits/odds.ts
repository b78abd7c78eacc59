// What an attack or a fight would bring, by the rulebook's own values: exact sums over few dice.

import { chanceInThirtySixths } from '@grognard/toolkit'
import {
  asIf,
  attackValue,
  decideFight,
  hitTest,
  isShaken,
  lendableTo,
  lossesSuffered,
  profileOf,
  formsSquare,
  occupies,
  stanceOf,
  tenacityOf,
  unitOf,
  unitsIn,
  type Attack,
  type Fight,
  type Unit,
  type UnitId,
  type Vf,
  type Way,
} from '@grognard/rules-vf/functions'

/** The chances of 0, 1, 2 ... successes of so many dice. */
export function chancesOf(dice: number, chance: number): readonly number[] {
  let chances = [1]
  for (let i = 0; i < dice; i++) {
    const next = Array.from({ length: chances.length + 1 }, () => 0)
    for (const [hits, share] of chances.entries()) {
      next[hits] = (next[hits] as number) + share * (1 - chance)
      next[hits + 1] = (next[hits + 1] as number) + share * chance
    }
    chances = next
  }
  return chances
}

const hitChance = (seen: Vf, attack: Attack): number =>
  chanceInThirtySixths(hitTest(seen, attack)) / 36

/** How many losses a fire attack would cause, on average. */
export function expectedLosses(seen: Vf, attack: Attack): number {
  const chances = chancesOf(attackValue(seen, attack).value, hitChance(seen, attack))
  const target = unitOf(seen, attack.target)
  return chances.reduce(
    (sum, chance, hits) => sum + chance * lossesSuffered(seen, target, hits, attack.kind).value,
    0,
  )
}

/** What a fight would bring. */
export type Prospect = {
  /** The chance that the attacker wins. */
  readonly wins: number
  /** The chances that the one or the other routs at once. */
  readonly routs: number
  readonly routed: number
  /** Losses caused and suffered, on average. */
  readonly caused: number
  readonly suffered: number
  /** All of it weighed up: above nought it is worth it. */
  readonly worth: number
}

type Bout = Pick<Fight, 'main' | 'target' | 'support' | 'brigade'>

/** Dice for support that is still to come, on top of what there is. */
export function prospectOf(seen: Vf, fight: Bout, more = 0): Prospect {
  const { main: id, target: at, support, brigade } = fight
  const [main, target] = [unitOf(seen, id), unitOf(seen, at)]
  const attack: Attack = { ...MELEE, main: id, target: at, support, brigade }
  const back = lendableTo({ ...seen, fights: [{ ...fight, again: false }] }, target, id)
  const reply: Attack = {
    ...MELEE,
    main: at,
    target: id,
    support: back.support.slice(0, 2),
    brigade: back.brigade.slice(0, 1),
    reply: true,
  }
  const given = chancesOf(attackValue(seen, attack).value + more, hitChance(seen, attack))
  const taken = chancesOf(attackValue(seen, reply).value, hitChance(seen, reply))
  const byCavalry = [id, ...support].some((one) => profileOf(unitOf(seen, one)).arm === 'cavalry')
  const overFeature = occupies(main) || occupies(target)
  const atOnce =
    formsSquare(target) ||
    (!overFeature &&
      (profileOf(target).arm === 'artillery' ||
        (profileOf(target).arm === 'infantry' && byCavalry)))
  const tie = decideFight(seen, fight, { attack: 1, reply: 1 }).winner === id
  let [wins, routs, routed, caused, suffered] = [0, 0, 0, 0, 0]
  for (const [hits, chance] of given.entries())
    for (const [hitsBack, chanceBack] of taken.entries()) {
      const share = chance * chanceBack
      caused += share * hits
      suffered += share * hitsBack
      const isWon = hits > hitsBack || (hits === hitsBack && tie)
      if (isWon) {
        wins += share
        routs += share * (atOnce ? 1 : chanceToRout(seen, target, hits))
      } else routed += share * (formsSquare(main) ? 1 : chanceToRout(seen, main, hitsBack))
    }
  const worth =
    routs * worthOf(seen, target) -
    routed * worthOf(seen, main) +
    LOSS * (Math.min(caused, leftOf(seen, target)) - Math.min(suffered, leftOf(seen, main)))
  return { wins, routs, routed, caused, suffered, worth }
}

const MELEE = { kind: 'melee', skirmish: false, reply: false, again: false } as const

/** What a loss is worth where a unit that routs is worth one. */
const LOSS = 0.2

/** The chance that a unit that lost a fight routs by its losses: half for each beyond what it bears. */
function chanceToRout(seen: Vf, unit: Unit, losses: number): number {
  const beyond = losses - leftOf(seen, unit)
  let holds = 1
  for (let i = 0; i < beyond; i++) holds /= 2
  return beyond > 0 ? 1 - holds : 0
}

/** How many more losses a unit bears before it is shaken. */
export const leftOf = (seen: Vf, unit: Unit): number =>
  Math.max(0, tenacityOf(seen, unit).value - unit.losses)

/** About what a unit of the line costs. */
const USUAL_POINTS = 24
/** How much more the last units of a brigade are worth. */
const LAST = 0.75

/** What a unit is worth that routs: its points, and more for those few on whom a brigade rests. */
export function worthOf(seen: Vf, unit: Unit): number {
  const left = unitsIn(seen, unit.brigade).filter(({ status }) => status !== 'routed').length
  return 0.4 + (0.6 * profileOf(unit).points) / USUAL_POINTS + (left <= 2 ? LAST : 0)
}

/** A unit as if it had gone its way into contact, and what the fight would bring then. */
export function prospectOfAssault(
  seen: Vf,
  unit: Unit,
  way: Way,
  target: UnitId,
  more = 0,
): Prospect {
  const stance = stanceOf(unit)
  const then = asIf(seen, unit, { formation: stance.formation, pose: way.at(-1) ?? stance.pose })
  const fresh = { ...then, spent: [], fights: [], active: unit.side }
  const { support, brigade } = lendableTo(fresh, unitOf(fresh, unit.id), target)
  const fight = {
    main: unit.id,
    target,
    support: support.slice(0, 3),
    brigade: brigade.slice(0, 1),
  }
  const prospect = prospectOf(fresh, fight, more)
  const foe = unitOf(seen, target)
  return formsSquare(foe) && profileOf(unit).arm === 'cavalry'
    ? turnedAway(seen, prospect, unit, foe)
    : prospect
}

/** Two times in three at least cavalry is turned away before a square, half the time with a loss. */
function turnedAway(seen: Vf, prospect: Prospect, unit: Unit, square: Unit): Prospect {
  const stays = isShaken(seen, square) ? 1 / 2 : 1 / 6
  const loses = isShaken(seen, square) ? 1 / 6 : 1 / 2
  const routed = stays * prospect.routed + loses * chanceToRout(seen, unit, 1)
  return {
    wins: stays * prospect.wins,
    routs: stays * prospect.routs,
    routed,
    caused: stays * prospect.caused,
    suffered: stays * prospect.suffered + loses,
    worth: stays * prospect.worth - loses * LOSS - loses * chanceToRout(seen, unit, 1),
  }
}
