// Distances, measured from figure to figure, or from the feature that a unit occupies. (1.0, T.3.2)

import {
  gapBetween,
  gapOf,
  gapToShapes,
  INCH,
  isAtLeast,
  isCloser,
  isCloserToShapes,
  isWithin,
  isWithinOf,
  isWithinOfShapes,
  ringsOf,
  type Body,
  type Footprint,
  type Gap,
  type Ground,
  type Ring,
} from '@grognard/geometry'
import type { Side, Unit, UnitId } from '../battle.ts'
import { profileOf } from '../sheets/index.ts'
import { isAside } from '../terrain/rules.ts'
import { betweenBodies, bodyIn, footprintIn, situationOf, type Field } from './situation.ts'

const isFootprint = (body: Body): body is Footprint => 'boxes' in body

/** The shortest way between two bodies. */
export const gapOfBodies = betweenBodies((a, b): Gap =>
  isFootprint(a) ? (isFootprint(b) ? gapOf(a, b) : gapToShapes(a, ringsOf(b))) : gapToBody(a, b),
)

const gapToBody = (a: Ground, b: Body): Gap =>
  isFootprint(b) ? turnedBack(gapToShapes(b, ringsOf(a))) : gapOfRings(ringsOf(a), ringsOf(b))

const turnedBack = ({ length, from, to }: Gap): Gap => ({ length, from: to, to: from })

function gapOfRings(a: readonly Ring[], b: readonly Ring[]): Gap {
  let best: Gap | null = null
  for (const ring of a)
    for (const other of b) {
      const gap = gapBetween(ring, other)
      if (!best || gap.length < best.length) best = gap
    }
  return best as Gap
}

const somePair = (
  a: readonly Ring[],
  b: readonly Ring[],
  test: (one: Ring, other: Ring) => boolean,
): boolean => a.some((ring) => b.some((other) => test(ring, other)))

/** At most so many inches apart. */
export function areWithin(a: Body, b: Body, inches: number): boolean {
  const limit = inches * INCH
  if (isFootprint(a) && isFootprint(b)) return isWithinOf(a, b, limit)
  if (isAside(a, b, limit + 1)) return false
  if (isFootprint(a)) return isWithinOfShapes(a, ringsOf(b), limit)
  if (isFootprint(b)) return isWithinOfShapes(b, ringsOf(a), limit)
  return somePair(ringsOf(a), ringsOf(b), (one, other) => isWithin(one, other, limit))
}

/** Less than so many inches apart. */
export function areCloser(a: Body, b: Body, inches: number): boolean {
  const limit = inches * INCH
  if (isFootprint(a) && isFootprint(b)) return !isAtLeast(a, b, limit)
  if (isAside(a, b, limit)) return false
  if (isFootprint(a)) return isCloserToShapes(a, ringsOf(b), limit)
  if (isFootprint(b)) return isCloserToShapes(b, ringsOf(a), limit)
  return somePair(ringsOf(a), ringsOf(b), (one, other) => isCloser(one, other, limit))
}

/** The shortest way between two units. */
export function gapBetweenUnits(field: Field, a: UnitId, b: UnitId): Gap {
  const situation = situationOf(field)
  return gapOfBodies(bodyIn(situation, a), bodyIn(situation, b))
}

/** Within so many inches of each other. */
export function unitsWithin(field: Field, a: UnitId, b: UnitId, inches: number): boolean {
  const situation = situationOf(field)
  return areWithin(bodyIn(situation, a), bodyIn(situation, b), inches)
}

/** What of a gun in the open shoots: its cannon base. */
const cannonOf = ({ boxes }: Footprint): readonly Ring[] =>
  boxes.filter(({ block }) => block.front).map(({ ring }) => ring)

const gapFromCannon = betweenBodies((gun, target): Gap =>
  gapOfRings(cannonOf(gun as Footprint), ringsOf(target)),
)

const gunIn = (field: Field, shooter: Unit): Footprint | null =>
  profileOf(shooter).arm === 'artillery' ? footprintIn(situationOf(field), shooter.id) : null

/** How far it is to shoot, to show: from the gun itself where a gun shoots. (5.1.1) */
export function shotGap(field: Field, shooter: Unit, target: UnitId): Gap {
  const gun = gunIn(field, shooter)
  if (!gun) return gapBetweenUnits(field, shooter.id, target)
  return gapFromCannon(gun, bodyIn(situationOf(field), target))
}

/** The target is at most so many inches away for who shoots at it. (5.1.1) */
export function isInRange(field: Field, shooter: Unit, target: UnitId, inches: number): boolean {
  const gun = gunIn(field, shooter)
  if (!gun) return unitsWithin(field, shooter.id, target, inches)
  return somePair(cannonOf(gun), ringsOf(bodyIn(situationOf(field), target)), (one, other) =>
    isWithin(one, other, inches * INCH),
  )
}

type Enemies = { readonly of: readonly Unit[]; readonly red: Unit[]; readonly blue: Unit[] }

/** Of the list of units that was asked for last: mostly it is asked for again. */
let last: Enemies = { of: [], red: [], blue: [] }

/** The enemies that are on the table. */
export function enemiesOf({ units }: Pick<Field, 'units'>, side: Side): readonly Unit[] {
  if (last.of !== units) {
    last = { of: units, red: [], blue: [] }
    for (const unit of units)
      if (unit.status === 'ready') (unit.side === 'red' ? last.blue : last.red).push(unit)
  }
  return last[side]
}

/** Some enemy is at most so many inches away. */
export function enemyWithin(field: Field, body: Body, side: Side, inches: number): boolean {
  const situation = situationOf(field)
  return enemiesOf(field, side).some(({ id }) => areWithin(body, bodyIn(situation, id), inches))
}
