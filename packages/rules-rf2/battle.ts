// What a battle is.

import type { UnitId } from '@grognard/field'
import type { Pose, Terrain } from '@grognard/geometry'
import type { Options } from './options.ts'
import type { Formation } from './units/formations.ts'
import type { Kind } from './units/kinds.ts'
import type { TroopClass } from './units/quality.ts'
import type { WeaponName } from './units/weapons.ts'

export type Side = 'red' | 'blue'

/** What an order of battle may add to a unit; those of other chapters come with them. (21.0) */
export type Trait = 'light' | 'irregular' | 'skirmish' | 'double line' | 'position'

/** Why a unit moves no more this turn. (6.7) */
export type Spent = 'charged' | 'reacted' | 'rallied' | 'gave way' | 'moved'

export type Unit = {
  readonly id: UnitId
  readonly name: string
  readonly side: Side
  readonly brigade: number
  readonly kind: Kind
  readonly weight: 'light' | 'medium' | 'heavy'
  readonly stands: number
  /** Explicit, since an order of battle may differ from the class. (2.21, 21.2) */
  readonly class: TroopClass
  readonly morale: number
  readonly fire: number
  readonly melee: number
  /** One for all stands, or one for each. (2.23) */
  readonly weapons: readonly WeaponName[]
  readonly traits: readonly Trait[]
  readonly mounted: boolean
  /** Break points lost. (9.1) */
  readonly hits: number
  readonly formation: Formation
  readonly pose: Pose | null
  readonly retreating: boolean
  readonly disordered: boolean
  /** 12.39 */
  readonly halt: boolean
  readonly spentMove: Spent | null
}

export type Brigade = {
  readonly id: number
  readonly name: string
  /** All its units march or none does: null until the first of them moves. (12.40) */
  readonly pace: 'march' | 'normal' | null
}

/** What of a battle decides where everybody is, and what they are. */
export type Rf2Field = Pick<Rf2, 'options' | 'terrain' | 'units'>

export type Rf2 = {
  readonly options: Options
  readonly terrain: Terrain
  readonly units: readonly Unit[]
  readonly brigades: readonly Brigade[]
}
