import type { Question } from '@grognard/kernel'
import type { Side, Vf } from '@grognard/rules-vf/functions'
import type { Thought } from '../../player.ts'
import type { Memory } from './memory.ts'

/** What a question is thought about with: what the seat sees, its side, and what it remembers. */
type Thinking = { readonly seen: Vf; readonly side: Side; readonly memory: Memory }

/** Answers one kind of question; null where this player has no view of its own. */
export type Answerer = (question: Question, thinking: Thinking) => Thought | null
