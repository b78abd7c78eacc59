import type { Interjected, Json, JsonObject, Result } from '@grognard/kernel'
import * as z from 'zod/mini'
import { listOf } from '../list.ts'
import type { Until } from '../odds/chain.ts'
import { interjected } from './entry.ts'
import { POSITION_OR_SCENARIO } from './fault.ts'
import { header, json, parseOneOf, type Schema } from './format.ts'
import { VERSION } from './text.ts'
import { positionSchema, type PositionFile } from './position.ts'

/** An answer written beforehand; seat and ask may be left out where only one is asked. */
export type ScriptedAnswer = {
  readonly seat?: string
  readonly ask?: string
  readonly answer: Json
}

/** A battle written beforehand: where it starts, what is answered, how the dice fall. */
export type ScriptFile = {
  readonly format: 'grognard-script'
  readonly version: typeof VERSION
  readonly rulebook: { readonly id: string }
  readonly options?: JsonObject
  /** Either a position of its own or the name of one of the rulebook's scenarios. */
  readonly position?: Json
  readonly scenario?: string
  readonly answers: readonly (ScriptedAnswer | Interjected)[]
  readonly dice?: readonly number[]
  readonly cards?: readonly string[]
  /** What the odds are asked of, from where the answers lead. */
  readonly odds?: readonly OddsQuestion[]
}

/** What would come of some answers, given in turn when they are asked for. */
export type OddsQuestion = {
  readonly name?: string
  readonly of?: readonly ScriptedAnswer[]
  readonly until?: Until
  readonly turns?: number
}

const scripted: z.ZodMiniType<ScriptedAnswer> = z.strictObject({
  seat: z.exactOptional(
    z.string().check(z.describe('Who answers; needed where several are asked')),
  ),
  ask: z.exactOptional(z.string().check(z.describe('What is answered, as a check'))),
  answer: json,
})

const question: z.ZodMiniType<OddsQuestion> = z.strictObject({
  name: z.exactOptional(z.string().check(z.describe('What to call it'))),
  of: z.exactOptional(
    listOf(scripted).check(
      z.describe('Answers to give in turn, each when it is asked for; none: the next throw'),
    ),
  ),
  until: z.exactOptional(
    z
      .union([z.enum(['activity', 'phase', 'turn']), z.int().check(z.minimum(1))])
      .check(z.describe('How far to look after the last answer: so many activities, or to an end')),
  ),
  turns: z.exactOptional(
    z
      .int()
      .check(z.minimum(1))
      .check(
        z.describe('Within how many turns the answers are asked for, the present one counted'),
      ),
  ),
})

export const scriptSchema: Schema<ScriptFile> = z
  .strictObject({
    ...header('grognard-script'),
    rulebook: z.strictObject({ id: z.string() }),
    options: z.exactOptional(z.record(z.string(), json)),
    position: z.exactOptional(
      json.check(z.describe('Where the battle starts, in the terms of the rulebook')),
    ),
    scenario: z.exactOptional(
      z.string().check(z.describe("The name of one of the rulebook's scenarios to start from")),
    ),
    answers: listOf(z.union([scripted, interjected])).check(
      z.describe('What the players decide, in order'),
    ),
    dice: z.exactOptional(
      listOf(z.int().check(z.minimum(1))).check(z.describe('The faces as they fall, in order')),
    ),
    cards: z.exactOptional(
      listOf(z.string()).check(z.describe('The cards as they are drawn, in order')),
    ),
    odds: z.exactOptional(
      listOf(question).check(z.describe('What the odds are asked of, from where the answers lead')),
    ),
  })
  .check(
    z.refine(
      (script) => (script.position === undefined) !== (script.scenario === undefined),
      POSITION_OR_SCENARIO,
    ),
  )

export const parseScript = (text: string, name: string): Result<ScriptFile> =>
  parseOneOf({ 'grognard-script': scriptSchema }, text, name)

/** A position can be refereed, too: as a script in which nothing is answered yet. */
export const parseScriptOrPosition = (
  text: string,
  name: string,
): Result<ScriptFile | PositionFile> =>
  parseOneOf({ 'grognard-script': scriptSchema, 'grognard-position': positionSchema }, text, name)
