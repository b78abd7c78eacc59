import { UMPIRE, type Json, type JsonObject } from '@grognard/kernel'
import { listOf } from '@grognard/toolkit'
import * as z from 'zod/mini'

export const list = <Item extends z.ZodMiniType>(item: Item) => z.readonly(listOf(item))

const count = z.int().check(z.minimum(0))
const json: z.ZodMiniType<Json> = z.any()
const object: z.ZodMiniType<JsonObject> = z.record(z.string(), json)
const audience = z.union([z.literal('all'), list(z.string())])

export const answeredWith = { seat: z.string(), number: count, answer: json }

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

/** Players concede and give up their seats; clocks and corrections are for the keeper to say. */
export const interjection = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('concede'), by: z.string() }),
  z.strictObject({
    kind: z.literal('seat'),
    by: z.string(),
    seat: z.string(),
    player: z.string(),
  }),
  z.strictObject({
    kind: z.literal('correction'),
    by: z.literal(UMPIRE),
    why: z.string(),
    changes: list(z.strictObject({ at: list(z.union([z.string(), count])), to: json })),
    sees: z.exactOptional(audience),
  }),
])
