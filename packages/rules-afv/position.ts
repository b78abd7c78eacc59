import type { Seat } from '@grognard/kernel'
import { listOf } from '@grognard/toolkit'
import * as z from 'zod/mini'
import type { Engagement, Phase } from './battle.ts'
import type { Terrain } from './terrain.ts'
import type { Facing } from './table.ts'
import type { Formation } from './units/formations.ts'
import type { Kind } from './units/kinds.ts'
import type { Quality } from './units/quality.ts'

const count = z.int().check(z.minimum(0))
const MOST_UNITS = 60
const MOST_HITS = 99
export const side = z.enum(['red', 'blue'])
const optional = z.exactOptional

export const kind: z.ZodMiniType<Kind> = z.enum([
  'pike and musket',
  'foot',
  'heavy mounted',
  'mounted',
  'dragoons',
  'galloper guns',
  'regular artillery',
  'heavy artillery',
])

export const terrain: z.ZodMiniType<Terrain> = z.enum([
  'hills',
  'woods',
  'village',
  'rough',
  'impassable rough',
  'bog',
])

export const quality: z.ZodMiniType<Quality> = z.enum(['green', 'seasoned', 'veteran'])
export const facing = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
export const formation: z.ZodMiniType<Formation> = z.strictObject({
  kind: z.enum(['attack', 'defensive', 'open order']),
  files: z.int().check(z.minimum(1), z.maximum(3)),
})

const stands = z.strictObject({
  pike: optional(count),
  musket: optional(count),
  light: optional(count),
  hand: optional(count),
  heavy: optional(count),
  mounted: optional(count),
  dragoon: optional(count),
  gun: optional(count),
})

export type GivenUnit = {
  readonly name: string
  readonly kind: Kind
  readonly stands: z.infer<typeof stands>
  readonly quality?: Quality
  readonly dismounted?: boolean
  readonly formation?: Formation
  readonly facing?: Facing
  /** A zone of the table, or 1000 and its column for a reserve zone. */
  readonly zone?: number
  readonly gone?: boolean
  readonly hits?: number
  readonly fired?: boolean
  readonly reacted?: boolean
}

const unit: z.ZodMiniType<GivenUnit> = z.strictObject({
  name: z.string(),
  kind,
  stands,
  quality: optional(quality),
  dismounted: optional(z.boolean()),
  formation: optional(formation),
  facing: optional(facing),
  zone: optional(count),
  gone: optional(z.boolean()),
  hits: optional(count.check(z.maximum(MOST_HITS))),
  fired: optional(z.boolean()),
  reacted: optional(z.boolean()),
})

const units = listOf(unit).check(z.maxLength(MOST_UNITS))

export const engagement: z.ZodMiniType<Engagement> = z.strictObject({
  by: count,
  with: count,
  face: z.enum(['front', 'left', 'right', 'rear']),
})

export const seat: z.ZodMiniType<Seat> = z.strictObject({
  id: z.string(),
  side,
  chief: z.boolean(),
  player: z.string(),
})

const phase: z.ZodMiniType<Phase> = z.enum([
  'quality',
  'deployment',
  'initiative',
  'fire',
  'combat',
  'losses',
  'movement',
  'victory',
])

/** Where a battle starts; only the armies are needed, the rest has its usual value. */
export const positionSchema = z.strictObject({
  armies: z.strictObject({ red: units, blue: units }),
  commanders: optional(z.strictObject({ red: z.nullable(count), blue: z.nullable(count) })),
  table: optional(
    z.strictObject({
      columns: optional(z.int().check(z.minimum(1), z.maximum(15))),
      reserves: optional(listOf(count)),
      terrain: optional(z.record(z.string(), listOf(terrain))),
      escarpments: optional(listOf(z.tuple([count, count]))),
    }),
  ),
  seats: optional(listOf(seat)),
  turn: optional(z.int().check(z.minimum(1))),
  turns: optional(z.int().check(z.minimum(1), z.maximum(99))),
  phase: optional(phase),
  initiative: optional(side),
  active: optional(side),
  engagements: optional(listOf(engagement)),
  /** Units of the side that moves that have done so this phase. */
  moved: optional(listOf(count)),
  strength: optional(z.strictObject({ red: count, blue: count })),
})

export type Position = z.infer<typeof positionSchema>
