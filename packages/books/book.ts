import type { ComputerPlayer, PlayerName } from '@grognard/computer'
import type { BattleTold } from './told.ts'
import type { Battle, Json, Offers, Rulebook } from '@grognard/kernel'
import type { Reported } from '@grognard/reports'
import type { Language, OddsRules, ReferenceSheet, RulebookWords } from '@grognard/toolkit'

/** Fetched when it is needed: a page that lists books fetches none of them. */
export type Load<T> = () => Promise<T>

export type Clauses = Readonly<Record<string, string>>

export type Titles = Readonly<Record<Language, string>>

/** Which edition a book is, where there are several. */
export type BookEdition = {
  /** What the book is called without it: 'Valour & Fortitude'. */
  readonly of: Titles
  /** '2nd edition'. */
  readonly name: Titles
  /** What it has otherwise than the usual one, in a line. */
  readonly line: Titles
  /** The one that is played unless another is named. */
  readonly isUsual: boolean
}

/** A rulebook and everything that is there for it. What it lacks is 'none', and never left out. */
export type Book = {
  readonly id: string
  /** Editions of one book of rules share it: the same battle can be given to all of them. */
  readonly family: string
  readonly edition: BookEdition | 'none'
  readonly title: Titles
  /** What it is about, in a sentence. */
  readonly line: Titles
  /** The folders, from the project's root, that hold its rules. */
  readonly sources: readonly [string, ...string[]]
  /** Every clause with its title. */
  readonly clauses: Load<Clauses>
  /** Clauses that ask nothing of a program, with why. */
  readonly advice: Load<Clauses> | 'none'
  /** Clauses that are like one of another edition, with that one. */
  readonly as: Load<Clauses> | 'none'
  /** 'none' while only the list of its clauses is there. */
  readonly play: Play | 'none'
}

export type PlayableBook = Book & { readonly play: Play }

/**
 * A battle of any edition of the family, between two activities, as a position of this one; and, in
 * sentences, what had to be supposed of it.
 */
export type Adopts<B extends Battle = Battle> = (battle: B) => {
  readonly position: Json
  readonly supposed: readonly Readonly<Record<Language, string>>[]
}

/** What it takes to play a book, to watch it played and to tell of it. */
export type Play<B extends Battle = Battle, Seen = unknown, Adapter = unknown> = {
  readonly rulebook: Load<Rulebook<B, Seen>>
  readonly words: Load<Readonly<Record<Language, RulebookWords>>>
  readonly players: {
    /** The usual opponent first. */
    readonly names: readonly [PlayerName, ...PlayerName[]]
    readonly minds: Load<readonly ComputerPlayer[]>
  }
  /** What is read off its battles, for odds. */
  readonly odds: Load<OddsRules<B, Seen>> | 'none'
  /** How answers of another edition are offered to this one; 'none' where they are given as they are. */
  readonly offers: Load<Offers<Seen>> | 'none'
  /** How a battle of another edition goes on in this one; 'none' where it cannot. */
  readonly adopts: Load<Adopts<B>> | 'none'
  readonly report: Load<Reported<B>>
  /** What the browser's table shows of it; `adapterOf` knows what that is. */
  readonly adapter: Load<Adapter>
  /** What its battles are about, in the order of its scenarios. */
  readonly battles: Load<readonly BattleTold[]> | 'none'
  /** The rules in our own words. */
  readonly sheet: Load<ReferenceSheet> | 'none'
  /** Whether its adapter has a guided first battle. */
  readonly guided: boolean
}
