// What a verdict on sight rests on, so that it lasts while others move elsewhere.

import { bodiesOf, type ClearLine, type Hiding, type Screen } from '@grognard/geometry'

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
