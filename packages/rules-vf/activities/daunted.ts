// Whoever is daunted throws before it fights. (7.0, special.square)

import { throwDice, type Procedure } from '@grognard/kernel'
import { commanderOf, isReady, unitOf, type Side, type UnitId, type Vf } from '../battle.ts'
import { dauntedBy, dauntedRoll, dauntedUnits } from '../melee/daunted.ts'
import { sufferLosses } from '../morale/losses.ts'
import { aboutUnits, tell } from '../tell.ts'
import type { DauntedOutcome } from '../words/told.ts'
import { firstOf } from './in-turn.ts'
import { forcedRetreat } from './retreat.ts'

const FACES = [1, 2, 3, 4, 5, 6]
const OUTCOMES: readonly DauntedOutcome[] = ['thrown back', 'turns away', 'stays']

/** Each unit of a side that an enemy in contact daunts throws a die. */
export function* dauntedThrow(battle: Vf, side: Side): Procedure<void> {
  let waiting = dauntedUnits(battle, side).map(({ id }) => id)
  while (waiting.length > 0) {
    const id = yield* firstOf(battle, side, waiting, 'throw before squares')
    waiting = waiting.filter((other) => other !== id)
    yield* throwDaunted(battle, id)
  }
}

export function* throwDaunted(battle: Vf, id: UnitId): Procedure<void> {
  const daunted = dauntedBy(battle, unitOf(battle, id))
  if (!daunted) return
  const { clause, daunting } = daunted
  const outcomeOf = (face: number) => daunting.outcome(dauntedRoll(battle, daunted, face).value)
  const classes = OUTCOMES.map((name) => ({
    name,
    faces: FACES.filter((face) => outcomeOf(face) === name),
  })).filter(({ faces }) => faces.length > 0)
  const thrower = commanderOf(battle, unitOf(battle, id))
  const [face] = yield* throwDice(1, { clause, thrower, classes })
  const outcome = outcomeOf(face as number)
  tellDaunted(battle, id, face as number)
  if (outcome === 'stays') return
  if (outcome === 'thrown back') yield* sufferLosses(battle, id, 1, 'melee')
  if (isReady(unitOf(battle, id))) yield* forcedRetreat(battle, id)
}

function tellDaunted(battle: Vf, id: UnitId, face: number): void {
  const unit = unitOf(battle, id)
  const daunted = dauntedBy(battle, unit)
  if (!daunted) return
  const { clause, daunting, by } = daunted
  const roll = dauntedRoll(battle, daunted, face)
  tell(battle, 'before-square', [clause], {
    squares: by.map(({ name }) => name),
    roll,
    outcome: daunting.outcome(roll.value),
    ...aboutUnits(unit, ...by),
  })
}
