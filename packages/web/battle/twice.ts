import { sameThing, type By, type Point, type Thing } from '@grognard/table'

/** Milliseconds within which a second pick at the same place is a double click, or a double tap. */
const SOON = 350
/** So far may a hand shake, in thousandths of an inch. */
const NEAR = 500

type Picked = { readonly thing: Thing | null; readonly at: Point | null; readonly time: number }

const isThere = ({ thing, at }: Picked, other: Picked): boolean =>
  (sameThing(thing, other.thing) || (thing === null && other.thing === null)) &&
  (!at || !other.at || Math.hypot(at.x - other.at.x, at.y - other.at.y) < NEAR)

export type Doubles = {
  /** Whether a pick is the second of a double click. */
  readonly isSecond: (by: By, picked: Picked) => boolean
  /** Something else has been pressed in between. */
  readonly interrupt: () => void
}

export function newDoubles(): Doubles {
  let last: Picked | null = null
  return {
    isSecond(by, picked) {
      const isSecond =
        by !== 'keyboard' &&
        last !== null &&
        picked.time - last.time < SOON &&
        isThere(picked, last)
      // A third click begins anew.
      last = isSecond ? null : picked
      return isSecond
    },
    interrupt() {
      last = null
    },
  }
}
