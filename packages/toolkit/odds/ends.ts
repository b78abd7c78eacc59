import { CHANCE, type Answered, type Ask, type Json, type Procedure } from '@grognard/kernel'
import { chanceOutcomes } from './chance-outcomes.ts'

/** One way in which a procedure may end: how likely it is, and what it returns. */
export type End<Result> = { readonly chance: number; readonly result: Result }

/** So many ways of one throw are followed at most. */
const MOST = 10_000

/** Nothing is waited for between steps: whoever works them off may leave time for others. */
export type InSteps<Result> = Generator<void, Result>

/** All steps at once. */
export function atOnce<Result>(steps: InSteps<Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/**
 * Every way in which a rule may end, by running it through each of its throws. `begin` begins it
 * anew, on a battle of its own, and each time it must ask the same; `decide` answers for seats.
 * For a part of an activity, of which no course is needed: it runs many times faster than one.
 */
export const endsOf = <Result>(
  begin: () => Procedure<Result>,
  decide: (ask: Ask) => Json,
): readonly End<Result>[] => atOnce(endsInSteps(begin, decide))

/** A way that is still to be followed, and what was thrown on it so far. */
type Open = { readonly thrown: readonly Json[]; readonly chance: number }

function* endsInSteps<Result>(
  begin: () => Procedure<Result>,
  decide: (ask: Ask) => Json,
): InSteps<readonly End<Result>[]> {
  const ends: End<Result>[] = []
  const open: Open[] = [{ thrown: [], chance: 1 }]
  for (let way = open.pop(); way; way = open.pop()) {
    const end = followed(way, begin, decide)
    if ('result' in end) ends.push(end)
    else open.push(...end.ways)
    yield
  }
  return ends
}

/** Runs the rule along a way: to its end, or to a throw that has not fallen yet. */
function followed<Result>(
  { thrown, chance }: Open,
  begin: () => Procedure<Result>,
  decide: (ask: Ask) => Json,
): End<Result> | { readonly ways: readonly Open[] } {
  const rule = begin()[Symbol.iterator]()
  let next = 0
  let step = rule.next([])
  while (!step.done) {
    const given: Answered[] = []
    for (const ask of step.value) {
      const seat = ask.seats[0] as string
      if (seat === CHANCE && next >= thrown.length)
        return {
          ways: outcomesOf(ask)
            .filter((outcome) => outcome.chance > 0)
            .map((outcome) => ({
              thrown: [...thrown, outcome.answer],
              chance: chance * outcome.chance,
            })),
        }
      const answer = seat === CHANCE ? (thrown[next++] as Json) : decide(ask)
      given.push({ seat, ask: ask.name, answer })
    }
    step = rule.next(given)
  }
  return { chance, result: step.value }
}

function outcomesOf(ask: Ask) {
  const outcomes = chanceOutcomes(ask, MOST)
  if (!outcomes) throw new RangeError(`'${ask.name}' may fall in more ways than can be followed.`)
  return outcomes
}

/** The same of rules that begin from a battle, each time on a copy of it. */
export const endsFrom =
  <B>(copy: (battle: B) => B, decide: (battle: B, ask: Ask) => Json) =>
  <Result>(from: B, rule: (battle: B) => Procedure<Result>): InSteps<readonly End<Result>[]> => {
    let now = from
    return endsInSteps(
      () => {
        now = copy(from)
        return rule(now)
      },
      (asked) => decide(now, asked),
    )
  }
