import { UMPIRE, type Json, type JsonObject } from '@grognard/kernel'
import { listOf } from '@grognard/toolkit'
import * as z from 'zod/mini'

export const list = <Item extends z.ZodMiniType>(item: Item) => z.readonly(listOf(item))

/** The longest text of its kind that anybody needs. */
const LONGEST_NAME = 100
const LONGEST_TEXT = 1000
/** No file that is read here is longer. */
export const LONGEST_FILE = 50_000_000
/** No answer and no position goes deeper, or has more parts. */
const DEEPEST = 32
const MOST_PARTS = 100_000
const LONGEST_PART = 10_000
const MOST_SEATS = 50
const MOST_CHANGES = 1000

export const count = z.int().check(z.minimum(0), z.maximum(1_000_000_000))
export const json: z.ZodMiniType<Json> = z.any()
export const object: z.ZodMiniType<JsonObject> = z.record(z.string(), json)
const audience = z.union([z.literal('all'), list(z.string())])

/** What something is called: a seat, a question, a player. */
export const name = z.string().check(z.maxLength(LONGEST_NAME))
export const text = z.string().check(z.maxLength(LONGEST_TEXT))
export const seat = z.string().check(z.maxLength(LONGEST_NAME))
/** By whose eyes somebody looks: a seat's, the umpire's, or (null) a watcher's. */
export const eyes = z.nullable(seat)

/** Plain values from outside: a rulebook judges them, but none need be so deep or so large. */
export const givenJson: z.ZodMiniType<Json> = z
  .any()
  .check(z.refine((value: Json) => isBounded(value), 'is too deep or too large'))
export const givenObject: z.ZodMiniType<JsonObject> = z
  .record(z.string(), json)
  .check(z.refine((value) => isBounded(value as Json), 'is too deep or too large'))

function isBounded(value: Json): boolean {
  let left = MOST_PARTS
  const within = (part: Json, depth: number): boolean => {
    if (--left < 0 || depth > DEEPEST) return false
    if (typeof part === 'string') return part.length <= LONGEST_PART
    if (typeof part !== 'object' || part === null) return true
    const parts: readonly Json[] = Array.isArray(part) ? part : Object.values(part)
    if (!Array.isArray(part) && Object.keys(part).some((key) => key.length > LONGEST_PART))
      return false
    return parts.every((one) => within(one, depth + 1))
  }
  return within(value, 0)
}

/** Who sits where: 'human', or the name of a computer player. */
export const players = z
  .record(seat, name)
  .check(z.refine((all) => Object.keys(all).length <= MOST_SEATS, 'has too many seats'))

export const answeredWith = { seat, number: count, answer: givenJson }

export const refusal = z.strictObject({
  clause: z.nullable(z.string()),
  code: z.string(),
  message: z.string(),
  data: z.exactOptional(object),
  lines: z.exactOptional(list(json)),
})

export const happening = {
  name: z.string(),
  clauses: list(z.string()),
  data: object,
  to: audience,
  moment: object,
}

export const standing = list(
  z.strictObject({
    seat: z.string(),
    ask: z.nullable(z.string()),
    until: z.string(),
    since: json,
    turn: json,
  }),
)

/** Players concede and give up their seats; corrections are for the umpire to make. */
export const interjection = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('concede'), by: seat }),
  z.strictObject({ kind: z.literal('seat'), by: seat, seat, player: name }),
  z.strictObject({
    kind: z.literal('correction'),
    by: z.literal(UMPIRE),
    why: text,
    changes: list(
      z.strictObject({
        at: list(z.union([name, count])).check(z.maxLength(DEEPEST)),
        to: givenJson,
      }),
    ).check(z.maxLength(MOST_CHANGES)),
    sees: z.exactOptional(z.union([z.literal('all'), list(seat).check(z.maxLength(MOST_SEATS))])),
  }),
])
