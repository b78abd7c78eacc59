import { rounded } from './lattice.ts'
import { onceForBoth } from './memory.ts'
import type { Ring } from './ring.ts'

type Way = readonly [x: number, y: number]

/** So often the turn around a corner is halved: good to a two-hundredth of the distance. */
const HALVINGS = 3

/**
 * All that is within so much of a convex shape, to draw: moved out along its edges, with arcs of
 * short strokes around its corners. Nothing is judged by it; distances and sight know the circles.
 */
export const haloAround = (ring: Ring, distance: number, halvings = HALVINGS): Ring =>
  // Whoever asks for fewer strokes asks once, and keeps what he gets.
  halvings === HALVINGS ? usual(ring, distance) : made(ring, distance, halvings)

const usual = onceForBoth((ring: Ring, distance: number) => made(ring, distance, HALVINGS))

function made(ring: Ring, distance: number, halvings: number): Ring {
  const spots: number[] = []
  const count = ring.length
  for (let i = 0; i < count; i += 2) {
    const around = arc(
      outward(ring, (i + count - 2) % count, i),
      outward(ring, i, (i + 2) % count),
      halvings,
    )
    for (const [x, y] of around)
      spots.push(
        (ring[i] as number) + rounded(distance * x),
        (ring[i + 1] as number) + rounded(distance * y),
      )
  }
  return Float64Array.from(spots)
}

/** The way out of an edge, of length 1. */
const outward = (ring: Ring, from: number, to: number): Way =>
  unit(
    (ring[to + 1] as number) - (ring[from + 1] as number),
    (ring[from] as number) - (ring[to] as number),
  )

function unit(x: number, y: number): Way {
  const length = Math.sqrt(x * x + y * y)
  return [x / length, y / length]
}

/** From one way to another, both included, halved again and again. */
function arc(from: Way, to: Way, halvings: number): readonly Way[] {
  if (halvings === 0) return [from, to]
  const middle = unit(from[0] + to[0], from[1] + to[1])
  return [...arc(from, middle, halvings - 1).slice(0, -1), ...arc(middle, to, halvings - 1)]
}
