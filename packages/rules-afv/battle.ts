import type { Battle, Outcome, Seat, SeatId } from '@grognard/kernel'
import type { Explained } from '@grognard/toolkit'
import type { AfvClause } from './clauses.ts'
import type { Formation } from './units/formations.ts'
import type { Kind, Stands } from './units/kinds.ts'
import type { Quality } from './units/quality.ts'
import type { Facing, Table, ZoneId } from './table.ts'
import type { Terrain } from './terrain.ts'

export type Side = 'red' | 'blue'
export const SIDES: readonly Side[] = ['red', 'blue']
export const enemyOf = (side: Side): Side => (side === 'red' ? 'blue' : 'red')

export type UnitId = number

export type Unit = {
  readonly id: UnitId
  readonly name: string
  readonly side: Side
  readonly kind: Kind
  /** Dragoons on foot. */
  readonly dismounted: boolean
  readonly quality: Quality
  readonly stands: Stands
  readonly formation: Formation
  readonly facing: Facing
  /** A zone of the table, a reserve zone, or null: not placed yet, or gone. */
  readonly zone: ZoneId | null
  readonly gone: 'routed' | null
  /** Green markers. */
  readonly hits: number
  /** A red marker. */
  readonly fired: boolean
  /** A yellow marker. */
  readonly reacted: boolean
}

export type Flank = 'left' | 'right'
export type Face = 'front' | Flank | 'rear'

/** The engager's front touches this face of the other. */
export type Engagement = { readonly by: UnitId; readonly with: UnitId; readonly face: Face }

type Commander = { readonly zone: ZoneId | null; readonly lost: boolean }

/** One unit's shot at another, declared and not yet thrown. */
export type Shot = { readonly unit: UnitId; readonly at: UnitId }

/** Dice of one attack that need the same score. */
export type AttackDice = {
  readonly stand: keyof Stands
  readonly value: Explained<AfvClause>
  readonly count: number
  /** What they show now, after rethrows. */
  readonly faces: readonly number[]
}

export type Attack = {
  readonly unit: UnitId
  readonly at: UnitId
  /** The face of the enemy that the attacker touches. */
  readonly face: Face
  readonly dice: readonly AttackDice[]
}

export type Phase =
  | 'quality'
  | 'deployment'
  | 'initiative'
  | 'fire'
  | 'shots'
  | 'combat'
  | 'attacks'
  | 'rethrows'
  | 'blows'
  | 'losses'
  | 'movement'
  | 'victory'

/** What is going on in the middle of an activity: the movement that reactions may interrupt. */
export type Suspended = {
  readonly unit: UnitId
  readonly doing: 'entered' | 'leaving' | 'engaging' | 'disengaged'
  readonly target: UnitId | null
}

/** A mounted unit that has performed its only action, and the ground that allows but one. */
type Hampered = { readonly unit: UnitId; readonly terrain: Terrain }

export interface Afv extends Battle {
  seats: readonly Seat[]
  outcome: Outcome | null
  now: Suspended | null
  /** Whose view this is; nothing of the table is hidden, but plans are. */
  you: SeatId | null
  options: Options
  table: Table
  turn: number
  lastTurn: number
  phase: Phase
  /** Who has the initiative this turn. */
  initiative: Side
  /** Whose movement phase or deployment it is. */
  active: Side
  units: readonly Unit[]
  commanders: { readonly [side in Side]: Commander }
  engagements: readonly Engagement[]
  /** What is left to be resolved of this phase. */
  shots: readonly Shot[]
  attacks: readonly Attack[]
  /** The attack, or the unit with losses, that comes next. */
  place: number
  losses: readonly UnitId[]
  /** Units that have been chosen this movement phase. */
  moved: readonly UnitId[]
  /** A unit that has performed its first action of two. */
  acting: UnitId | null
  /** The unit chosen last, where the ground has cost it its second action; else nothing at all. */
  hampered: Hampered | undefined
  /** Units, artillery not counted, that each side began with. */
  strength: { readonly [side in Side]: number }
}

export type Options = {
  /** Fire and combat are planned secretly by both, or declared openly in turn. */
  readonly declarations: 'secret' | 'open'
  /** How units come by their quality. */
  readonly quality: 'as given' | 'rolled'
  /** The most friendly units in one zone. */
  readonly limit: number
}

/** The same battle, free to go its own way. */
export const copy = (battle: Afv): Afv => ({
  seats: battle.seats,
  outcome: battle.outcome,
  now: battle.now,
  you: battle.you,
  options: battle.options,
  table: battle.table,
  turn: battle.turn,
  lastTurn: battle.lastTurn,
  phase: battle.phase,
  initiative: battle.initiative,
  active: battle.active,
  units: battle.units,
  commanders: battle.commanders,
  engagements: battle.engagements,
  shots: battle.shots,
  attacks: battle.attacks,
  place: battle.place,
  losses: battle.losses,
  moved: battle.moved,
  acting: battle.acting,
  hampered: battle.hampered,
  strength: battle.strength,
})

export function unitOf(battle: Pick<Afv, 'units'>, id: UnitId): Unit {
  const unit = battle.units[id]
  if (!unit) throw new RangeError(`There is no unit ${id} in this battle.`)
  return unit
}

/** Fields written out: engines copy such a literal many times faster than `{...unit}`. */
const copyUnit = (unit: Unit): { -readonly [key in keyof Unit]: Unit[key] } => ({
  id: unit.id,
  name: unit.name,
  side: unit.side,
  kind: unit.kind,
  dismounted: unit.dismounted,
  quality: unit.quality,
  stands: unit.stands,
  formation: unit.formation,
  facing: unit.facing,
  zone: unit.zone,
  gone: unit.gone,
  hits: unit.hits,
  fired: unit.fired,
  reacted: unit.reacted,
})

/** Replaces a unit by one that differs in these fields. */
export function change(battle: Afv, id: UnitId, fields: Partial<Unit>): void {
  const unit = Object.assign(copyUnit(unitOf(battle, id)), fields)
  battle.units = battle.units.with(id, unit)
}

export const addHits = (battle: Afv, id: UnitId, hits: number): void => {
  if (hits > 0) change(battle, id, { hits: unitOf(battle, id).hits + hits })
}
