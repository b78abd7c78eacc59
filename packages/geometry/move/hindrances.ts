// What stands in the way of a unit that goes straight, wherever it goes: each as a convex shape.

import { isAtLeast } from '../distance.ts'
import type { Box, Footprint } from '../footprint.ts'
import { onceWithLast } from '../memory.ts'
import type { Ring } from '../ring.ts'
import { isFar, type Closed, type Extent, type Field, type Other } from './field.ts'
import { exactGap } from './gap.ts'
import { closedShapes } from './open.ts'
import { coneBehind, type Cone } from './shadow.ts'

/** Something that one box of a unit may not meet: on its way, or when it ends there. */
export type Hindrance = Extent & {
  readonly box: number
  readonly shape: Ring
  /** How far it must stay away, and what lies behind; null behind it: it is met already. */
  readonly onWay: { readonly limit: number; readonly behind: Cone | null } | null
  readonly atEnd: number | null
}

/** Units and closed ground that may be met around. */
export const hindrancesOf = (
  { others = [], closed = [] }: Field,
  start: Footprint,
  around: Extent,
): readonly Hindrance[] => [
  ...others.flatMap((other) => byOther(other, start, around)),
  ...closed.flatMap((one) => byShapes(shapesOf(one), start, around)),
]

/** Ground on which a way costs otherwise than it measures. */
export const costlyGrounds = (
  { regions = [], barriers = [] }: Field,
  start: Footprint,
  around: Extent,
): readonly Hindrance[] =>
  [...regions, ...barriers]
    .filter(({ ground }) => !isFar(around, ground, 0))
    .flatMap(({ ground }) => byShapes(ground.pieces, start, around))

function byOther(other: Other, start: Footprint, around: Extent): readonly Hindrance[] {
  const { unit, least, mayStartNearer, endsAtLeast = 0, endsBeyond = 0 } = other
  const atEnd = Math.max(endsAtLeast, endsBeyond)
  if (isFar(around, unit, Math.max(atEnd, least ?? 0))) return []
  const isNear = least !== null && mayStartNearer === true && !isAtLeast(start, unit, least)
  const limit = isNear ? gapOf(start, unit) : least
  return start.boxes.flatMap(({ ring }, box) =>
    unit.boxes.map(({ ring: shape }) => ({
      box,
      shape,
      onWay: limit === null ? null : { limit, behind: coneBehind(ring, shape, limit, isNear) },
      atEnd,
      ...extentOf(shape),
    })),
  )
}

function gapOf({ boxes }: Footprint, unit: Footprint): number {
  const { across, length } = exactGap(
    boxes.map(({ ring }) => ring),
    unit,
  )
  return across / Math.sqrt(length)
}

const byShapes = (
  shapes: readonly Ring[],
  { boxes }: Footprint,
  around: Extent,
): readonly Hindrance[] =>
  shapes
    .map((shape) => ({ shape, extent: extentOf(shape) }))
    .filter(({ extent }) => !isFar(around, extent, 0))
    .flatMap(({ shape, extent }) =>
      boxes.map(({ ring }: Box, box) => ({
        box,
        shape,
        onWay: { limit: 0, behind: coneBehind(ring, shape, 0, false) },
        atEnd: null,
        ...extent,
      })),
    )

const cut = onceWithLast(closedShapes)

function shapesOf({ ground, openings }: Closed): readonly Ring[] {
  if (!openings) return ground.pieces
  return cut(ground, openings)
}

export function extentOf(ring: Ring): Extent {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i < ring.length; i += 2) {
    left = Math.min(left, ring[i] as number)
    right = Math.max(right, ring[i] as number)
    top = Math.min(top, ring[i + 1] as number)
    bottom = Math.max(bottom, ring[i + 1] as number)
  }
  return { left, top, right, bottom }
}
