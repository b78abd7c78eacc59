import { halfOf, halve as halved, type Modifier } from '@grognard/toolkit'
import type { VfClause } from './clauses.ts'

/** Nothing is reduced to less, before anything is added; what is 0 stays 0. (1.0.1) */
const LEAST = 1

// 1.0.1
export const halve = (clause: VfClause, why: string): Modifier<VfClause> =>
  halved(clause, why, LEAST)

// 1.0.1
export const half = (value: number): number => halfOf(value, LEAST)
