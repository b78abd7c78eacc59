import { evenly, normalsOf } from '../outlines.ts'
import { bend, dot, polygon, polyline, stroke, type Mark, type Plate } from '../plate.ts'
import { seeded } from '../random.ts'
import type { Feature, Point } from '../scene.ts'

const moved = (point: Point, along: Point, by: number): Point => ({
  x: point.x + along.x * by,
  y: point.y + along.y * by,
})

const tooth = (at: Point, normal: Point, half: number, long: number): readonly Point[] => [
  { x: at.x - normal.y * half, y: at.y + normal.x * half },
  { x: at.x + normal.y * half, y: at.y - normal.x * half },
  moved(at, normal, -long),
]

/** A line with teeth that point down the slope, to the right of the way it runs. */
export function escarpment(feature: Feature): Plate {
  const random = seeded(feature.id)
  const rim = evenly(feature.outline, 300, false).map((point) => ({
    x: point.x + (random() - 0.5) * 90,
    y: point.y + (random() - 0.5) * 90,
  }))
  const normals = normalsOf(rim, false)
  const teeth = new Path2D()
  const fall = new Path2D()
  rim.forEach((point, i) => {
    const normal = normals[i]
    if (normal === undefined) return
    const long = (i % 2 === 0 ? 620 : 400) * (0.85 + random() * 0.3)
    polygon(tooth(point, normal, 75, long), teeth)
    stroke(fall, moved(point, normal, -long - 60), moved(point, normal, -long - 130))
  })
  const line = bend(rim)
  return [
    { path: line, stroke: 'hill', breadth: 500, alpha: 0.25 },
    { path: teeth, fill: 'hachure', alpha: 0.9 },
    { path: fall, stroke: 'hachure', width: 0.7, alpha: 0.6 },
    { path: line, stroke: 'hachure', width: 2.4 },
  ]
}

const RIVER = 1000

/** A line as it runs, or smoothed where nobody measures to it. */
const course = ({ outline, exact }: Feature, step: number): Path2D =>
  exact ? polyline(outline) : bend(evenly(outline, step, false))

/** Two ink lines with a pale wash, and finer lines along the banks. */
export function river(feature: Feature): Plate {
  const line = course(feature, 1500)
  const broad = feature.breadth ?? RIVER
  return [
    { path: line, cap: 'butt', stroke: 'waterInk', breadth: broad, width: 2.4 },
    { path: line, cap: 'butt', stroke: 'water', breadth: broad },
    { path: line, cap: 'butt', stroke: 'waterInk', breadth: broad * 0.66, width: 1.2, alpha: 0.3 },
    { path: line, cap: 'butt', stroke: 'water', breadth: broad * 0.66 },
    { path: line, cap: 'butt', stroke: 'waterInk', breadth: broad * 0.28, width: 1, alpha: 0.22 },
    { path: line, cap: 'butt', stroke: 'water', breadth: broad * 0.28 },
  ]
}

const ROAD = 560

/** A double line with a pale fill. */
export function road(feature: Feature): Plate {
  const line = course(feature, 1200)
  const broad = feature.breadth ?? ROAD
  return [
    { path: line, cap: 'butt', stroke: 'fine', breadth: broad, width: 2.2 },
    { path: line, cap: 'butt', stroke: 'road', breadth: broad },
  ]
}

/** A bridge that is a feature of its own: its deck from bank to bank, with parapets. */
export function deck({ outline, breadth = ROAD }: Feature): Plate {
  const line = polyline(outline)
  return [
    { path: line, cap: 'butt', stroke: 'ink', breadth, width: 3 },
    { path: line, cap: 'butt', stroke: 'road', breadth },
  ]
}

/** Stipple in the water, as broad as the ford is. */
export function ford(feature: Feature): Plate {
  const { outline, breadth = ROAD, id } = feature
  const random = seeded(id)
  const stones = new Path2D()
  const points = evenly(outline, 170, false)
  const normals = normalsOf(points, false)
  points.forEach((point, i) => {
    const normal = normals[i]
    if (normal === undefined) return
    for (let off = -breadth / 2 + 80; off < breadth / 2; off += 190)
      dot(stones, moved(point, normal, off + random() * 60), 30 + random() * 20)
  })
  return [
    { path: polyline(outline), cap: 'butt', stroke: 'road', breadth, alpha: 0.35 },
    { path: stones, fill: 'waterInk', alpha: 0.8 },
  ]
}

/** Where a road meets a river it crosses by a bridge: two parapets over the water. */
export function bridge(at: Point, along: Point): Plate {
  const span = RIVER * 0.75
  const side = { x: -along.y, y: along.x }
  const deck = new Path2D()
  stroke(deck, moved(at, along, -span), moved(at, along, span))
  const parapets = new Path2D()
  for (const by of [-ROAD * 0.55, ROAD * 0.55]) {
    const out = by < 0 ? -160 : 160
    polyline(
      [
        moved(moved(at, along, -span - 160), side, by + out),
        moved(moved(at, along, -span), side, by),
        moved(moved(at, along, span), side, by),
        moved(moved(at, along, span + 160), side, by + out),
      ],
      parapets,
    )
  }
  return [
    { path: deck, stroke: 'road', breadth: ROAD * 1.1 },
    { path: parapets, stroke: 'ink', width: 1.8 },
  ]
}

/** A row of small bushes. */
export function hedge(feature: Feature): Plate {
  const random = seeded(feature.id)
  const bushes = new Path2D()
  for (const at of evenly(feature.outline, 210, false)) {
    dot(
      bushes,
      { x: at.x + (random() - 0.5) * 60, y: at.y + (random() - 0.5) * 60 },
      110 + random() * 50,
    )
  }
  return [
    { path: bushes, stroke: 'woodInk', width: 1.8 },
    { path: bushes, fill: 'hedge' },
    { path: polyline(feature.outline), stroke: 'crown', width: 0.8, alpha: 0.8, dash: [60, 160] },
  ]
}

/** A band of masonry: two lines, and joints between the stones. */
export function wall(feature: Feature): Plate {
  const line = polyline(feature.outline)
  const joints = new Path2D()
  const points = evenly(feature.outline, 300, false)
  const normals = normalsOf(points, false)
  points.forEach((point, i) => {
    const normal = normals[i]
    if (normal !== undefined) stroke(joints, moved(point, normal, -90), moved(point, normal, 90))
  })
  return [
    { path: line, stroke: 'ink', breadth: 180, width: 2 },
    { path: line, stroke: 'stone', breadth: 180 },
    { path: joints, stroke: 'ink', width: 0.9, alpha: 0.85 },
  ]
}

/** A fine line with crossed posts. */
export function fence(feature: Feature): Plate {
  const posts = new Path2D()
  for (const { x, y } of evenly(feature.outline, 620, false)) {
    stroke(posts, { x: x - 80, y: y - 80 }, { x: x + 80, y: y + 80 })
    stroke(posts, { x: x - 80, y: y + 80 }, { x: x + 80, y: y - 80 })
  }
  const rail: Mark = { path: polyline(feature.outline), stroke: 'ink', width: 0.9, alpha: 0.8 }
  return [rail, { path: posts, stroke: 'ink', width: 1 }]
}
