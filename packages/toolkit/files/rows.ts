import type { Row, SavedBattle } from '@grognard/kernel'
import * as z from 'zod/mini'
import { listOf } from '../list.ts'
import { answered, count, interjected, takenBack } from './entry.ts'
import { json, type Schema } from './format.ts'
import { recordParts } from './record.ts'
import { savedParts } from './saved.ts'

const { standing, ahead, proposal, proposed, chance, story, rewinds, nextNumber } = savedParts

const rowSchema: Schema<Row> = z.strictObject({
  keep: count,
  add: listOf(z.union([answered, interjected, takenBack])),
  number: nextNumber,
  next: nextNumber,
  barrier: count,
  chance: z.exactOptional(chance),
  told: z.exactOptional(z.strictObject({ keep: count, add: story })),
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
