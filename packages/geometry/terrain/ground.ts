// Features as shapes that can be judged, and how a body's box lies to them.

import { onceFor } from '../memory.ts'
import { gapBetween, isWithin, overlap, type Gap, type Ring } from '../ring.ts'
import { convexPieces } from './convex.ts'
import type { Crossing, Feature, Hill, Line, Outline } from './feature.ts'
import { bandOf, crossingRing } from './line.ts'
import { clockwise, polygonOf, type Polygon } from './polygon.ts'
import { enters, nudgedSpans, spansWithin, type Segment } from './segment.ts'
import { spansWithout, type Spans } from './span.ts'

/** Ground that is judged as one. */
export type Ground = {
  /** Simple shapes that make it up; those of a band overlap at its bends. */
  readonly parts: readonly Polygon[]
  /** The same ground as convex shapes. */
  readonly pieces: readonly Ring[]
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

function grounded(parts: readonly Polygon[], pieces: readonly Ring[]): Ground {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const part of parts)
    for (let i = 0; i < part.length; i += 2) {
      const x = part[i] as number
      const y = part[i + 1] as number
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
  return { parts, pieces, left, top, right, bottom }
}

/** The ground inside an outline. */
export const groundOfOutline = onceFor((outline: Outline): Ground => {
  const polygon = polygonOf(clockwise(outline))
  return grounded([polygon], convexPieces(polygon))
})

const groundOfLine = onceFor(({ points, width }: Line): Ground => {
  const band = bandOf(points, width)
  return grounded(band, band)
})

/** The ground that a feature takes up: of a hill all from its foot, of a river its bridges, too. */
export function groundOf(feature: Feature): Ground {
  if (feature.shape === 'area') return groundOfOutline(feature.outline)
  if (feature.shape === 'hill') return groundOfOutline(feature.contours[0] as Outline)
  return groundOfLine(feature)
}

/** The ground of each level of a hill, the lowest first. */
export const levelsOf = (hill: Hill): readonly Ground[] => hill.contours.map(groundOfOutline)

export const groundOfCrossing = onceFor((crossing: Crossing): Ground => {
  const ring = [crossingRing(crossing)]
  return grounded(ring, ring)
})

/** Several grounds as one: a road with its bridges, the sections of a village. */
export const together = (grounds: readonly Ground[]): Ground =>
  grounded(
    grounds.flatMap(({ parts }) => parts),
    grounds.flatMap(({ pieces }) => pieces),
  )

/** Left, top, right and bottom of each shape. */
export const boundsOf = onceFor((shapes: readonly Polygon[]): Float64Array => {
  const bounds = new Float64Array(4 * shapes.length)
  for (const [i, shape] of shapes.entries()) {
    const { left, top, right, bottom } = grounded([shape], [])
    bounds[4 * i] = left
    bounds[4 * i + 1] = top
    bounds[4 * i + 2] = right
    bounds[4 * i + 3] = bottom
  }
  return bounds
})

/** As much of some ground as whoever stays within these bounds can have to do with; null if none. */
export function nearPartsOf(ground: Ground, within: Bounds): Ground | null {
  const around = boundsOf(ground.parts)
  const { left, top, right, bottom } = within
  const parts: Polygon[] = []
  for (let i = 0; i < ground.parts.length; i++)
    if (
      (around[4 * i] as number) <= right &&
      (around[4 * i + 1] as number) <= bottom &&
      (around[4 * i + 2] as number) >= left &&
      (around[4 * i + 3] as number) >= top
    )
      parts.push(ground.parts[i] as Polygon)
  if (parts.length === ground.parts.length) return ground
  if (parts.length === 0) return null
  // The parts of a band are convex themselves.
  const pieces = ground.parts === ground.pieces ? parts : ground.pieces
  return {
    parts,
    pieces,
    left: ground.left,
    top: ground.top,
    right: ground.right,
    bottom: ground.bottom,
  }
}

type Bounds = Pick<Ground, 'left' | 'top' | 'right' | 'bottom'>

/** How a box lies to some ground: touching has no inside in sharedSpans, inside may touch the edge. */
export type Relation = 'apart' | 'touching' | 'overlapping' | 'inside'

export function relationTo(ring: Ring, ground: Ground): Relation {
  if (overlapsGround(ring, ground)) return isInside(ring, ground) ? 'inside' : 'overlapping'
  return isNearGround(ring, ground, 0) ? 'touching' : 'apart'
}

/** Their insides have a point in common. */
export function overlapsGround(ring: Ring, { pieces }: Ground): boolean {
  for (const piece of pieces) if (overlap(ring, piece)) return true
  return false
}

/** Whether a box is at most so many thousandths from some ground. */
export function isNearGround(ring: Ring, { pieces }: Ground, limit: number): boolean {
  for (const piece of pieces) if (isWithin(ring, piece, limit)) return true
  return false
}

/** No point of a box is off the ground. */
export const isInside = (ring: Ring, ground: Ground): boolean =>
  overlapsGround(ring, ground) && !showsBorder(ring, ground.parts)

/** Some border of the ground, with open ground on its outer side, runs through a box. */
function showsBorder(ring: Ring, parts: readonly Polygon[]): boolean {
  for (const part of parts)
    for (let i = 0; i < part.length; i += 2) {
      const edge = edgeOf(part, i)
      if (!enters(edge, ring)) continue
      // Clockwise, so that the outer side of an edge is its left.
      if (spansWithout(spansWithin(edge, [ring]), nudgedSpans(edge, parts, 'left')).length > 0)
        return true
    }
  return false
}

function edgeOf(part: Polygon, i: number): Segment {
  const next = (i + 2) % part.length
  return {
    ax: part[i] as number,
    ay: part[i + 1] as number,
    bx: part[next] as number,
    by: part[next + 1] as number,
    scale: 1,
  }
}

/** The shortest way between a box and some ground, to show. */
export function gapTo(ring: Ring, ground: Ground): Gap {
  const [first, ...rest] = ground.pieces.map((piece) => gapBetween(ring, piece))
  return rest.reduce((best, gap) => (gap.length < best.length ? gap : best), first as Gap)
}

/** The stretches of a segment that lie inside some ground. */
export const spansOn = (segment: Segment, ground: Ground): Spans =>
  isClearOf(segment, ground) ? [] : spansWithin(segment, ground.parts)

/** Some of a segment lies inside some ground. */
export function crosses(segment: Segment, ground: Ground): boolean {
  if (isClearOf(segment, ground)) return false
  for (const piece of ground.pieces) if (enters(segment, piece)) return true
  // Along the cut between two pieces it enters neither, and still is inside.
  return spansWithin(segment, ground.parts).length > 0
}

function isClearOf({ ax, ay, bx, by, scale }: Segment, ground: Ground): boolean {
  return (
    (ax < ground.left * scale && bx < ground.left * scale) ||
    (ax > ground.right * scale && bx > ground.right * scale) ||
    (ay < ground.top * scale && by < ground.top * scale) ||
    (ay > ground.bottom * scale && by > ground.bottom * scale)
  )
}
