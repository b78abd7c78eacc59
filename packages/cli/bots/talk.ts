import type { Json, Question } from '@grognard/kernel'
import { citing } from '../refused.ts'
import { hearAnswer, type Refused } from './answer.ts'
import type { Line } from './lines.ts'
import type { Reason, ToBot } from './messages.ts'
import { startProgram } from './program.ts'
import { MOST_TRIES } from './speech.ts'

/** Why there is no answer of its own. */
export type Trouble = { readonly reason: Reason; readonly why: string }

/** A conversation with a program, one question at a time. */
export interface Talk {
  say(message: ToBot): void
  /** Puts a question, and listens until there is a lawful answer or the time is up. */
  ask(message: ToBot, number: number, question: Question): Promise<{ answer: Json } | Trouble>
  /** The program will never answer again. */
  isLost(): boolean
  /** Ends the program, and leaves an open question without an answer. */
  stop(patience: number): Promise<void>
}

type Open = { hear(line: Line): void; fail(trouble: Trouble): void; drop(): void }

export function talkWith(command: string, seconds: number): Talk {
  let open: Open | null = null
  let lost: Trouble | null = null
  const program = startProgram(command, {
    hear: (line) => open?.hear(line),
    gone(reason, why) {
      lost = { reason, why }
      open?.fail(lost)
    },
  })
  const { say } = program

  const ask: Talk['ask'] = (message, number, question) =>
    new Promise((resolve) => {
      let tries = 0
      let last: Refused | null = null
      const drop = () => {
        clearTimeout(timer)
        open = null
      }
      const close = (came: { answer: Json } | Trouble) => {
        drop()
        resolve(came)
      }
      const late = () =>
        close(
          last
            ? troubleBy(last, 'Nothing better came in time')
            : { reason: 'stalled', why: `it gave no answer within ${seconds} s` },
        )
      const timer = setTimeout(late, seconds * 1000)
      open = {
        drop,
        fail: close,
        hear(line) {
          const heard = hearAnswer(line, number, question)
          if ('answer' in heard) return close(heard)
          last = heard
          const { reason: _, ...refusal } = heard
          say({ kind: 'refused', number, ...refusal })
          if (++tries === MOST_TRIES) close(troubleBy(heard, `It was its ${tries}th try`))
        },
      }
      say(message)
    })

  return {
    say,
    ask: (message, number, question) =>
      lost ? Promise.resolve(lost) : ask(message, number, question),
    isLost: () => lost !== null,
    stop(patience) {
      open?.drop()
      return program.stop(patience)
    },
  }
}

const troubleBy = ({ reason, message, clause }: Refused, and: string): Trouble => ({
  reason,
  why: `${citing(message, clause)} ${and}`,
})
