import { between, centroidOf, clockwise, distance, edgesOf } from './geometry.ts'
import { curve, polygon } from './plate.ts'
import type { Feature, Point } from './scene.ts'

/** Corners cut again and again until the ring is round. */
function rounded(ring: readonly Point[], times = 2): readonly Point[] {
  if (times === 0) return ring
  const cut = edgesOf(ring).flatMap(([a, b]) => [between(a, b, 0.25), between(a, b, 0.75)])
  return rounded(cut, times - 1)
}

/** Points about `step` apart along a line; the first point is always kept. */
export function evenly(line: readonly Point[], step: number, closed: boolean): readonly Point[] {
  const edges = closed ? edgesOf(line) : edgesOf(line).slice(0, -1)
  const total = edges.reduce((sum, [a, b]) => sum + distance(a, b), 0)
  const count = Math.max(closed ? 3 : 1, Math.round(total / step))
  const pace = total / count
  const points: Point[] = []
  let walked = 0
  let next = 0
  for (const [a, b] of edges) {
    const length = distance(a, b)
    while (points.length < count && next <= walked + length) {
      points.push(between(a, b, length === 0 ? 0 : (next - walked) / length))
      next += pace
    }
    walked += length
  }
  const last = line.at(-1)
  if (!closed && last !== undefined) points.push(last)
  return points
}

/** Each edge in pieces, so that rounding cuts the corners only and leaves the sides. */
const inPieces = (ring: readonly Point[], pieces: number): readonly Point[] =>
  edgesOf(ring).flatMap(([a, b]) =>
    Array.from({ length: pieces }, (_, i) => between(a, b, i / pieces)),
  )

/** A ring as a draughtsman's hand would draw it: rounded, and pulled inward here and there. */
export function freehand(
  ring: readonly Point[],
  step: number,
  pull: number,
  random: () => number,
  pieces = 3,
): readonly Point[] {
  const corners = ring.length < 8 ? inPieces(ring, pieces) : ring
  const points = evenly(clockwise(rounded(corners, 3)), step, true)
  const middle = centroidOf(ring)
  const waves = [2, 3, 5, 8].map((times) => ({
    times,
    phase: random() * Math.PI * 2,
    weight: 1 / Math.sqrt(times),
  }))
  const most = waves.reduce((sum, wave) => sum + wave.weight, 0)
  return points.map((point, i) => {
    const around = (i / points.length) * Math.PI * 2
    const wave = waves.reduce((sum, w) => sum + w.weight * Math.sin(around * w.times + w.phase), 0)
    const inward = (pull * (1 + wave / most)) / 2
    return between(point, middle, Math.min(0.4, inward / Math.max(1, distance(point, middle))))
  })
}

/** So many points on the curve between two corners. */
const PIECES = 12
/** A hand that draws a hill swings out so far, in thousandths. */
const SWING = 220

/**
 * A ring that rules measure to, as a draughtsman would draw it: a curve through its corners that
 * bulges outward between them, with a little swing, and so holds all that the corners hold. Without
 * any fullness it is nearly straight between them.
 */
export function swelling(
  ring: readonly Point[],
  random: () => number,
  fullness = 0.8,
): readonly Point[] {
  const corners = clockwise(ring)
  const at = (i: number): Point => corners[(i + corners.length) % corners.length] as Point
  const line = corners.flatMap((_, i) =>
    Array.from({ length: PIECES }, (__, k) =>
      onCurve([at(i - 1), at(i), at(i + 1), at(i + 2)], k / PIECES, fullness),
    ),
  )
  const phases = [3, 5, 8].map((times) => ({ times, phase: random() * 2 * Math.PI }))
  const normals = normalsOf(line, true)
  return line.map((point, i) => {
    const around = (i / line.length) * 2 * Math.PI
    const wave = phases.reduce((sum, { times, phase }) => sum + Math.sin(around * times + phase), 0)
    const out = SWING * (1 + wave / phases.length) * 0.5
    const { x, y } = normals[i] ?? { x: 0, y: 0 }
    return { x: point.x + x * out, y: point.y + y * out }
  })
}

/** Between the two in the middle, on a curve that goes through both and heeds the outer ones. */
function onCurve(
  [a, b, c, d]: readonly [Point, Point, Point, Point],
  t: number,
  fullness: number,
): Point {
  const along = (axis: 'x' | 'y'): number => {
    const [from, to] = [b[axis], c[axis]]
    const leaves = (fullness * (to - a[axis])) / 2
    const comes = (fullness * (d[axis] - from)) / 2
    const [t2, t3] = [t * t, t * t * t]
    return (
      from * (2 * t3 - 3 * t2 + 1) +
      leaves * (t3 - 2 * t2 + t) +
      to * (3 * t2 - 2 * t3) +
      comes * (t3 - t2)
    )
  }
  return { x: along('x'), y: along('y') }
}

/** The same ring nearer to its middle, such as a higher contour of a hill. */
export function shrunk(ring: readonly Point[], to: number): readonly Point[] {
  const middle = centroidOf(ring)
  return ring.map((point) => between(middle, point, to))
}

/** For each point of a line, the unit vector to the left of the way it runs. */
export function normalsOf(line: readonly Point[], closed: boolean): readonly Point[] {
  return line.map((point, i) => {
    const before = line[i - 1] ?? (closed ? line.at(-1) : undefined) ?? point
    const after = line[i + 1] ?? (closed ? line[0] : undefined) ?? point
    const length = Math.max(1e-9, distance(before, after))
    return { x: (after.y - before.y) / length, y: -(after.x - before.x) / length }
  })
}

/** The edge of a feature as it is drawn: where it is, or as a free hand draws it. */
export function edgeOf(
  { outline, exact }: Pick<Feature, 'outline' | 'exact'>,
  step: number,
  pull: number,
  random: () => number,
): { readonly ring: readonly Point[]; readonly path: Path2D } {
  if (exact) return { ring: evenly(clockwise(outline), step, true), path: polygon(outline) }
  const ring = freehand(outline, step, pull, random)
  return { ring, path: curve(ring) }
}
