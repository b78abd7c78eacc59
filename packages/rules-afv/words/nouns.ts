import type { Move } from '../asks/move.ts'
import type { Reaction } from '../asks/react.ts'
import type { Face, Phase, Side } from '../battle.ts'
import type { Facing } from '../table.ts'
import type { Terrain } from '../terrain.ts'
import type { Formation } from '../units/formations.ts'
import type { Kind, StandType } from '../units/kinds.ts'
import type { Quality } from '../units/quality.ts'

/** What things are called, in one language. */
export type AfvNouns = {
  readonly side: { readonly [side in Side]: string }
  readonly kind: { readonly [kind in Kind]: string }
  /** The arm of a stand: 'pikes'. */
  readonly stand: { readonly [stand in StandType]: string }
  /** So many stands of an arm: '2 pike stands'. */
  stands(count: number, stand: StandType): string
  readonly quality: { readonly [quality in Quality]: string }
  readonly formation: { readonly [kind in Formation['kind']]: string }
  /** A formation and its width: 'attack formation, 2 wide'. */
  formed(formation: Formation): string
  readonly facing: { readonly [facing in Facing]: string }
  readonly face: { readonly [face in Face]: string }
  readonly terrain: { readonly [terrain in Terrain]: string }
  readonly escarpment: string
  readonly dismounted: string
  readonly commander: string
  readonly phase: { readonly [phase in Phase]: string }
  /** What a unit, a commander or a side may do: 'change formation'. */
  readonly action: { readonly [action in Move['do']]: string }
  readonly reaction: { readonly [reaction in Reaction['react']]: string }
  /** Outcomes by name: who has won, and how. */
  readonly outcome: { readonly [name in OutcomeName]: string }
  readonly columns: readonly [string, string, string, string, string]
  /** A column of a table that has not five of them, counted from 1. */
  column(number: number): string
  readonly rows: readonly [string, string, string]
  reserve(column: string): string
  inRow(column: string, row: string): string
}

export type OutcomeName = Side | `${Side} fine victory` | 'draw' | 'humiliation'
