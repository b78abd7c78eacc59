import type { Explained } from '@grognard/toolkit'
import type { Reaction } from '../asks/react.ts'
import type { Face, Side, UnitId } from '../battle.ts'
import type { AfvClause } from '../clauses.ts'
import type { Facing, ZoneId } from '../table.ts'
import type { Formation } from '../units/formations.ts'
import type { StandType } from '../units/kinds.ts'
import type { Quality } from '../units/quality.ts'

/** The unit that acts, by name; and all that it is about, the acting one first. */
export type OfUnit = { readonly unit: string; readonly units: readonly UnitId[] }

/** Where it is, and how wide the table is, so that the zone can be named. */
export type OfZone = {
  readonly zone: ZoneId
  readonly columns: number
  readonly zones: readonly ZoneId[]
}

type Number = Explained<AfvClause>

export type Thrown = {
  readonly stand: StandType
  readonly value: Number
  readonly faces: readonly number[]
}

/** What is told of a battle: the data of every event, by its name. */
export type Events = {
  throws: {
    readonly red: number
    readonly blue: number
    readonly dice: { readonly red: readonly number[]; readonly blue: readonly number[] }
  }
  initiative: { readonly side: Side }
  quality: OfUnit & { readonly quality: Quality; readonly face: number }
  placed: OfUnit & OfZone
  commander: OfZone & { readonly side: Side }
  fires: OfUnit & {
    readonly at: string
    readonly dice: Number
    readonly needs: Number
    readonly faces: readonly number[]
    readonly hits: number
  }
  attrition: OfUnit
  attacks: OfUnit & {
    readonly at: string
    readonly face: Face
    readonly dice: readonly Thrown[]
    readonly lost: Number
  }
  blows: OfUnit & { readonly at: string; readonly hits: Number }
  loses: OfUnit & { readonly count: number }
  removes: OfUnit & {
    readonly stands: { readonly [stand in StandType]?: number }
    /** On which of its faces contact is broken. */
    readonly leave: readonly Face[]
  }
  routs: OfUnit
  withdraws: OfUnit
  changes: OfUnit & OfZone & { readonly formation: Formation; readonly facing: Facing | null }
  turns: OfUnit & OfZone & { readonly facing: Facing }
  mounts: OfUnit & OfZone
  dismounts: OfUnit & OfZone
  moves: OfUnit & OfZone
  disengages: OfUnit & OfZone & { readonly hits: number }
  enters: OfUnit & OfZone
  shifts: OfUnit & OfZone
  leaves: OfUnit & OfZone
  tests: OfUnit & { readonly needs: Number; readonly face: number; readonly success: boolean }
  reacts: OfUnit & { readonly with: Reaction['react']; readonly against: string }
  flinches: OfUnit
  'pulls up': OfUnit
  rallies: OfUnit & { readonly facing: Facing }
  /** Front to front, with hits for disorder on the unit itself and of impact on the other. */
  meets: OfUnit & { readonly with: string; readonly disorder: number; readonly impact: number }
  'over-run': OfUnit & { readonly by: string; readonly disorder: number }
  engages: OfUnit & { readonly with: string; readonly face: Face; readonly impact: number }
  broken: { readonly sides: readonly Side[] }
  'commander lost': { readonly side: Side }
}

export type EventName = keyof Events

/** A sentence for every event. */
export type EventWords = { readonly [name in EventName]: (data: Events[name]) => string }
