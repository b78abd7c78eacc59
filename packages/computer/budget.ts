/**
 * How much a player may think about one decision, counted in evaluations and not in seconds: the
 * same seed then gives the same battle on every machine.
 */
export interface Budget {
  /** Whether there was one more evaluation to spend; it is spent then. */
  spend(): boolean
  left(): number
}

export function budgetOf(evaluations: number): Budget {
  let left = evaluations
  return {
    spend: () => left-- > 0,
    left: () => Math.max(0, left),
  }
}
