// The end of the turn: whether an army breaks, and whether the battle is over. (6.11, 19.5 to 19.8)

import { chiefOf, type Outcome, type Procedure } from '@grognard/kernel'
import type { Explained, Step } from '@grognard/toolkit'
import type { Rf2Clause } from '../clauses.ts'
import { enemyOf, type Rf2, type Side } from '../battle.ts'
import { throwSum } from '../morale/tests.ts'
import { tell } from '../tell.ts'
import { outcomes } from '../words/en/outcomes.ts'
import { newTurn } from './turn.ts'

/** How many units of a side are there, and how many are gone. (19.6) */
const countOf = ({ units }: Pick<Rf2, 'units'>, side: Side) => {
  const own = units.filter((unit) => unit.side === side)
  return { all: own.length, gone: own.filter(({ gone }) => gone !== null).length }
}

/** An army that has lost so many units tests whether it breaks: more than half. (19.6) */
export const breakPointOf = (units: number): number => Math.floor(units / 2) + 1

const HOLDS = 7

/** What two dice must come to: less by the commander, unless he is with a unit or gone. (19.8) */
function holdsWith({ leaders }: Pick<Rf2, 'leaders'>, side: Side): Explained<Rf2Clause> {
  const steps: Step<Rf2Clause>[] = [
    { clause: 'rf2:19.8', label: 'an army that breaks', effect: { set: HOLDS }, after: HOLDS },
  ]
  const chief = leaders.find((leader) => leader.side === side && leader.brigade === null)
  const isFree = chief?.status === 'ready' && chief.with === null
  if (!isFree || chief.command === 0) return { value: HOLDS, steps }
  const value = HOLDS - chief.command
  const effect = { add: -chief.command }
  steps.push({ clause: 'rf2:19.8', label: 'its commander', effect, after: value })
  return { value, steps }
}

export function* end(battle: Rf2): Procedure<void> {
  for (const side of [battle.first, enemyOf(battle.first)]) {
    const { all, gone } = countOf(battle, side)
    if (gone === all) return void (battle.outcome = won(enemyOf(side), 'destroyed'))
    if (gone < breakPointOf(all)) continue
    // 19.8
    const { dice, sum } = yield* throwSum(2, 'rf2:19.8', chiefOf(battle, side))
    const needs = holdsWith(battle, side)
    const passed = sum >= needs.value
    tell(battle, 'breaks', ['rf2:19.5', 'rf2:19.8'], { side, dice, needs, passed })
    if (!passed) return void (battle.outcome = won(enemyOf(side), 'broken'))
  }
  if (battle.turn >= battle.lastTurn) battle.outcome = atTheEnd(battle)
  else newTurn(battle)
}

const won = (winner: Side, how: 'destroyed' | 'broken'): Outcome => ({
  winner,
  name: winner,
  why: outcomes[how](enemyOf(winner)),
  clause: how === 'destroyed' ? 'rf2:19.6' : 'rf2:19.8',
})

/** Who has lost fewer of his units has won; a scenario may say otherwise. (19.4) */
export function atTheEnd(battle: Pick<Rf2, 'units'>): Outcome {
  const [red, blue] = [countOf(battle, 'red').gone, countOf(battle, 'blue').gone]
  const winner: Side | null = red === blue ? null : red < blue ? 'red' : 'blue'
  return {
    winner,
    name: winner ?? 'draw',
    why: outcomes.over(winner, { red, blue }),
    clause: 'rf2:19.4',
  }
}

export const conceded = (side: Side): Outcome => ({
  winner: enemyOf(side),
  name: enemyOf(side),
  why: outcomes.concedes(side),
  clause: null,
})
