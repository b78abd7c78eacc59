// Answers with their reasons, and none that would be refused.

import type { Json, Question } from '@grognard/kernel'
import type { Reason, Thought } from '../../player.ts'
import type { reasons } from '../words/en.ts'

type Reasons = typeof reasons

/** A reason that has a sentence in every language. */
export const because = <Code extends keyof Reasons>(
  code: Code,
  ...[data]: Parameters<Reasons[Code]>
): Reason => ({ code, data: data ?? {} })

/** Whether the rules would let this seat answer so. */
const isLawful = ({ kind, seen, ask }: Question, answer: Json): boolean =>
  kind.is(answer) && kind.refuse(seen, ask.args, answer) === null

/** The first of these, the best first, that will not be refused; else any lawful answer. */
export function firstLawful(question: Question, thoughts: Iterable<Thought>): Thought {
  for (const thought of thoughts) if (isLawful(question, thought.answer)) return thought
  return anyAnswer(question)
}

const SAMPLE = 8

/** Whatever the rules propose. */
export function anyAnswer({ kind, seen, ask, random }: Question): Thought {
  const answers = kind.candidates(seen, ask.args, SAMPLE, random)
  return { answer: random.pick(answers), reason: because('any') }
}
