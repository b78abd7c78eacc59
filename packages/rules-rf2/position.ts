import { listOf } from '@grognard/toolkit'
import * as z from 'zod/mini'
import { PHASES } from './battle.ts'
import { KINDS } from './units/kinds.ts'
import { CLASSES } from './units/quality.ts'
import { WEAPONS, type WeaponName } from './units/weapons.ts'

// A position from outside: a scenario, a file, an editor. It may start anywhere, and what it leaves
// out has its usual value. Places are thousandths of an inch, facings 65536ths of a turn.

const optional = z.exactOptional
const text = z.string().check(z.minLength(1))
const whole = z.int()
const count = z.int().check(z.minimum(0))
const atLeastOne = z.int().check(z.minimum(1))
const side = z.enum(['red', 'blue'])
export const pose = z.strictObject({
  x: whole,
  y: whole,
  facing: z.int().check(z.minimum(0), z.maximum(65_535)),
})
const turn = z.int().check(z.minimum(1), z.maximum(65_535))
const bends = z.readonly(listOf(z.strictObject({ behind: atLeastOne, by: turn })))
const wing = z.strictObject({ stands: atLeastOne, by: turn })
const wings = z.strictObject({ left: optional(wing), right: optional(wing) })

export const formation = z.union([
  z.strictObject({ kind: z.enum(['line', 'unlimbered']), refused: optional(wings) }),
  z.strictObject({ kind: z.enum(['attack column', 'double line', 'square']) }),
  z.strictObject({ kind: z.literal('march column'), bends }),
  z.strictObject({
    kind: z.literal('skirmish'),
    ranks: z.union([z.literal(1), z.literal(2)]),
    spread: z.union([z.literal(2), z.literal(3)]),
  }),
  z.strictObject({ kind: z.literal('limbered'), as: z.literal('line') }),
  z.strictObject({ kind: z.literal('limbered'), as: z.literal('column'), bends }),
])

export const weapon = z.enum(Object.keys(WEAPONS) as [WeaponName, ...WeaponName[]])
export const modifier = z.int().check(z.minimum(-2), z.maximum(2))

export const trait = z.enum(['light', 'irregular', 'skirmish', 'double line', 'position'])

const unit = z.strictObject({
  name: text,
  kind: z.enum(KINDS),
  weight: optional(z.enum(['light', 'medium', 'heavy'])),
  stands: atLeastOne,
  class: z.enum(CLASSES),
  morale: optional(z.int().check(z.minimum(2), z.maximum(12))),
  fire: optional(modifier),
  melee: optional(modifier),
  weapons: listOf(weapon),
  traits: optional(listOf(trait)),
  mounted: optional(z.boolean()),
  hits: optional(count),
  formation: optional(formation),
  /** A unit that has none is gone. */
  pose: optional(pose),
  retreating: optional(z.boolean()),
  disordered: optional(z.boolean()),
  halt: optional(z.boolean()),
  moved: optional(z.boolean()),
})

const leader = z.strictObject({
  name: text,
  command: optional(z.int().check(z.minimum(0), z.maximum(2))),
  at: optional(z.strictObject({ x: whole, y: whole })),
  /** The number of a unit of his, counted through his brigade or his army. */
  with: optional(count),
  rode: optional(z.boolean()),
})

const brigade = z.strictObject({
  name: text,
  leader: optional(leader),
  pace: optional(z.enum(['march', 'normal'])),
  units: listOf(unit),
})

const army = z.strictObject({
  /** The commander of the army. */
  leader: optional(leader),
  brigades: z.array(brigade).check(z.minLength(1)),
})

export const seat = z.strictObject({ id: z.string(), side, chief: z.boolean(), player: z.string() })

export const positionSchema = z.strictObject({
  terrain: z.unknown(),
  armies: z.strictObject({ red: army, blue: army }),
  seats: optional(listOf(seat)),
  turn: optional(atLeastOne),
  lastTurn: optional(atLeastOne),
  phase: optional(z.enum(PHASES)),
  first: optional(side),
  active: optional(side),
  fired: optional(listOf(count)),
})

export type Position = z.infer<typeof positionSchema>
export type GivenUnit = z.infer<typeof unit>
export type GivenLeader = z.infer<typeof leader>
