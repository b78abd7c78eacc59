// Which enemies an assault can reach, by a fixed list of ends and routes. (6.5)

import {
  firstWitness,
  INCH,
  isOnOrTouches,
  type Field,
  type Footprint,
  type Pose,
  type RouteWitness,
  type Standing,
} from '@grognard/geometry'
import { unitOf, type Unit, type UnitId, type Vf } from '../battle.ts'
import { isEngaged } from '../field/contact.ts'
import { enemiesOf, gapBetweenUnits } from '../field/distance.ts'
import { isVisible } from '../field/sight.ts'
import { bodyIn, remembered, situationOf } from '../field/situation.ts'
import { coverOf } from '../terrain/cover.ts'
import { crossingsOn, placesWith } from '../terrain/rules.ts'
import { asIf } from './as-if.ts'
import { refuseFoe, refuseTouch, touchedAt } from './contacts.ts'
import { endsIn, farthest } from './ends.ts'
import { asFootprint, fieldFor } from './field.ts'
import { bindsLinearTactics } from './linear-tactics.ts'
import { standOf } from './reform.ts'
import { standingIn, withoutCrossings } from './way.ts'

const NOWHERE: RouteWitness = { ok: false, best: null }

/** Whether and how a unit can assault an enemy, as far as ways and figures go. */
export function reach(seen: Vf, unit: Unit, target: UnitId): RouteWitness {
  const field = fieldFor(seen, unit, 'assault')
  const key = `reach ${unit.id} ${target} ${field.allowance}`
  return remembered(situationOf(seen), key, () => {
    if (refuseFoe(seen, unit, unitOf(seen, target))) return NOWHERE
    return reachIn(seen, unit, target, field, (end) => suitsLinearTactics(seen, unit, end, target))
  })
}

function reachIn(
  seen: Vf,
  unit: Unit,
  target: UnitId,
  field: Field,
  suits: (end: Footprint) => boolean,
): RouteWitness {
  const across = (field.barriers ?? []).length > 0 ? ACROSS : 0
  if (gapTo(seen, unit, target) > farthest(field) + across) return NOWHERE
  const start = standingIn(seen, unit, standOf(unit))
  return firstWitness(field, start, endsAt(seen, field, start, target), (end) => {
    const touched = touchedAt(seen, unit, end)
    return (
      touched.some(({ enemy }) => enemy.id === target) &&
      touched.every((one) => refuseTouch(seen, unit, end, one) === null) &&
      suits(end)
    )
  })
}

/** Those behind a barrier are touched across it. (T.2.1) */
const ACROSS = 2 * INCH

/** Ends in contact with a target, or with a barrier that may stand between. */
function* endsAt(seen: Vf, field: Field, start: Standing, target: UnitId): Iterable<Pose> {
  const body = bodyIn(situationOf(seen), target)
  yield* endsIn(field, start, 'boxes' in body ? body : asFootprint(body))
  for (const { ground } of placesWith(seen.terrain, 'barrier'))
    if (isOnOrTouches(body, ground)) yield* endsIn(field, start, asFootprint(ground))
}

/** Linear Tactics: in attack column only against cover, or over a bridge or ford. */
export function suitsLinearTactics(seen: Vf, unit: Unit, end: Footprint, target: UnitId): boolean {
  if (!bindsLinearTactics(unit, unit.formation)) return true
  const then = asIf(seen, unit, { formation: unit.formation, pose: end.pose })
  const attacker = unitOf(then, unit.id)
  return (
    touchedAt(seen, unit, end).some(
      ({ enemy }) => coverOf(then, enemy, attacker, 'melee') !== null,
    ) || needsCrossing(seen, unit, target)
  )
}

/** An enemy who cannot be reached but over a bridge or a ford. */
function needsCrossing(seen: Vf, unit: Unit, target: UnitId): boolean {
  if (crossingsOn(seen.terrain).length === 0) return false
  const field = fieldFor(seen, unit, 'assault')
  return remembered(situationOf(seen), `crossing ${unit.id} ${target} ${field.allowance}`, () => {
    const { ok } = reachIn(seen, unit, target, withoutCrossings(field), () => true)
    return !ok
  })
}

/** The enemies that a unit sees and nobody of its side is in contact with, the closest first. */
export const freeFoes = (seen: Vf, unit: Unit): readonly Unit[] =>
  foesOf(seen, unit).filter((enemy) => !isEngaged(seen, enemy))

/** The enemies that a unit sees, the closest first. */
export const foesOf = (seen: Vf, unit: Unit): readonly Unit[] =>
  remembered(situationOf(seen), `foes ${unit.id}`, () =>
    enemiesOf(seen, unit.side)
      .map(({ id }) => id)
      .filter((id) => isVisible(seen, unit.id, id))
      .toSorted((a, b) => gapTo(seen, unit, a) - gapTo(seen, unit, b)),
  ).map((id) => unitOf(seen, id))

export const gapTo = (seen: Vf, unit: Unit, id: UnitId): number =>
  gapBetweenUnits(seen, unit.id, id).length
