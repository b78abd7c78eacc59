// Two questions of an earlier version that are one today: their answers are joined where one seat
// gave both, and what was taken back is counted anew.

import type { Answered } from './ask.ts'
import type { SeatId } from './battle.ts'
import type { Interjected } from './course.ts'
import type { Json } from './json.ts'
import { isTakenBack, type Logged } from './record.ts'

/** An answer of a script, which need not say whose it is, nor to what. */
export type Scripted = { readonly seat?: SeatId; readonly ask?: string; readonly answer: Json }

export type Join = {
  /** The names of both questions then. */
  readonly first: string
  readonly second: string
  /** The name of the one today. */
  readonly today: string
  /** Whether this answer to the first left the second to be asked. */
  leads(answer: Json): boolean
  /** Both in one. */
  both(first: Json, second: Json): Json
  /** The first by itself, where another seat answered the second. */
  alone(first: Json): Json
}

/** What has been read, and an answer to the first question that waits for the second. */
type Reading<Said> = { readonly said: readonly Said[]; readonly waiting: Said | null }

const none = <Said>(): Reading<Said> => ({ said: [], waiting: null })

function read<Said extends Scripted | Interjected>(
  { said, waiting }: Reading<Said>,
  next: Said,
  join: Join,
): Reading<Said> {
  // What answers nothing is said before the one decision that is left of two.
  if (!('answer' in next)) return { said: [...said, next], waiting }
  if (isFirst(next, join))
    return join.leads(next.answer)
      ? { said, waiting: next }
      : { said: [...said, today<Said>(next, join, next.answer)], waiting: null }
  if (!waiting || !('answer' in waiting)) return { said: [...said, next], waiting: null }
  const isSecond = next.ask === undefined || next.ask === join.second
  if (isSecond && isOfOneSeat(waiting, next)) {
    const both = today<Said>({ ...next, ...waiting }, join, join.both(waiting.answer, next.answer))
    return { said: [...said, both], waiting: null }
  }
  const alone = today<Said>(waiting, join, join.alone(waiting.answer))
  return { said: [...said, alone, next], waiting: null }
}

const isFirst = ({ ask, answer }: Scripted, join: Join): boolean =>
  ask === undefined ? join.leads(answer) : ask === join.first

/** A script need not say whose an answer is where only one seat can give it. */
const isOfOneSeat = (a: Scripted, b: Scripted): boolean =>
  a.seat === undefined || b.seat === undefined || a.seat === b.seat

/** The same under today's name of the question, with the answer that it is today. */
const today = <Said extends Scripted | Interjected>(said: Said, join: Join, answer: Json): Said =>
  'answer' in said && said.ask !== undefined
    ? { ...said, ask: join.today, answer }
    : { ...said, answer }

/** A script in today's form; an answer without its second at the end is left as it was. */
export function joinedScript<Said extends Scripted | Interjected>(
  script: readonly Said[],
  join: Join,
): readonly Said[] {
  const { said, waiting } = script.reduce((so, next) => read(so, next, join), none<Said>())
  return waiting ? [...said, waiting] : said
}

type Entry = Answered | Interjected

/**
 * A log in today's form, and how many entries stand today for so many of then. Whoever had not
 * answered the second question yet is asked both anew.
 */
export function joinedLog(
  log: readonly Logged[],
  join: Join,
): { readonly log: readonly Logged[]; entries(then: number): number } {
  const joined: Logged[] = []
  // After each entry that stood then: how many stand today, and whether the last still waits.
  const standing: Standing[] = []
  const last = (): Standing => standing.at(-1) ?? NOTHING
  for (const logged of log) {
    const before = last()
    if (isTakenBack(logged)) {
      standing.length = Math.min(standing.length, logged.takenBack.to)
      const to = last().entries
      if (to < before.entries) joined.push({ takenBack: { ...logged.takenBack, to } })
      continue
    }
    const { said, waiting } = read<Entry>({ said: [], waiting: before.waiting }, logged, join)
    joined.push(...said)
    standing.push({ entries: before.entries + said.length, waiting })
  }
  return { log: joined, entries: (then) => standing[then - 1]?.entries ?? 0 }
}

type Standing = { readonly entries: number; readonly waiting: Entry | null }

const NOTHING: Standing = { entries: 0, waiting: null }
