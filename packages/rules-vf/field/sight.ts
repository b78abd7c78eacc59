// Front arcs and lines of sight. (1.1.1, 5.1.2, 5.1.3, T.2.5)

import {
  bodyIn,
  isInArcIn,
  shownSight,
  sightBy,
  viewInSteps as viewInStepsBy,
  viewOf as viewBy,
  type Over as OverAny,
  type ShownLine,
} from '@grognard/field'
import { lookoutsIn, type Point, type Scene, type SightLine } from '@grognard/geometry'
import { unitOf, type Unit, type UnitId } from '../battle.ts'
import type { Measures } from '../editions/book.ts'
import { allFigures, countFigures } from '../units/figures.ts'
import { isInSquare } from '../units/formations.ts'
import { situationOf, touchedBy, type Field, type Situation } from './situation.ts'

export const sight = sightBy<Unit, Measures>({
  obstacle: 'obstacle',
  touchedBy,
  clearance: ({ numbers }) => numbers.clearance, // 5.1.3
})

/** Obstacles and units, as far as they can be in anybody's way. */
export const sceneOf = (situation: Situation): Scene => sight.sceneOf(situation)

/** Units over whose heads a line may pass, where a rule says so. */
export type Over = OverAny<Unit>

/** All that the figures of one see of the other, with the line of each. */
export const linesOfSight = (
  field: Field,
  viewer: UnitId,
  target: UnitId,
  over: Over | null = null,
): readonly SightLine[] => sight.linesOfSight(situationOf(field), viewer, target, over)

/** Why a unit does or does not see another, to show. */
export const sightLines = (
  field: Field,
  viewer: UnitId,
  target: UnitId,
  over: Over | null = null,
): readonly ShownLine[] =>
  shownSight(linesOfSight(field, viewer, target, over), bodyIn(situationOf(field), viewer))

/** How many figures of a unit's front rank see another; of an occupier all or none. (T.3.2) */
export function figuresSeeing(
  field: Field,
  viewer: UnitId,
  target: UnitId,
  over: Over | null = null,
): number {
  const situation = situationOf(field)
  const unit = unitOf(situation, viewer)
  if ('boxes' in bodyIn(situation, viewer))
    return countFigures(unit, sight.countSeeing(situation, viewer, target, over))
  if (!sight.sees(situation, viewer, target, over)) return 0
  return allFigures(unit, situation.measures.bases)
}

/** A target is visible to a unit if one of its front rank sees it. (5.1.2) */
export const isVisible = (
  field: Field,
  viewer: UnitId,
  target: UnitId,
  over: Over | null = null,
): boolean => sight.sees(situationOf(field), viewer, target, over)

/** The front-rank figures of a unit that see another, to show them. */
export const whoSees = (
  field: Field,
  viewer: UnitId,
  target: UnitId,
  over: Over | null = null,
): readonly number[] => sight.whoSees(situationOf(field), viewer, target, over)

/** The ground that a unit sees, as polygons that are filled together. */
export const viewOf = (
  field: Field,
  id: UnitId,
  extent: 'whole' | 'rough' = 'whole',
): readonly (readonly Point[])[] => viewBy(sight, situationOf(field), id, extent)

/** Works it out in small steps; after the last of them it is known. */
export const viewInSteps = (
  field: Field,
  id: UnitId,
  extent: 'whole' | 'rough' = 'whole',
): Generator<void, void> => viewInStepsBy(sight, situationOf(field), id, extent)

/** How many figures are in a unit's front rank; of whoever occupies a feature all of them. */
export function frontRankSize(field: Field, id: UnitId): number {
  const situation = situationOf(field)
  const body = bodyIn(situation, id)
  const unit = unitOf(field, id)
  return 'boxes' in body
    ? countFigures(unit, lookoutsIn(body))
    : allFigures(unit, situation.measures.bases)
}

/** By how much a front rank is divided where half of it counts; of a square a quarter will do. */
const partThatCounts = (unit: Unit): number => (isInSquare(unit) && unit.inside === null ? 4 : 2)

/** Half of a unit's front rank or more sees another; of an occupier all or none. */
export function seesWithHalf(
  field: Field,
  unit: Unit,
  target: UnitId,
  over: Over | null = null,
): boolean {
  const situation = situationOf(field)
  const body = bodyIn(situation, unit.id)
  if (!('boxes' in body)) return sight.sees(situation, unit.id, target, over)
  const least = Math.ceil(lookoutsIn(body) / partThatCounts(unit))
  return sight.isSeenByAtLeast(situation, unit.id, target, least, over)
}

/** So many are half of a unit's front rank or more. */
export const isHalfOfFrontRank = (field: Field, unit: Unit, figures: number): boolean =>
  partThatCounts(unit) * figures >= frontRankSize(field, unit.id)

/** How many figures are half of a unit's front rank. */
export const halfOfFrontRank = (field: Field, unit: Unit): number =>
  Math.ceil(frontRankSize(field, unit.id) / partThatCounts(unit))

/** Some of a target is in a unit's front arc. (1.1.1) */
export const isInFrontArc = (field: Field, viewer: UnitId, target: UnitId): boolean =>
  isInArcIn(situationOf(field), viewer, target)
