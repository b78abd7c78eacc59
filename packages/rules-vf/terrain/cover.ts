// Who is in cover. (T.2.2)

import {
  bodyIn,
  footprintIn,
  frontRankAt,
  isWhollyWithin,
  placeOf,
  placesOn,
  thoseBehind,
  type Place,
} from '@grognard/field'
import type { Body, Figure, Footprint } from '@grognard/geometry'
import type { Cover } from '../attacking.ts'
import type { FeatureId, Unit } from '../battle.ts'
import { editionOf } from '../editions/book.ts'
import { isHalfOfFrontRank } from '../field/sight.ts'
import { situationOf, touchedBy, type Field } from '../field/situation.ts'
import { countFigures } from '../units/figures.ts'

const BEST_FIRST = ['hard', 'soft', 'melee only'] as const

/** What a feature gives to those who are covered by it. */
export function coverFrom(
  { rules }: Pick<Place, 'rules'>,
  attack: 'fire' | 'melee',
): Cover['kind'] | null {
  if (rules.has('hard cover')) return 'hard'
  if (rules.has('soft cover')) return 'soft'
  return attack === 'melee' && rules.has('cover in melee') ? 'melee only' : null // T.1.4
}

/** Whoever stands behind a barrier can have cover from it. (T.2.2) */
export const barrierCovers = (): boolean => true

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
    const kind = coverFrom(place, attack)
    if (!kind || (best && BEST_FIRST.indexOf(best.kind) <= BEST_FIRST.indexOf(kind))) continue
    const isCovered = place.rules.has('barrier')
      ? editionOf(field).barrierCovers(unit) &&
        isBehindBarrier(field, unit, there, bodyIn(situation, attacker.id), place)
      : isWhollyWithin(there, place.ground)
    if (isCovered) best = { kind, clause: 'vf2:T.2.2', feature: place.id }
  }
  return best
}

/** Whoever occupies defendable terrain is in cover, soft if the feature does not say hard. (T.3) */
export function coverInside(
  { terrain }: Pick<Field, 'terrain'>,
  feature: FeatureId,
  attack: 'fire' | 'melee',
): Cover | null {
  const place = placeOf(terrain, feature)
  return place
    ? { kind: coverFrom(place, attack) === 'hard' ? 'hard' : 'soft', clause: 'vf2:T.3', feature }
    : null
}

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
  const isHalf = (figures: readonly Figure[]): boolean =>
    isHalfOfFrontRank(field, unit, countFigures(unit, figures.length))
  const touching = frontRankAt(there, ground)
  return isHalf(touching) && isHalf(thoseBehind(touching, there, ground, attacker))
}
