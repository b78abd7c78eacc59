import { CHANCE, type DiceArgs, type Procedure } from '@grognard/kernel'
import type { Distribution } from '@grognard/toolkit'

export function added<Key>(chances: Map<Key, number>, key: Key, chance: number): void {
  chances.set(key, (chances.get(key) ?? 0) + chance)
}

/** The smallest value first. */
export const distributed = (chances: ReadonlyMap<number, number>): Distribution =>
  [...chances].map(([value, chance]) => ({ value, chance })).toSorted((a, b) => a.value - b.value)

/** The same rule; who throws dice in it is noted. */
export function* noting<Result>(rule: Procedure<Result>, throwers: Set<string>): Procedure<Result> {
  let step = rule.next([])
  while (!step.done) {
    for (const { seats, args } of step.value)
      if (seats[0] === CHANCE) throwers.add((args as DiceArgs).thrower)
    step = rule.next(yield step.value)
  }
  return step.value
}
