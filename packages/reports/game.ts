import type { Loss } from '@grognard/kernel'
import { listOf } from '@grognard/toolkit'
import * as z from 'zod/mini'

/** What one type of unit of one side did in one battle, in points. */
export type TypeStudy = {
  readonly side: string
  readonly type: string
  /** How many there were, and how many of them left the battle for good. */
  readonly units: number
  readonly gone: number
  readonly points: number
  readonly lost: number
  /** What the enemy lost by them. */
  readonly inflicted: number
}

/** What each side has left when a turn ends, as a share of what it began with. */
export type Strength = { readonly turn: number; readonly left: Readonly<Record<string, number>> }

/** What a report wants to know of a battle beyond its result. */
export type Study = {
  readonly types: readonly TypeStudy[]
  /** The first before anything has happened, then one for the end of each turn. */
  readonly strengths: readonly Strength[]
}

/** How long a side's player has thought, and about how many decisions. */
export type Thinking = { readonly decisions: number; readonly ms: number }

/** What is told of a program outside that took a seat. */
export type BotReport = {
  readonly seat: string
  readonly side: string
  /** The answers that it gave itself. */
  readonly answers: number
  /** How many were given in its place, by reason. */
  readonly replaced: Readonly<Record<string, number>>
  /** The first of them in sentences. */
  readonly notes: readonly string[]
}

/** What a simulation keeps of one battle. */
export type Game = {
  /** Counted from 1. */
  readonly number: number
  readonly outcome: string
  readonly winner: string | null
  readonly turns: number | null
  readonly answers: number
  readonly decisions: number
  readonly automatic: number
  readonly losses: readonly Loss[]
  readonly digest: string
  /** By side. It differs from run to run, and is no part of the digest. */
  readonly thinking: Readonly<Record<string, Thinking>>
  /** Null where no report is wanted. */
  readonly study: Study | null
  /** Only where programs outside took part. */
  readonly bots?: readonly BotReport[]
}

const count = z.number().check(z.nonnegative())
const whole = z.int().check(z.nonnegative())

/** A game as it is written into a file and read again. */
export const gameSchema: z.ZodMiniType<Game> = z.strictObject({
  number: z.int().check(z.positive()),
  outcome: z.string(),
  winner: z.nullable(z.string()),
  turns: z.nullable(z.number()),
  answers: whole,
  decisions: whole,
  automatic: whole,
  losses: listOf(
    z.strictObject({ side: z.string(), what: z.string(), lost: z.number(), of: z.number() }),
  ),
  digest: z.string(),
  thinking: z.record(z.string(), z.strictObject({ decisions: whole, ms: count })),
  study: z.nullable(
    z.strictObject({
      types: listOf(
        z.strictObject({
          side: z.string(),
          type: z.string(),
          units: whole,
          gone: whole,
          points: count,
          lost: z.number(),
          inflicted: count,
        }),
      ),
      strengths: listOf(z.strictObject({ turn: z.int(), left: z.record(z.string(), z.number()) })),
    }),
  ),
  bots: z.exactOptional(
    listOf(
      z.strictObject({
        seat: z.string(),
        side: z.string(),
        answers: whole,
        replaced: z.record(z.string(), whole),
        notes: listOf(z.string()),
      }),
    ),
  ),
})
