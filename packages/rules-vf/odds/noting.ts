import { CHANCE, type DiceArgs, type Procedure } from '@grognard/kernel'

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
