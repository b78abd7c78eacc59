// Troop quality and break points. (2.21, 2.22, 9.0)

import type { Unit } from '../battle.ts'

export const CLASSES = ['A', 'B', 'C', 'D', 'E'] as const
export type TroopClass = (typeof CLASSES)[number]

export type Quality = { readonly morale: number; readonly fire: number; readonly melee: number }

/** What a class has unless its order of battle says otherwise. (2.21, 21.2) */
export const QUALITY: { readonly [of in TroopClass]: Quality } = {
  A: { morale: 5, fire: 1, melee: 2 },
  B: { morale: 6, fire: 0, melee: 1 },
  C: { morale: 7, fire: 0, melee: 0 },
  D: { morale: 8, fire: 0, melee: -1 },
  E: { morale: 9, fire: -1, melee: -2 },
}

const POINTS_A_STAND = 3

/** How much a unit can lose before it routs. (2.22, 9.1) */
export const breakPointsOf = ({ stands }: Pick<Unit, 'stands'>): number => POINTS_A_STAND * stands

/** How many thirds of its break points are gone: none, one, two, or all of them. (9.7) */
export const thirdsLost = ({ stands, hits }: Pick<Unit, 'stands' | 'hits'>): 0 | 1 | 2 | 3 =>
  Math.min(3, Math.floor(hits / stands)) as 0 | 1 | 2 | 3

/** 9.8, 17.4 */
export const isSpent = (unit: Pick<Unit, 'stands' | 'hits'>): boolean => thirdsLost(unit) >= 2
