import { FULL_TURN, rounded } from '../lattice.ts'
import type { Ring } from '../ring.ts'
import { cosine, sine, UNIT } from '../sine.ts'

const STEPS = 16

const halos = new WeakMap<Ring, Map<number, Ring>>()

/**
 * All that is less than so far from any convex shape, with corners rounded off in steps of 22.5
 * degrees that do not turn with it: for shapes that have no front of their own.
 */
export function haloAround(ring: Ring, distance: number): Ring {
  let known = halos.get(ring)
  if (!known) halos.set(ring, (known = new Map<number, Ring>()))
  let halo = known.get(distance)
  if (!halo) known.set(distance, (halo = made(ring, distance)))
  return halo
}

type Spot = readonly [x: number, y: number]

function made(ring: Ring, distance: number): Ring {
  const spots: Spot[] = []
  for (let step = 0; step < STEPS; step++) {
    const way = (step * FULL_TURN) / STEPS
    const dx = rounded((distance * sine(way)) / UNIT)
    const dy = rounded((distance * cosine(way)) / UNIT)
    for (let i = 0; i < ring.length; i += 2)
      spots.push([(ring[i] as number) + dx, (ring[i + 1] as number) + dy])
  }
  spots.sort((a, b) => a[0] - b[0] || a[1] - b[1])
  return Float64Array.from([...chain(spots), ...chain(spots.toReversed())].flat())
}

/** From the first spot to the last, turning right only; without the last. */
function chain(spots: readonly Spot[]): readonly Spot[] {
  const kept: Spot[] = []
  for (const spot of spots) {
    while (kept.length > 1 && !turnsRight(kept.at(-2) as Spot, kept.at(-1) as Spot, spot))
      kept.pop()
    kept.push(spot)
  }
  return kept.slice(0, -1)
}

const turnsRight = (a: Spot, b: Spot, c: Spot): boolean =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0
