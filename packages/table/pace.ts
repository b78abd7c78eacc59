export type Pace = {
  /** Takes a step at once, or in the next frame if this one has had its step: then the last counts. */
  readonly step: (take: () => void) => void
  /** Forgets a step that is still to be taken. */
  readonly halt: () => void
}

/** No more than one step a frame: a hand may tell of itself more often than anything is shown. */
export function paced(nextFrame: (then: () => void) => void): Pace {
  let hasStepped = false
  let waiting: (() => void) | null = null
  return {
    step(take) {
      if (hasStepped) {
        waiting = take
        return
      }
      hasStepped = true
      nextFrame(() => {
        hasStepped = false
        const late = waiting
        waiting = null
        late?.()
      })
      take()
    },
    halt() {
      waiting = null
    },
  }
}
