import { workedOff } from '@grognard/adapters/parts'

/** A frame that comes later than this, in milliseconds, has left no time for more. */
const IN_TIME = 20
/** What is older than this is no longer where the hand is. */
const PATIENCE = 250

/** Works something out for where a hand was a moment ago, as long as it moves. */
export type Following = {
  /** The hand is there now; null: it holds nothing. */
  readonly to: (then: unknown) => void
  /** The hand rests: once it moves again there may be more time. */
  readonly rest: () => void
}

/**
 * Takes a little of every frame that comes in time. Where that does not do it gives up until the
 * hand rests, and shows nothing rather than what is long past.
 */
export function following(
  prepare: (then: unknown) => Iterator<unknown> | null,
  show: (then: unknown) => void,
  nextFrame: (go: (at: number) => void) => unknown = requestAnimationFrame,
): Following {
  let wanted: unknown = null
  let isBusy = false
  let isTooSlow = false
  let last = -Infinity
  let round = 0

  function begin(): void {
    const then = wanted
    const work = then === null ? null : prepare(then)
    isBusy = work !== null
    if (work === null) return
    const mine = round
    let first = Infinity
    const go = (at: number): void => {
      if (mine !== round) return
      first = Math.min(first, at)
      const isInTime = at - last <= IN_TIME
      last = at
      if (at - first > PATIENCE) {
        isBusy = false
        isTooSlow = true
        show(null)
      } else if (isInTime && workedOff(work)) {
        show(then)
        isBusy = false
        if (wanted !== then) begin()
      } else nextFrame(go)
    }
    nextFrame(go)
  }

  return {
    to(then) {
      wanted = then
      if (then === null) {
        round += 1
        isBusy = isTooSlow = false
        show(null)
      } else if (!isBusy && !isTooSlow) begin()
    },
    rest() {
      isTooSlow = false
    },
  }
}
