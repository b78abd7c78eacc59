// What a move is measured against. All of it comes from whoever asks: nothing here knows a rule.

import type { Footprint } from '../footprint.ts'
import type { Ground } from '../terrain/ground.ts'
import type { LegKind } from './path.ts'

/** Ground on which every inch counts as so much: 2 over 1 for rough, 1 over 2 for a road. */
export type Region = {
  readonly id: string
  readonly ground: Ground
  readonly over: number
  readonly under: number
}

/** Ground that costs a figure a fixed toll each time it enters, but not where it is open. */
export type Barrier = {
  readonly id: string
  readonly ground: Ground
  readonly toll: number
  readonly openings?: readonly Ground[]
}

/** Ground on which no part of a base may be, but where it is open: bridges and fords. */
export type Closed = {
  readonly id: string
  readonly ground: Ground
  readonly openings?: readonly Ground[]
}

/** Another unit, friend or enemy. */
export type Other = {
  readonly id: string
  readonly unit: Footprint
  /** No base may come nearer than this; 0 lets it touch; null lets it cross. */
  readonly least: number | null
  /** A leg that starts nearer may go on, but must not come nearer still. */
  readonly mayStartNearer?: true | undefined
  /** At the end of all legs it must be at least so far, 0 if nothing is said: not overlap. */
  readonly endsAtLeast?: number | undefined
  /** At the end of all legs it must be farther than so much. */
  readonly endsBeyond?: number | undefined
}

export type Extent = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export type Field = {
  /** No part of a base may leave it. */
  readonly table?: Extent
  /** Where regions overlap, the first in the list counts: a road through a bog before the bog. */
  readonly regions?: readonly Region[]
  readonly barriers?: readonly Barrier[]
  readonly closed?: readonly Closed[]
  readonly others?: readonly Other[]
  /** What a leg costs instead of the way of its figures; tolls are added. */
  readonly prices?: Partial<Record<LegKind, number>>
  /** How much all legs may cost together. */
  readonly allowance?: number | undefined
}

/** The extents of both are more than so far apart. */
export const isFar = (a: Extent, b: Extent, limit: number): boolean =>
  a.left - b.right > limit ||
  b.left - a.right > limit ||
  a.top - b.bottom > limit ||
  b.top - a.bottom > limit
