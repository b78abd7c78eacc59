// Who stands within some ground, or behind it as seen by another.

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
  type Ground,
} from '@grognard/geometry'
import { isAside } from './extent.ts'

export const isWhollyWithin = (unit: Footprint, ground: Ground): boolean =>
  !isAside(unit, ground) && unit.boxes.every(({ ring }) => isInside(ring, ground))

/** The front-rank figures of a unit that touch some ground. */
export const frontRankAt = (unit: Footprint, ground: Ground): readonly Figure[] =>
  ofFrontRank(figuresAtGround(unit, ground))

/** Those of them that have it between themselves and a body: the shortest way there crosses it. */
export const thoseBehind = (
  figures: readonly Figure[],
  unit: Footprint,
  ground: Ground,
  body: Body,
): readonly Figure[] => figures.filter((figure) => crosses(wayTo(unit, figure, body), ground))

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
