// Front arcs: who has some of whom before him.

import { arcOf, isPartlyIn, onceForBoth, ringsOf, type Body } from '@grognard/geometry'
import { bodyIn, type Situation, type UnitId } from './situation.ts'

/** Some of a body is in the front arc of another; around whoever occupies a feature all is. */
export const isInArcOf = onceForBoth(
  (viewer: Body, target: Body): boolean =>
    !('boxes' in viewer) ||
    viewer.boxes.some(
      (box) => box.block.front && ringsOf(target).some((ring) => isPartlyIn(ring, arcOf(box))),
    ),
)

/** Some of a target is in a unit's front arc. */
export const isInArcIn = (situation: Situation, viewer: UnitId, target: UnitId): boolean =>
  isInArcOf(bodyIn(situation, viewer), bodyIn(situation, target))
