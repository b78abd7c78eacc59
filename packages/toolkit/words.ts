import type { Happening, Json, Outcome, Refusal } from '@grognard/kernel'
import type { Modifier } from './explained.ts'

export type Language = 'en' | 'it'
export const LANGUAGES: readonly Language[] = ['en', 'it']

/** What a rulebook says to people, in one language. Whatever it does not know it says as it is. */
export interface RulebookWords {
  /** One sentence for the log. */
  sentence(happening: Happening): string
  /** Why an answer will not do. */
  refusal(refusal: Refusal): string
  /** How the battle ended, and why. */
  outcome(outcome: Outcome): string
  /** One step of an explained number. */
  step(step: Pick<Modifier, 'label'>): string
  /** A clause's title. */
  clause(id: string): string
  scenario(name: string): string
  army(name: string): string
  option(name: string): string
  /** What an option changes, in a line beside its title; null where the title says it all. */
  optionLine(name: string): string | null
  optionValue(name: string, value: Json): string
  /** A unit's own name: 'Red 1st Regiment'. */
  name(proper: string): string
}
