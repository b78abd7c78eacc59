import type { Battle, Happening } from '@grognard/kernel'

/** A unit as it is reckoned: what it is, and what it cost. */
export type Account = {
  readonly side: string
  readonly type: string
  readonly points: number
}

/** So many hits of one unit on another; null where nobody in particular gave them. */
export type Hit = { readonly by: number | null; readonly on: number; readonly hits: number }

/** How a rulebook's losses are reckoned in points. Units go by their numbers. */
export interface Accounts<B extends Battle = Battle> {
  /** The end is given, too: some units throw for their quality on the field. */
  units(start: B, end: B): readonly Account[]
  /** The share of a unit that is left, 0 if it has left the battle for good. */
  left(unit: number, start: B, now: B): number
  /** The hits that an event tells of. */
  hits(happening: Happening): readonly Hit[]
}
