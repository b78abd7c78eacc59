import * as z from 'zod/mini'
import {
  answeredWith,
  count,
  eyes,
  givenJson,
  givenObject,
  happening,
  interjection,
  json,
  list,
  LONGEST_FILE,
  name,
  object,
  players,
  refusal,
  seat,
  standing,
  text,
} from './parts.ts'

// What a player's screen and the keeper of a battle say to each other: within one page, between a
// page and its worker, or over a socket. All of it is plain JSON.

/** A reply cites the number of what it replies to. */
const id = count

const chance = z.union([z.strictObject({ seed: name }), z.strictObject({ typed: z.literal(true) })])

export const toHost = z.discriminatedUnion('kind', [
  // A battle begins, or goes on.
  z.strictObject({
    kind: z.literal('start'),
    id,
    rulebook: name,
    setUp: z.strictObject({ position: givenJson, options: givenObject }),
    chance,
    players,
  }),
  z.strictObject({
    kind: z.literal('resume'),
    id,
    /** A saved battle or a record, as it stands in its file. */
    text: z.string().check(z.maxLength(LONGEST_FILE)),
    name: text,
    players,
    /** Where a record has no random numbers to go on with. */
    chance,
  }),
  // The player looks as a seat does (null: as a spectator), having been told so much.
  z.strictObject({
    kind: z.literal('look'),
    id,
    seat: eyes,
    revision: count,
    known: count,
  }),
  // Decisions.
  z.strictObject({ kind: z.literal('answer'), id, ...answeredWith }),
  z.strictObject({
    kind: z.literal('pass'),
    id,
    seat,
    until: name,
    ask: z.nullable(name),
  }),
  z.strictObject({ kind: z.literal('stop passing'), id, seat }),
  /** What is wanted when it comes to that, where such a thing is said beforehand; null: nothing. */
  z.strictObject({
    kind: z.literal('ahead'),
    id,
    seat,
    ask: name,
    args: givenJson,
    answer: givenJson,
  }),
  z.strictObject({ kind: z.literal('undo'), id, seat }),
  /** Back to there; null: to before the seat's own last decision. */
  z.strictObject({ kind: z.literal('propose'), id, seat, to: z.nullable(count) }),
  /** Whoever has proposed it thinks better of it. */
  z.strictObject({ kind: z.literal('withdraw'), id, seat }),
  z.strictObject({ kind: z.literal('consent'), id, seat, agrees: z.boolean() }),
  z.strictObject({ kind: z.literal('interject'), id, said: interjection }),
  // Who sits where has changed.
  z.strictObject({ kind: z.literal('seats'), id, players }),
  // The past: after so many entries, or when this was told.
  z.strictObject({
    kind: z.literal('past'),
    id,
    seat: eyes,
    at: z.union([z.strictObject({ entries: count }), z.strictObject({ told: count })]),
  }),
  /** All moments at which something was told since so much had been, or as many of them. */
  z.strictObject({
    kind: z.literal('moments'),
    id,
    seat: eyes,
    known: count,
    most: count,
  }),
  /**
   * All of this battle; or, with `at`, one of its own that goes on from there: with dice of this
   * seed, or (null) with those that would have come here, too.
   */
  z.strictObject({
    kind: z.literal('save'),
    id,
    at: z.nullable(count),
    seed: z.nullable(name),
  }),
  z.strictObject({ kind: z.literal('record'), id }),
  /** Is anybody there? */
  z.strictObject({ kind: z.literal('ping'), id }),
])

export type ToHost = z.infer<typeof toHost>

const told = list(z.strictObject({ ...happening, number: count }))

const ask = z.strictObject({
  seats: list(seat),
  name: z.string(),
  args: json,
  sees: z.union([z.literal('all'), list(seat)]),
})

const outcome = z.nullable(
  z.strictObject({
    winner: z.nullable(z.string()),
    name: z.string(),
    why: z.string(),
    clause: z.nullable(z.string()),
    data: z.exactOptional(object),
  }),
)

/** The battle as a seat saw it at one moment. */
const moment = {
  entries: count,
  view: json,
  moment: object,
  outcome,
  /** How many of the seat's happenings had been told by then. */
  told: count,
  /** Whose answer led there; null where nobody's did. */
  by: z.nullable(seat),
}

export const fromHost = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('done'), id }),
  z.strictObject({ kind: z.literal('refused'), id, refusal }),
  /** All that is new for the seat that looks. */
  z.strictObject({
    kind: z.literal('news'),
    rulebook: z.string(),
    seat: z.nullable(seat),
    seats: list(
      z.strictObject({
        id: seat,
        side: z.string(),
        chief: z.boolean(),
        player: z.string(),
      }),
    ),
    players,
    revision: count,
    /** Forget what was told from this number on; null: all of it stands. */
    rewindTo: z.nullable(count),
    told,
    view: json,
    /** What this seat is asked now, each with the number that an answer must cite. */
    asks: list(z.strictObject({ number: count, ask })),
    /** Who is being asked something, and what. */
    waiting: list(z.strictObject({ seats: list(seat), name: z.string() })),
    /** Some have answered what several are asked at once, and nobody may see it yet. */
    half: z.boolean(),
    moment: object,
    outcome,
    /** How many entries stand, and from which on one can look back. */
    entries: count,
    earliest: count,
    /** Seats that can take their last decision back by themselves. */
    undoable: list(seat),
    /** Those of whom some decision stands that could be taken back, if need be by consent. */
    decided: list(seat),
    proposal: z.nullable(
      z.strictObject({
        to: count,
        by: seat,
        needs: list(seat),
        consent: list(seat),
        until: z.exactOptional(z.number()),
      }),
    ),
    standing,
    /** What this seat has said beforehand. */
    ahead: list(z.strictObject({ seat, ask: z.string(), args: json, answer: json, since: json })),
  }),
  z.strictObject({ kind: z.literal('past'), id, ...moment }),
  /** The first is how it stood before any of it was told. */
  z.strictObject({ kind: z.literal('moments'), id, moments: list(z.strictObject(moment)) }),
  z.strictObject({ kind: z.literal('text'), id, text: z.string() }),
  /** The record no longer fits today's rules from this answer on; the battle goes on before it. */
  z.strictObject({ kind: z.literal('misfit'), at: count, refusal }),
  /** Whether what was decided has been written down where it outlives the page. */
  z.strictObject({
    kind: z.literal('kept'),
    how: z.enum(['kept', 'short', 'full', 'unavailable', 'taken', 'removed']),
  }),
])

export type FromHost = z.infer<typeof fromHost>
export type NewsMessage = Extract<FromHost, { kind: 'news' }>
export type MomentsMessage = Extract<FromHost, { kind: 'moments' }>
export type PastMessage = Extract<FromHost, { kind: 'past' }>
