// What units cost. Leaders cost nothing. (A1.0, 1.5)

import { add, explain, type Explained } from '@grognard/toolkit'
import { clause, type VfClause } from '../clauses.ts'
import { batteryBy } from '../editions/options/batteries.ts'
import { LARGE } from '../editions/options/large.ts'
import type { Options } from '../options.ts'
import { profileOf, sheetOf } from '../sheets/index.ts'
import type { SheetName } from '../terms.ts'
import type { ArmyList, ListedUnit } from './list.ts'

/** For each point by which a value is raised. (options.elite) */
export const ELITE = { fire: 3, melee: 2, tenacity: 4 }
export const ELITE_GUNS = 6
/** By so much an understrength unit is cheaper. (options.understrength) */
export const UNDERSTRENGTH = 5

export type Costed = Pick<ListedUnit, 'profile' | 'elite' | 'understrength' | 'large'>

/** What players agreed on that has its price. */
type Priced = Pick<Options, 'batteries'>

export function pointsOf(unit: Costed, agreed: Priced = {}): Explained<VfClause> {
  const { arm, title, points } = profileOf(unit)
  const { fire = 0, melee = 0, tenacity = 0 } = unit.elite ?? {}
  const dearer = (of: string, by: number, price: number) =>
    by > 0 && add(clause('vf2:options.elite'), `elite ${of}`, by * price)
  return explain({ clause: clauseOf(unit), label: title, value: points }, [
    dearer('fire', fire, arm === 'artillery' ? ELITE_GUNS : ELITE.fire),
    dearer('melee', melee, ELITE.melee),
    dearer('tenacity', tenacity, ELITE.tenacity),
    unit.understrength === true &&
      add(clause('vf2:options.understrength'), 'understrength', -UNDERSTRENGTH),
    unit.large === true && add(clause('vf3:O2.1'), 'large', LARGE.dearer),
    arm === 'artillery' &&
      batteryBy(agreed).dearer > 0 &&
      add(clause('vf3:O1.2'), 'each cannon attacks', batteryBy(agreed).dearer),
  ])
}

const SHEET_CLAUSES: { readonly [sheet in SheetName]: VfClause } = {
  british: 'vf2:sheet.british.units',
  french: 'vf2:sheet.french.units',
}

const clauseOf = (unit: Costed): VfClause => SHEET_CLAUSES[sheetOf(unit) as SheetName]

/** All units of an army, one by one. */
export const pointsOfArmy = (
  { brigades }: Pick<ArmyList, 'brigades'>,
  agreed: Priced = {},
): Explained<VfClause> =>
  explain(
    { clause: clause('vf2:A1.0'), label: 'points', value: 0 },
    brigades.flatMap(({ units }) =>
      units.map((unit) => add(clauseOf(unit), unit.name, pointsOf(unit, agreed).value)),
    ),
  )
