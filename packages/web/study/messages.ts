import type { JsonObject } from '@grognard/kernel'
import type { Language } from '@grognard/toolkit'

/** Which battles are to be played and studied. */
export type StudyOrder = {
  readonly rulebook: string
  readonly scenario: string
  readonly options: JsonObject
  /** Who plays each side, by name. */
  readonly players: Readonly<Record<string, string>>
  readonly seed: string
  readonly games: number
  readonly language: Language
}

export type StudyNews =
  | { readonly kind: 'progress'; readonly finished: number }
  | { readonly kind: 'report'; readonly page: string; readonly finished: number }
  | { readonly kind: 'failed'; readonly reason: string }
