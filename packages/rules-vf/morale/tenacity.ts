import { atLeast, explain, type Explained } from '@grognard/toolkit'
import type { Unit, Vf } from '../battle.ts'
import { cardOf } from '../cards/play.ts'
import { clause, type VfClause } from '../clauses.ts'
import { printedValue, raisedModifiers } from '../units/values.ts'

/** How many losses a unit bears before it is shaken. (9.1) */
export const tenacityOf = (battle: Vf, unit: Unit): Explained<VfClause> =>
  explain(printedValue(unit, 'tenacity'), [
    ...raisedModifiers(unit, 'tenacity'),
    ...battle.effects.map(
      (effect) => cardOf(battle, effect.side, effect.card).tenacity?.(effect, unit) ?? false,
    ),
    atLeast(clause('vf2:1.0.1'), 'never below 1', 1),
  ])
