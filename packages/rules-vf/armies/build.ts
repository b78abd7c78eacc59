// The lines of army lists, each as short as on paper.

import type { SheetName } from '../terms.ts'
import type { ArmyList, ListedBrigade, ListedUnit } from './list.ts'

type More = Pick<ListedUnit, 'elite' | 'understrength' | 'large'>

/** A unit of a sheet's row, by the row's title. */
export const unitMaker =
  (sheet: SheetName) =>
  (title: string, name: string, more: More = {}): ListedUnit => ({
    name,
    profile: `${sheet} ${title}`,
    ...more,
  })

export const brigade = (name: string, leader: string, ...units: ListedUnit[]): ListedBrigade => ({
  name,
  leader,
  units,
})

/** The best of the best: what the designer advises for the cavalry of the Guard. */
export const GUARD_HORSE: More = { elite: { melee: 1, tenacity: 1 } }
/** And for its guns. */
export const STEADY: More = { elite: { tenacity: 1 } }
export const FIERCE: More = { elite: { melee: 1 } }
export const WEAK: More = { understrength: true }

/** An army that is ready to take the field, and for how many points. */
export type ReadyArmy = ArmyList & { readonly points: 200 | 250 }
