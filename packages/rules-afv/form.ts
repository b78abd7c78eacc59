// The form of a battle, as it comes from a file or as an umpire leaves it.

import type { Json, Refusal } from '@grognard/kernel'
import { explainedSchema, listOf, outcomeSchema, shaped } from '@grognard/toolkit'
import * as z from 'zod/mini'
import type { Phase } from './battle.ts'
import { refused } from './asks/refused.ts'
import type { Afv } from './battle.ts'
import { engagement, facing, formation, kind, quality, seat, side, terrain } from './position.ts'
import { STAND_TYPES } from './units/kinds.ts'

const count = z.int().check(z.minimum(0))
const ids = listOf(count)
const zone = z.nullable(count)
const face = z.enum(['front', 'left', 'right', 'rear'])
const bySide = <Schema extends z.core.$ZodType>(each: Schema) =>
  z.strictObject({ red: each, blue: each })

const phase: z.ZodMiniType<Phase> = z.enum([
  'quality',
  'deployment',
  'initiative',
  'fire',
  'shots',
  'combat',
  'attacks',
  'rethrows',
  'blows',
  'losses',
  'movement',
  'victory',
])

const unit = z.strictObject({
  id: count,
  name: z.string(),
  side,
  kind,
  dismounted: z.boolean(),
  quality,
  stands: z.record(z.enum(STAND_TYPES), count),
  formation,
  facing,
  zone,
  gone: z.nullable(z.literal('routed')),
  hits: count,
  fired: z.boolean(),
  reacted: z.boolean(),
})

const attack = z.strictObject({
  unit: count,
  at: count,
  face,
  dice: listOf(
    z.strictObject({
      stand: z.enum(STAND_TYPES),
      value: explainedSchema,
      count,
      faces: listOf(z.int().check(z.minimum(1), z.maximum(6))),
    }),
  ),
})

const schema = z.strictObject({
  seats: listOf(seat),
  outcome: z.nullable(outcomeSchema),
  now: z.nullable(
    z.strictObject({
      unit: count,
      doing: z.enum(['entered', 'leaving', 'engaging', 'disengaged']),
      target: z.nullable(count),
    }),
  ),
  you: z.null(),
  options: z.strictObject({
    declarations: z.enum(['secret', 'open']),
    quality: z.enum(['as given', 'rolled']),
    limit: z.int().check(z.minimum(1)),
  }),
  table: z.strictObject({
    columns: z.int().check(z.minimum(1), z.maximum(15)),
    reserves: ids,
    terrain: z.record(z.string(), listOf(terrain)),
    escarpments: listOf(z.tuple([count, count])),
  }),
  turn: count,
  lastTurn: count,
  phase,
  initiative: side,
  active: side,
  units: listOf(unit),
  commanders: bySide(z.strictObject({ zone, lost: z.boolean() })),
  engagements: listOf(engagement),
  shots: listOf(z.strictObject({ unit: count, at: count })),
  attacks: listOf(attack),
  place: count,
  losses: ids,
  moved: ids,
  acting: z.nullable(count),
  hampered: z.optional(z.strictObject({ unit: count, terrain })),
  strength: bySide(count),
})

/** Why something is no battle of this rulebook; null if it has the form of one. */
export function refuseBattle(given: Json): Refusal | null {
  const parsed = shaped(schema, given)
  return parsed.ok ? wrongWithNumbers(given as unknown as Afv) : parsed.refusal
}

/** Whoever is named by a number is there. */
function wrongWithNumbers(battle: Afv): Refusal | null {
  const { units, shots, attacks, losses, moved, acting, hampered } = battle
  const pairs = [...shots, ...attacks].flatMap((one) => [one.unit, one.at])
  const named = [...pairs, ...losses, ...moved, acting, hampered?.unit ?? null]
  const gone = named.find((id) => id !== null && !units[id])
  return typeof gone === 'number' ? refused(null, 'no-unit', { number: gone }) : null
}
