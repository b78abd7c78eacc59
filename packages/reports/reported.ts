import { sentenceOf, type Happening, type Json, type Rulebook } from '@grognard/kernel'
import { capital, type Language } from '@grognard/toolkit'
import type { Accounts } from './accounts.ts'

/** What reports know of a rulebook beyond its rules. */
export interface Reported {
  /** Null where nobody reckons its losses in points. */
  readonly accounts: Accounts | null
  /** What its types of units, its outcomes and its scenarios are called. */
  readonly type: (type: string, language: Language) => string
  readonly outcome: (name: string, language: Language) => string
  readonly scenario: (rulebook: Rulebook, name: string, language: Language) => string
  /** An option as it was chosen: 'Two turns more: yes'. */
  readonly option: (rulebook: Rulebook, name: string, value: Json, language: Language) => string
  readonly sentence: (rulebook: Rulebook, told: Happening, language: Language) => string
}

/** What a list calls something, or its name where the list does not know it. */
export const called = (nouns: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(nouns, name) ? (nouns[name] as string) : name

/** A rulebook of which nothing more is known says it all itself, in English. */
export const plainReported: Reported = {
  accounts: null,
  type: (type) => type,
  outcome: capital,
  scenario: ({ scenarios }, wanted) =>
    scenarios.find(({ name }) => name === wanted)?.title ?? wanted,
  option: ({ options }, wanted, value) =>
    `${options.find(({ name }) => name === wanted)?.title ?? wanted}: ${JSON.stringify(value)}`,
  sentence: (rulebook, told) => sentenceOf(rulebook, told),
}
