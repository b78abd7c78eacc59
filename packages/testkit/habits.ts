import {
  CHANCE,
  courseAt,
  isOver,
  judge,
  kindOf,
  put,
  randomFrom,
  seeded,
  seenBy,
  type Ask,
  type Battle,
  type Json,
  type Rulebook,
  type SeatId,
  type SetUp,
} from '@grognard/kernel'
import { must } from './situation.ts'

export interface Habits<B> {
  readonly [ask: string]: {
    decide(seen: B, args: Json, candidates: (n: number) => readonly Json[]): Json
  }
}

/**
 * Plays a battle for so many answers. Wherever there is a habit for what is asked, the rules must
 * allow what it says. Returns the names of those asks.
 */
export function checkHabits<B extends Battle>(
  rulebook: Rulebook<B>,
  habits: Habits<B>,
  setUp: SetUp,
  seed: string,
  answers: number,
): readonly string[] {
  const begun = rulebook.setUp(setUp)
  must(begun.ok, `The set-up is refused: ${begun.ok ? '' : begun.refusal.message}`)
  const [random, chance] = [randomFrom(seed), seeded(seed)]
  const course = courseAt(rulebook, begun.value)
  const asked = new Set<string>()
  for (let i = 0; i < answers && !isOver(course); i++) {
    const open = course.asks[course.given.indexOf(null)] as Ask
    const { name: ask, args } = open
    const seat = open.seats[0] as SeatId
    if (seat === CHANCE) {
      put(course, { seat, ask, answer: chance.answer(open) })
      continue
    }
    const seen = seenBy(course, seat)
    const candidates = (n: number) => kindOf(course, ask).candidates(seen, args, n, random)
    const habit = habits[ask]?.decide(seen as B, args, candidates)
    if (habit !== undefined) {
      asked.add(ask)
      const refusal = judge(course, seat, habit)
      must(refusal === null, `${ask}: ${JSON.stringify(habit)}: ${refusal?.message}`)
    }
    // Mostly at random: who only follows habits never comes to blows.
    const isRandom = habit === undefined || random.below(8) > 0
    put(course, { seat, ask, answer: isRandom ? random.pick(candidates(12)) : habit })
  }
  return [...asked]
}
