// A fight while it is resolved. (7.2)

import type { AttackMeasures } from './attacking.ts'
import type { Fight, Unit, UnitId, Vf } from './battle.ts'
import type { VfClause } from './clauses.ts'
import type { RoutCause } from './words/told.ts'

/** The two who fight, and who supports the attacker. */
export type Pair = Pick<Fight, 'main' | 'target' | 'support'>

/** A fight with those who support its target in fighting back. */
export type Bout = Fight & {
  readonly back: readonly UnitId[]
  /** One of the two occupies a feature. (T.3.6) */
  readonly overFeature: boolean
}

/** A fight with its units looked up, on the table or only imagined. */
export type Fighting = {
  readonly battle: Vf
  readonly main: Unit
  readonly target: Unit
  /** Who lends the attacker melee support. */
  readonly support: readonly Unit[]
  /** One of the two occupies a feature. (T.3.6) */
  readonly overFeature: boolean
  readonly measures: AttackMeasures
}

/** Losses caused by the attack, and in fighting back. */
export type Caused = { readonly attack: number; readonly reply: number }

export type Result = {
  readonly winner: UnitId
  readonly loser: UnitId
  /** What decided it: the losses themselves, or what decides a tie. */
  readonly by: 'losses' | 'active side' | 'height' | 'cover'
  readonly clauses: readonly VfClause[]
}

/** A unit that routs without a test, why, and before which cavalry. (9.2.2) */
export type Routing = {
  readonly unit: UnitId
  readonly cause: RoutCause
  readonly riders: readonly UnitId[]
  /** It would, but the fight is over a feature. (T.3.6) */
  readonly spared: boolean
}
