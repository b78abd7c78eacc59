// The form of a battle, as it comes from a file or as an umpire leaves it.

import { terrainOf, textOfTerrain } from '@grognard/geometry'
import type { Json, Refusal } from '@grognard/kernel'
import { listOf, outcomeSchema, shaped } from '@grognard/toolkit'
import * as z from 'zod/mini'
import { PHASES, SIDES, type Rf2 } from './battle.ts'
import { findings } from './faults.ts'
import { formation, modifier, pose, seat, trait, weapon } from './position.ts'
import { refused, refusedAt } from './refusals/refused.ts'
import { KINDS } from './units/kinds.ts'
import { CLASSES } from './units/quality.ts'
import { refuseUnit } from './units/refuse-unit.ts'

const count = z.int().check(z.minimum(0))
const ids = listOf(count)
const side = z.enum(SIDES)
const point = z.strictObject({ x: z.int(), y: z.int() })

const unit = z.strictObject({
  id: count,
  name: z.string(),
  side,
  brigade: count,
  kind: z.enum(KINDS),
  weight: z.enum(['light', 'medium', 'heavy']),
  stands: z.int().check(z.minimum(1)),
  class: z.enum(CLASSES),
  morale: z.int().check(z.minimum(2), z.maximum(12)),
  fire: modifier,
  melee: modifier,
  weapons: listOf(weapon),
  traits: listOf(trait),
  mounted: z.boolean(),
  hits: count,
  formation,
  pose: z.nullable(pose),
  retreating: z.boolean(),
  disordered: z.boolean(),
  halt: z.boolean(),
  spentMove: z.nullable(z.enum(['charged', 'reacted', 'rallied', 'gave way', 'moved'])),
  gone: z.nullable(z.enum(['routed', 'left'])),
})

const leader = z.strictObject({
  id: count,
  name: z.string(),
  side,
  brigade: z.nullable(count),
  command: z.int().check(z.minimum(0), z.maximum(2)),
  at: z.nullable(point),
  with: z.nullable(count),
  status: z.enum(['ready', 'removed']),
  rode: z.boolean(),
})

const brigade = z.strictObject({
  id: count,
  name: z.string(),
  side,
  pace: z.nullable(z.enum(['march', 'normal'])),
})

const schema = z.strictObject({
  seats: listOf(seat),
  outcome: z.nullable(outcomeSchema),
  now: z.null(),
  you: z.null(),
  options: z.strictObject({
    scale: z.enum(['28 mm', '15 mm']),
    arcs: z.enum(['partly', 'whole']),
  }),
  terrain: z.strictObject({ width: count, height: count, features: listOf(z.any()) }),
  units: listOf(unit),
  brigades: listOf(brigade),
  leaders: listOf(leader),
  turn: count,
  lastTurn: count,
  phase: z.enum(PHASES),
  first: side,
  active: side,
  pending: ids,
  fired: ids,
  due: ids,
})

/** Why something is no battle of this rulebook; null if it has the form of one, and its units can be. */
export function refuseBattle(given: Json): Refusal | null {
  const parsed = shaped(schema, given)
  if (!parsed.ok) return parsed.refusal
  const battle = given as unknown as Rf2
  return (
    wrongWithTerrain(battle) ??
    wrongWithNumbers(battle) ??
    battle.units.flatMap((one) => refuseUnit(one) ?? [])[0] ??
    findings(battle)[0] ??
    null
  )
}

/** As the geometry reads it from a file. */
function wrongWithTerrain({ terrain }: Rf2): Refusal | null {
  const read = terrainOf(written(terrain))
  if (read.ok) return null
  const { place, flaw } = read
  return refusedAt('terrain', refused('rf2:13.1', 'terrain', { place, flaw }))
}

function written(terrain: Rf2['terrain']): Json {
  try {
    return JSON.parse(textOfTerrain(terrain))
  } catch {
    // A feature so odd that it cannot be written is none that can be read.
    return { format: 'grognard-terrain', version: 1, ...terrain }
  }
}

/** Whoever is named by a number is there, and everybody has his own. */
function wrongWithNumbers(battle: Rf2): Refusal | null {
  const { units, brigades, leaders, pending, fired, due } = battle
  const odd = [units, brigades, leaders].flatMap((all) =>
    all.flatMap(({ id }, i) => (id === i ? [] : [id])),
  )
  const named = [...fired, ...due, ...leaders.flatMap((one) => one.with ?? [])]
  const unitGone = odd[0] ?? named.find((id) => !units[id])
  if (unitGone !== undefined) return refused('rf2:4.5', 'no-unit', { number: unitGone })
  const brigadeGone = [...units, ...leaders].find(
    (one) => one.brigade !== null && brigades[one.brigade]?.side !== one.side,
  )
  if (brigadeGone)
    return refused('rf2:4.6', 'no-brigade', {
      name: brigadeGone.name,
      number: brigadeGone.brigade ?? 0,
    })
  return pending.length === units.length
    ? null
    : refusedAt('pending', refused('rf2:14.1', 'no-unit', { number: pending.length }))
}
