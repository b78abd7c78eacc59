import type { Language } from '@grognard/toolkit'
import type { Rank } from '../battle.ts'
import type { SheetName } from '../terms.ts'
import { fateDeeds as english } from './en/fate-deeds.ts'
import { fateDeeds as italian } from './it/fate-deeds.ts'

/** Distances that cards speak of, in inches as the edition and its options have them. */
export type CardDistances = {
  readonly cards: { readonly allOut: number; readonly emperor: number }
}

type Deeds = { readonly [rank in Rank]?: string }

/** What each fate card does, in our words. (4.0) */
export type FateDeeds = { readonly [sheet in 'shared' | SheetName]: Deeds }

const DEEDS = { en: english, it: italian }

export const fateDeedsIn = (language: Language, distances: CardDistances): FateDeeds =>
  DEEDS[language](distances)
