// A special rule of a unit: what it is called, and what it does, each in one place.

import type { Modifier } from '@grognard/toolkit'
import type { Attack } from '../attacks/attack.ts'
import type { Unit, Vf } from '../battle.ts'
import type { VfClause } from '../clauses.ts'

export type SpecialName =
  | 'battery'
  | 'canister'
  | 'carbines'
  | 'disciplined musketry'
  | 'elan'
  | 'headstrong'
  | 'heavy cavalry'
  | 'horse artillery'
  | 'light cavalry'
  | 'light infantry'
  | 'militia'
  | 'open order'
  | 'rockets'
  | 'skirmishers'
  | 'slow'
  | 'square'

/** An attack with its two units looked up. */
export type Attacking = {
  readonly battle: Vf
  readonly attack: Attack
  readonly main: Unit
  readonly target: Unit
}

export type Special = {
  readonly name: SpecialName
  readonly title: string
  readonly clause: VfClause
  /** Other special rules that come with it. */
  readonly includes?: readonly SpecialName[]
  /** What it does to the attack value of its unit as the main attacker. (8.1) */
  attackValue?(attacking: Attacking): readonly (Modifier<VfClause> | false)[]
  /** Hit rolls of 1 of its unit as the main attacker are thrown again. (8.3) */
  rerollsOnes?(attacking: Attacking): boolean
  /** Added to hit rolls of an attack in which its unit is the main attacker or lends support. */
  hitRoll?(attacking: Attacking): Modifier<VfClause> | false
  /** Its move distance in inches, where it is not that of 6.3.1. */
  moveDistance?(unit: Unit): number | null
  /** Added to its messenger tests. (6.2.2) */
  messenger?(battle: Vf, unit: Unit): number
  /** The losses that it suffers are halved. (8.3.1) */
  halvesLosses?(battle: Vf, unit: Unit, kind: Attack['kind']): boolean
}
