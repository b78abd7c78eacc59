import type { Json, JsonObject } from '@grognard/kernel'

export type { Game } from '@grognard/reports'

/** All that it takes to play a battle without a screen; a worker is given it as plain data. */
export type Plan = {
  readonly rulebook: string
  readonly scenario: string
  /** Where battles begin, if not as the scenario of that name does. */
  readonly position?: Json
  readonly options: JsonObject
  /** Who plays each side. */
  readonly players: Readonly<Record<string, string>>
  readonly seed: string
  /** How long a program outside may take for an answer. */
  readonly botSeconds?: number
  /** The folder for the records, if they are wanted. */
  readonly save: string | null
  /** Those of a league: then the players change from battle to battle. */
  readonly league?: readonly string[]
  /** A report is wanted, and every battle is studied for it. */
  readonly studied?: true
}
