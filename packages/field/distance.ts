// Distances, measured from base to base, or from the feature that a unit occupies. In thousandths of
// an inch, as everything on the field.

import {
  gapBetween,
  gapOf,
  gapToShapes,
  isAtLeast,
  isCloser,
  isCloserToShapes,
  isWithin,
  isWithinOf,
  isWithinOfShapes,
  onceForBoth,
  ringsOf,
  type Body,
  type Footprint,
  type Gap,
  type Ground,
  type Ring,
} from '@grognard/geometry'
import { isAside } from './extent.ts'

const isFootprint = (body: Body): body is Footprint => 'boxes' in body

/** The shortest way between two bodies. */
export const gapOfBodies = onceForBoth((a: Body, b: Body): Gap =>
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

/** At most so far apart. */
export function areWithin(a: Body, b: Body, limit: number): boolean {
  if (isFootprint(a) && isFootprint(b)) return isWithinOf(a, b, limit)
  if (isAside(a, b, limit + 1)) return false
  if (isFootprint(a)) return isWithinOfShapes(a, ringsOf(b), limit)
  if (isFootprint(b)) return isWithinOfShapes(b, ringsOf(a), limit)
  return somePair(ringsOf(a), ringsOf(b), (one, other) => isWithin(one, other, limit))
}

/** Less than so far apart. */
export function areCloser(a: Body, b: Body, limit: number): boolean {
  if (isFootprint(a) && isFootprint(b)) return !isAtLeast(a, b, limit)
  if (isAside(a, b, limit)) return false
  if (isFootprint(a)) return isCloserToShapes(a, ringsOf(b), limit)
  if (isFootprint(b)) return isCloserToShapes(b, ringsOf(a), limit)
  return somePair(ringsOf(a), ringsOf(b), (one, other) => isCloser(one, other, limit))
}

const frontOf = ({ boxes }: Footprint): readonly Ring[] =>
  boxes.filter(({ block }) => block.front).map(({ ring }) => ring)

/** The shortest way from those of a unit who are its front, such as the cannon of a gun, to a body. */
export const gapFromFront = onceForBoth((unit: Footprint, body: Body): Gap =>
  gapOfRings(frontOf(unit), ringsOf(body)),
)

/** A body is at most so far from those of a unit who are its front. */
export const isWithinOfFront = (unit: Footprint, body: Body, limit: number): boolean =>
  somePair(frontOf(unit), ringsOf(body), (one, other) => isWithin(one, other, limit))
