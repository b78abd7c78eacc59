// What units are worth, in victory points: what it costs to lose one, and what losses cost. (9.5, 10.0)

import { onceFor } from '@grognard/geometry'
import { chanceInThirtySixths } from '@grognard/toolkit'
import {
  brigadeOf,
  editionOf,
  fortitudeTest,
  profileOf,
  unitOf,
  unitsIn,
  valueOf,
  type Blow,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import { leadOf } from './objectives.ts'
import { power, type Fate, type FightOdds } from './odds.ts'
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
  const key = `${unit.profile} ${unit.understrength} ${unit.figures}`
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

/** About what a unit is worth that routs with its brigade. */
const ROUTS_TOO = 0.3
/** A test that comes only after one more blow is feared by half, after two by a quarter. */
const NEARER = 0.5

/** What a brigade's fortitude puts at stake when a unit of it routs or is shaken. (9.4, 9.5) */
function stakeOf(seen: Vf, unit: Unit, blow: Blow, left: number, eased = 0): number {
  const edition = editionOf(seen)
  const brigade = brigadeOf(seen, unit.brigade)
  const others = unitsIn(seen, unit.brigade).filter(
    ({ id, status }) => id !== unit.id && status !== 'routed',
  )
  const isRout = blow === 'rout'
  if (isRout && others.length === 0) return SHATTERED
  const soon = isRout && others.length <= 2 ? 0.25 : 0
  const leeway = edition.leeway(brigade, blow) + eased
  if (leeway === Infinity) return left * soon
  const then: Vf = isRout
    ? { ...seen, units: seen.units.with(unit.id, { ...unit, status: 'routed' }) }
    : seen
  const fails = 1 - chanceInThirtySixths(fortitudeTest(then, brigade)) / 36
  const routing = edition.routsByFortitude(then, unit.brigade).length
  const tested = power(NEARER, Math.max(0, leeway))
  return tested * fails * (1 + left * ROUTS_TOO * routing) + left * soon
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
    cost = stanceTo(seen, unit, left) * (left * powerOf(unit) + stakeOf(seen, unit, 'rout', left))
    costs.set(key, cost)
  }
  return cost
}

/** The points that it costs if this unit is shaken, for what may become of its brigade. */
function shakenCost(seen: Vf, unit: Unit): number {
  // Mostly nothing comes of it, and this is asked all the time.
  if (editionOf(seen).leeway(brigadeOf(seen, unit.brigade), 'shaken') === Infinity) return 0
  const costs = stakesOf(seen.units)
  const key = `shaken ${unit.id} ${seen.turn} ${seen.active}`
  let cost = costs.get(key)
  if (cost === undefined) {
    const left = timeLeft(seen)
    costs.set(key, (cost = stanceTo(seen, unit, left) * stakeOf(seen, unit, 'shaken', left)))
  }
  return cost
}

/** What it is worth to its brigade that a unit of it is shaken no longer. (vf1:rally.modifiers) */
export function steadiedWorth(seen: Vf, unit: Unit): number {
  const left = timeLeft(seen)
  return stanceTo(seen, unit, left) * stakeOf(seen, unit, 'shaken', left, 1)
}

/** How much of its worth a unit with so many losses has lost. */
function worn(losses: number, tenacity: number): number {
  if (losses <= 0) return 0
  return FIRST + (SHAKEN - FIRST) * Math.min(1, losses / tenacity)
}

/** What so much fate costs: losses on average, and the chances of being shaken and of a rout. */
export function costOf(seen: Vf, unit: Unit, { losses, shaken, rout }: Fate): number {
  const { tenacity, shaken: wasShaken } = conditionOf(seen, unit)
  const left = timeLeft(seen)
  const [before, after] = [worn(unit.losses, tenacity), worn(unit.losses + losses, tenacity)]
  const cost = routCost(seen, unit) * (left * (after - before) + rout * (1 - left * after))
  return wasShaken || shaken === 0 ? cost : cost + shaken * shakenCost(seen, unit)
}

/** What a fight is worth to whoever attacks: what it costs the enemy, less what it costs him. */
export function fightWorth(
  seen: Vf,
  main: Unit,
  target: Unit,
  { main: own, target: his, helpers }: FightOdds,
): number {
  let worth = costOf(seen, target, his) - costOf(seen, main, own)
  for (const { unit: id, ...fate } of helpers) {
    const unit = unitOf(seen, id)
    const cost = costOf(seen, unit, fate)
    worth += unit.side === main.side ? -cost : cost
  }
  return worth
}
