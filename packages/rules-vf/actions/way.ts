// A way over the table, and why it may not be gone. (6.3)

import { bodyIn, farthest, gapOfBodies, placeOf, unitNamed, type ShownLine } from '@grognard/field'
import {
  inColumn,
  measure,
  poseAt,
  recently,
  type Field,
  type Layout,
  type Leg,
  type Measured,
  type Passed,
  type Path,
  type Pose,
  type Standing,
  type Violation,
} from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import { brigadeOf, type Unit, type Vf } from '../battle.ts'
import { numbersOf } from '../editions/book.ts'
import { enemiesTouching } from '../field/contact.ts'
import { gapBetweenUnits } from '../field/distance.ts'
import { situationOf } from '../field/situation.ts'
import { farOff, inInches, nearBy } from '../measured.ts'
import { basesOf } from '../options.ts'
import type { Purpose, Stance, Step, Way } from '../order.ts'
import { refused, showing } from '../refusals/refused.ts'
import { columnOf, isBent, layoutOf, straight } from '../units/formations.ts'
import { doubleDistance, moveDistance } from './distance.ts'
import { fieldFor, mannersOf } from './field.ts'
import { filedTo, refuseBent, refuseSteps } from './filing.ts'

export type { Stance } from '../order.ts'

/** More legs than these nobody declares. */
const MOST_LEGS = 24

export const standingIn = (seen: Vf, unit: Unit, { formation, pose }: Stance): Standing => ({
  layout: layoutOf(unit, formation, basesOf(seen.options)),
  pose,
})

/** In the open, straight: whoever is bent ends any way straight but one in file. */
export function straightIn(seen: Vf, unit: Unit): Standing {
  if (!unit.pose) throw new RangeError(`${unit.name} does not stand in the open.`)
  return standingIn(seen, unit, { formation: straight(unit.formation), pose: unit.pose })
}

export function pathOf(seen: Vf, unit: Unit, stance: Stance, way: Way): Path {
  const legs: Leg[] = []
  let here = stance
  for (const step of way) {
    legs.push(legOf(seen, unit, here, step))
    here = after(seen, unit, here, step)
  }
  return {
    layout: layoutOf(unit, stance.formation, basesOf(seen.options)),
    pose: stance.pose,
    legs,
  }
}

/** Where a step ends; of most it is the step itself, by which much is remembered. */
const poseOf = (step: Step): Pose => (step.file || step.by ? poseAt(step, step.facing) : step)

function legOf(seen: Vf, unit: Unit, { formation }: Stance, step: Step): Leg {
  const { file, by } = step
  const to = poseOf(step)
  if (file) return { kind: 'file', to, column: columnOf(unit, formation, basesOf(seen.options)) }
  if (by) return { kind: 'through', by, to }
  if (!isBent(formation)) return { kind: 'free', to }
  // Rank by rank, as it was while it was bent.
  const { ranks } = columnOf(unit, formation, basesOf(seen.options))
  return { kind: 'free', to, layout: inColumn({ ranks, bends: [] }) }
}

/** How a unit stands after one step: whoever does not file is straight again. */
function after(seen: Vf, unit: Unit, { formation, pose }: Stance, step: Step): Stance {
  const to = poseOf(step)
  return step.file
    ? { formation: filedTo(seen, unit, formation, pose, to), pose: to }
    : { formation: straight(formation), pose: to }
}

/**
 * What was proposed is judged next, and then gone: the last measures are kept. Not for as long as
 * their ways, since these stand in the record and live as long as the battle.
 */
const measures = recently(32, (_way: Way, _field: Field, _layout: Layout, _pose: Pose): Kept => ({
  measured: null,
}))

type Kept = { measured: Measured | null }

export function measureWay(
  seen: Vf,
  unit: Unit,
  purpose: Purpose,
  stance: Stance,
  way: Way,
): Measured {
  const field = fieldFor(seen, unit, purpose, stance.formation)
  const { layout, pose } = standingIn(seen, unit, stance)
  const kept = measures(way, field, layout, pose)
  return (kept.measured ??= measure(field, pathOf(seen, unit, stance, way)))
}

/** The end of a way; of none where it starts. */
export const endOf = (seen: Vf, unit: Unit, stance: Stance, way: Way): Stance =>
  way.reduce((here, step) => after(seen, unit, here, step), stance)

/** Why a unit may not go this way. */
export function refuseWay(
  seen: Vf,
  unit: Unit,
  purpose: Purpose,
  stance: Stance,
  way: Way,
): Refusal | null {
  if (way.length > MOST_LEGS)
    return refused('vf2:6.3', 'way-too-winding', { unit: unit.name, most: MOST_LEGS })
  const wrong = refuseSteps(seen, unit, stance, way)
  if (wrong) return wrong
  const measured = measureWay(seen, unit, purpose, stance, way)
  if (!measured.ok) return refuseViolation(seen, unit, purpose, stance, measured.violation)
  return refuseBent(seen, unit, endOf(seen, unit, stance, way))
}

