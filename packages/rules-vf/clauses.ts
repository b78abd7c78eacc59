import { citing, type ClauseOf } from '@grognard/toolkit'
import { vf2Clauses } from './clauses/vf2.ts'

export type VfClause = ClauseOf<typeof vf2Clauses>

/** Cites a clause of the 2nd edition, on which the others rest. */
export const clause = citing(vf2Clauses)
