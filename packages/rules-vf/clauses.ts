import { citing, type ClauseOf } from '@grognard/toolkit'
import { vf1Clauses } from './clauses/vf1.ts'
import { vf2Clauses } from './clauses/vf2.ts'
import { vf3Clauses } from './clauses/vf3.ts'

/** The clauses of every edition. */
export const vfClauses = { ...vf1Clauses, ...vf2Clauses, ...vf3Clauses }

export type VfClause = ClauseOf<typeof vfClauses>

/** Cites a clause of any edition; what an edition has not changed is cited by its clause in the 2nd. */
export const clause = citing(vfClauses)
