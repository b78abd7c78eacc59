import type { Box } from './footprint.ts'
import { FULL_TURN, QUARTER, rounded, turned } from './lattice.ts'
import type { Ring } from './ring.ts'
import { haloAround } from './sight/halo.ts'
import { cosine, sine, UNIT } from './sine.ts'

/** A sixteenth of a turn: a corner is rounded off in four such steps. */
const STEP = FULL_TURN / 16
const STEPS = QUARTER / STEP

const halos = new WeakMap<Box, Map<number, Ring>>()

/**
 * All that is less than so far from a box: the box moved out along its four sides, with its corners
 * rounded off in steps of 22.5 degrees on the lattice. 'Within 1 inch' is being inside of it.
 */
export function haloOf(box: Box, facing: number, distance: number): Ring {
  let known = halos.get(box)
  if (!known) halos.set(box, (known = new Map<number, Ring>()))
  let ring = known.get(distance)
  if (!ring) {
    // A round base has no sides along which it could be moved out.
    ring = box.block.round ? haloAround(box.ring, distance) : made(box, facing, distance)
    known.set(distance, ring)
  }
  return ring
}

function made({ block, ring }: Box, facing: number, distance: number): Ring {
  const own = turned(facing, block.facing)
  const halo = new Float64Array(2 * 4 * (STEPS + 1))
  let place = 0
  // Front left, front right, rear right, rear left: each from the side before it to the one after.
  for (let corner = 0; corner < 4; corner++)
    for (let step = 0; step <= STEPS; step++) {
      const way = turned(own, (corner - 1) * QUARTER + step * STEP)
      halo[place] = (ring[2 * corner] as number) + rounded((distance * sine(way)) / UNIT)
      halo[place + 1] = (ring[2 * corner + 1] as number) - rounded((distance * cosine(way)) / UNIT)
      place += 2
    }
  return halo
}
