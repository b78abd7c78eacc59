import type { Outcome, SeatId } from './battle.ts'
import type { Entry } from './course.ts'
import type { Happening } from './events.ts'
import type { Json } from './json.ts'
import type { SetUp } from './rulebook.ts'

/** By consent the battle went back to where only this many entries stood. */
export type TakenBack = {
  readonly takenBack: {
    readonly to: number
    readonly by: SeatId
    readonly consent: readonly SeatId[]
  }
}

export type Logged = Entry | TakenBack

export const isTakenBack = (logged: Logged): logged is TakenBack => 'takenBack' in logged

/** The truth about a battle: its set-up and everything that was answered. */
export type BattleRecord = {
  readonly rulebook: { readonly id: string; readonly version: string }
  readonly setUp: SetUp
  readonly log: readonly Logged[]
  /** How it ended, so that a replay can be checked; null while it goes on. */
  readonly end: { readonly outcome: Outcome; readonly digest: string } | null
}

/** 'Pass for me until ...': lasts while the named part of the rulebook's moment stays what it was. */
export type Standing = {
  readonly seat: SeatId
  /** One kind of ask, or every kind that can be passed. */
  readonly ask: string | null
  readonly until: string
  readonly since: Json
  /** The turn in which it was said, where the rulebook counts turns. */
  readonly turn: Json
}

/** What a seat wants to answer when it comes to that, as long as the moment lasts at which it said so. */
export type Ahead = {
  readonly seat: SeatId
  readonly ask: string
  readonly args: Json
  readonly answer: Json
  readonly since: Json
}

/** A take-back that waits for consent. */
export type Proposal = {
  readonly to: number
  readonly by: SeatId
  readonly needs: readonly SeatId[]
  readonly consent: readonly SeatId[]
  /** After this moment, in milliseconds, nobody can agree any more; absent where it stays open. */
  readonly until?: number
}

/** How often a seat has proposed a take-back in this turn to which not all have agreed. */
export type Proposed = { readonly seat: SeatId; readonly turn: Json; readonly times: number }

/** A record that can be gone on with even after the rules have changed. */
export type SavedBattle = {
  readonly record: BattleRecord
  readonly checkpoint: { readonly battle: Json; readonly entries: number; readonly told: number }
  readonly story: readonly Happening[]
  readonly chance: Json
  readonly standing: readonly Standing[]
  /** Absent where nobody has said anything beforehand. */
  readonly ahead?: readonly Ahead[]
  readonly proposal: Proposal | null
  /** Absent where nobody has proposed anything that was not agreed. */
  readonly proposed?: readonly Proposed[]
  readonly nextNumber: number
  /** The number of the first open question, and where undo ends; absent in older files. */
  readonly number?: number
  readonly barrier?: number
  /** How far the story was taken back, each time: seats that were away must be told. */
  readonly rewinds: readonly number[]
}
