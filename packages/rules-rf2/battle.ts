// What a battle is.

import type { UnitId } from '@grognard/field'
import type { Pose, Terrain } from '@grognard/geometry'
import type { Battle, SeatId } from '@grognard/kernel'
import type { Options } from './options.ts'
import type { Formation } from './units/formations.ts'
import type { Kind } from './units/kinds.ts'
import type { TroopClass } from './units/quality.ts'
import type { WeaponName } from './units/weapons.ts'

export type Side = 'red' | 'blue'

/** What an order of battle may add to a unit; those of other chapters come with them. (21.0) */
export type Trait = 'light' | 'irregular' | 'skirmish' | 'double line' | 'position'

/** Routed and dispersed, or left by the table's edge. (17.10, 17.12) */
export type Gone = 'routed' | 'left'

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
  /** Why it is on the table no more. */
  readonly gone: Gone | null
}

export type Brigade = {
  readonly id: number
  readonly name: string
  readonly side: Side
  /** All its units march or none does: null until the first of them moves. (12.40) */
  readonly pace: 'march' | 'normal' | null
}

export const PHASES = ['rally', 'movement', 'fire', 'losses', 'morale', 'end'] as const
export type Phase = (typeof PHASES)[number]

/** The battle; everything lies open, so that it is what every seat sees, too. */
export interface Rf2 extends Battle {
  you: SeatId | null
  options: Options
  terrain: Terrain
  units: readonly Unit[]
  brigades: readonly Brigade[]
  /** What the commanders of the armies add to a break test. (19.8) */
  command: { readonly [side in Side]: number }
  turn: number
  lastTurn: number
  phase: Phase
  /** The side that acts first in every phase of this turn. (7.3) */
  first: Side
  active: Side
  /** By units: what they have suffered in this phase, of which nothing is marked before its end. (14.1) */
  pending: readonly number[]
  /** Units that have fired in this phase. */
  fired: readonly UnitId[]
  /** Units that still have to rally, rout or test in this phase, in their order. */
  due: readonly UnitId[]
}

export const SIDES = ['red', 'blue'] as const

export const enemyOf = (side: Side): Side => (side === 'red' ? 'blue' : 'red')

/** Field by field: engines copy such a literal many times faster than a spread. */
export const copy = (battle: Rf2): Rf2 => ({
  seats: battle.seats,
  outcome: battle.outcome,
  now: battle.now,
  you: battle.you,
  options: battle.options,
  terrain: battle.terrain,
  units: battle.units,
  brigades: battle.brigades,
  command: battle.command,
  turn: battle.turn,
  lastTurn: battle.lastTurn,
  phase: battle.phase,
  first: battle.first,
  active: battle.active,
  pending: battle.pending,
  fired: battle.fired,
  due: battle.due,
})

/** What of a battle decides where everybody is, and what they are. */
export type Placed = Pick<Rf2, 'options' | 'terrain' | 'units'>

/** What moves are judged by. */
export type Seen = Placed & Pick<Rf2, 'brigades'>

export const unitOf = ({ units }: Pick<Rf2, 'units'>, id: UnitId): Unit => {
  const unit = units[id]
  if (!unit) throw new RangeError(`There is no unit ${id}.`)
  return unit
}

export function changeUnit(battle: Rf2, id: UnitId, change: Partial<Unit>): void {
  battle.units = battle.units.with(id, { ...unitOf(battle, id), ...change })
}
