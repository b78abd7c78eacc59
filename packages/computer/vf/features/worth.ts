// What units are worth, in victory points: what it costs to lose one, and what losses cost. (9.5, 10.0)

import { onceFor } from '@grognard/geometry'
import { chanceInThirtySixths } from '@grognard/toolkit'
import {
  brigadeOf,
  fortitudeTest,
  isShaken,
  profileOf,
  unitsIn,
  valueOf,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import { leadOf } from './objectives.ts'
import type { Fate } from './odds.ts'
import { conditionOf } from './conditions.ts'

/** A unit's values as a part of a battle's outcome: a line battalion comes to about a quarter. */
const POWER = 1 / 42
const GUN_REACH = 0.1
const SPEED = 0.06
/** A shaken unit has lost so much of its worth: the next loss may be its last. */
const SHAKEN = 0.36
/** The first loss costs the +1 of fresh units in melee. (8.3) */
const FIRST = 0.05

/** What a unit can still do in this battle. */
export function powerOf(unit: Unit): number {
  const known = powersOf(unit.elite)
  const key = `${unit.profile} ${unit.understrength}`
  let power = known.get(key)
  if (power === undefined) known.set(key, (power = powerFrom(unit)))
  return power
}

/** What it was raised as goes with a unit through the battle. */
const powersOf = onceFor((_elite: Unit['elite']) => new Map<string, number>())

function powerFrom(unit: Unit): number {
  const { arm } = profileOf(unit)
  const values =
    valueOf(unit, 'fire') / 2 + valueOf(unit, 'melee') + 1.5 * valueOf(unit, 'tenacity')
  return POWER * values + (arm === 'artillery' ? GUN_REACH : arm === 'cavalry' ? SPEED : 0)
}

/** A brigade that is gone is a defeat, and leaves the field to the enemy. */
const SHATTERED = 1.5

/** What a brigade's fortitude puts at stake when one more of its units routs. (9.4, 9.5) */
function stakeOf(seen: Vf, unit: Unit, left: number): number {
  const others = unitsIn(seen, unit.brigade).filter(
    ({ id, status }) => id !== unit.id && status !== 'routed',
  )
  if (others.length === 0) return SHATTERED
  const without: Vf = { ...seen, units: seen.units.with(unit.id, { ...unit, status: 'routed' }) }
  const fails = 1 - chanceInThirtySixths(fortitudeTest(without, brigadeOf(seen, unit.brigade))) / 36
  const shaken = others.filter((other) => isShaken(seen, other)).length
  const soon = others.length <= 2 ? 0.25 : 0
  return fails * (1 + left * 0.3 * shaken) + left * soon
}

/** With so many turns of either side to come a battle is still open; at its end only defeats count. */
const OPEN = 6

/** How much of what a unit could still do there is time for: 1 in an open battle, 0 at its end. */
function timeLeft({ turn, lastTurn, active, first }: Vf): number {
  const turns = 2 * Math.max(0, lastTurn - turn) + (active === first ? 1 : 0)
  return Math.min(1, turns / OPEN)
}

/** Whoever is ahead at the end risks nothing; whoever is not has nothing to lose. (10.0) */
const GUARDED = { own: 1.4, enemy: 0.6 }
const DARING = { own: 0.5, enemy: 1 }

/** What the active side makes of a rout in its last turns: the more so, the nearer the end. */
function stanceTo(seen: Vf, { side }: Unit, left: number): number {
  const { active } = seen
  const isAhead = leadOf(seen, active) > 0
  const condition = isAhead ? GUARDED : DARING
  return left + (1 - left) * (side === active ? condition.own : condition.enemy)
}

const stakesOf = onceFor((_units: Vf['units']) => new Map<string, number>())

/** The points that a rout of this unit brings the enemy, sooner or later. */
export function routCost(seen: Vf, unit: Unit): number {
  const costs = stakesOf(seen.units)
  const key = `${unit.id} ${seen.turn} ${seen.active}`
  let cost = costs.get(key)
  if (cost === undefined) {
    const left = timeLeft(seen)
    cost = stanceTo(seen, unit, left) * (left * powerOf(unit) + stakeOf(seen, unit, left))
    costs.set(key, cost)
  }
  return cost
}

/** How much of its worth a unit with so many losses has lost. */
function worn(losses: number, tenacity: number): number {
  if (losses <= 0) return 0
  return FIRST + (SHAKEN - FIRST) * Math.min(1, losses / tenacity)
}

/** What so much fate costs: losses on average, and the chance of a rout. */
export function costOf(seen: Vf, unit: Unit, { losses, rout }: Fate): number {
  const { tenacity } = conditionOf(seen, unit)
  const left = timeLeft(seen)
  const [before, after] = [worn(unit.losses, tenacity), worn(unit.losses + losses, tenacity)]
  return routCost(seen, unit) * (left * (after - before) + rout * (1 - left * after))
}
