import { edgeOf, evenly, shrunk } from '../outlines.ts'
import { polygon, stroke, type Plate } from '../plate.ts'
import { scattered, seeded } from '../random.ts'
import { boxOf } from '../geometry.ts'
import type { Feature } from '../scene.ts'

/** Still water: a wash with finer lines along its banks. */
export function lake(feature: Feature): Plate {
  const { ring, path } = edgeOf(feature, 700, 900, seeded(feature.id))
  return [
    { path, fill: 'water' },
    { path: polygon(shrunk(ring, 0.92)), stroke: 'waterInk', width: 0.8, alpha: 0.35 },
    { path: polygon(shrunk(ring, 0.82)), stroke: 'waterInk', width: 0.7, alpha: 0.22 },
    { path, stroke: 'waterInk', width: 1.3 },
  ]
}

/** A ploughed field: furrows within a fine edge. */
export function field(feature: Feature): Plate {
  const { ring, path } = edgeOf(feature, 700, 300, seeded(feature.id))
  const furrows = new Path2D()
  const { left, right } = boxOf(ring)
  for (const at of scattered(evenly(ring, 700, true), 520, 150, seeded(`${feature.id} furrows`))) {
    const half = Math.min(260, at.x - left, right - at.x)
    stroke(furrows, { x: at.x - half, y: at.y }, { x: at.x + half, y: at.y })
  }
  return [
    { path, fill: 'yard', alpha: 0.35 },
    { path: furrows, stroke: 'fine', width: 0.6, alpha: 0.5 },
    { path, stroke: 'fine', width: 0.8, alpha: 0.7, dash: [200, 120] },
  ]
}
