import type { BattleRecord, Result } from '@grognard/kernel'
import * as z from 'zod/mini'
import { listOf } from '../list.ts'
import { outcomeSchema } from './outcome.ts'
import { answered, interjected, takenBack } from './entry.ts'
import { header, json, parseOneOf, type Schema } from './format.ts'
import type { VERSION } from './text.ts'

/** The parts of a record, which a saved battle has inside it, too. */
export const recordParts = {
  rulebook: z.strictObject({ id: z.string(), version: z.string() }),
  setUp: z.strictObject({
    position: json.check(z.describe('Where the battle started, in the terms of the rulebook')),
    options: z.record(z.string(), json),
  }),
  log: listOf(z.union([answered, interjected, takenBack])).check(
    z.describe('Everything that was answered, said or taken back, in order'),
  ),
  end: z.nullable(
    z.strictObject({
      outcome: outcomeSchema,
      digest: z.string().check(z.describe('A fingerprint of the state in which it ended')),
    }),
  ),
}

export type RecordFile = BattleRecord & {
  readonly format: 'grognard-record'
  readonly version: typeof VERSION
}

export const recordSchema: Schema<RecordFile> = z.strictObject({
  ...header('grognard-record'),
  ...recordParts,
})

export const parseRecord = (text: string, name: string): Result<RecordFile> =>
  parseOneOf({ 'grognard-record': recordSchema }, text, name)
