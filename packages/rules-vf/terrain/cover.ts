// Who is in cover. (T.2.2)

import {
  crosses,
  figuresAtGround,
  gapBetween,
  isInside,
  ofFrontRank,
  ringsOf,
  rowsOf,
  segmentOf,
  type Body,
  type Figure,
  type Footprint,
  type Gap,
} from '@grognard/geometry'
import type { FeatureId, Unit } from '../battle.ts'
import type { VfClause } from '../clauses.ts'
import { isHalfOfFrontRank } from '../field/sight.ts'
import { bodyIn, footprintIn, situationOf, touchedBy, type Field } from '../field/situation.ts'
import { countFigures } from '../units/figures.ts'
import { isAside, placeOf, placesOn, type Place } from './rules.ts'

export type Cover = {
  readonly kind: 'hard' | 'soft' | 'melee only'
  readonly clause: VfClause
  readonly feature: FeatureId
}

const BEST_FIRST = ['hard', 'soft', 'melee only'] as const

/** What a feature gives to those who are covered by it. */
function kindOf({ rules }: Place, attack: 'fire' | 'melee'): Cover['kind'] | null {
  if (rules.has('hard cover')) return 'hard'
  if (rules.has('soft cover')) return 'soft'
  return attack === 'melee' && rules.has('cover in melee') ? 'melee only' : null // T.1.4
}

/** The cover that a unit has from an attacker: the best, if there are several. */
export function coverOf(
  field: Field,
  unit: Unit,
  attacker: Unit,
  attack: 'fire' | 'melee',
): Cover | null {
  if (unit.inside !== null) return coverInside(field, unit.inside, attack)
  const situation = situationOf(field)
  const there = footprintIn(situation, unit.id)
  if (!there) return null
  let best: Cover | null = null
  for (const place of placesOn(field.terrain)) {
    const kind = kindOf(place, attack)
    if (!kind || (best && BEST_FIRST.indexOf(best.kind) <= BEST_FIRST.indexOf(kind))) continue
    const isCovered = place.rules.has('barrier')
      ? isBehindBarrier(field, unit, there, bodyIn(situation, attacker.id), place)
      : isWhollyWithin(there, place)
    if (isCovered) best = { kind, clause: 'vf2:T.2.2', feature: place.id }
  }
  return best
}

/** Whoever occupies defendable terrain is in cover, soft if the feature does not say hard. (T.3) */
function coverInside(
  { terrain }: Field,
  feature: FeatureId,
  attack: 'fire' | 'melee',
): Cover | null {
  const place = placeOf(terrain, feature)
  return place
    ? { kind: kindOf(place, attack) === 'hard' ? 'hard' : 'soft', clause: 'vf2:T.3', feature }
    : null
}

const isWhollyWithin = (unit: Footprint, { ground }: Place): boolean =>
  !isAside(unit, ground) && unit.boxes.every(({ ring }) => isInside(ring, ground))

/**
 * At least half of the front rank is in contact with the barrier and has it between itself and the
 * attacker: the shortest way from a figure to the attacker crosses it.
 */
function isBehindBarrier(
  field: Field,
  unit: Unit,
  there: Footprint,
  attacker: Body,
  { id, ground }: Place,
): boolean {
  if (!touchedBy(field.terrain, there).has(id)) return false
  const touching = ofFrontRank(figuresAtGround(there, ground))
  if (!isHalfOfFrontRank(field, unit, countFigures(unit, touching.length))) return false
  const covered = touching.filter((figure) => crosses(wayTo(there, figure, attacker), ground))
  return isHalfOfFrontRank(field, unit, countFigures(unit, covered.length))
}

/** The straight way from where a front-rank figure looks out to the nearest place of a body. */
function wayTo(unit: Footprint, { number }: Figure, body: Body) {
  const lookout = rowsOf(unit)
    .flatMap(({ lookouts }) => lookouts)
    .find((one) => one.number === number)
  if (!lookout) throw new RangeError(`Figure ${number} is not in the front rank.`)
  const { eye } = lookout
  const { scale } = eye
  const from = Float64Array.of(eye.x / scale, eye.y / scale)
  const gap = ringsOf(body)
    .map((ring) => gapBetween(from, ring))
    .reduce((best: Gap, one) => (one.length < best.length ? one : best))
  const [x, y] = gap.to
  return segmentOf(eye, { x: Math.round(x) * scale, y: Math.round(y) * scale }, scale)
}
