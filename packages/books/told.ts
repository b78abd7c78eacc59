import type { SideId } from '@grognard/kernel'
import type { Titles } from './book.ts'

/** Who commands a side: 'Graham', 'Lieutenant-General Graham', and of whom: 'the British'. */
export type General = { readonly short: Titles; readonly whole: Titles; readonly army: Titles }

/** A battle as the first page and its briefing tell of it. */
export type BattleTold = {
  /** What the rulebook calls it. */
  readonly scenario: string
  /** 'Barrosa'. */
  readonly place: Titles
  /** '1811-03-05'; null where it was never fought. */
  readonly date: string | null
  readonly generals: Readonly<Record<SideId, General>>
  /** How long it takes with a computer player, in minutes. */
  readonly minutes: number
  /** What it is, in a line. */
  readonly line: Titles
  /** How it stands when it begins, to whoever commands a side, in two to four sentences. */
  readonly story: Readonly<Record<SideId, Titles>>
  /** What wins, with the clause that says so. */
  readonly wins: Titles
  readonly clause: string
}
