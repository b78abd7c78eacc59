import { UMPIRE, type Answered, type Interjected, type TakenBack } from '@grognard/kernel'
import * as z from 'zod/mini'
import { listOf } from '../list.ts'
import { json } from './format.ts'

/** How many of something. */
export const count = z.int().check(z.minimum(0))

const change = z.strictObject({ at: listOf(z.union([z.string(), count])), to: json })

const interjection = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('concede'), by: z.string() }),
  z.strictObject({ kind: z.literal('clock'), by: z.literal(UMPIRE), side: z.string() }),
  z.strictObject({
    kind: z.literal('seat'),
    by: z.string(),
    seat: z.string(),
    player: z.string(),
  }),
  z.strictObject({
    kind: z.literal('correction'),
    by: z.literal(UMPIRE),
    why: z.string(),
    changes: listOf(change),
    sees: z.exactOptional(z.union([z.literal('all'), listOf(z.string())])),
  }),
])

export const answered: z.ZodMiniType<Answered> = z.strictObject({
  seat: z.string().check(z.describe("A seat, or 'chance' for dice and cards")),
  ask: z.string(),
  answer: json,
  automatic: z.exactOptional(
    z
      .enum(['only', 'passed'])
      .check(
        z.describe('Nobody had to decide it: it was the only answer, or a pass ordered beforehand'),
      ),
  ),
})

export const interjected: z.ZodMiniType<Interjected> = z.strictObject({ interjection })

export const takenBack: z.ZodMiniType<TakenBack> = z.strictObject({
  takenBack: z.strictObject({ to: count, by: z.string(), consent: listOf(z.string()) }),
})
