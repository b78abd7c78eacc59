// Which enemies an assault can reach, by a fixed list of ends and routes. (6.5)

import {
  bodyIn,
  crossingsOn,
  endsAcross,
  endsAt,
  farthest,
  firstWay,
  isAside,
  remembered,
  withoutCrossings,
} from '@grognard/field'
import {
  FACES,
  type Face,
  type Field,
  type Footprint,
  type Pose,
  type Standing,
} from '@grognard/geometry'
import { unitOf, type Unit, type UnitId, type Vf } from '../battle.ts'
import { isEngaged } from '../field/contact.ts'
import { numbersOf } from '../editions/book.ts'
import { enemiesOf, gapBetweenUnits } from '../field/distance.ts'
import { frontRankSize, isInFrontArc, isVisible } from '../field/sight.ts'
import { situationOf } from '../field/situation.ts'
import type { Way } from '../order.ts'
import { coverOf } from '../terrain/cover.ts'
import { placesWith } from '../terrain/rules.ts'
import { isInSquare } from '../units/formations.ts'
import { asIf } from './as-if.ts'
import { refuseFoe, refuseTouch, touchedAt } from './contacts.ts'
import { fieldFor } from './field.ts'
import { bindsLinearTactics } from './linear-tactics.ts'
import { straightIn } from './way.ts'

/** The way by which a unit can assault an enemy, as far as figures go; null if there is none. */
export function reach(seen: Vf, unit: Unit, target: UnitId): Way | null {
  const field = fieldFor(seen, unit, 'assault')
  const key = `reach ${unit.id} ${target} ${field.allowance}`
  return remembered(situationOf(seen), key, lawfulReach, seen, unit, target, field)
}

function lawfulReach(seen: Vf, unit: Unit, target: UnitId, field: Field): Way | null {
  if (frontRankSize(seen, unit.id) < numbersOf(seen.options).assaultFigures) return null
  if (refuseFoe(seen, unit, unitOf(seen, target))) return null
  return reachIn(seen, unit, target, field, (end) => suitsLinearTactics(seen, unit, end, target))
}

/** Near enough to be assaulted, if nothing is in the way. */
export function isNear(seen: Vf, unit: Unit, enemy: Unit, field: Field): boolean {
  const situation = situationOf(seen)
  const limit = farthest(field) + acrossIn(seen, field)
  return (
    !isAside(bodyIn(situation, unit.id), bodyIn(situation, enemy.id), limit + 1) &&
    gapTo(seen, unit, enemy.id) <= limit
  )
}

function reachIn(
  seen: Vf,
  unit: Unit,
  target: UnitId,
  field: Field,
  suits: (end: Footprint) => boolean,
): Way | null {
  if (gapTo(seen, unit, target) > farthest(field) + acrossIn(seen, field)) return null
  const start = straightIn(seen, unit)
  const ends = endsFor(seen, unit, target, field, start)
  return firstWay(field, start, ends, lawfulContactWith(seen, unit, target, suits))
}

/** An end in lawful contact with a target, and with all others that it touches. */
export const lawfulContactWith =
  (seen: Vf, unit: Unit, target: UnitId, suits: (end: Footprint) => boolean) =>
  (end: Footprint): boolean => {
    const touched = touchedAt(seen, unit, end)
    return (
      touched.some(({ enemy }) => enemy.id === target) &&
      touched.every((one) => refuseTouch(seen, unit, end, one) === null) &&
      suits(end)
    )
  }

/** Those behind a barrier are touched across it. (T.2.1) */
const acrossIn = ({ options }: Vf, { barriers = [] }: Field): number =>
  barriers.length > 0 ? numbersOf(options).across : 0

/** Ends in contact with a target, or with a barrier that may stand between. (T.2.1) */
export function* endsFor(
  seen: Vf,
  unit: Unit,
  target: UnitId,
  field: Field,
  start: Standing,
  isAtHand = false,
): Iterable<Pose> {
  const body = bodyIn(situationOf(seen), target)
  const faces = 'boxes' in body ? facesToMeet(seen, unit, target) : FACES
  yield* endsAt(field, start, body, faces, isAtHand)
  if (!isAtHand) yield* endsAcross(field, start, body, placesWith(seen.terrain, 'barrier'))
}

/** From before its front, the front rank of an enemy must be met; that of a square is all around. */
const facesToMeet = (seen: Vf, unit: Unit, target: UnitId): readonly Face[] =>
  isInFrontArc(seen, target, unit.id) && !isInSquare(unitOf(seen, target)) ? ['front'] : FACES

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
  const key = `crossing ${unit.id} ${target} ${field.allowance}`
  return remembered(situationOf(seen), key, isAcross, seen, unit, target, field)
}

const any = (): boolean => true

function isAcross(seen: Vf, unit: Unit, target: UnitId, field: Field): boolean {
  const around = reachIn(seen, unit, target, withoutCrossings(field), any)
  return around === null && reachIn(seen, unit, target, field, any) !== null
}

/** The way by which a unit can assault an enemy that it sees. */
export function assaultWayTo(seen: Vf, unit: Unit, enemy: Unit): Way | null {
  const field = fieldFor(seen, unit, 'assault')
  return isNear(seen, unit, enemy, field) && isVisible(seen, unit.id, enemy.id)
    ? reach(seen, unit, enemy.id)
    : null
}

/** An enemy that a unit sees and nobody of its side is in contact with. */
export const isFreeFoe = (seen: Vf, unit: Unit, enemy: Unit): boolean =>
  isVisible(seen, unit.id, enemy.id) && !isEngaged(seen, enemy)

/** The enemies of a unit, whether it sees them or not, the closest first. */
export const foesOf = (seen: Vf, unit: Unit): readonly Unit[] =>
  remembered(situationOf(seen), `foes ${unit.id}`, idsOfFoes, seen, unit).map((id) =>
    unitOf(seen, id),
  )

const idsOfFoes = (seen: Vf, unit: Unit): readonly UnitId[] =>
  enemiesOf(seen, unit.side)
    .map(({ id }) => id)
    .toSorted((a, b) => gapTo(seen, unit, a) - gapTo(seen, unit, b))

export const gapTo = (seen: Vf, unit: Unit, id: UnitId): number =>
  gapBetweenUnits(seen, unit.id, id).length
