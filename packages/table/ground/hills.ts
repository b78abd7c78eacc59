import { between, centroidOf, clockwise, distance } from '../geometry.ts'
import { evenly, freehand, normalsOf, shrunk, swelling } from '../outlines.ts'
import { bend, curve, polygon, polyline, stroke, type Mark, type Plate } from '../plate.ts'
import { seeded } from '../random.ts'
import type { Feature, Point } from '../scene.ts'

/** Contours from the foot to the crest, as shares of the way out from the middle. */
const LEVELS = [
  { at: 0.98, hachuresTo: 0.8, tone: 0.16 },
  { at: 0.74, hachuresTo: 0.58, tone: 0.2 },
  { at: 0.5, hachuresTo: 0.38, tone: 0.26 },
]

/** Light falls from the upper left, so that slopes to the lower right are drawn heavier. */
const SHADES = [
  { from: -2, width: 0.55, alpha: 0.55 },
  { from: -0.35, width: 0.8, alpha: 0.7 },
  { from: 0.35, width: 1.25, alpha: 0.85 },
]

export function hills(feature: Feature): Plate {
  if (feature.exact) return surveyed(feature)
  const random = seeded(feature.id)
  const foot = freehand(feature.outline, 420, 900, random, 2)
  const middle = centroidOf(foot)
  const tones: Mark[] = []
  const contours = new Path2D()
  const slopes = SHADES.map(() => new Path2D())
  for (const level of LEVELS) {
    const ring = shrunk(foot, level.at)
    const path = curve(ring)
    tones.push({ path, fill: 'hill', alpha: level.tone })
    contours.addPath(path)
    const points = evenly(ring, 215, true)
    const normals = normalsOf(points, true)
    points.forEach((point, i) => {
      const normal = normals[i]
      if (normal === undefined || random() < 0.06) return
      const reach = (level.at - level.hachuresTo) / level.at
      const top = between(point, middle, reach * (0.75 + random() * 0.4))
      const low = between(point, middle, reach * (0.04 + random() * 0.12))
      const light = (normal.x + normal.y) / Math.SQRT2 + (random() - 0.5) * 0.35
      const shade = SHADES.findLastIndex((s) => light >= s.from)
      const slope = slopes[Math.max(0, shade)]
      if (slope !== undefined) stroke(slope, top, low)
    })
  }
  return [
    ...tones,
    { path: contours, stroke: 'hachure', width: 0.6, alpha: 0.5 },
    ...slopes.map((path, i): Mark => {
      const { width, alpha } = SHADES[i] ?? { width: 1, alpha: 1 }
      return { path, stroke: 'hachure', width, alpha }
    }),
    { path: crest(foot, middle, random), stroke: 'hachure', width: 0.9, alpha: 0.75 },
  ]
}

/** How far apart hachures stand, and how long they are at the least, in thousandths. */
const HACHURES = { apart: 300, foot: 620, level: 900, more: 420 }

/**
 * A hill whose contours and crest are known. The ground rises in a free hand that holds all that the
 * rules call hill; the contours by which they judge are firm thin lines in it.
 */
function surveyed({ id, outline, contours = [], crest: top = [] }: Feature): Plate {
  const random = seeded(id)
  const levels = [outline, ...contours]
  const lines = new Path2D()
  const slopes = SHADES.map(() => new Path2D())
  const tones = levels.map((ring, level): Mark => {
    const swollen = swelling(ring, random)
    const path = curve(swollen)
    // Where the outline turns inward the curve would leave some of it out.
    polygon(clockwise(ring), path)
    polygon(ring, lines)
    hachured(swollen, level, slopes, random)
    return { path, fill: 'hill', alpha: 0.22 }
  })
  const summit = levels.at(-1)
  return [
    ...tones,
    ...(summit ? [lit(summit)] : []),
    ...slopes.map((path, i): Mark => {
      const { width, alpha } = SHADES[i] ?? { width: 1, alpha: 1 }
      return { path, stroke: 'hachure', width, alpha: alpha * 0.9 }
    }),
    { path: lines, stroke: 'hachure', width: 0.8, alpha: 0.6 },
    { path: polyline(top), stroke: 'hachure', width: 1.4, alpha: 0.85, dash: [500, 160] },
  ]
}

/** Strokes down the slope: inward from the foot, and from every level above it outward. */
function hachured(
  ring: readonly Point[],
  level: number,
  slopes: readonly Path2D[],
  random: () => number,
): void {
  const points = evenly(ring, HACHURES.apart, true)
  const normals = normalsOf(points, true)
  points.forEach((point, i) => {
    const normal = normals[i]
    if (normal === undefined || random() < 0.05) return
    const light = (normal.x + normal.y) / Math.SQRT2 + (random() - 0.5) * 0.3
    const shade = Math.max(
      0,
      SHADES.findLastIndex(({ from }) => light >= from),
    )
    const long = (level === 0 ? HACHURES.foot : HACHURES.level) + random() * HACHURES.more
    const reach = (level === 0 ? -1 : 1) * long * (1 + 0.3 * Math.max(0, light))
    const lean = (random() - 0.5) * 160
    const slope = slopes[shade]
    if (slope === undefined) return
    stroke(slope, point, {
      x: point.x + normal.x * reach + normal.y * lean,
      y: point.y + normal.y * reach - normal.x * lean,
    })
  })
}

/** The summit catches the light, which comes from the upper left. */
function lit(summit: readonly Point[]): Mark {
  const middle = centroidOf(summit)
  const ring = summit.map((corner) => between(middle, corner, 0.66))
  return {
    path: curve(
      ring
        .flatMap((a, i) => [a, between(a, ring[(i + 1) % ring.length] ?? a, 0.5)])
        .map(({ x, y }) => ({ x: x - 500, y: y - 500 })),
    ),
    fill: 'field',
    alpha: 0.4,
  }
}

/** The crest follows the longer way of the hill, with the fall of the ground on both sides. */
function crest(foot: readonly Point[], middle: Point, random: () => number): Path2D {
  const far = foot.reduce((a, b) => (distance(middle, a) > distance(middle, b) ? a : b), middle)
  const bow = 0.04 + random() * 0.05
  const line = [
    between(middle, far, 0.2),
    { x: middle.x + (far.y - middle.y) * bow, y: middle.y - (far.x - middle.x) * bow },
    between(middle, far, -0.2),
  ]
  const path = bend(line)
  const points = evenly(line, 330, false)
  const normals = normalsOf(points, false)
  points.forEach((point, i) => {
    const normal = normals[i]
    if (normal === undefined) return
    for (const side of [-1, 1]) {
      const reach = (from: number): Point => ({
        x: point.x + normal.x * side * from,
        y: point.y + normal.y * side * from,
      })
      stroke(path, reach(110), reach(260 + random() * 90))
    }
  })
  return path
}
