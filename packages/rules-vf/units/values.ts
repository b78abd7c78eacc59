// The values of a unit: its row of the army sheet, what it was raised as, and what befell it. (1.5)

import { explain, set, type Modifier } from '@grognard/toolkit'
import type { Unit } from '../battle.ts'
import { clause, type VfClause } from '../clauses.ts'
import { isLarge, LARGE } from '../editions/options/large.ts'
import { profileOf } from '../sheets/index.ts'

type Value = 'fire' | 'melee' | 'tenacity'

const LABELS = { fire: 'fire value', melee: 'melee value', tenacity: 'tenacity' }

/** An understrength unit fights and holds by so much less. (options.understrength) */
export const UNDERSTRENGTH = { fire: 0, melee: 1, tenacity: 1 }

/** A value as the army sheet prints it. */
export const printedValue = (unit: Unit, value: Value) => ({
  clause: clause('vf2:1.5'),
  label: LABELS[value],
  value: profileOf(unit)[value],
})

/** What it was raised as belongs to its value: it is there before anything halves it. */
export function raisedModifiers(unit: Unit, value: Value): readonly (Modifier<VfClause> | false)[] {
  const full = profileOf(unit)[value]
  const elite = full + unit.elite[value]
  const understrength = unit.understrength && UNDERSTRENGTH[value] > 0
  return [
    elite > full && set(clause('vf2:options.elite'), 'elite', elite),
    understrength &&
      set(clause('vf2:options.understrength'), 'understrength', elite - UNDERSTRENGTH[value]),
    isLarge(unit) && LARGE[value] > 0 && set(clause('vf3:O2.1'), 'large', elite + LARGE[value]),
  ]
}

/** Without what cards add: that comes after halving. (1.0.1) */
export const valueOf = (unit: Unit, value: Value): number =>
  explain(printedValue(unit, value), raisedModifiers(unit, value)).value
