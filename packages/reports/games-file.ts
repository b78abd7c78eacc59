import {
  digestOfText,
  isObject,
  same,
  type Json,
  type JsonObject,
  type Refusal,
  type Result,
} from '@grognard/kernel'
import { listOf, shaped } from '@grognard/toolkit'
import * as z from 'zod/mini'
import { gameSchema, type Game } from './game.ts'

// A file of finished battles: a line that says what they are battles of, then a line for each. A
// line is written at once, so that whoever is killed leaves all but the battle in hand. Each ends with
// a digest of what it says: a line that has been changed is not believed.

const FORMAT = 'grognard-games'
const VERSION = 2

/** What decides how a battle of a given number goes; the same plan gives the same battles. */
export type GamesPlan = {
  readonly rulebook: string
  readonly version: string
  readonly scenario: string
  readonly options: JsonObject
  readonly players: JsonObject | readonly string[]
  readonly seed: string
}

const json: z.ZodMiniType<Json> = z.any()

const headSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  plan: z.strictObject({
    rulebook: z.string(),
    version: z.string(),
    scenario: z.string(),
    options: z.record(z.string(), json),
    players: z.union([z.record(z.string(), z.string()), listOf(z.string())]),
    seed: z.string(),
  }),
})

export const headLine = (plan: GamesPlan): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, plan })

export const gameLine = (game: Game): string => {
  const text = JSON.stringify(game)
  return JSON.stringify({ ...game, check: digestOfText(text) })
}

/** Why a file that begins with this line cannot be gone on with; null if it can. */
export function refuseHead(line: string, plan: GamesPlan): Refusal | null {
  const read = parsed(line)
  const isOne = typeof read === 'object' && read !== null && 'format' in read
  if (!isOne || read.format !== FORMAT) return refusal('it is no file of finished battles.')
  const head = shaped(headSchema, read)
  if (!head.ok) return refusal(`line 1: ${head.refusal.message}`)
  const keys = Object.keys(plan) as (keyof GamesPlan)[]
  const other = keys.find((key) => !same(head.value.plan[key], plan[key]))
  if (other === undefined) return null
  const [its, ours] = [head.value.plan[other], plan[other]].map((value) => JSON.stringify(value))
  return refusal(`it holds battles of another plan: ${NAMES[other]} there ${its}, here ${ours}.`)
}

const NAMES: { readonly [key in keyof GamesPlan]: string } = {
  rulebook: 'the rulebook is',
  version: "the rulebook's version is",
  scenario: 'the scenario is',
  options: 'the options are',
  players: 'the players are',
  seed: 'the seed is',
}

export function gameFrom(line: string): Result<Game> {
  const read = parsed(line)
  if (read === undefined) return { ok: false, refusal: refusal('this is no JSON.') }
  const { check = null, ...game } = isObject(read) ? read : {}
  const shape = shaped(gameSchema, isObject(read) ? game : read)
  if (!shape.ok || check === digestOfText(JSON.stringify(game))) return shape
  return { ok: false, refusal: refusal('it has been changed since it was written.') }
}

function parsed(line: string): Json | undefined {
  try {
    return JSON.parse(line) as Json
  } catch {
    return undefined
  }
}

const refusal = (message: string): Refusal => ({ clause: null, code: 'games', message })
