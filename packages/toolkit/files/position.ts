import type { Result, SetUp } from '@grognard/kernel'
import * as z from 'zod/mini'
import { header, json, parseOneOf, type Schema } from './format.ts'
import { VERSION } from './text.ts'

/** A set-up that starts anywhere. */
export type PositionFile = SetUp & {
  readonly format: 'grognard-position'
  readonly version: typeof VERSION
  readonly rulebook: { readonly id: string }
}

export const positionSchema: Schema<PositionFile> = z.strictObject({
  ...header('grognard-position'),
  rulebook: z.strictObject({ id: z.string() }),
  options: z.record(z.string(), json),
  position: json.check(z.describe('Where the battle starts, in the terms of the rulebook')),
})

export const parsePosition = (text: string, name: string): Result<PositionFile> =>
  parseOneOf({ 'grognard-position': positionSchema }, text, name)
