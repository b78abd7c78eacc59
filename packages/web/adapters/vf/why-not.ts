import { CONTACT } from '@grognard/geometry'
import type { Ask, Json, JsonObject, Refusal } from '@grognard/kernel'
import { vfAsks } from '@grognard/rules-vf'
import {
  bodyIn,
  brigadeOf,
  gapOfBodies,
  isEngaged,
  seesOver,
  refusePick,
  refuseShooter,
  sightLines,
  situationOf,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { Thing } from '@grognard/table'
import { unitIn } from './ids.ts'
import { against } from './moving/plan.ts'
import { sideAsked } from '../parts/names.ts'

/** Why something will not do, and the answer by which it would have been tried, if there is one. */
type WhyNot = { readonly refusal: Refusal; readonly answer?: Json }

function refusedBy(seen: Vf, ask: Ask, answer: Json): WhyNot | null {
  const kind = vfAsks.find(({ name }) => name === ask.name)
  const refusal = kind?.is(answer) ? kind.refuse(seen, ask.args, answer) : null
  return refusal && { refusal, answer }
}

/** What is wrong with a shooter, in the order of the book: the last says how near it came. */
const FAULTS = [
  'no-skirmishers',
  'no-fire-value',
  'march-column-fires',
  'engaged-fires',
  'shot-already',
  'out-of-range',
  'not-visible',
  'closer-enemy',
]

/** Why a unit may not shoot at a target; null if it may. (5.0, 5.1) */
export function whyNoShot(seen: Vf, unit: Unit, target: Unit): Refusal | null {
  if (seen.attacked.includes(target.id) || isEngaged(seen, target)) {
    const refusal = refusePick(seen, unit.side, { target: target.id })
    if (refusal) return refusal
  }
  // As its own commander would be told.
  const asCommander: Vf = { ...seen, you: brigadeOf(seen, unit.brigade).commander }
  const [most, other] = [true, false].map((skirmish) =>
    refuseShooter(asCommander, { unit: unit.id, skirmish }, target),
  )
  if (!most || !other) return null
  return FAULTS.indexOf(other.code) > FAULTS.indexOf(most.code) ? other : most
}

/** The two that a refusal of a shot speaks of; null where it speaks of others. */
export function shotIn(
  seen: Vf,
  { data }: Refusal,
): { readonly unit: Unit; readonly target: Unit } | null {
  const named = (name: Json | undefined): Unit | undefined =>
    seen.units.find((unit) => unit.name === name && unit.status === 'ready')
  const [unit, target] = [named(data?.['unit']), named(data?.['target'])]
  return unit && target && unit.side !== target.side ? { unit, target } : null
}

/** For the table: of all the lines of a front rank that does not see the one that lacks least. */
export function inShort(seen: Vf, refusal: Refusal): Refusal {
  const shot = refusal.code === 'not-visible' ? shotIn(seen, refusal) : null
  if (!shot) return refusal
  const { unit, target } = shot
  return {
    ...refusal,
    lines: sightLines(seen, unit.id, target.id, seesOver(seen, unit, target)),
  }
}

/** Why a pick will not do for the selected unit. */
export function whyNot(seen: Vf, ask: Ask, subject: string | null, picked: Thing): WhyNot | null {
  const there = 'body' in picked ? unitIn(seen, picked.body) : null
  const own = subject === null ? null : unitIn(seen, subject)
  if (!there) return null
  const isOurs = there.side === sideAsked(seen, ask)
  switch (ask.name) {
    case 'order':
      return isOurs
        ? refusedBy(seen, ask, { order: { unit: there.id, do: 'stay' } })
        : own && whyNoAssault(seen, ask, own, there)
    default:
      return null
  }
}

/** So near is contact, and no rounding puts the unit upon its enemy. */
const HAIR = CONTACT / 2

/** By the straight way into contact: whatever stands against that is the reason. (6.5) */
function whyNoAssault(seen: Vf, ask: Ask, unit: Unit, enemy: Unit): WhyNot | null {
  if (unit.side === enemy.side || against(seen, unit, enemy.id)) return null
  const { pose } = unit
  if (!pose) return refusedBy(seen, ask, assaultBy(unit, []))
  const situation = situationOf(seen)
  const { from, to, length } = gapOfBodies(bodyIn(situation, unit.id), bodyIn(situation, enemy.id))
  const share = Math.max(0, length - HAIR) / Math.max(1, length)
  const end = {
    x: Math.round(pose.x + (to[0] - from[0]) * share),
    y: Math.round(pose.y + (to[1] - from[1]) * share),
    facing: pose.facing,
  }
  return refusedBy(seen, ask, assaultBy(unit, [end]))
}

const assaultBy = ({ id }: Unit, way: readonly JsonObject[]): Json => ({
  order: { unit: id, do: 'assault', way: [...way] },
})
