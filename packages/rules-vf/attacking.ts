import type { Modifier } from '@grognard/toolkit'
import type { Attack } from './attack.ts'
import type { FeatureId, Unit, Vf } from './battle.ts'
import type { VfClause } from './clauses.ts'

export type Cover = {
  readonly kind: 'hard' | 'soft' | 'melee only'
  readonly clause: VfClause
  readonly feature: FeatureId
}

/**
 * What an attack asks of the table, about its two units: measured on it as the rules do, or given
 * by whoever only imagines the attack.
 */
export type AttackMeasures = {
  /** One has the other in sight. (5.1.2) */
  sees(battle: Vf, viewer: Unit, target: Unit): boolean
  /** Enough of its front rank sees whom it shoots at. (8.1.5) */
  seesEnough(battle: Vf, shooter: Unit, target: Unit): boolean
  /** The target is at most so many thousandths away for who shoots at it. (5.1.1) */
  isInRange(battle: Vf, shooter: Unit, target: Unit, range: number): boolean
  /** Some of the target is in its front arc. (1.1.1) */
  isInFrontArc(battle: Vf, viewer: Unit, target: Unit): boolean
  /** How many of its front rank are in contact with the other. (8.1.6) */
  touching(battle: Vf, unit: Unit, enemy: Unit): number
  /** The cover that a unit has from an attacker. (T.2.2) */
  coverOf(battle: Vf, unit: Unit, attacker: Unit, kind: Attack['kind']): Cover | null
  /** It is on rough ground. (T.2.6) */
  isOnRough(battle: Vf, unit: Unit): boolean
  /** Some of it is higher up a hill than all of these. (T.1.3) */
  isHigher(battle: Vf, unit: Unit, than: readonly Unit[]): boolean
}

/** An attack with its two units looked up. */
export type Attacking = {
  readonly battle: Vf
  readonly attack: Attack
  readonly main: Unit
  readonly target: Unit
  readonly measures: AttackMeasures
}

/** In the order of the book; false is what does not apply. */
export type Modifiers = readonly (Modifier<VfClause> | false)[]
