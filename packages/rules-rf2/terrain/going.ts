// What the ground does to those who cross it. (13.6, which is 8.3 and 12.5)

import { clause, type Rf2Clause } from '../clauses.ts'
import type { Going } from '../units/kinds.ts'

/** What a tag of a feature makes of it. */
export const GROUNDS = ['minor', 'major', 'rough', 'wood'] as const
export type GroundTag = (typeof GROUNDS)[number]

export type Effect = {
  readonly halves: boolean
  readonly disorders: boolean
  /** Disorder cannot be recovered on it. */
  readonly keeps: boolean
  /** Only by a road, a path, a bridge or another opening. */
  readonly closed: boolean
}

const NONE: Effect = { halves: false, disorders: false, keeps: false, closed: false }
const HALF: Effect = { ...NONE, halves: true }
const DISORDER: Effect = { ...HALF, disorders: true }
const NO_RECOVERY: Effect = { ...DISORDER, keeps: true }
const CLOSED: Effect = { ...NONE, closed: true }

const TABLE: { readonly [tag in GroundTag]: { readonly [going in Going]: Effect } } = {
  minor: { light: NONE, heavy: HALF, 'horse and guns': DISORDER },
  major: { light: HALF, heavy: DISORDER, 'horse and guns': CLOSED },
  /** Rough ground, light woods, orchards. */
  rough: { light: NONE, heavy: DISORDER, 'horse and guns': NO_RECOVERY },
  /** Woods, marshes, built up areas. */
  wood: { light: HALF, heavy: NO_RECOVERY, 'horse and guns': CLOSED },
}

export const effectOf = (tag: GroundTag, going: Going): Effect => TABLE[tag][going]

export const ROW: { readonly [tag in GroundTag]: Rf2Clause } = {
  minor: clause('rf2:13.6.minor'),
  major: clause('rf2:13.6.major'),
  rough: clause('rf2:13.6.rough'),
  wood: clause('rf2:13.6.wood'),
}
