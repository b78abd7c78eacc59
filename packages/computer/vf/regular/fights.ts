// Who fights whom: of many lawful choices the one with the best odds. (7.1)

import type { Random } from '@grognard/kernel'
import {
  anyFights,
  copyOf,
  unitOf,
  type ChosenFight,
  type Side,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import { backing, oddsOf, type FightOdds } from '../features/odds.ts'
import { fightWorth } from '../features/worth.ts'

const TRIES = 16

export type Fights = {
  readonly fights: readonly ChosenFight[]
  readonly worth: number
  /** By the target of each fight. */
  readonly odds: ReadonlyMap<UnitId, FightOdds>
}

export function bestFights(seen: Vf, side: Side, random: Random): Fights {
  const tried = new Map<string, Fights>()
  for (let i = 0; i < TRIES; i++) {
    const fights = anyFights(seen, side, random).toSorted((a, b) => a.target - b.target)
    const key = JSON.stringify(fights)
    if (!tried.has(key)) tried.set(key, weighed(seen, fights))
  }
  return [...tried.values()].reduce((a, b) => (b.worth > a.worth ? b : a))
}

function weighed(seen: Vf, fights: readonly ChosenFight[]): Fights {
  const then = copyOf(seen)
  then.fights = fights.map((fight) => ({ ...fight, again: false }))
  const odds = fights.map((fight) =>
    oddsOf(then, fight, backing(then, unitOf(then, fight.target), fight.main)),
  )
  const worth = fights.reduce((sum, fight, i) => {
    const [main, target] = [unitOf(seen, fight.main), unitOf(seen, fight.target)]
    return sum + fightWorth(seen, main, target, odds[i] as FightOdds)
  }, 0)
  // The surest fight first: what it routs troubles nobody any more.
  const order = fights
    .map((fight, i) => ({ fight, sure: (odds[i] as FightOdds).target.rout }))
    .toSorted((a, b) => b.sure - a.sure)
  return {
    fights: order.map(({ fight }) => fight),
    worth,
    odds: new Map(fights.map(({ target }, i) => [target, odds[i] as FightOdds])),
  }
}
