// How far units move. (6.3.1, 6.6)

import { add, atLeast, explain, set, type Explained, type Modifier } from '@grognard/toolkit'
import type { Unit, Vf } from '../battle.ts'
import { cardOf } from '../cards/play.ts'
import { clause, type VfClause } from '../clauses.ts'
import type { Formation, FormationKind } from '../formation.ts'
import { profileOf } from '../sheets/index.ts'
import { specialsOf } from '../specials/index.ts'
import { bindsLinearTactics, LINEAR_MOVE, LINEAR_TACTICS } from './linear-tactics.ts'

/** Of infantry and artillery, in inches. Squares and open order have special rules of their own. */
export const MOVES: { readonly [kind in FormationKind]: number } = {
  'march column': 12,
  'attack column': 12,
  line: 8,
  'open order': 8,
  square: 8,
  limbered: 12,
  unlimbered: 3,
}
export const CAVALRY = 18

type Known = {
  readonly unit: Unit
  readonly formation: Formation
  readonly effects: Vf['effects']
  readonly sheets: Vf['sheets']
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
  const { effects, sheets } = battle
  if (
    last?.unit !== unit ||
    last.formation !== formation ||
    last.effects !== effects ||
    last.sheets !== sheets
  )
    last = { unit, formation, effects, sheets, distance: distanceOf(battle, unit, formation) }
  return last.distance
}

function distanceOf(battle: Vf, unit: Unit, formation: Formation): Explained<VfClause> {
  const isMounted = profileOf(unit).arm === 'cavalry'
  const base = {
    clause: clause('vf2:6.3.1'),
    label: isMounted ? 'cavalry' : formation.kind,
    value: isMounted ? CAVALRY : MOVES[formation.kind],
  }
  return explain(base, [
    ...specialsOf(unit).map((special): Modifier<VfClause> | false => {
      const inches = special.moveDistance?.(unit, formation) ?? null
      return inches !== null && set(special.clause, special.title.toLowerCase(), inches)
    }),
    bindsLinearTactics(unit, formation) && set(LINEAR_TACTICS, 'Linear Tactics', LINEAR_MOVE),
    ...battle.effects.map(
      (effect) => cardOf(battle, effect.side, effect.card).moveDistance?.(effect, unit) ?? false,
    ),
    atLeast(clause('vf2:1.0.1'), 'never below 1', 1),
  ])
}

/** What a unit moves when it doubles: as much again. (6.6) */
export function doubleDistance(battle: Vf, unit: Unit): Explained<VfClause> {
  const { value, steps } = moveDistance(battle, unit)
  const again = { ...add(clause('vf2:6.6'), 'double', value), after: 2 * value }
  return { value: 2 * value, steps: [...steps, again] }
}
