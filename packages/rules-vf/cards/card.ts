// A fate card: what it is called, when it is played, and what it does, each in one place. (4.0)

import type { Refusal } from '@grognard/kernel'
import type { Modifier } from '@grognard/toolkit'
import type { BrigadeId, Effect, LeaderId, ObjectiveId, Rank, Side, UnitId, Vf } from '../battle.ts'
import type { VfClause } from '../clauses.ts'
import type { Attacking } from '../specials/special.ts'

/**
 * When a card may be played. With the owner's own decision: 'own fate phase', 'own fire phase',
 * 'target' (an enemy is chosen as a target) and 'order' (a unit is given its order). In a window,
 * after chance or at another's moment: all others.
 */
export type Moment =
  | 'drawn'
  | 'enemy turn'
  | 'own fate phase'
  | 'own fire phase'
  | 'target'
  | 'hits failed'
  | 'test failed'
  | 'activated'
  | 'order'
  | 'own melee phase'
  | 'melee phase'
  | 'enemy melee phase'
  | 'valour in melee'
  | 'end of own melee phase'

/** A card as it is played, and on whom. */
export type CardPlay = {
  readonly card: Rank
  readonly brigade?: BrigadeId
  readonly unit?: UnitId
  readonly leader?: LeaderId
  readonly objective?: ObjectiveId
}

/** What a window is about: the unit or brigade that tested, attacked or was activated. */
export type About = { readonly unit?: UnitId; readonly brigade?: BrigadeId }

export type Card = {
  readonly rank: Rank
  readonly title: string
  readonly clause: VfClause
  readonly moment: Moment
  /** What its player has to name. */
  readonly names: 'brigade' | 'unit' | 'leader' | 'objective' | null
  /** Why it may not be played on that, beyond that such a thing must exist and be its player's. */
  refuse?(seen: Vf, side: Side, play: CardPlay, about: About): Refusal | null
  /** How long it stays in force; null if it is over at once. */
  readonly until: Effect['until'] | null
  /** What it does to attack values while it is in force. */
  attackValue?(effect: Effect, attacking: Attacking): Modifier<VfClause> | false
}
