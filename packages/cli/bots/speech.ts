import {
  hears,
  sentenceOf,
  type Happening,
  type Json,
  type Outcome,
  type Question,
  type Random,
  type Rulebook,
  type SeatId,
} from '@grognard/kernel'
import { createHash } from 'node:crypto'
import type { Post } from './bot.ts'
import { PROTOCOL, PROTOCOL_VERSION, type Events, type ToBot } from './messages.ts'
import { LONGEST_LINE } from './program.ts'

const MOST_CANDIDATES = 64
export const MOST_TRIES = 10
export const MOST_FAILURES = 5

export const greetingOf = (post: Post): ToBot => ({
  kind: 'greeting',
  protocol: PROTOCOL,
  version: PROTOCOL_VERSION,
  rulebook: { id: post.rulebook.id, version: post.rulebook.version },
  scenario: post.scenario,
  options: post.options,
  seat: post.seat.id,
  side: post.seat.side,
  seats: post.seats.map(({ id, side, chief }) => ({ id, side, chief })),
  // A text like any other for whoever wants one: the battle's own seed has no part in it.
  seed: createHash('sha256').update(post.stream).digest('hex').slice(0, 16),
  limits: {
    seconds: post.seconds,
    tries: MOST_TRIES,
    candidates: MOST_CANDIDATES,
    failures: MOST_FAILURES,
    line: LONGEST_LINE,
  },
})

export function askOf(
  { ask, kind, seen }: Question,
  number: number,
  random: Random,
  events: Events,
): ToBot {
  const candidates = [...kind.candidates(seen, ask.args, MOST_CANDIDATES, random)]
  return {
    kind: 'ask',
    number,
    name: ask.name,
    args: ask.args,
    expects: kind.expects,
    view: seen as Json,
    candidates,
    complete: kind.complete && candidates.length < MOST_CANDIDATES,
    ...(kind.pass !== undefined && { pass: kind.pass }),
    events,
  }
}

export const endOf = ({ winner, name, why, clause }: Outcome, events: Events): ToBot => ({
  kind: 'end',
  outcome: { winner, name, why, clause },
  events,
})

/** Of what has happened that which this seat may hear. */
export const heardBy = (
  seat: SeatId,
  happenings: readonly Happening[],
  rulebook: Rulebook,
): Events =>
  happenings
    .filter(({ to }) => hears(to, seat))
    .map((happening) => ({
      name: happening.name,
      clauses: [...happening.clauses],
      data: happening.data,
      moment: happening.moment,
      sentence: sentenceOf(rulebook, happening),
    }))
