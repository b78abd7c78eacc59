// Tests on two dice against a unit's morale: elan, morale, rally. (11.2, 17.5, 18.3)

import { chiefOf, throwDice, type DiceClass, type Procedure, type SeatId } from '@grognard/kernel'
import type { Explained, Step } from '@grognard/toolkit'
import { leaderWith, type Rf2, type Unit } from '../battle.ts'
import type { Rf2Clause } from '../clauses.ts'

/** Sums have no classes: every face is one by itself. */
const FACES: readonly DiceClass[] = [1, 2, 3, 4, 5, 6].map((face) => ({
  name: `${face}`,
  faces: [face],
}))

export function* throwSum(
  count: number,
  clause: Rf2Clause,
  thrower: SeatId,
): Procedure<{ readonly dice: readonly number[]; readonly sum: number }> {
  const dice = yield* throwDice(count, { clause, thrower, classes: FACES })
  return { dice, sum: dice.reduce((all, face) => all + face, 0) }
}

export type Tested = {
  readonly dice: readonly number[]
  readonly needs: Explained<Rf2Clause>
  readonly passed: boolean
}

/** What its dice must come to: a leader who is with it makes that less. (11.2, 17.1) */
function neededOf(battle: Pick<Rf2, 'leaders'>, unit: Unit): Explained<Rf2Clause> {
  const { morale } = unit
  const steps: Step<Rf2Clause>[] = [
    { clause: 'rf2:11.2', label: 'its morale', effect: { set: morale }, after: morale },
  ]
  const leader = leaderWith(battle, unit.id)
  if (!leader || leader.command === 0) return { value: morale, steps }
  const value = morale - leader.command
  const effect = { add: -leader.command }
  steps.push({ clause: 'rf2:10.2', label: 'a leader is with it', effect, after: value })
  return { value, steps }
}

/** Two dice, which must come to its morale at least. (11.2) */
export function* testOf(battle: Rf2, unit: Unit, clause: Rf2Clause): Procedure<Tested> {
  const needs = neededOf(battle, unit)
  const { dice, sum } = yield* throwSum(2, clause, chiefOf(battle, unit.side))
  return { dice, needs, passed: sum >= needs.value }
}
