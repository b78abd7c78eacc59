import type { JsonObject, Refusal } from '@grognard/kernel'
import type { Afv, UnitId } from '../battle.ts'
import type { AfvClause } from '../clauses.ts'
import { refusals, type RefusalCode, type Refusals } from '../words/en/refusals.ts'

/** Refuses by a clause: the code has a sentence in every language, and the data is what it says. */
export function refused<Code extends RefusalCode>(
  clause: AfvClause | null,
  code: Code,
  ...[data]: Parameters<Refusals[Code]>
): Refusal {
  const message = (refusals[code] as (data: JsonObject | undefined) => string)(data)
  return data === undefined ? { clause, code, message } : { clause, code, message, data }
}

/** The same refusal with where it is, or of whom: 'armies.red', or a unit's name. */
export const refusedAt = (at: string, refusal: Refusal): Refusal => ({
  ...refusal,
  message: `${at}: ${refusal.message}`,
  data: { ...refusal.data, at },
})

/** A unit that was named in an answer: its name, or the number where there is no such unit. */
export const nameOrNumber = ({ units }: Pick<Afv, 'units'>, id: UnitId): string | number =>
  units[id]?.name ?? id
