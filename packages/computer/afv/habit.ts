import type { Json, Question } from '@grognard/kernel'
import type {
  Afv,
  Move,
  Placing,
  PressOn,
  React,
  Removal,
  Shot,
  Side,
  Split,
  UnitId,
  ZoneId,
} from '@grognard/rules-afv/functions'
import type { Mind, Reason, Thought } from '../player.ts'

/** What each question of the rulebook is asked with, and what it is answered by. */
type Asked = {
  first: { args: null; answer: Side }
  deploy: { args: { side: Side }; answer: Placing }
  'place commander': { args: { side: Side }; answer: ZoneId }
  fire: { args: { side: Side }; answer: readonly Shot[] }
  allocate: { args: { side: Side }; answer: readonly Split[] }
  rethrow: { args: { attack: number; most: number; dice: number }; answer: readonly number[] }
  commander: { args: { unit: UnitId; attacks: readonly number[] }; answer: number | null }
  losses: { args: { unit: UnitId; count: number }; answer: Removal }
  move: { args: { side: Side }; answer: Move }
  react: { args: { side: Side }; answer: React }
  'press on': { args: { unit: UnitId }; answer: PressOn }
}

/** An answer of the right form, and why. */
export type Decided<Answer> = { readonly answer: Answer; readonly reason: Reason | null }

/** How somebody answers each question; null where nothing comes to mind. */
export type Habit = {
  readonly [name in keyof Asked]: (
    seen: Afv,
    args: Asked[name]['args'],
    question: Question,
  ) => Decided<Asked[name]['answer']> | null
}

type Answerer = (seen: Afv, args: Json, question: Question) => Thought | null

const SAMPLE = 16

/** A mind of one habit. Whatever would be refused is replaced by an answer that is proposed. */
export const mindOf =
  (habit: Habit): Mind =>
  (question) => {
    const { ask, kind, seen, random } = question
    const answerer = (habit as unknown as Record<string, Answerer | undefined>)[ask.name]
    const thought = answerer?.(seen as Afv, ask.args, question) ?? null
    if (thought && kind.is(thought.answer) && !kind.refuse(seen, ask.args, thought.answer))
      return thought
    const proposed = kind.candidates(seen, ask.args, SAMPLE, random)
    return { answer: proposed[0] as Json, reason: null }
  }
