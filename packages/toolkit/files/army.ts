import type { Json, Result } from '@grognard/kernel'
import * as z from 'zod/mini'
import { header, json, parseOneOf, type Schema } from './format.ts'
import { textOf, VERSION } from './text.ts'

/** An army of somebody's own, to be shared and to be taken into battle. */
export type ArmyFile = {
  readonly format: 'grognard-army'
  readonly version: typeof VERSION
  readonly rulebook: { readonly id: string }
  readonly name: string
  /** How many points were agreed on. */
  readonly points: number
  readonly army: Json
}

const MOST_POINTS = 10_000

export const armySchema: Schema<ArmyFile> = z.strictObject({
  ...header('grognard-army'),
  rulebook: z.strictObject({ id: z.string() }),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  points: z
    .int()
    .check(z.minimum(1), z.maximum(MOST_POINTS), z.describe('How many points were agreed on')),
  army: json.check(z.describe('Its units, in the terms of the rulebook')),
})

export const parseArmy = (text: string, name: string): Result<ArmyFile> =>
  parseOneOf({ 'grognard-army': armySchema }, text, name)

export const textOfArmy = (army: Omit<ArmyFile, 'format' | 'version'>): string =>
  textOf({ format: 'grognard-army', version: VERSION, ...army })
