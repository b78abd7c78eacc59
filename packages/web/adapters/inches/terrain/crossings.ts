import { faultOfFeature, INCH, type Crossing, type Line, type Point } from '@grognard/geometry'
import type { TableSize } from '../frame.ts'

/** The place on a line that is nearest to a point, and the way the line goes there. */
function nearestOn(
  points: readonly Point[],
  to: Point,
): { readonly at: Point; readonly along: Point; readonly far: number } | null {
  let best: { at: Point; along: Point; far: number } | null = null
  for (const [i, b] of points.entries()) {
    const a = points[i - 1]
    if (!a) continue
    const along = { x: b.x - a.x, y: b.y - a.y }
    const length = Math.hypot(along.x, along.y)
    if (length === 0) continue
    const share = ((to.x - a.x) * along.x + (to.y - a.y) * along.y) / (length * length)
    const held = Math.min(1, Math.max(0, share))
    const at = { x: a.x + along.x * held, y: a.y + along.y * held }
    const far = Math.hypot(at.x - to.x, at.y - to.y)
    if (best === null || far < best.far)
      best = { at, along: { x: along.x / length, y: along.y / length }, far }
  }
  return best
}

export const farFrom = (points: readonly Point[], to: Point): number =>
  nearestOn(points, to)?.far ?? Infinity

/** A bridge lies so far on either bank. */
const BEYOND = 0.7 * INCH
const WIDTHS = { bridge: 2640, ford: 3000 }

/** A crossing squarely over the water, as near to a place as there is water. */
export function crossingAt(
  { points, width }: Pick<Line, 'points' | 'width'>,
  kind: Crossing['kind'],
  id: string,
  near: Point,
): readonly Crossing[] {
  const found = nearestOn(points, near)
  if (!found) return []
  const { at, along } = found
  const far = width / 2 + BEYOND
  const bank = (sign: number): Point => ({
    x: Math.round(at.x - sign * along.y * far),
    y: Math.round(at.y + sign * along.x * far),
  })
  return [{ id, name: '', tags: [], kind, from: bank(-1), to: bank(1), width: WIDTHS[kind] }]
}

export const middleOfCrossing = ({ from, to }: Crossing): Point => ({
  x: Math.round((from.x + to.x) / 2),
  y: Math.round((from.y + to.y) / 2),
})

/** The crossings of a river that has been moved: each as near as it can be to where it was. */
export const relaid = (
  line: Line,
  shift: (at: Point) => Point,
  table: TableSize,
): readonly Crossing[] =>
  line.crossings.flatMap((one) => {
    const near = shift(middleOfCrossing(one))
    const far = ({ x, y }: Point): number => Math.hypot(x - near.x, y - near.y)
    // In a sharp bend or at the edge of the table it would have no bank to end on.
    const places = [near, ...placesAlong(line.points).toSorted((a, b) => far(a) - far(b))]
    const laid = places.map((at) =>
      crossingAt(line, one.kind, one.id, at).map((made) => ({ ...made, tags: one.tags })),
    )
    const isSound = (crossings: readonly Crossing[]): boolean =>
      faultOfFeature({ ...line, crossings }, table) === null
    return laid.find(isSound) ?? laid[0] ?? []
  })

/** Each corner of a line and the middle of each stretch. */
const placesAlong = (points: readonly Point[]): readonly Point[] =>
  points.flatMap((b, i) => {
    const a = points[i - 1]
    return a ? [{ x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) }, b] : [b]
  })
