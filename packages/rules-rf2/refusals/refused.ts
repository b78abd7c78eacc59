import type { JsonObject, Json, Refusal } from '@grognard/kernel'
import type { Rf2Clause } from '../clauses.ts'
import { refusals, type RefusalCode, type Refusals } from '../words/en/index.ts'

/** Refuses by a clause: the code has a sentence in every language, and the data is what it says. */
export const refused = <Code extends RefusalCode>(
  clause: Rf2Clause,
  code: Code,
  data: Parameters<Refusals[Code]>[0],
): Refusal => ({
  clause,
  code,
  message: (refusals[code] as (data: JsonObject) => string)(data),
  data,
})

/** The same refusal with the lines that show it on the table. */
export const showing = (refusal: Refusal, lines: readonly Json[]): Refusal => ({
  ...refusal,
  lines,
})

/** The same refusal with where it is: 'terrain', 'options.scale'. */
export const refusedAt = (at: string, refusal: Refusal): Refusal => ({
  ...refusal,
  message: `${at}: ${refusal.message}`,
  data: { ...refusal.data, at },
})
