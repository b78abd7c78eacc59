// Into defendable terrain, out of it, and from one section to the next. (T.3.1, T.3.2, T.3.3, T.3.7)

import { gapLine, gapOfBodies, placeOf, type Place } from '@grognard/field'
import {
  gapBetween,
  whollyWithin,
  type Footprint,
  type Ground,
  type Ring,
} from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import type { FeatureId, Unit, Vf } from '../battle.ts'
import { numbersOf } from '../editions/book.ts'
import { areCloser } from '../field/distance.ts'
import { footprintAt } from '../field/situation.ts'
import { farOff, inInches } from '../measured.ts'
import { refused, showing } from '../refusals/refused.ts'
import { specialsOf } from '../specials/index.ts'
import { areConnected, nameOfFeature, occupierOf } from '../terrain/ground.ts'
import { placesWith } from '../terrain/rules.ts'
import { faultOfFormation } from '../units/formations.ts'
import { stanceOf } from './reform.ts'
import { refuseEnd, standingIn, type Stance } from './way.ts'

/** Whoever is inside a feature does nothing else before it has come out. (T.3.3) */
export const refuseInside = (seen: Vf, { name, inside }: Unit): Refusal =>
  refused('vf2:T.3.3', 'inside-must-exit', {
    unit: name,
    feature: nameOfFeature(seen, inside ?? ''),
  })

/** Why a unit that stands like this may not occupy a feature. */
export function refuseOccupy(
  seen: Vf,
  unit: Unit,
  feature: FeatureId,
  stance: Stance | null = unit.pose && stanceOf(unit),
): Refusal | null {
  const place = placesWith(seen.terrain, 'defendable').find(({ id }) => id === feature)
  if (!place) return refused('vf2:T.3', 'occupy-not-defendable', { feature })
  if (!stance) return refuseInside(seen, unit)
  const { layout, pose } = standingIn(seen, unit, stance)
  const here = footprintAt(layout, pose)
  const { atDoor } = numbersOf(seen.options)
  if (!areCloser(here, place.ground, atDoor)) {
    const far = farOff(gapOfBodies(here, place.ground).length)
    const within = inInches(atDoor)
    const data = { unit: unit.name, feature: nameOfFeature(seen, feature), within, far }
    return showing(refused('vf2:T.3.2', 'occupy-far', data), [gapLine(here, place.ground)])
  }
  return refuseFull(seen, unit, feature)
}

/** One unit a feature; enemy leaders are moved over. */
function refuseFull(seen: Vf, unit: Unit, feature: FeatureId): Refusal | null {
  const other = occupierOf(seen, feature)
  if (!other) return null
  const data = { unit: unit.name, other: other.name, feature: nameOfFeature(seen, feature) }
  return refused('vf2:T.3.1', 'occupy-full', data)
}

/** Why a unit may not occupy a feature after a move or retreat. (Light Infantry) */
export function refuseOccupyAfter(
  seen: Vf,
  unit: Unit,
  feature: FeatureId,
  stance: Stance,
): Refusal | null {
  if (!specialsOf(unit).some(({ occupiesAfterMove }) => occupiesAfterMove))
    return refused('vf2:T.3.2', 'occupy-after-move', { unit: unit.name })
  return refuseOccupy(seen, unit, feature, stance)
}

/** The feature that a unit may leave now. */
function leavable(seen: Vf, unit: Unit): Place | Refusal {
  const place = placeOf(seen.terrain, unit.inside ?? '')
  if (!place) return refused('vf2:T.3.3', 'exit-not-inside', { unit: unit.name })
  const data = { unit: unit.name, feature: nameOfFeature(seen, place.id) }
  return unit.entered ? refused('vf2:T.3.3', 'exit-just-entered', data) : place
}

/** Why a unit may not leave its feature and stand there. */
export function refuseExit(seen: Vf, unit: Unit, stance: Stance): Refusal | null {
  const place = leavable(seen, unit)
  if ('code' in place) return place
  const fault = faultOfFormation(unit, stance.formation)
  if (fault) return fault
  const { layout, pose } = standingIn(seen, unit, stance)
  const there = footprintAt(layout, pose)
  const { out } = numbersOf(seen.options)
  if (!whollyWithin(there, place.ground.pieces, out)) {
    const far = farOff(reachFrom(there, place.ground))
    const within = inInches(out)
    const data = { unit: unit.name, feature: nameOfFeature(seen, place.id), within, far }
    return showing(refused('vf2:T.3.3', 'exit-far', data), [gapLine(there, place.ground)])
  }
  return refuseEnd(seen, unit, 'exit', stance)
}

/** How far from a feature the farthest corner of a figure is. */
const reachFrom = ({ boxes }: Footprint, { pieces }: Ground): number =>
  Math.max(...boxes.flatMap(({ ring }) => cornersOf(ring)).map((corner) => nearest(corner, pieces)))

const cornersOf = (ring: Ring): readonly Ring[] =>
  Array.from({ length: ring.length / 2 }, (_, i) => ring.slice(2 * i, 2 * i + 2))

const nearest = (corner: Ring, pieces: readonly Ring[]): number =>
  Math.min(...pieces.map((piece) => gapBetween(corner, piece).length))

/** Why a unit may not go from its section of a feature to another. (T.3.7) */
export function refuseShift(seen: Vf, unit: Unit, feature: FeatureId): Refusal | null {
  const place = leavable(seen, unit)
  if ('code' in place) return place
  if (!areConnected(seen, place.id, feature)) {
    const data = { unit: unit.name, feature: nameOfFeature(seen, feature) }
    const from = nameOfFeature(seen, place.id)
    return refused('vf2:T.3.7', 'shift-not-connected', {
      ...data,
      from,
      border: inInches(numbersOf(seen.options).border),
    })
  }
  return refuseFull(seen, unit, feature)
}
