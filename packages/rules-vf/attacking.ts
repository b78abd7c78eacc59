import type { Modifier } from '@grognard/toolkit'
import type { Attack } from './attack.ts'
import type { Unit, Vf } from './battle.ts'
import type { VfClause } from './clauses.ts'

/** An attack with its two units looked up. */
export type Attacking = {
  readonly battle: Vf
  readonly attack: Attack
  readonly main: Unit
  readonly target: Unit
}

/** In the order of the book; false is what does not apply. */
export type Modifiers = readonly (Modifier<VfClause> | false)[]
