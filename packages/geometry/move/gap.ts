// Which of two gaps is the smaller one, exactly: 'may start inside, but not come nearer'.

import { compareSquares } from '../exact.ts'
import type { Footprint } from '../footprint.ts'
import { overlap, type Ring } from '../ring.ts'

/** A gap's square as across² over length, both whole; 0 over 1 where shapes overlap. */
export type ExactGap = { readonly across: number; readonly length: number }

const NONE: ExactGap = { across: 0, length: 1 }
const ENDLESS: ExactGap = { across: 1, length: 0 }

/** Below 0 if the first is smaller. */
export const compareGaps = (a: ExactGap, b: ExactGap): number =>
  compareSquares(a.across, b.length, b.across, a.length)

const smaller = (a: ExactGap, b: ExactGap): ExactGap => (compareGaps(b, a) < 0 ? b : a)

/** Between some shapes and a unit. */
export function exactGap(rings: readonly Ring[], unit: Footprint): ExactGap {
  let best = ENDLESS
  for (const ring of rings)
    for (const { ring: other } of unit.boxes) {
      if (overlap(ring, other)) return NONE
      best = fromCorners(other, ring, fromCorners(ring, other, best))
    }
  return best
}

function fromCorners(corners: Ring, ring: Ring, found: ExactGap): ExactGap {
  let best = found
  for (let i = 0; i < corners.length; i += 2)
    for (let j = 0, k = ring.length - 2; j < ring.length; k = j, j += 2)
      best = smaller(
        best,
        toEdge(
          (corners[i] as number) - (ring[k] as number),
          (corners[i + 1] as number) - (ring[k + 1] as number),
          (ring[j] as number) - (ring[k] as number),
          (ring[j + 1] as number) - (ring[k + 1] as number),
        ),
      )
  return best
}

function toEdge(ex: number, ey: number, dx: number, dy: number): ExactGap {
  const along = dx * ex + dy * ey
  const length = dx * dx + dy * dy
  if (along <= 0) return ofSquare(ex * ex + ey * ey)
  if (along >= length) return ofSquare((ex - dx) * (ex - dx) + (ey - dy) * (ey - dy))
  return { across: Math.abs(dx * ey - dy * ex), length }
}

const ofSquare = (square: number): ExactGap =>
  square === 0 ? NONE : { across: square, length: square }

/**
 * How deep one convex shape is in another: the shortest way out across an edge of either, in
 * thousandths; to show.
 */
export function depthOf(a: Ring, b: Ring): number {
  return Math.min(depthAcross(a, b), depthAcross(b, a))
}

function depthAcross(edges: Ring, ring: Ring): number {
  let least = Infinity
  for (let j = 0, k = edges.length - 2; j < edges.length; k = j, j += 2) {
    const [px, py] = [edges[k] as number, edges[k + 1] as number]
    const [dx, dy] = [(edges[j] as number) - px, (edges[j + 1] as number) - py]
    let most = 0
    for (let i = 0; i < ring.length; i += 2)
      most = Math.max(most, dx * ((ring[i + 1] as number) - py) - dy * ((ring[i] as number) - px))
    least = Math.min(least, most / Math.sqrt(dx * dx + dy * dy))
  }
  return least
}
