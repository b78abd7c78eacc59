import type { AnyKind, Procedure, Refusal } from './ask.ts'
import type { Battle, Outcome, SeatId, SideId } from './battle.ts'
import type { Earlier } from './earlier.ts'
import type { Happening } from './events.ts'
import type { Json, JsonObject } from './json.ts'
import type { Random } from './random.ts'
import type { Knowledge } from './resample.ts'

/** A battle ready to be played: a position, and the options it is played with. */
export type SetUp = { readonly position: Json; readonly options: JsonObject }

export type Scenario = {
  readonly name: string
  readonly title: string
  readonly position: Json
  /** The same with everybody where he stood when it was fought; absent where it begins like that. */
  readonly asFought?: Json
}

export type Option = {
  readonly name: string
  readonly title: string
  readonly values: readonly Json[]
  /** The value it has when nobody says otherwise. */
  readonly usual: Json
  /** Came later than battles that are kept: where it is the usual, nothing is said of it. */
  readonly unsaid?: true
}

/** 'The red side has lost 7 of 16 men.' */
export type Loss = {
  readonly side: SideId
  readonly what: string
  readonly lost: number
  readonly of: number
}

/** What came of something untrusted: the thing itself, or why not. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal }

/**
 * A book of rules. `B` is its battle; `Seen` is the same battle as one seat sees it, with counts
 * where secrets are.
 */
export interface Rulebook<B extends Battle = Battle, Seen = unknown> {
  readonly id: string
  readonly title: string
  /** A new one is needed when answers or battles are written in another form. */
  readonly version: string
  /** Earlier versions whose records and saved battles can still be read. */
  readonly earlier?: readonly Earlier[]
  readonly editions: readonly string[]
  readonly options: readonly Option[]
  readonly armies: readonly { readonly name: string; readonly title: string }[]
  /** The first is the one that is played when nobody names another. */
  readonly scenarios: readonly [Scenario, ...Scenario[]]

  /** Judges an untrusted position and sets it up. */
  setUp(setUp: SetUp): Result<B>
  /**
   * A copy of the top level, its fields written out in one literal: engines copy these many times
   * faster than `{...battle}`, which is what happens without it.
   */
  copy?(battle: B): B
  /** Runs one activity, sets what comes next in the battle's own fields, and ends. */
  next(battle: B): Procedure<void>
  readonly asks: readonly AnyKind<Seen>[]
  /** Built up from nothing; `null` is a spectator, who sees what everyone may. */
  view(battle: B, seat: SeatId | null): Seen
  /**
   * A battle between activities that the seat could have been in at the checkpoint, for all it
   * saw then; what it has learnt since may guide the guess. The kernel leads it along the trail.
   */
  resample(known: Knowledge<Seen>, random: Random): B
  /**
   * Why something from outside has not the form of a battle between two activities: every field
   * that the rules read. What must hold in it besides, `faults` says.
   */
  refuseBattle?(battle: Json): Refusal | null
  /** What must hold in any battle and does not, in sentences. */
  faults(battle: B): readonly string[]
  /** Turn, phase and the like: 'pass for me until the phase is over' compares these. */
  moment(battle: B): { readonly [name: string]: Json }
  /** What each side has lost between two battles, for those who count many. */
  losses?(before: B, after: B): readonly Loss[]
  /** The side's clock has run out. A rulebook without it refuses clocks. */
  clock?(battle: B, side: SideId): void
  /** What it means that a side gives up, where it is more than that the other side wins. */
  concede?(battle: B, side: SideId): Outcome
  /** One sentence for the log. */
  sentence(happening: Happening): string
}
