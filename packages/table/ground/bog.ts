import { edgeOf } from '../outlines.ts'
import { stroke, type Plate } from '../plate.ts'
import { scattered, seeded } from '../random.ts'
import type { Feature } from '../scene.ts'

/** Tufts and level dashes over a pale wash. */
export function bog(feature: Feature): Plate {
  const random = seeded(feature.id)
  const { ring: edge, path: wash } = edgeOf(feature, 600, 1000, random)
  const dashes = new Path2D()
  const pools = new Path2D()
  const tufts = new Path2D()
  const waterlines = new Path2D()
  for (const at of scattered(edge, 820, 260, random)) {
    const chance = random()
    if (chance < 0.42) {
      const half = 150 + random() * 260
      stroke(dashes, { x: at.x - half, y: at.y }, { x: at.x + half, y: at.y })
      stroke(
        dashes,
        { x: at.x - half * 0.5, y: at.y + 120 },
        { x: at.x + half * 0.7, y: at.y + 120 },
      )
    } else if (chance < 0.55) {
      const wide = 260 + random() * 240
      pools.moveTo(at.x + wide, at.y)
      pools.ellipse(at.x, at.y, wide, wide * 0.4, 0, 0, Math.PI * 2)
    } else if (chance < 0.92) {
      for (const lean of [-150, -80, 0, 80, 150]) {
        stroke(
          tufts,
          { x: at.x + lean * 0.25, y: at.y },
          { x: at.x + lean, y: at.y - 260 + Math.abs(lean) * 0.8 },
        )
      }
      stroke(waterlines, { x: at.x - 220, y: at.y + 30 }, { x: at.x + 220, y: at.y + 30 })
    }
  }
  return [
    { path: wash, fill: 'bog', alpha: 0.85 },
    { path: wash, stroke: 'waterInk', width: 0.9, alpha: 0.7, dash: [320, 140] },
    { path: pools, fill: 'water' },
    { path: pools, stroke: 'waterInk', width: 0.6, alpha: 0.7 },
    { path: dashes, stroke: 'waterInk', width: 0.8, alpha: 0.65 },
    { path: waterlines, stroke: 'waterInk', width: 0.7, alpha: 0.6 },
    { path: tufts, stroke: 'tuft', width: 1, alpha: 0.95 },
  ]
}
