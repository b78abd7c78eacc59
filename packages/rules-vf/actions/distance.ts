// How far units move. (6.3.1, 6.6)

import { adding, atLeast, explain, set, type Explained, type Modifier } from '@grognard/toolkit'
import type { Unit, Vf } from '../battle.ts'
import { cardOf } from '../cards/play.ts'
import { clause, type VfClause } from '../clauses.ts'
import { numbersOf } from '../editions/book.ts'
import type { Formation } from '../formation.ts'
import { inInches } from '../measured.ts'
import { profileOf } from '../sheets/index.ts'
import { specialsOf } from '../specials/index.ts'
import { bindsLinearTactics, LINEAR_TACTICS } from './linear-tactics.ts'

type Known = {
  readonly unit: Unit
  readonly formation: Formation
  readonly effects: Vf['effects']
  readonly sheets: Vf['sheets']
  readonly options: Vf['options']
  readonly distance: Explained<VfClause>
}

/** It is asked for many times while one unit is about to move. */
let last: Known | null = null

/** The move distance of a unit in a formation, in inches. */
export function moveDistance(
  battle: Vf,
  unit: Unit,
  formation: Formation = unit.formation,
): Explained<VfClause> {
  const { effects, sheets, options } = battle
  if (
    last?.unit !== unit ||
    last.formation !== formation ||
    last.effects !== effects ||
    last.sheets !== sheets ||
    last.options !== options
  ) {
    const distance = distanceOf(battle, unit, formation)
    last = { unit, formation, effects, sheets, options, distance }
  }
  return last.distance
}

function distanceOf(battle: Vf, unit: Unit, formation: Formation): Explained<VfClause> {
  const numbers = numbersOf(battle.options)
  const { moves } = numbers
  const isMounted = profileOf(unit).arm === 'cavalry'
  const base = {
    clause: clause('vf2:6.3.1'),
    label: isMounted ? 'cavalry' : formation.kind,
    value: inInches(isMounted ? moves.cavalry : moves.formed[formation.kind]),
  }
  return explain(base, [
    ...specialsOf(unit).map((special): Modifier<VfClause> | false => {
      const far = special.moveDistance?.(unit, formation, moves) ?? null
      return far !== null && set(special.clause, special.title.toLowerCase(), inInches(far))
    }),
    bindsLinearTactics(unit, formation) &&
      set(LINEAR_TACTICS, 'Linear Tactics', inInches(moves.linear)),
    ...battle.effects.map(
      (effect) =>
        cardOf(battle, effect.side, effect.card).moveDistance?.(effect, unit, numbers) ?? false,
    ),
    atLeast(
      clause('vf2:1.0.1'),
      `never below ${inInches(numbers.leastMove)}`,
      inInches(numbers.leastMove),
    ),
  ])
}

/** What a unit moves when it doubles: as much again. (6.6) */
export function doubleDistance(battle: Vf, unit: Unit): Explained<VfClause> {
  const once = moveDistance(battle, unit)
  return adding(once, clause('vf2:6.6'), 'double', once.value)
}
