// What a verdict on sight rests on, so that it lasts while others move elsewhere.

import {
  bodiesOf,
  hidersAlong,
  isStoppedBy,
  type Body,
  type ClearLine,
  type Hiding,
  type Lines,
  type Screen,
} from '@grognard/geometry'

/** How many see, or enough of them; and by what that is known. */
export type Verdict = {
  readonly count: number
  /** Those who hide the others from each other, as long as not enough see. */
  readonly hiders: readonly Screen['body'][]
  /** Clear lines of as many as are enough, if their ends are known. */
  readonly witnesses: readonly ClearLine[]
}

export const NO_LINES: readonly ClearLine[] = []

/** Of whom nobody looks that way. */
export const NOBODY: Verdict = { count: 0, hiders: [], witnesses: NO_LINES }

/** Others hide all of both from each other. */
export const hiddenBy = ({ hiders }: Hiding): Verdict => ({
  count: 0,
  hiders: bodiesOf(hiders),
  witnesses: NO_LINES,
})

export const hiddenAlong = (lines: Lines, count: number): Verdict => ({
  count,
  hiders: hidersAlong(lines),
  witnesses: NO_LINES,
})

/** Whoever is hidden stays so while those who hide him stay; who comes may hide others. */
export function isHiddenStill({ hiders }: Verdict, was: Body | null): boolean {
  // Few hide two from each other: to go through them takes less than to call `includes`.
  for (let i = 0; i < hiders.length; i++) if (hiders[i] === was) return false
  return true
}

/** Those who see surely go on to see: whoever has come stands in none of their lines. */
export function isSeenStill({ witnesses }: Verdict, screen: Screen): boolean {
  for (let i = 0; i < witnesses.length; i++)
    if (isStoppedBy(witnesses[i] as ClearLine, screen)) return false
  return witnesses.length > 0
}
