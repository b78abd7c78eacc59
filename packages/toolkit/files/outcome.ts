import * as z from 'zod/mini'

/** How a battle ended. */
export const outcomeSchema = z.strictObject({
  winner: z.nullable(z.string()),
  name: z.string(),
  why: z.string(),
  clause: z.nullable(z.string()),
})
