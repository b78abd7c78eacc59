import type { Ask, Happening, JsonObject, Refusal, SeatId } from '@grognard/kernel'
import type { Measured } from '@grognard/reports'
import type { Language } from '@grognard/toolkit'

/** A battle that is kept here, and who looks at it: nobody in particular knows all of it. */
export type Looked = {
  readonly text: string
  readonly name: string
  readonly seat: SeatId | null
}

/** Which battles are to be played under each edition. */
export type Match = {
  /** Who plays each side, by name. */
  readonly players: Readonly<Record<string, string>>
  readonly games: number
  readonly seed: string
}

export type CompareOrder =
  /** Its answers and dice are given to the other editions. */
  | ({ readonly kind: 'follow' } & Looked)
  /** How does it stand when so many answers have been given? */
  | { readonly kind: 'look'; readonly at: number }
  /** How does it go on from there? */
  | ({ readonly kind: 'go on'; readonly at: number } & Looked & Match)
  | ({ readonly kind: 'scenario'; readonly family: string; readonly scenario: string } & Match)

/** What one edition says where two part, as far as whoever looks may hear it. */
export type PartedShown = {
  readonly refusal: Refusal | null
  readonly asks: readonly Ask[]
  readonly told: readonly Happening[]
  readonly seen: unknown
}

export type PartingShown = {
  readonly at: number
  readonly one: PartedShown
  readonly other: PartedShown
}

export type FollowedShown = {
  readonly rulebook: string
  readonly taken: number
  readonly first: PartingShown | null
  /** Where its answers no longer fit, if that is not where the two part first. */
  readonly last: PartingShown | null
}

/** What came of the battles under one edition so far. */
export type EditionShown = {
  readonly rulebook: string
  readonly measured: Measured
  /** What had to be supposed of the battle, in sentences. */
  readonly supposed: readonly Readonly<Record<Language, string>>[]
  /** Options that were agreed on and that it has not got. */
  readonly without: readonly string[]
}

export type CompareNews =
  | {
      readonly kind: 'followed'
      readonly rulebook: string
      readonly answers: number
      readonly options: JsonObject
      readonly editions: readonly FollowedShown[]
    }
  | { readonly kind: 'looked'; readonly at: number; readonly seen: unknown }
  | {
      readonly kind: 'played'
      readonly finished: number
      readonly games: number
      readonly done: boolean
      readonly editions: readonly EditionShown[]
    }
  | { readonly kind: 'failed'; readonly refusal: Refusal | null; readonly reason: string }
