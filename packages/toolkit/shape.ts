import type { Json, Result } from '@grognard/kernel'
import * as z from 'zod/mini'
import { faultOf } from './files/fault.ts'
import { fileRefusal } from './files/refusals.ts'

/** Parses something from outside by a schema, or says in a sentence where it is wrong and why. */
export function shaped<T>(schema: z.ZodMiniType<T>, value: Json): Result<T> {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return { ok: true, value: parsed.data }
  const { place, why, wrong } = faultOf(parsed.error.issues, value)
  const message = place === '' ? why : `${place}: ${why}`
  return { ok: false, refusal: fileRefusal('shape', message, { name: '', place, wrong }) }
}
