import type { VfClause } from '../clauses.ts'
import type { Arm, SpecialName } from '../terms.ts'

/** One row of an army sheet. (1.5) */
export type Profile = {
  /** Its own among all sheets: 'british line infantry'. */
  readonly name: string
  readonly title: string
  readonly arm: Arm
  /** The fewest and the most figures; of artillery one gun with its limber. */
  readonly figures: readonly [least: number, most: number]
  readonly weapon: string
  /** In inches; 0 without a weapon that shoots. */
  readonly range: number
  readonly fire: number
  readonly melee: number
  readonly tenacity: number
  readonly specials: readonly SpecialName[]
  readonly points: number
  readonly detachment?: true
  /** The row is lost in the book and made up from its neighbours. */
  readonly reconstructed?: true
}

/** A rule that holds for a whole army. */
export type ArmyRule = { readonly name: string; readonly title: string; readonly clause: VfClause }
