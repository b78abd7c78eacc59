import { clockwise, distanceToEdge } from '../geometry.ts'
import { edgeOf, evenly, swelling } from '../outlines.ts'
import { dot, polygon, type Plate } from '../plate.ts'
import { scattered, seeded } from '../random.ts'
import type { Feature, Point } from '../scene.ts'

/** The edge of a wood: a row of crowns seen from above. */
function scalloped(ring: readonly Point[]): Path2D {
  const path = new Path2D()
  ring.forEach((point, i) => {
    const next = ring[(i + 1) % ring.length] ?? point
    if (i === 0) path.moveTo(point.x, point.y)
    const bulge = 0.42
    path.quadraticCurveTo(
      (point.x + next.x) / 2 + (next.y - point.y) * bulge,
      (point.y + next.y) / 2 - (next.x - point.x) * bulge,
      next.x,
      next.y,
    )
  })
  path.closePath()
  return path
}

/** One crown with its boughs. */
function crown(path: Path2D, at: Point, radius: number, turn: number): void {
  const boughs = 8
  for (let i = 0; i <= boughs; i += 1) {
    const angle = turn + (i / boughs) * Math.PI * 2
    const x = at.x + Math.cos(angle) * radius * 0.84
    const y = at.y + Math.sin(angle) * radius * 0.84
    if (i === 0) {
      path.moveTo(x, y)
      continue
    }
    const out = angle - Math.PI / boughs
    path.quadraticCurveTo(
      at.x + Math.cos(out) * radius * 1.28,
      at.y + Math.sin(out) * radius * 1.28,
      x,
      y,
    )
  }
}

/** Short strokes on the side away from the light. */
function shade(path: Path2D, at: Point, radius: number): void {
  for (const t of [0.12, 0.42, 0.72]) {
    const y = at.y + radius * (t - 0.1)
    const reach = radius * Math.sqrt(Math.max(0, 0.9 - t * t))
    path.moveTo(at.x + radius * (0.1 + t * 0.1), y)
    path.lineTo(at.x + reach, y)
  }
}

/** A wood to whose edge rules measure swells out between its corners just a little. */
const FULLNESS = 0.35

/** A soft green mass with an ink edge and scattered trees; open in the middle where units stand. */
export function woods(feature: Feature): Plate {
  const random = seeded(feature.id)
  const { ring, path: ruled } = edgeOf(feature, 560, 900, random)
  const edge = feature.exact ? evenly(swelling(feature.outline, random, FULLNESS), 560, true) : ring
  const shadows = new Path2D()
  const crowns = new Path2D()
  const shades = new Path2D()
  for (const at of scattered(edge, 860, 330, random)) {
    const radius = 210 + random() * 170
    const deep = distanceToEdge(edge, at) > 1500
    if (deep && feature.occupied && random() < 0.72) continue
    dot(shadows, { x: at.x + radius * 0.4, y: at.y + radius * 0.42 }, radius * 0.95)
    crown(crowns, at, radius, random() * Math.PI)
    shade(shades, at, radius)
  }
  const mass = scalloped(edge)
  if (feature.exact) mass.addPath(polygon(clockwise(feature.outline)))
  const ink = feature.occupied ? 0.6 : 0.9
  return [
    { path: mass, fill: 'wood', alpha: feature.occupied ? 0.5 : 0.9 },
    { path: polygon(edge), stroke: 'crown', width: 3.5, alpha: feature.occupied ? 0.25 : 0.4 },
    { path: scalloped(edge), stroke: 'woodInk', width: 1.1, alpha: ink },
    { path: shadows, fill: 'woodInk', alpha: feature.occupied ? 0.12 : 0.2 },
    { path: crowns, fill: 'crown', alpha: feature.occupied ? 0.65 : 1 },
    { path: crowns, stroke: 'woodInk', width: 0.8, alpha: ink },
    { path: shades, stroke: 'woodInk', width: 0.7, alpha: ink * 0.8 },
    ...(feature.exact ? [{ path: ruled, stroke: 'woodInk', width: 0.8, alpha: 0.6 } as const] : []),
  ]
}
