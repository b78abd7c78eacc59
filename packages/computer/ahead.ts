import {
  cloneOf,
  kindOf,
  knowledgeOf,
  put,
  resample,
  seeded,
  seenBy,
  type Ask,
  type Battle,
  type Course,
  type Json,
  type Question,
  type Random,
  type Rulebook,
  type SeatId,
} from '@grognard/kernel'
import { sampleWays, unfold, type Unfold, type Unfolding } from '@grognard/toolkit'
import type { Budget } from './budget.ts'

/** What comes of an answer by the end of the activity. */
export type Prospect = {
  readonly answer: Json
  /** What the battle is then worth on average. */
  readonly worth: number
  /** Whether every throw was followed, or samples only. */
  readonly exact: boolean
}

export interface LookAhead<B extends Battle, Seen> {
  readonly rulebook: Rulebook<B, Seen>
  /** What a battle is worth to the seat that thinks, by what this seat sees of it. */
  readonly worth: (seen: Seen) => number
  /** How everybody answers on the way, the thinker included: quick good sense, not search. */
  readonly decide: (question: Question) => Json
  /** How many throws may be followed exactly for one answer, and how many samples serve instead. */
  readonly most: number
  readonly samples: number
}

/**
 * Looks one activity ahead: takes each answer in a battle that could be the real one for all the
 * seat knows, and follows every throw to the end of the activity. The answers come best first;
 * where the budget ends, later ones are not looked at. Null where no such battle can be imagined.
 */
export function lookAhead<B extends Battle, Seen>(
  question: Question,
  answers: readonly Json[],
  how: LookAhead<B, Seen>,
  budget: Budget,
): readonly Prospect[] | null {
  const { seat, ask, random } = question
  const imagined = resample(how.rulebook, question.knowledge(), random)
  if (!imagined) return null
  // The same dice for all answers: what differs between them is then the answers' doing.
  const dice = String(random.below(1_000_000))
  const prospects: Prospect[] = []
  for (const answer of answers) {
    if (!budget.spend()) break
    const course = cloneOf(imagined)
    put(course, { seat, ask: ask.name, answer })
    const unfolding = unfolded(course, imagined.checkpoint, how, random, dice)
    prospects.push({ answer, worth: worthOf(unfolding, seat, how, budget), exact: unfolding.exact })
  }
  return prospects.toSorted((a, b) => b.worth - a.worth)
}

function unfolded<B extends Battle, Seen>(
  course: Course<B>,
  checkpoint: B,
  { decide, most, samples }: LookAhead<B, Seen>,
  random: Random,
  dice: string,
): Unfolding<B> {
  const way: Pick<Unfold<B>, 'decide' | 'done'> = {
    decide: (at, ask, seat) => decide(questionAt(at, ask, seat, random)),
    done: (at) => at.checkpoint !== checkpoint,
  }
  return (
    unfold(course, { ...way, most }) ??
    sampleWays(course, way, samples, (sample) => seeded(`${dice}/${sample}`))
  )
}

function worthOf<B extends Battle, Seen>(
  { ways }: Unfolding<B>,
  seat: SeatId,
  { rulebook, worth }: LookAhead<B, Seen>,
  budget: Budget,
): number {
  let sum = 0
  for (const { chance, course } of ways) {
    budget.spend()
    // What the next activity has begun with is not what this one has led to.
    sum += chance * worth(rulebook.view(course.checkpoint, seat))
  }
  return sum
}

/** The question that a seat is asked in an imagined battle. */
const questionAt = (course: Course, ask: Ask, seat: SeatId, random: Random): Question => ({
  seat,
  ask,
  kind: kindOf(course, ask.name),
  seen: seenBy(course, seat),
  random,
  knowledge: () => knowledgeOf(course, seat),
})
