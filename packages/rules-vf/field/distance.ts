// Distances, measured from figure to figure, or from the feature that a unit occupies. (1.0, T.3.2)

import {
  areWithin,
  bodyIn,
  footprintIn,
  gapFromFront,
  gapOfBodies,
  isWithinOfFront,
  knownRanges,
} from '@grognard/field'
import { recently, type Body, type Footprint, type Gap } from '@grognard/geometry'
import { unitOf, type Side, type Unit, type UnitId } from '../battle.ts'
import { profileOf } from '../sheets/index.ts'
import { situationOf, type Field, type Situation } from './situation.ts'

// How far is said in thousandths, as a battle's numbers are (editions/book.ts).
export { areCloser, areWithin } from '@grognard/field'

/** The shortest way between two units. */
export function gapBetweenUnits(field: Field, a: UnitId, b: UnitId): Gap {
  const situation = situationOf(field)
  return gapOfBodies(bodyIn(situation, a), bodyIn(situation, b))
}

/** At most so far from each other. */
export function unitsWithin(field: Field, a: UnitId, b: UnitId, far: number): boolean {
  const situation = situationOf(field)
  return areWithin(bodyIn(situation, a), bodyIn(situation, b), far)
}

/** A gun in the open, of which the cannon base shoots. */
const gunOf = (situation: Situation, shooter: Unit): Footprint | null =>
  profileOf(shooter).arm === 'artillery' ? footprintIn(situation, shooter.id) : null

/** How far it is to shoot, to show: from the gun itself where a gun shoots. (5.1.1) */
export function shotGap(field: Field, shooter: Unit, target: UnitId): Gap {
  const situation = situationOf(field)
  const gun = gunOf(situation, shooter)
  if (!gun) return gapBetweenUnits(field, shooter.id, target)
  return gapFromFront(gun, bodyIn(situation, target))
}

/** The target is at most so far away for who shoots at it. (5.1.1) */
export const isInRange = (field: Field, shooter: Unit, target: UnitId, range: number): boolean =>
  inRange(situationOf(field), shooter.id, target, range)

const inRange = knownRanges(
  'in range',
  (situation: Situation, shooter: UnitId, target: UnitId, range: number): boolean => {
    const gun = gunOf(situation, unitOf(situation, shooter))
    const body = bodyIn(situation, target)
    return gun
      ? isWithinOfFront(gun, body, range)
      : areWithin(bodyIn(situation, shooter), body, range)
  },
)

type Enemies = { readonly [side in Side]: readonly Unit[] }

const enemiesAmong = recently(1, (units: readonly Unit[]): Enemies => {
  const [red, blue]: [Unit[], Unit[]] = [[], []]
  for (const unit of units)
    if (unit.status === 'ready') (unit.side === 'red' ? blue : red).push(unit)
  return { red, blue }
})

/** The enemies that are on the table. */
export const enemiesOf = ({ units }: Pick<Field, 'units'>, side: Side): readonly Unit[] =>
  enemiesAmong(units)[side]

/** Some enemy is at most so far away. */
export function enemyWithin(field: Field, body: Body, side: Side, far: number): boolean {
  const situation = situationOf(field)
  return enemiesOf(field, side).some(({ id }) => areWithin(body, bodyIn(situation, id), far))
}
