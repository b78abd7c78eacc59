import type { Json, JsonObject, Player, Question } from '@grognard/kernel'
import type { Language } from '@grognard/toolkit'
import type { Listed } from './listed.ts'

/** Why a player decided as it did: a code for programs, and whom and what the sentence speaks of. */
export type Reason = { readonly code: string; readonly data: JsonObject }

/** An answer, and why; null where there was nothing to think about. */
export type Thought = { readonly answer: Json; readonly reason: Reason | null }

/** Whoever sits in one seat for one battle. It may remember its plan from one question to the next. */
export type Mind = (question: Question) => Thought

/** A computer player of one rulebook, by the name under which a seat is given to it. */
export interface ComputerPlayer extends Listed {
  readonly name: string
  /** A fresh mind, which knows nothing of any other battle. */
  sit(): Mind
  /** A reason as a sentence for people. */
  say(reason: Reason, language: Language): string
}

/** The mind as the kernel's player; whoever wants to know why may listen. */
export function playerOf(
  mind: Mind,
  onThought?: (question: Question, thought: Thought) => void,
): Player {
  return (question) => {
    const thought = mind(question)
    onThought?.(question, thought)
    return thought.answer
  }
}
