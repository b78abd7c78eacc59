// What an attack or a fight would bring, by the odds that all players share, as plain sense weighs it.

import {
  asIf,
  isShaken,
  profileOf,
  specialsOf,
  stanceOf,
  unitOf,
  unitsIn,
  type ChosenFight,
  type Unit,
  type UnitId,
  type Vf,
  type Way,
} from '@grognard/rules-vf/functions'
import { backing, oddsOf, routBy, type Fate } from '../features/odds.ts'
import { conditionOf } from '../features/conditions.ts'

/** What a fight would bring. */
export type Prospect = {
  /** The chance that the attacker wins. */
  readonly wins: number
  /** All of it weighed up: above nought it is worth it. */
  readonly worth: number
}

/** What a loss is worth where a unit that routs is worth one. */
const LOSS = 0.2

/** With dice for support that is still to come, on top of what there is. */
export function prospectOf(seen: Vf, fight: ChosenFight, more = 0): Prospect {
  const [main, target] = [unitOf(seen, fight.main), unitOf(seen, fight.target)]
  const then: Vf = { ...seen, fights: [{ ...fight, again: false }] }
  const odds = oddsOf(seen, fight, backing(then, target, main.id), more)
  const costs = (unit: Unit, { rout, losses }: Fate): number =>
    rout * worthOf(seen, unit) + LOSS * losses
  let worth = costs(target, odds.target) - costs(main, odds.main)
  for (const { unit: id, ...fate } of odds.helpers) {
    const unit = unitOf(seen, id)
    worth += unit.side === main.side ? -costs(unit, fate) : costs(unit, fate)
  }
  return { wins: odds.wins, worth }
}

/** The fight of a unit with an enemy whom it touches, with all the help that it can have. */
export const fightWith = (seen: Vf, unit: Unit, target: UnitId): ChosenFight => ({
  main: unit.id,
  target,
  ...backing(seen, unit, target),
})

/** How many more losses a unit bears before it is shaken. */
export const leftOf = (seen: Vf, unit: Unit): number => conditionOf(seen, unit).left

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
  const fight = fightWith(fresh, unitOf(fresh, unit.id), target)
  return ifNotDaunted(seen, prospectOf(fresh, fight, more), unit, unitOf(seen, target))
}

const FACES = [1, 2, 3, 4, 5, 6]

/** Whoever is daunted throws first, and comes to fight only if he stays. (7.0, special.square) */
function ifNotDaunted(seen: Vf, prospect: Prospect, unit: Unit, foe: Unit): Prospect {
  const daunting = specialsOf(foe).find((special) => special.daunting?.daunts(foe, unit))?.daunting
  if (!daunting) return prospect
  const outcomes = FACES.map((face) =>
    daunting.outcome(daunting.roll(face, isShaken(seen, foe)).value),
  )
  const chanceOf = (wanted: (typeof outcomes)[number]): number =>
    outcomes.filter((outcome) => outcome === wanted).length / FACES.length
  const [stays, loses] = [chanceOf('stays'), chanceOf('thrown back')]
  const rout = routBy(seen, unit, 1, 'melee')
  return {
    wins: stays * prospect.wins,
    worth: stays * prospect.worth - loses * LOSS - loses * rout,
  }
}
