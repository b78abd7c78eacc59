import type { Battle, BattleRecord, Rulebook } from '@grognard/kernel'
import { capital, type Language, type RulebookWords } from '@grognard/toolkit'
import type { Accounts } from './accounts.ts'
import type { DespatchRules } from './despatch/rules.ts'

/** A side or a brigade, and its units with the numbers that they have on the maps. */
export type RosterEntry = { readonly title: string; readonly units: readonly string[] }

/** How each side was led, in numbers that a wargamer would look at. */
export type Generalship = { readonly [side in 'red' | 'blue']: Readonly<Record<string, number>> }

/**
 * What reports know of a rulebook beyond its rules and its words. What nobody has taught is 'none',
 * and a report says that it is missing.
 */
export interface Reported<B extends Battle = Battle> {
  /** How its losses are reckoned in points. */
  readonly accounts: Accounts<B> | 'none'
  /** The table as a picture, in SVG. */
  readonly map: ((battle: B, title: string) => string) | 'none'
  /** Whether the armies are still on their way to the table. */
  readonly isSettingUp: (battle: B) => boolean
  /** The order of battle. */
  readonly roster: ((battle: B, language: Language) => readonly RosterEntry[]) | 'none'
  readonly generalship: ((record: BattleRecord) => Generalship) | 'none'
  /** What the end of a battle is told from. */
  readonly despatch: DespatchRules<B> | 'none'
  /** What its types of units and its outcomes are called. */
  type(type: string, language: Language): string
  outcome(name: string, language: Language): string
}

/** A rulebook with all that its reports are made of. */
export type Reportable = {
  readonly rulebook: Rulebook
  readonly words: Readonly<Record<Language, RulebookWords>>
  readonly reported: Reported
}

/** What a list calls something, or its name where the list does not know it. */
export const called = (nouns: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(nouns, name) ? (nouns[name] as string) : name

/** Of a rulebook whose reports nobody has taught anything. */
export const plainReported: Reported = {
  accounts: 'none',
  map: 'none',
  isSettingUp: () => false,
  roster: 'none',
  generalship: 'none',
  despatch: 'none',
  type: (type) => type,
  outcome: capital,
}
