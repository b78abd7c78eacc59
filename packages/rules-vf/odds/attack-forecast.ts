// What an attack would bring, as its chances are: every function in it is one that makes attacks.

import {
  addChance,
  inOrder,
  successesOf,
  type DiceTest,
  type Distribution,
  type Explained,
} from '@grognard/toolkit'
import type { Attack } from '../attack.ts'
import { hitTest, markAttack } from '../attacks/hits.ts'
import { lossesSuffered } from '../attacks/losses.ts'
import { attackValue } from '../attacks/value.ts'
import { copy, unitOf, type UnitId, type Vf } from '../battle.ts'
import type { VfClause } from '../clauses.ts'
import { sufferLosses } from '../morale/losses.ts'
import { isShaken } from '../morale/shaken.ts'
import { followed } from './deciding.ts'
import { noting } from './noting.ts'

/** How many dice, what each needs, and how likely each number of hits is. (8.0, 8.3) */
export type HitForecast = {
  readonly value: Explained<VfClause>
  readonly test: DiceTest<VfClause>
  /** The chances of 0, 1, 2 ... hits, dice that a rule throws again reckoned with. */
  readonly hits: readonly number[]
}

/** What would befall a unit and those who help it. */
export type Toll = {
  readonly unit: UnitId
  /** Losses that are caused, halving reckoned with; a unit is marked with as many as it bears. */
  readonly losses: Distribution
  /** From so many losses on somebody tests its valour; null: never. (9.2) */
  readonly testsFrom: number | null
  /** The chance that it routs. */
  readonly routs: number
  /** The chance that it stands in the end, shaken. (9.1) */
  readonly shaken: number
  /** What halves its losses, shown on the most hits that there may be; null: nothing does. (8.3.1) */
  readonly spared: Explained<VfClause> | null
}

/** What an attack would cause, whatever may come of that. */
export type AttackForecast = HitForecast & {
  readonly attack: Attack
  readonly losses: Distribution
  readonly spared: Toll['spared']
}

export type FireForecast = AttackForecast & { readonly toll: Toll }

export function hitForecast(seen: Vf, attack: Attack): HitForecast {
  const value = attackValue(seen, attack)
  const test = hitTest(seen, attack)
  return { value, test, hits: successesOf(value.value, test) }
}

/** Its hits, and the losses they come to. (8.0, 8.3.1) */
export function attackForecast(seen: Vf, attack: Attack): AttackForecast {
  const forecast = hitForecast(seen, attack)
  const { target, kind } = attack
  const losses = lossesOf(seen, target, forecast, kind)
  return { ...forecast, attack, losses, spared: sparedOf(seen, target, forecast, kind) }
}

/** A volley: its hits, the losses they come to, and what these may do. (8.0, 8.3.1, 9.1, 9.2) */
export function fireForecast(seen: Vf, attack: Attack): FireForecast {
  const forecast = attackForecast(seen, attack)
  const { target, kind } = attack
  const { losses, spared } = forecast
  const then = copy(seen)
  markAttack(then, attack)
  let [routs, shaken, testsFrom]: [number, number, number | null] = [0, 0, null]
  for (const { value, chance } of losses) {
    const tests = new Set<string>()
    const ends = followed(then, function* (battle) {
      yield* noting(sufferLosses(battle, target, value, kind), tests)
      return { battle, unit: unitOf(battle, target) }
    })
    if (tests.size > 0) testsFrom ??= value
    for (const { chance: share, result } of ends) {
      if (result.unit.status === 'routed') routs += chance * share
      else if (isShaken(result.battle, result.unit)) shaken += chance * share
    }
  }
  return { ...forecast, toll: { unit: target, losses, testsFrom, routs, shaken, spared } }
}

/** How likely each number of losses is. (8.3.1) */
function lossesOf(
  battle: Vf,
  target: UnitId,
  { hits }: HitForecast,
  kind: Attack['kind'],
): Distribution {
  const chances = new Map<number, number>()
  for (const [count, chance] of hits.entries())
    if (chance > 0)
      addChance(chances, lossesSuffered(battle, unitOf(battle, target), count, kind).value, chance)
  return inOrder(chances)
}

/** What halves the losses of a unit, if anything does. (8.3.1) */
export function sparedOf(
  battle: Vf,
  target: UnitId,
  { hits }: HitForecast,
  kind: Attack['kind'],
): Explained<VfClause> | null {
  const most = hits.length - 1
  const suffered = lossesSuffered(battle, unitOf(battle, target), most, kind)
  return suffered.steps.length > 1 ? suffered : null
}
