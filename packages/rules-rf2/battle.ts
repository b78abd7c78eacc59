// What a battle is.

import type { UnitId } from '@grognard/field'
import type { Point, Pose, Terrain } from '@grognard/geometry'
import type { Battle, SeatId } from '@grognard/kernel'
import type { Options } from './options.ts'
import type { Formation } from './units/formations.ts'
import type { Kind } from './units/kinds.ts'
import type { TroopClass } from './units/quality.ts'
import type { WeaponName } from './units/weapons.ts'

export type Side = 'red' | 'blue'

/** What an order of battle may add to a unit; those of other chapters come with them. (21.0) */
type Trait = 'light' | 'irregular' | 'skirmish' | 'double line' | 'position'

/** Routed and dispersed, or left by the table's edge. (17.10, 17.12) */
type Gone = 'routed' | 'left'

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

export type LeaderId = number

/** A general: of a brigade, or of the army. (2.18, 4.2) */
export type Leader = {
  readonly id: LeaderId
  readonly name: string
  readonly side: Side
  /** The brigade he leads; null for the commander of the army. */
  readonly brigade: number | null
  /** What he adds, 0 to 2. (10.2) */
  readonly command: number
  /** Where he is by himself; null while he is with a unit, or gone. */
  readonly at: Point | null
  readonly with: UnitId | null
  readonly status: 'ready' | 'removed'
  /** He has ridden this turn. (12.36) */
  readonly rode: boolean
}

export const PHASES = ['attach', 'rally', 'movement', 'fire', 'losses', 'morale', 'end'] as const
export type Phase = (typeof PHASES)[number]

/** The battle; everything lies open, so that it is what every seat sees, too. */
export interface Rf2 extends Battle {
  you: SeatId | null
  options: Options
  terrain: Terrain
  units: readonly Unit[]
  brigades: readonly Brigade[]
  leaders: readonly Leader[]
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
  leaders: battle.leaders,
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

export function changeLeader(battle: Rf2, id: LeaderId, change: Partial<Leader>): void {
  const leader = battle.leaders[id]
  if (!leader) throw new RangeError(`There is no leader ${id}.`)
  battle.leaders = battle.leaders.with(id, { ...leader, ...change })
}

/** The leader who is with a unit; null if nobody is. */
export const leaderWith = ({ leaders }: Pick<Rf2, 'leaders'>, id: UnitId): Leader | null =>
  leaders.find((leader) => leader.with === id) ?? null
