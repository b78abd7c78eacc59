// Shapes cut along straight lines, to draw. Nothing is judged by them.

import type { Point } from './lattice.ts'
import type { Ring } from './ring.ts'

/**
 * What of a shape lies to the right of the way from a point in a direction. Where that is several
 * pieces, they hang together along the line: filled, they are the same.
 */
export function cutAlong(
  shape: readonly Point[],
  px: number,
  py: number,
  dx: number,
  dy: number,
): readonly Point[] {
  const kept: Point[] = []
  let before = shape.at(-1)
  if (!before) return kept
  let last = dx * (before.y - py) - dy * (before.x - px)
  for (const point of shape) {
    const here = dx * (point.y - py) - dy * (point.x - px)
    if (here < 0 !== last < 0) {
      const part = last / (last - here)
      kept.push({
        x: before.x + (point.x - before.x) * part,
        y: before.y + (point.y - before.y) * part,
      })
    }
    if (here >= 0) kept.push(point)
    before = point
    last = here
  }
  return kept
}

/** What of a shape lies inside of a convex one. */
export function cutTo(shape: readonly Point[], ring: Ring): readonly Point[] {
  let kept = shape
  for (let i = 0, k = ring.length - 2; i < ring.length && kept.length > 0; k = i, i += 2) {
    const [px, py] = [ring[k] as number, ring[k + 1] as number]
    kept = cutAlong(kept, px, py, (ring[i] as number) - px, (ring[i + 1] as number) - py)
  }
  return kept.length > 2 ? kept : []
}

export const pointsOf = (ring: Ring): readonly Point[] =>
  Array.from({ length: ring.length / 2 }, (_, i) => ({
    x: ring[2 * i] as number,
    y: ring[2 * i + 1] as number,
  }))

export const ringOfPoints = (points: readonly Point[]): Ring =>
  Float64Array.from(points.flatMap(({ x, y }) => [x, y]))
