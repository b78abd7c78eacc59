import type { Result, SavedBattle } from '@grognard/kernel'
import * as z from 'zod/mini'
import { listOf } from '../list.ts'
import { count } from './entry.ts'
import { header, json, parseOneOf, type Schema } from './format.ts'
import { recordParts, recordSchema, type RecordFile } from './record.ts'
import type { VERSION } from './text.ts'

export type SavedFile = SavedBattle & {
  readonly format: 'grognard-saved'
  readonly version: typeof VERSION
}

/** No battle asks so many questions; beyond it numbers cannot be told apart any more. */
const number = z.int().check(z.minimum(0), z.maximum(1_000_000_000))

const word = z.int().check(z.minimum(0), z.maximum(2 ** 32 - 1))

/** What a saved battle has besides its header. */
export const savedParts = {
  record: z.strictObject(recordParts),
  checkpoint: z.strictObject({ battle: json, entries: count, told: count }),
  story: listOf(
    z.strictObject({
      name: z.string(),
      clauses: listOf(z.string()),
      data: z.record(z.string(), json),
      to: z.union([z.literal('all'), listOf(z.string())]),
      moment: z.record(z.string(), json),
    }),
  ),
  // Where the random numbers go on, or null where people throw real dice.
  chance: z.nullable(z.tuple([word, word, word, word])),
  standing: listOf(
    z.strictObject({
      seat: z.string(),
      ask: z.nullable(z.string()),
      until: z.string(),
      since: json,
      turn: json,
    }),
  ),
  ahead: z.exactOptional(
    listOf(
      z.strictObject({ seat: z.string(), ask: z.string(), args: json, answer: json, since: json }),
    ),
  ),
  proposal: z.nullable(
    z.strictObject({
      to: count,
      by: z.string(),
      needs: listOf(z.string()),
      consent: listOf(z.string()),
      until: z.exactOptional(z.number()),
    }),
  ),
  proposed: z.exactOptional(listOf(z.strictObject({ seat: z.string(), turn: json, times: count }))),
  nextNumber: number,
  number: z.exactOptional(number),
  barrier: z.exactOptional(count),
  rewinds: listOf(count),
}

export const savedSchema: Schema<SavedFile> = z.strictObject({
  ...header('grognard-saved'),
  ...savedParts,
})

export const parseSaved = (text: string, name: string): Result<SavedFile> =>
  parseOneOf({ 'grognard-saved': savedSchema }, text, name)

/** Whatever a battle can be replayed from. */
export const parseRecordOrSaved = (text: string, name: string): Result<RecordFile | SavedFile> =>
  parseOneOf({ 'grognard-record': recordSchema, 'grognard-saved': savedSchema }, text, name)
