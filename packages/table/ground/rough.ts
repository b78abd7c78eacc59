import { edgeOf } from '../outlines.ts'
import { dot, polygon, stroke, type Plate } from '../plate.ts'
import { scattered, seeded } from '../random.ts'
import type { Feature, Point } from '../scene.ts'

/** An angular stone, seen from above. */
function stoneAt(at: Point, radius: number, random: () => number): readonly Point[] {
  const sides = 5 + Math.floor(random() * 3)
  const turn = random() * Math.PI
  return Array.from({ length: sides }, (_, i) => {
    const angle = turn + (i / sides) * Math.PI * 2
    const far = radius * (0.65 + random() * 0.5)
    return { x: at.x + Math.cos(angle) * far * 1.2, y: at.y + Math.sin(angle) * far * 0.85 }
  })
}

/** The side of a stone that lies in shadow. */
const shadeOf = (stone: readonly Point[], at: Point): readonly Point[] =>
  stone.map((point) => ({ x: Math.max(point.x, at.x - 10), y: Math.max(point.y, at.y - 10) }))

/** Stipple and small stones. */
export function rough(feature: Feature): Plate {
  const random = seeded(feature.id)
  const { ring: edge, path: wash } = edgeOf(feature, 500, 900, random)
  const stipple = new Path2D()
  for (const at of scattered(edge, 330, 120, random)) {
    if (random() < 0.75) dot(stipple, at, 24 + random() * 22)
  }
  const stones = new Path2D()
  const shades = new Path2D()
  const grass = new Path2D()
  for (const at of scattered(edge, 1350, 550, random)) {
    if (random() < 0.3) {
      for (const lean of [-70, 0, 70]) {
        stroke(grass, at, { x: at.x + lean, y: at.y - 190 + Math.abs(lean) * 0.7 })
      }
      continue
    }
    const stone = stoneAt(at, 120 + random() * 190, random)
    polygon(stone, stones)
    polygon(shadeOf(stone, at), shades)
  }
  return [
    { path: wash, fill: 'stone', alpha: 0.22 },
    { path: wash, stroke: 'fine', width: 1, alpha: 0.8, dash: [60, 190] },
    { path: stipple, fill: 'fine', alpha: 0.6 },
    { path: grass, stroke: 'hedge', width: 0.9, alpha: 0.8 },
    { path: stones, fill: 'stone' },
    { path: shades, fill: 'stoneShade', alpha: 0.8 },
    { path: stones, stroke: 'stoneInk', width: 0.8, alpha: 0.8 },
  ]
}

/** Crags: great broken rocks that nobody climbs. */
export function crags(feature: Feature): Plate {
  const random = seeded(feature.id)
  const { ring: edge } = edgeOf(feature, 900, 800, random)
  const rocks = new Path2D()
  const shades = new Path2D()
  const faces = new Path2D()
  const clefts = new Path2D()
  const places = scattered(edge, 1350, 500, random).toSorted((a, b) => a.y - b.y)
  for (const at of places) {
    const rock = stoneAt(at, 520 + random() * 330, random)
    polygon(rock, rocks)
    polygon(shadeOf(rock, at), shades)
    const peak = { x: at.x - 60 - random() * 90, y: at.y - 60 - random() * 90 }
    rock.forEach((corner, i) => {
      if (i % 2 === 0 || random() < 0.4) stroke(faces, peak, corner)
      if (corner.x + corner.y < at.x + at.y) return
      for (const t of [0.3, 0.5, 0.7]) {
        const top = { x: peak.x + (corner.x - peak.x) * t, y: peak.y + (corner.y - peak.y) * t }
        stroke(clefts, top, { x: top.x + 60, y: top.y + 170 + random() * 90 })
      }
    })
  }
  const ring = polygon(edge)
  return [
    { path: ring, fill: 'stoneShade', alpha: 0.4 },
    { path: ring, stroke: 'stoneInk', width: 1.5, alpha: 0.85 },
    { path: rocks, fill: 'stone' },
    { path: shades, fill: 'stoneShade', alpha: 0.9 },
    { path: clefts, stroke: 'stoneInk', width: 0.8, alpha: 0.6 },
    { path: faces, stroke: 'stoneInk', width: 0.7, alpha: 0.7 },
    { path: rocks, stroke: 'stoneInk', width: 1.3, alpha: 0.9 },
  ]
}
