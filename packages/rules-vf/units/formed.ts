// How a unit stands for modifiers and other rules: whoever occupies a feature is in no formation,
// and shoots and lends support from it. (1.2.2, T.3.2)

import type { Unit } from '../battle.ts'
import {
  isDeployed,
  isInAttackColumn,
  isInLine,
  isInMarchColumn,
  isInOpenOrder,
  isInSquare,
} from './formations.ts'

export const occupies = ({ inside }: Pick<Unit, 'inside'>): boolean => inside !== null

type Stands = (unit: Pick<Unit, 'formation' | 'inside'>) => boolean

const outside =
  (is: Stands): Stands =>
  (unit) =>
    !occupies(unit) && is(unit)

export const formsLine: Stands = outside(isInLine)
export const formsAttackColumn: Stands = outside(isInAttackColumn)
export const formsMarchColumn: Stands = outside(isInMarchColumn)
export const formsOpenOrder: Stands = outside(isInOpenOrder)
export const formsSquare: Stands = outside(isInSquare)

/** It may shoot and lend support. */
export const standsDeployed: Stands = (unit) => occupies(unit) || isDeployed(unit)
