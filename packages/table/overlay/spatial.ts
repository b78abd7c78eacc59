import type { Point } from '../scene.ts'

export type Way = 'left' | 'right' | 'up' | 'down'

const WAYS: { readonly [way in Way]: Point } = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
}

/** Being off to the side counts so many times as much as being far ahead. */
const SIDEWAYS = 2

/** The nearest place that way; null where there is none. */
export function nextThatWay<T extends Point>(
  from: Point,
  places: readonly T[],
  way: Way,
): T | null {
  const ahead = WAYS[way]
  let best: T | null = null
  let least = Infinity
  for (const place of places) {
    const dx = place.x - from.x
    const dy = place.y - from.y
    const forward = dx * ahead.x + dy * ahead.y
    const aside = Math.abs(dx * ahead.y) + Math.abs(dy * ahead.x)
    if (forward <= 0 || aside > forward * SIDEWAYS) continue
    const cost = forward + aside * SIDEWAYS
    if (cost >= least) continue
    best = place
    least = cost
  }
  return best
}
