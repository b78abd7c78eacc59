// The form of a battle, as it comes from a file or as an umpire leaves it.

import { terrainOf, textOfTerrain } from '@grognard/geometry'
import type { Json, Refusal } from '@grognard/kernel'
import { listOf, outcomeSchema, shaped } from '@grognard/toolkit'
import * as z from 'zod/mini'
import { SIDES, type Vf } from './battle.ts'
import { EDITIONS, OPTIONS } from './options.ts'
import {
  edge,
  effect,
  formation,
  ids,
  PHASES,
  point,
  pose,
  rank,
  seat,
  status,
} from './position.ts'
import { refused, refusedAt } from './refusals/refused.ts'
import { SHEET_NAMES } from './sheets/index.ts'
import { SPECIAL_NAMES } from './specials/index.ts'

const count = z.int().check(z.minimum(0))
const side = z.enum(SIDES as readonly ['red', 'blue'])
const bySide = <Schema extends z.core.$ZodType>(each: Schema) =>
  z.strictObject({ red: each, blue: each })
const place = z.nullable(z.string())

const unit = z.strictObject({
  id: count,
  name: z.string(),
  side,
  brigade: count,
  profile: z.string(),
  figures: z.int().check(z.minimum(1)),
  elite: z.strictObject({ fire: count, melee: count, tenacity: count }),
  understrength: z.boolean(),
  gained: listOf(z.enum(SPECIAL_NAMES)),
  formation,
  pose: z.nullable(pose),
  inside: place,
  status,
  losses: count,
  shot: z.nullable(z.enum(['volley', 'skirmish'])),
  acted: z.boolean(),
  entered: z.boolean(),
})

const leader = z.strictObject({
  id: count,
  name: z.string(),
  side,
  brigade: z.nullable(count),
  at: z.nullable(point),
  inside: place,
  status: z.enum(['reserve', 'ready', 'removed']),
  moved: z.boolean(),
})

const brigade = z.strictObject({
  id: count,
  name: z.string(),
  side,
  commander: z.string(),
  leader: count,
  activation: z.enum(['waiting', 'active', 'manoeuvring', 'done', 'failed']),
  shattered: z.boolean(),
  setbacks: z.exactOptional(count),
})

const fate = z.strictObject({
  deck: z.record(z.string(), count),
  left: count,
  hand: listOf(rank),
  held: count,
  discard: listOf(rank),
})

const arrivals = z.strictObject({ from: count, edge, most: count, come: count })

const settingUp = z.strictObject({
  form: z.enum(['set-piece', 'meeting engagement', 'assault']),
  terrain: z.enum(['by the defender', 'generated', 'given']),
  attacker: z.nullable(side),
  edges: z.nullable(bySide(edge)),
  turn: side,
  deploying: z.nullable(count),
  deployed: ids,
  placed: ids,
  arrivals: bySide(z.nullable(arrivals)),
})

const now = z.discriminatedUnion('doing', [
  z.strictObject({
    doing: z.literal('shooting'),
    target: count,
    main: z.nullable(count),
    support: ids,
  }),
  z.strictObject({ doing: z.enum(['acting', 'retreating']), unit: count }),
  z.strictObject({ doing: z.literal('fighting'), main: count, target: count }),
])

const json = z.any()

const schema = z.strictObject({
  seats: listOf(seat),
  outcome: z.nullable(outcomeSchema),
  now: z.nullable(now),
  you: z.null(),
  options: z.catchall(z.object({ edition: z.enum(EDITIONS) }), json),
  terrain: z.strictObject({ width: count, height: count, features: listOf(json) }),
  sheets: bySide(z.enum(SHEET_NAMES)),
  units: listOf(unit),
  leaders: listOf(leader),
  brigades: listOf(brigade),
  objectives: listOf(
    z.strictObject({
      id: count,
      name: z.string(),
      at: point,
      feature: place,
      control: z.nullable(side),
    }),
  ),
  fate: bySide(fate),
  effects: listOf(z.extend(effect, { until: z.enum(['attack', 'phase', 'turn', 'always']) })),
  defeats: bySide(count),
  points: z.optional(bySide(count)),
  settingUp: z.nullable(settingUp),
  turn: count,
  lastTurn: count,
  first: side,
  active: side,
  phase: z.enum(PHASES),
  after: z.enum(PHASES),
  attacked: ids,
  spent: ids,
  routs: ids,
  acting: z.nullable(count),
  chosen: z.boolean(),
  initiative: z.boolean(),
  fights: listOf(
    z.strictObject({
      main: count,
      target: count,
      support: ids,
      brigade: ids,
      again: z.boolean(),
    }),
  ),
  winners: ids,
  again: ids,
})

/** Why something is no battle of this rulebook; null if it has the form of one. */
export function refuseBattle(given: Json): Refusal | null {
  const parsed = shaped(schema, given)
  if (!parsed.ok) return parsed.refusal
  const battle = given as unknown as Vf
  return wrongWithOptions(battle) ?? wrongWithTerrain(battle) ?? wrongWithNumbers(battle)
}

function wrongWithOptions({ options }: Vf): Refusal | null {
  for (const [name, value] of Object.entries(options)) {
    if (name === 'edition') continue
    const option = OPTIONS.find((one) => one.name === name)
    if (!option) return refused(null, 'no-option', { name })
    if (!option.values.includes(value))
      return refusedAt(`options.${name}`, refused(null, 'option-value', { values: option.values }))
  }
  const missing = OPTIONS.find(({ name, unsaid }) => !unsaid && !Object.hasOwn(options, name))
  return missing
    ? refusedAt('options', refused(null, 'option-value', { values: missing.values }))
    : null
}

/** As the geometry reads it from a file. */
function wrongWithTerrain({ terrain }: Vf): Refusal | null {
  const read = terrainOf(written(terrain))
  if (read.ok) return null
  const { place: where, flaw } = read
  return refusedAt('terrain', refused(null, 'terrain', { place: where, flaw }))
}

function written(terrain: Vf['terrain']): Json {
  try {
    return JSON.parse(textOfTerrain(terrain))
  } catch {
    // A feature so odd that it cannot be written is none that can be read.
    return { format: 'grognard-terrain', version: 1, ...terrain }
  }
}

/** Whoever is named by a number is there. */
function wrongWithNumbers(battle: Vf): Refusal | null {
  const { units, brigades, attacked, spent, routs, acting, fights, winners, again } = battle
  const named = [attacked, spent, winners, again].flat()
  const inFights = fights.flatMap(({ main, target, support, brigade: by }) => [
    main,
    target,
    ...support,
    ...by,
  ])
  const { deploying = null, deployed = [], placed = [] } = battle.settingUp ?? {}
  const unitGone = [...named, ...inFights, ...placed].find((id) => !units[id])
  if (unitGone !== undefined)
    return refused('vf2:6.2', 'order-not-on-table', { unit: `${unitGone}` })
  const gone = [...routs, ...deployed, acting, deploying].find((id) => id !== null && !brigades[id])
  return typeof gone === 'number' ? refused('vf2:A4.0', 'unknown-brigade', { brigade: gone }) : null
}
