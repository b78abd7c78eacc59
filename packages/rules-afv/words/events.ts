import type { Explained } from '@grognard/toolkit'
import type { Reaction } from '../asks/react.ts'
import type { Face, Side, UnitId } from '../battle.ts'
import type { AfvClause } from '../clauses.ts'
import type { Tally } from '../phases/tally.ts'
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
  /** Dice of an attack thrown again: what they had shown, and how all of them lie now. */
  rethrows: OfUnit & {
    readonly at: string
    readonly face: Face
    readonly dice: readonly Thrown[]
    readonly lost: Number
    readonly by: 'afv:hth.overlap' | 'afv:hth.outflank' | 'afv:hth.commander-rethrow'
    readonly again: readonly number[]
  }
  blows: OfUnit & { readonly at: string; readonly hits: Number }
  /** Stands that go, and hits that cost nothing. */
  loses: OfUnit & { readonly stands: Number; readonly leftover: number }
  /** Too few hits for a stand. */
  recovers: OfUnit & { readonly hits: number }
  removes: OfUnit & {
    readonly stands: { readonly [stand in StandType]?: number }
    /** On which of its faces contact is broken. */
    readonly leave: readonly Face[]
  }
  /** With so many stands left; the tally is null for guns, which do not count. */
  routs: OfUnit & { readonly left: number; readonly tally: Tally | null }
  withdraws: OfUnit & { readonly tally: Tally | null }
  changes: OfUnit & OfZone & { readonly formation: Formation; readonly facing: Facing | null }
  turns: OfUnit & OfZone & { readonly facing: Facing }
  mounts: OfUnit & OfZone
  dismounts: OfUnit & OfZone
  moves: OfUnit & OfZone
  disengages: OfUnit & OfZone & { readonly hits: Number }
  enters: OfUnit & OfZone
  shifts: OfUnit & OfZone
  leaves: OfUnit & OfZone
  tests: OfUnit & { readonly needs: Number; readonly face: number; readonly success: boolean }
  /** A test that a unit need not take: in command, where friends are engaged, heavy mounted. */
  untested: OfUnit & { readonly why: 'command' | 'joins' | 'heavy' }
  /** The zone is where it recoils or flees to. */
  reacts: OfUnit & Partial<OfZone> & { readonly with: Reaction['react']; readonly against: string }
  flinches: OfUnit & { readonly hits: number; readonly most: number }
  'pulls up': OfUnit & { readonly before: string }
  rallies: OfUnit & { readonly facing: Facing }
  /** Front to front, with hits for disorder on the unit itself and of impact on the other. */
  meets: OfUnit & { readonly with: string; readonly disorder: Number; readonly impact: Number }
  'over-run': OfUnit & { readonly by: string; readonly disorder: Number }
  engages: OfUnit & { readonly with: string; readonly face: Face; readonly impact: Number }
  broken: { readonly sides: readonly Side[]; readonly tallies: readonly Tally[] }
  /** Units on the table and off it. */
  retreats: { readonly side: Side; readonly on: number; readonly off: Number }
  /** Zones that each side holds uncontested, of so many; a fine victory takes so many. */
  zones: { readonly [side in Side]: number } & { readonly of: number; readonly fine: number }
  'commander lost': { readonly side: Side; readonly tally: Tally }
}

export type EventName = keyof Events

/** A sentence for every event. */
export type EventWords = { readonly [name in EventName]: (data: Events[name]) => string }