/** Why a unit may not stand there when all is done. */
export function refuseEnd(
  seen: Vf,
  unit: Unit,
  purpose: Purpose,
  { formation, pose }: Stance,
): Refusal | null {
  return refuseWay(seen, unit, purpose, { formation, pose }, [pose])
}

const linesOf = ({ lines, margin }: Violation, is: string): readonly ShownLine[] =>
  lines.map(([from, to]) => ({ from, to, is, margin }))

function refuseViolation(
  seen: Vf,
  unit: Unit,
  purpose: Purpose,
  stance: Stance,
  violation: Violation,
): Refusal {
  const { kind, who } = violation
  switch (kind) {
    case 'off':
      return showing(
        refused('vf2:6.3', 'way-off-table', { unit: unit.name }),
        linesOf(violation, 'edge'),
      )
    case 'ground':
      return showing(refuseGround(seen, unit, who), linesOf(violation, 'closed'))
    case 'short': {
      const all =
        purpose === 'double'
          ? doubleDistance(seen, unit)
          : moveDistance(seen, unit, stance.formation)
      const data = { unit: unit.name, distance: all.value, over: violation.margin }
      return showing(refused('vf2:6.3.1', 'way-too-long', data), linesOf(violation, 'path'))
    }
    case 'near':
    case 'nearer':
    case 'ends':
      return showing(refuseOther(seen, unit, purpose, stance, violation), linesOf(violation, 'gap'))
  }
}

/** Whoever runs into an enemy that no assault could reach is told how far that is. (6.3.1) */
function refuseTooFar(seen: Vf, unit: Unit, { formation }: Stance, other: Unit): Refusal | null {
  const field = fieldFor(seen, unit, 'assault', formation)
  const gap = gapBetweenUnits(seen, unit.id, other.id).length
  if (gap <= farthest(field) + acrossTo(seen, field, other)) return null
  const distance = moveDistance(seen, unit, formation).value
  const data = { unit: unit.name, other: other.name, distance, far: farOff(gap) }
  return refused('vf2:6.3.1', 'assault-too-far', data)
}

/** How far off an enemy can be touched, who may stand behind a barrier. (T.2.1) */
function acrossTo(seen: Vf, { barriers = [] }: Field, { id }: Unit): number {
  const { across } = numbersOf(seen.options)
  const body = bodyIn(situationOf(seen), id)
  return barriers.some(({ ground }) => gapOfBodies(body, ground).length <= across) ? across : 0
}

function refuseGround(seen: Vf, unit: Unit, who: string | null): Refusal {
  const place = placeOf(seen.terrain, who ?? '')
  const data = { unit: unit.name, ground: place?.feature.name || (who ?? '') }
  return place?.rules.has('defendable')
    ? refused('vf2:T.3', 'way-through-defendable', data)
    : refused('vf2:T.2.4', 'way-impassable', data)
}

function refuseOther(
  seen: Vf,
  unit: Unit,
  purpose: Purpose,
  stance: Stance,
  { kind, who, margin }: Violation,
): Refusal {
  const other = unitNamed(seen.units, who)
  const data = { unit: unit.name, other: other?.name ?? '', margin }
  if (other?.side === unit.side)
    return kind === 'ends'
      ? refused('vf2:6.3', 'way-ends-at-friend', { unit: unit.name, other: other.name })
      : refused('vf2:6.3', 'way-through-friend', {
          unit: unit.name,
          other: other.name,
          brigade: brigadeOf(seen, other.brigade).name,
          foes: enemiesTouching(seen, other).map(({ name }) => name),
        })
  if (purpose === 'assault')
    return (
      (other && refuseTooFar(seen, unit, stance, other)) ??
      refused('vf2:6.5', 'way-through-enemy', data)
    )
  if (kind === 'nearer') {
    // What lacks of the limit is told where it binds: here it says how near that is.
    const limit = other && other.inside !== null ? 0 : nearBy(numbersOf(seen.options).away)
    return refused('vf2:6.4', 'way-nearer', {
      unit: unit.name,
      other: other?.name ?? '',
      near: Math.max(0, limit - margin),
    })
  }
  const { enemy, by } = mannersOf(seen)
  const { least, endsAtLeast = 0, endsBeyond } = enemy[purpose].limits
  if (kind === 'ends') {
    const kept = { beyond: endsBeyond !== undefined, inches: inInches(endsBeyond ?? endsAtLeast) }
    return refused(by[purpose], 'way-ends-near', { purpose, ...kept, ...data })
  }
  const { away, double } = numbersOf(seen.options)
  if (purpose === 'double' && (least ?? 0) > away)
    return refused(by.double, 'way-doubles-near', { beyond: inInches(double), ...data })
  return other && other.inside !== null
    ? refused('vf2:T.3.4', 'way-touches-holder', data)
    : refused('vf2:6.3.2', 'way-near-enemy', { inches: inInches(away), ...data })
}

/** What a way that passes has crossed, by the names of features. */
export const groundsCrossed = (seen: Vf, { legs }: Pick<Passed, 'legs'>): readonly string[] => {
  const ids = new Set(legs.flatMap(({ regions, barriers }) => [...regions, ...barriers]))
  return [...ids].map((id) => placeOf(seen.terrain, id)?.feature.name || id)
}
