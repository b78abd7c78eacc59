// How a battle ends, and who has won it. (2.2, 10.0, A6.0)

import type { Outcome } from '@grognard/kernel'
import { add, explain, type Explained, type Modifier } from '@grognard/toolkit'
import { enemyOf, type Objective, type Side, type Vf } from './battle.ts'
import { fromCards } from './cards/play.ts'
import { clause, type VfClause } from './clauses.ts'
import { editionOf } from './editions/book.ts'
import { outcomes } from './words/en/outcomes.ts'

/** The objectives that a side holds, and the defeats that it has inflicted. (10.0) */
export function totalOf(battle: Vf, side: Side): Explained<VfClause> {
  const held = battle.objectives.filter(({ control }) => control === side)
  const defeats = battle.defeats[enemyOf(side)]
  return explain({ clause: clause('vf2:10.0'), label: 'objectives held', value: held.length }, [
    ...held.map((objective) => byCard(battle, side, objective)),
    defeats > 0 && add(clause('vf2:9.6'), 'defeats inflicted', defeats),
  ])
}

/** What it counts at the end to hold an objective. (10.0, fate.10) */
export function pointsFor(battle: Vf, side: Side, objective: Objective): number {
  const { totalOf: total } = editionOf(battle)
  const held = (control: Side | null): number =>
    total({ ...battle, objectives: [{ ...objective, control }] }, side).value
  return held(side) - held(null)
}

/** What a card adds for an objective: once, however often it was played on it. */
const byCard = (battle: Vf, side: Side, objective: Objective): Modifier<VfClause> | false =>
  fromCards(battle, (card, effect) => effect.side === side && card.held?.(effect, objective))[0] ??
  false

/** The higher total wins; equal totals are a draw. */
export function decided(battle: Vf): Outcome {
  const { totalOf: total } = editionOf(battle)
  const [red, blue] = [total(battle, 'red').value, total(battle, 'blue').value]
  const winner = red === blue ? null : red > blue ? 'red' : 'blue'
  const why = outcomes.tally({ red, blue })
  return { winner, name: winner ?? 'draw', why, clause: clause('vf2:10.0') }
}

/** After the turn limit, when whoever went second has gone, too. (2.2) */
export const isLastTurn = ({ turn, lastTurn, first, active }: Vf): boolean =>
  turn >= lastTurn && active !== first

/** The time agreed on is over: the other side still has its turn, if it has not had it. (2.2) */
export function timeIsUp(battle: Vf): void {
  battle.lastTurn = Math.min(battle.lastTurn, battle.turn)
}

/** No clause speaks of it: whoever gives up leaves the field to the enemy. */
export function conceded(side: Side): Outcome {
  const winner = enemyOf(side)
  return { winner, name: winner, why: outcomes.concede(side), clause: null }
}
