import { refuseForm, type Json, type JsonObject, type Question } from '@grognard/kernel'
import { shaped } from '@grognard/toolkit'
import { reasonOf } from '../refused.ts'
import type { Line } from './lines.ts'
import { fromBot, type Reason } from './messages.ts'
import { LONGEST_LINE } from './program.ts'

/** Why a line is no answer, and what that counts as if none better comes. */
export type Refused = {
  readonly reason: Reason
  readonly clause: string | null
  readonly code: string
  readonly message: string
  readonly data?: JsonObject
}

/** What a program's line is worth as an answer to this question. */
export function hearAnswer(
  line: Line,
  number: number,
  question: Question,
): { readonly answer: Json } | Refused {
  if ('fault' in line)
    return line.fault === 'long'
      ? nonsense('long', `The line is longer than ${LONGEST_LINE / 1024 / 1024} MB.`)
      : nonsense('encoding', 'The line is not in UTF-8.')
  try {
    const said = shaped(fromBot, JSON.parse(line.text) as Json)
    if (!said.ok) return nonsense('form', `The line is no answer: ${said.refusal.message}`)
    const { number: cited, answer } = said.value
    if (cited === number) return judged(answer, question)
    const other = `Question ${number} is open, and the answer is to question ${cited}.`
    // An answer to an earlier one has come too late.
    return { ...nonsense('number', other), ...(cited < number && { reason: 'stalled' }) }
  } catch (error) {
    // A line may be built to break its reader: too deep, mostly.
    return nonsense('json', `The line cannot be read as JSON: ${reasonOf(error)}.`)
  }
}

const nonsense = (code: string, message: string): Refused => ({
  reason: 'nonsense',
  clause: null,
  code,
  message,
})

function judged(answer: Json, { ask, kind, seen }: Question): { readonly answer: Json } | Refused {
  const misformed = refuseForm(kind, answer)
  const refused = misformed ?? kind.refuse(seen, ask.args, answer)
  if (refused === null) return { answer }
  const { clause, code, message, data } = refused
  return {
    reason: misformed ? 'nonsense' : 'unlawful',
    clause,
    code,
    message,
    ...(data && { data }),
  }
}
