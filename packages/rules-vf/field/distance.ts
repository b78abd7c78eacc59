// Distances, measured from figure to figure, or from the feature that a unit occupies. (1.0, T.3.2)

import {
  gapBetween,
  gapOf,
  INCH,
  isAtLeast,
  isCloser,
  isWithin,
  isWithinOf,
  ringsOf,
  type Body,
  type Footprint,
  type Gap,
  type Ring,
} from '@grognard/geometry'
import { enemyOf, type Side, type Unit, type UnitId } from '../battle.ts'
import { profileOf } from '../sheets/index.ts'
import {
  bodyIn,
  footprintIn,
  remembered,
  situationOf,
  type Field,
  type Situation,
} from './situation.ts'

const isFootprint = (body: Body): body is Footprint => 'boxes' in body

/** The shortest way between two bodies. */
export function gapOfBodies(a: Body, b: Body): Gap {
  if (isFootprint(a) && isFootprint(b)) return gapOf(a, b)
  return gapOfRings(ringsOf(a), ringsOf(b))
}

function gapOfRings(a: readonly Ring[], b: readonly Ring[]): Gap {
  let best: Gap | null = null
  for (const ring of a)
    for (const other of b) {
      const gap = gapBetween(ring, other)
      if (!best || gap.length < best.length) best = gap
    }
  return best as Gap
}

/** At most so many inches apart. */
export function areWithin(a: Body, b: Body, inches: number): boolean {
  if (isFootprint(a) && isFootprint(b)) return isWithinOf(a, b, inches * INCH)
  return ringsOf(a).some((ring) => ringsOf(b).some((other) => isWithin(ring, other, inches * INCH)))
}

/** Less than so many inches apart. */
export function areCloser(a: Body, b: Body, inches: number): boolean {
  if (isFootprint(a) && isFootprint(b)) return !isAtLeast(a, b, inches * INCH)
  return ringsOf(a).some((ring) => ringsOf(b).some((other) => isCloser(ring, other, inches * INCH)))
}

/** The shortest way between two units. */
export function gapBetweenUnits(field: Field, a: UnitId, b: UnitId): Gap {
  const situation = situationOf(field)
  return gapIn(situation, a, b)
}

const gapIn = (situation: Situation, a: UnitId, b: UnitId): Gap =>
  remembered(situation, `gap ${a} ${b}`, () =>
    gapOfBodies(bodyIn(situation, a), bodyIn(situation, b)),
  )

/** Within so many inches of each other. */
export function unitsWithin(field: Field, a: UnitId, b: UnitId, inches: number): boolean {
  const situation = situationOf(field)
  return areWithin(bodyIn(situation, a), bodyIn(situation, b), inches)
}

/** How far it is to shoot: from the gun itself where a gun shoots. (5.1.1) */
export function shotGap(field: Field, shooter: Unit, target: UnitId): Gap {
  const situation = situationOf(field)
  const gun = profileOf(shooter).arm === 'artillery' && footprintIn(situation, shooter.id)
  if (!gun) return gapIn(situation, shooter.id, target)
  return remembered(situation, `shot ${shooter.id} ${target}`, () => {
    const cannon = gun.boxes.filter(({ block }) => block.front).map(({ ring }) => ring)
    return gapOfRings(cannon, ringsOf(bodyIn(situation, target)))
  })
}

/** The enemies that are on the table. */
export const enemiesOf = (field: Field, side: Side): readonly Unit[] =>
  field.units.filter((unit) => unit.status === 'ready' && unit.side === enemyOf(side))

/** Some enemy is at most so many inches away. */
export function enemyWithin(field: Field, body: Body, side: Side, inches: number): boolean {
  const situation = situationOf(field)
  return enemiesOf(field, side).some(({ id }) => areWithin(body, bodyIn(situation, id), inches))
}
