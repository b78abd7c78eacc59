import type { Json, Result } from '@grognard/kernel'
import * as z from 'zod/mini'
import { faultOf } from './files/fault.ts'
import { fileRefusal } from './files/refusals.ts'
import { listOf } from './list.ts'

/** Parses something from outside by a schema, or says in a sentence where it is wrong and why. */
export function shaped<T>(schema: z.ZodMiniType<T>, value: Json): Result<T> {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return { ok: true, value: parsed.data }
  const { place, why, wrong } = faultOf(parsed.error.issues, value)
  const message = place === '' ? why : `${place}: ${why}`
  return { ok: false, refusal: fileRefusal('shape', message, { name: '', place, wrong }) }
}

const step = z.strictObject({
  clause: z.string(),
  label: z.string(),
  effect: z.union([
    z.strictObject({ set: z.number() }),
    z.strictObject({ halve: z.literal('down'), least: z.exactOptional(z.number()) }),
    z.strictObject({ add: z.number() }),
    z.strictObject({ atMost: z.number() }),
    z.strictObject({ atLeast: z.number() }),
  ]),
  after: z.number(),
  idle: z.exactOptional(z.literal(true)),
})

/** An explained value that comes from outside, as in a saved battle. */
export const explainedSchema = z.strictObject({ value: z.number(), steps: listOf(step) })
