import type { Refusal } from '@grognard/kernel'
import { clause, type AfvClause } from '../clauses.ts'

export const refused = (id: AfvClause, code: string, message: string): Refusal => ({
  clause: clause(id),
  code,
  message,
})

/** Whatever a check found wrong, as a refusal. */
export const refusedBy = (
  code: string,
  wrong: { readonly clause: AfvClause; readonly message: string },
): Refusal => ({ ...wrong, code })
