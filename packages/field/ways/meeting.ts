// Where a move may end in contact with somebody.

import {
  FACES,
  isOnOrTouches,
  type Body,
  type Face,
  type Field,
  type Pose,
  type Standing,
} from '@grognard/geometry'
import type { Place } from '../places.ts'
import { asFootprint } from './against.ts'
import { endsIn } from './ends.ts'

/** Ends in contact with these sides of a body, or only those that come to mind first. */
export const endsAt = (
  field: Field,
  start: Standing,
  body: Body,
  faces: readonly Face[] = FACES,
  isAtHand = false,
): Iterable<Pose> =>
  'boxes' in body
    ? endsIn(field, start, body, faces, isAtHand)
    : endsIn(field, start, asFootprint(body), FACES, isAtHand)

/** Ends in contact with a barrier that a body touches: they may meet across it. */
export function* endsAcross(
  field: Field,
  start: Standing,
  body: Body,
  barriers: readonly Place[],
): Iterable<Pose> {
  for (const { ground } of barriers)
    if (isOnOrTouches(body, ground)) yield* endsIn(field, start, asFootprint(ground))
}
