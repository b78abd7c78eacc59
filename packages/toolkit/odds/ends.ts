import { CHANCE, type Answered, type Ask, type Json, type Procedure } from '@grognard/kernel'
import { chanceOutcomes } from './chance-outcomes.ts'

/** One way in which a procedure may end: how likely it is, and what it returns. */
export type End<Result> = { readonly chance: number; readonly result: Result }

/** So many ways of one throw are followed at most. */
const MOST = 10_000

/**
 * Every way in which a rule may end, by running it through each of its throws. `begin` begins it
 * anew, on a battle of its own, and each time it must ask the same; `decide` answers for seats.
 * For a part of an activity, of which no course is needed: it runs many times faster than one.
 */
export function endsOf<Result>(
  begin: () => Procedure<Result>,
  decide: (ask: Ask) => Json,
): readonly End<Result>[] {
  const ends: End<Result>[] = []
  const follow = (thrown: readonly Json[], chance: number): void => {
    const rule = begin()[Symbol.iterator]()
    let next = 0
    let step = rule.next([])
    while (!step.done) {
      const asks: readonly Ask[] = step.value
      const given: Answered[] = []
      for (const ask of asks) {
        const seat = ask.seats[0] as string
        if (seat !== CHANCE) given.push({ seat, ask: ask.name, answer: decide(ask) })
        else if (next < thrown.length)
          given.push({ seat, ask: ask.name, answer: thrown[next++] as Json })
        else {
          for (const outcome of outcomesOf(ask))
            if (outcome.chance > 0) follow([...thrown, outcome.answer], chance * outcome.chance)
          return
        }
      }
      step = rule.next(given)
    }
    ends.push({ chance, result: step.value })
  }
  follow([], 1)
  return ends
}

function outcomesOf(ask: Ask) {
  const outcomes = chanceOutcomes(ask, MOST)
  if (!outcomes) throw new RangeError(`'${ask.name}' may fall in more ways than can be followed.`)
  return outcomes
}

/** The same of rules that begin from a battle, each time on a copy of it. */
export const endsFrom =
  <B>(copy: (battle: B) => B, decide: (battle: B, ask: Ask) => Json) =>
  <Result>(from: B, rule: (battle: B) => Procedure<Result>): readonly End<Result>[] => {
    let now = from
    return endsOf(
      () => {
        now = copy(from)
        return rule(now)
      },
      (asked) => decide(now, asked),
    )
  }
