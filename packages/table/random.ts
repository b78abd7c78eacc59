import { boxOf, contains, distanceToEdge } from './geometry.ts'
import type { Point } from './scene.ts'

/** The same numbers for the same text, so that a wood has the same trees every time. */
export function seeded(text: string): () => number {
  let state = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) {
    state = Math.imul(state ^ text.charCodeAt(i), 0x01000193)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

/** Points strewn over a ring, about `spacing` apart and at least `inset` from its edge. */
export function scattered(
  ring: readonly Point[],
  spacing: number,
  inset: number,
  random: () => number,
): readonly Point[] {
  const box = boxOf(ring)
  const points: Point[] = []
  let row = 0
  for (let y = box.top + spacing / 2; y < box.bottom; y += spacing * 0.866) {
    const shift = row % 2 === 0 ? 0 : spacing / 2
    row += 1
    for (let x = box.left + shift; x < box.right; x += spacing) {
      const point = {
        x: x + (random() - 0.5) * spacing * 0.7,
        y: y + (random() - 0.5) * spacing * 0.7,
      }
      if (contains(ring, point) && distanceToEdge(ring, point) >= inset) points.push(point)
    }
  }
  return points
}
