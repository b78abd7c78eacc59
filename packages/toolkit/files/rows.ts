import { isObject, type Json, type Row, type SavedBattle } from '@grognard/kernel'
import * as z from 'zod/mini'
import { answered, count, interjected, takenBack } from './entry.ts'
import { json, type Schema } from './format.ts'
import { recordParts } from './record.ts'
import { savedParts } from './saved.ts'

const { standing, ahead, proposal, proposed, chance, rewinds, nextNumber } = savedParts

const logged = z.union([answered, interjected, takenBack])

/** Most of a log are answers: to look at them like this takes a tenth of the time. */
const isAnswer = (one: Json): boolean =>
  isObject(one) &&
  typeof one['seat'] === 'string' &&
  typeof one['ask'] === 'string' &&
  one['answer'] !== undefined &&
  Object.keys(one).length === 3

const isHappening = (one: Json): boolean =>
  isObject(one) &&
  typeof one['name'] === 'string' &&
  areNames(one['clauses']) &&
  isObject(one['data']) &&
  (one['to'] === 'all' || areNames(one['to'])) &&
  isObject(one['moment'])

const areNames = (value: Json | undefined): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const listIn = <Item>(isItem: (one: Json) => boolean) =>
  z.array(z.any()).check(z.refine((list) => list.every(isItem))) as unknown as z.ZodMiniType<
    readonly Item[]
  >

const rowSchema: Schema<Row> = z.strictObject({
  keep: count,
  add: listIn<Row['add'][number]>((one) => isAnswer(one) || z.safeParse(logged, one).success),
  number: nextNumber,
  next: nextNumber,
  barrier: count,
  chance: z.exactOptional(chance),
  told: z.exactOptional(
    z.strictObject({ keep: count, add: listIn<SavedBattle['story'][number]>(isHappening) }),
  ),
  rewinds: z.exactOptional(rewinds),
  standing: z.exactOptional(standing),
  ahead,
  proposal: z.exactOptional(proposal),
  proposed,
  end: z.exactOptional(recordParts.end),
})

/** Where a battle stood between two activities, after a row, and which rules had led it there. */
export type Snapshot = SavedBattle['checkpoint'] & { readonly row: number; readonly print: string }

const snapshotSchema: Schema<Snapshot> = z.strictObject({
  row: count,
  print: z.string(),
  battle: json,
  entries: count,
  told: count,
})

/** Null where it cannot be read. */
const readAs = <Value>(schema: Schema<Value>, text: string): Value | null => {
  try {
    const parsed = z.safeParse(schema, JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

export const readRow = (text: string): Row | null => readAs(rowSchema, text)
export const readSnapshot = (text: string): Snapshot | null => readAs(snapshotSchema, text)
