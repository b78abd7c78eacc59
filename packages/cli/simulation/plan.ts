import type { JsonObject, Loss } from '@grognard/kernel'

/** All that it takes to play a battle without a screen; a worker is given it as plain data. */
export type Plan = {
  readonly rulebook: string
  readonly scenario: string
  readonly options: JsonObject
  /** Who plays each side. */
  readonly players: Readonly<Record<string, string>>
  readonly seed: string
  /** The folder for the records, if they are wanted. */
  readonly save: string | null
}

/** What a simulation keeps of one battle. */
export type Game = {
  /** Counted from 1. */
  readonly number: number
  readonly outcome: string
  readonly turns: number | null
  readonly answers: number
  readonly decisions: number
  readonly automatic: number
  readonly losses: readonly Loss[]
  readonly digest: string
}
