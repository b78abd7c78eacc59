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
  /** How many decisions a side has to take, and how long it all takes, in minutes: see `lasting`. */
  readonly decisions: number
  readonly minutes: number
  /** What it is, in a line. */
  readonly line: Titles
  /** How it stands when it begins, to whoever commands a side, in two to four sentences. */
  readonly story: Readonly<Record<SideId, Titles>>
  /** What wins, with the clause that says so. */
  readonly wins: Titles
  readonly clause: string
}

/** What somebody takes for a decision, with watching what comes of it and of the other side's. */
const SECONDS_A_DECISION = 30
const TO_THE_NEAREST = 5

/**
 * How long a battle takes with a computer player. The decisions are those of one side in battles
 * between two Regulars, six of them on average, without what is answered of itself.
 */
export function lasting(decisions: number): Pick<BattleTold, 'decisions' | 'minutes'> {
  const minutes = (decisions * SECONDS_A_DECISION) / 60
  return { decisions, minutes: Math.round(minutes / TO_THE_NEAREST) * TO_THE_NEAREST }
}
