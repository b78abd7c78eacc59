import type { Question } from '@grognard/kernel'

/** How long somebody has thought so far. */
export type Spent = { decisions: number; ms: number }

/** The same player, with a clock beside it. */
export const timed =
  <Answer>(player: (question: Question) => Answer, spent: Spent) =>
  (question: Question): Answer => {
    const start = performance.now()
    const stop = () => void (spent.ms += performance.now() - start)
    spent.decisions++
    const answer = player(question)
    if (answer instanceof Promise) return answer.finally(stop) as Answer
    stop()
    return answer
  }
