import type { Json, JsonObject } from '@grognard/kernel'
import { listOf } from '@grognard/toolkit'
import * as z from 'zod/mini'

// What is said between the table and a program that has taken a seat: one JSON object a line.

export const PROTOCOL = 'grognard-bot'
export const PROTOCOL_VERSION = 1

const count = z.int().check(z.minimum(0))
const json: z.ZodMiniType<Json> = z.any()
const object: z.ZodMiniType<JsonObject> = z.record(z.string(), json)
const clause = z.nullable(z.string())

/** Why an answer was given in the bot's place. */
const reason = z.enum(['crashed', 'stalled', 'unlawful', 'nonsense', 'flooded', 'dismissed'])

export type Reason = z.infer<typeof reason>

/** What its seat has been told since the last message that told anything. */
const events = listOf(
  z.strictObject({
    name: z.string(),
    clauses: listOf(z.string()),
    data: object,
    moment: object,
    sentence: z.string(),
  }),
)

export const toBot = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('greeting'),
    protocol: z.literal(PROTOCOL),
    version: z.literal(PROTOCOL_VERSION),
    rulebook: z.strictObject({ id: z.string(), version: z.string() }),
    scenario: z.string(),
    options: object,
    seat: z.string(),
    side: z.string(),
    seats: listOf(z.strictObject({ id: z.string(), side: z.string(), chief: z.boolean() })),
    /** For the bot's own random numbers. */
    seed: z.string(),
    limits: z.strictObject({
      /** For each question, all its tries together. */
      seconds: z.number(),
      /** How many answers to one question are listened to. */
      tries: count,
      /** At most so many are proposed with a question. */
      candidates: count,
      /** After so many questions in a row that others had to answer, the bot is not asked again. */
      failures: count,
      /** The longest line that is read, in bytes. */
      line: count,
    }),
  }),
  z.strictObject({
    kind: z.literal('ask'),
    number: count,
    name: z.string(),
    args: json,
    /** The form of an answer in words. */
    expects: z.string(),
    /** What the seat sees, in the rulebook's own terms. */
    view: json,
    /** Answers that will not be refused. */
    candidates: listOf(json),
    /** The candidates are all the answers there are. */
    complete: z.boolean(),
    /** The answer that means 'no, thank you', where there is one. */
    pass: z.exactOptional(json),
    events,
  }),
  /** Not this one. The bot may answer the same question again while its time lasts. */
  z.strictObject({
    kind: z.literal('refused'),
    number: count,
    clause,
    code: z.string(),
    message: z.string(),
    data: z.exactOptional(object),
  }),
  /** This was answered in the bot's place. */
  z.strictObject({
    kind: z.literal('replaced'),
    number: count,
    reason,
    message: z.string(),
    answer: json,
  }),
  z.strictObject({
    kind: z.literal('end'),
    outcome: z.strictObject({
      winner: z.nullable(z.string()),
      name: z.string(),
      why: z.string(),
      clause,
    }),
    events,
  }),
])

export type ToBot = z.infer<typeof toBot>
export type Events = z.infer<typeof events>

const anyJson = z.json().register(z.globalRegistry, { id: 'json' })

/** All that a bot ever says: its answer, and the number of the question that it answers. */
export const fromBot = z.strictObject({ number: count, answer: anyJson })
