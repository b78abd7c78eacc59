// A fate card: what it is called, when it is played, and what it does, each in one place. (4.0)

import type { Refusal } from '@grognard/kernel'
import type { Modifier } from '@grognard/toolkit'
import type { Attacking } from '../attacking.ts'
import type {
  BrigadeId,
  Effect,
  LeaderId,
  Objective,
  ObjectiveId,
  Rank,
  Side,
  Unit,
  UnitId,
  Vf,
} from '../battle.ts'
import type { VfClause } from '../clauses.ts'
import type { Numbers } from '../editions/numbers.ts'
import type { Over } from '../field/sight.ts'
import type { Field } from '../field/situation.ts'
import type { Moment } from '../terms.ts'

/** A card as it is played, and on whom. */
export type CardPlay = {
  readonly card: Rank
  readonly brigade?: BrigadeId
  readonly unit?: UnitId
  readonly leader?: LeaderId
  readonly objective?: ObjectiveId
}

/** What a window is about: the unit or brigade that tested, attacked or was activated. */
export type About = {
  readonly unit?: UnitId
  readonly brigade?: BrigadeId
  /** The unit stays, and is too far for an order: no messenger has gone to it. (6.2.2) */
  readonly unsent?: boolean
}

export type Card = {
  readonly rank: Rank
  readonly title: string
  readonly clause: VfClause
  readonly moment: Moment
  /** What its player has to name. */
  readonly names: 'brigade' | 'unit' | 'leader' | 'objective' | null
  /** It is played on what its moment is about, without naming it. */
  readonly on?: 'brigade' | 'unit'
  /**
   * Why it may not be played on that, beyond that such a thing must be its player's and on the
   * table. By what lies open alone: who is asked for cards at all rests on it.
   */
  refuse?(seen: Vf, side: Side, play: CardPlay, about: About): Refusal | null
  /** How long it stays in force; null if it is over at once. */
  readonly until: Effect['until'] | null
  /** What it does to attack values while it is in force. */
  attackValue?(effect: Effect, attacking: Attacking): Modifier<VfClause> | false
  /** Over whose heads a unit sees its target while it is in force. (5.1.3) */
  over?(effect: Effect, field: Field, shooter: Unit): Over | null
  /** What it does to the tenacity of a unit while it is in force. */
  tenacity?(effect: Effect, unit: Unit): Modifier<VfClause> | false
  /** What it does to the valour tests of a unit while it is in force. (9.2) */
  valour?(effect: Effect, battle: Vf, unit: Unit): Modifier<VfClause> | false
  /** What it does to the move distance of a unit while it is in force. (6.3.1) */
  moveDistance?(effect: Effect, unit: Unit, numbers: Numbers): Modifier<VfClause> | false
  /** What it adds for an objective that its side holds at the end. (10.0) */
  held?(effect: Effect, objective: Objective): Modifier<VfClause> | false
  /** What it does at once to the unit with whose order it is played, shaken or not. (6.2.1) */
  ordered?(battle: Vf, unit: Unit, shaken: boolean): void
  /** The unit with whose order it is played moves before it assaults. (6.5) */
  readonly movesFirst?: true
  /** While it is in force no enemy brigade activates by itself, and no enemy arrives. (6.1.1, 11.0) */
  readonly confuses?: true
}

/** What each card of a suit means to an army. (1.5, 4.0) */
export type FateTable = { readonly [rank in Rank]: Card }
