import { listOf } from '@grognard/toolkit'
import * as z from 'zod/mini'
import { eliteSchema } from './armies/list.ts'
import { RANKS } from './battle.ts'
import { BEFORE } from './setting-up.ts'
import { SHEET_NAMES } from './sheets/index.ts'

// A position from outside: a scenario, a file, an editor. It may start anywhere, and what it leaves
// out has its usual value. Places are thousandths of an inch, facings 65536ths of a turn.

const optional = z.exactOptional
const text = z.string().check(z.minLength(1))
const atLeastOne = z.int().check(z.minimum(1))
const whole = z.int()
const count = z.int().check(z.minimum(0))
const side = z.enum(['red', 'blue'])
export const point = z.strictObject({ x: whole, y: whole })
export const pose = z.strictObject({
  x: whole,
  y: whole,
  facing: z.int().check(z.minimum(0), z.maximum(65_535)),
})
export const status = z.enum(['reserve', 'ready', 'routed'])

/** Where a column on a road is bent: how far behind its front, and how far it turned there. */
const bends = z.readonly(
  listOf(
    z.strictObject({ behind: atLeastOne, by: z.int().check(z.minimum(1), z.maximum(65_535)) }),
  ),
)

export const formation = z.union([
  z.strictObject({ kind: z.enum(['line', 'attack column', 'open order']), files: atLeastOne }),
  z.strictObject({ kind: z.literal('march column'), files: atLeastOne, bends: optional(bends) }),
  z.strictObject({ kind: z.literal('limbered'), bends: optional(bends) }),
  z.strictObject({ kind: z.enum(['square', 'unlimbered']) }),
])

const unit = z.strictObject({
  name: text,
  /** A row of an army sheet: 'british line infantry'. */
  profile: z.string(),
  figures: optional(atLeastOne),
  elite: optional(eliteSchema),
  understrength: optional(z.boolean()),
  large: optional(z.boolean()),
  formation: optional(formation),
  pose: optional(pose),
  inside: optional(z.string()),
  status: optional(status),
  losses: optional(count),
  shot: optional(z.enum(['volley', 'skirmish'])),
  acted: optional(z.boolean()),
  entered: optional(z.boolean()),
})

const leader = z.strictObject({
  name: text,
  at: optional(point),
  inside: optional(z.string()),
  removed: optional(z.boolean()),
  /** It has been moved this turn. */
  moved: optional(z.boolean()),
})

const brigade = z.strictObject({
  name: text,
  /** The seat that commands it; the side's commander-in-chief where nothing is said. */
  commander: optional(z.string()),
  leader,
  units: listOf(unit),
  activation: optional(z.enum(['waiting', 'active', 'manoeuvring', 'done', 'failed'])),
  setbacks: optional(atLeastOne),
})

const army = z.strictObject({
  sheet: z.enum(SHEET_NAMES),
  leader,
  brigades: listOf(brigade).check(z.minLength(1)),
})

export const rank = z.enum(RANKS)

const fate = z.strictObject({
  hand: optional(listOf(rank)),
  discard: optional(listOf(rank)),
})

const objective = z.strictObject({
  name: text,
  at: point,
  feature: optional(z.string()),
  control: optional(side),
})

export const seat = z.strictObject({
  id: z.string(),
  side,
  chief: z.boolean(),
  player: z.string(),
})

export const PHASES = [
  ...BEFORE,
  'turn',
  'fate',
  'fire',
  'action',
  'melee',
  'fights',
  'breakthrough',
  'fortitude',
  'end of turn',
] as const

export const ids = listOf(count)

/** A card that was played and is in force, and what it was played on. */
export const effect = z.strictObject({
  card: z.enum(RANKS),
  side,
  brigade: optional(count),
  unit: optional(count),
  leader: optional(count),
  objective: optional(count),
})

const fight = z.strictObject({
  main: count,
  target: count,
  support: optional(ids),
  brigade: optional(ids),
  again: optional(z.boolean()),
})

export const edge = z.enum(['top', 'bottom', 'left', 'right'])

const arrivals = z.strictObject({
  from: atLeastOne,
  edge,
  most: count,
  come: optional(count),
})

/** The scenario that a battle belongs to, as far as it has been set up. (A) */
const settingUp = z.strictObject({
  form: z.enum(['set-piece', 'meeting engagement', 'assault']),
  terrain: optional(z.enum(['by the defender', 'generated', 'given'])),
  attacker: optional(side),
  edges: optional(z.strictObject({ red: edge, blue: edge })),
  turn: optional(side),
  deploying: optional(count),
  deployed: optional(ids),
  placed: optional(ids),
  arrivals: optional(z.strictObject({ red: optional(arrivals), blue: optional(arrivals) })),
})

export const positionSchema = z.strictObject({
  seats: optional(listOf(seat)),
  /** As the geometry writes it: width, height and features. */
  terrain: z.unknown(),
  armies: z.strictObject({ red: army, blue: army }),
  objectives: optional(listOf(objective)),
  fate: optional(z.strictObject({ red: optional(fate), blue: optional(fate) })),
  defeats: optional(z.strictObject({ red: count, blue: count })),
  /** What the scenario's own rules have given; editions that know of none do not count it. (10.0) */
  points: optional(z.strictObject({ red: count, blue: count })),
  turn: optional(atLeastOne),
  turns: optional(z.int().check(z.minimum(1), z.maximum(100))),
  first: optional(side),
  active: optional(side),
  phase: optional(z.enum(PHASES)),
  /** The phase that follows the fortitude tests. */
  after: optional(z.enum(PHASES)),
  effects: optional(listOf(effect)),
  settingUp: optional(settingUp),
  // Units and brigades by their numbers, counted through: red's first, brigade by brigade.
  attacked: optional(ids),
  spent: optional(ids),
  routs: optional(ids),
  winners: optional(ids),
  again: optional(ids),
  fights: optional(listOf(fight)),
  /** The brigade that acts now. */
  acting: optional(count),
  chosen: optional(z.boolean()),
  initiative: optional(z.boolean()),
})

export type Position = z.infer<typeof positionSchema>
export type GivenUnit = z.infer<typeof unit>
export type GivenLeader = z.infer<typeof leader>
export type GivenArmy = z.infer<typeof army>
export type GivenEffect = z.infer<typeof effect>
export type GivenSetting = z.infer<typeof settingUp>
