import type { Block, Footprint } from '../footprint.ts'
import { footprintOf } from '../footprint.ts'
import { FULL_TURN } from '../lattice.ts'
import { overlap } from '../ring.ts'

/** A stream of numbers that is the same everywhere. */
export function stream(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1
  return (below) => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state % below
  }
}

/** Infantry of 24 to 36 figures in two ranks, the last one not always full. */
function lineOf(figures: number, side = 788): readonly Block[] {
  const files = Math.ceil(figures / 2)
  const rest = figures - files
  const front = { u: 0, v: 0, facing: 0, width: side, depth: side, front: true }
  if (rest === files) return [{ ...front, files, ranks: 2 }]
  return [
    { ...front, files, ranks: 1 },
    { ...front, v: side, files: rest, ranks: 1, front: false },
  ]
}

/** Units that do not overlap, on a table of so many inches, roughly facing each other. */
export function anyScene(
  units: number,
  seed: number,
  [wide, deep]: readonly [number, number],
): readonly Footprint[] {
  const below = stream(seed)
  const placed: Footprint[] = []
  for (let tries = 0; placed.length < units; tries++) {
    if (tries > 100_000) throw new Error('The table is too small.')
    const isRed = placed.length % 2 === 0
    const facing = ((isRed ? 0 : FULL_TURN / 2) + below(16_384) - 8192 + FULL_TURN) % FULL_TURN
    const pose = { x: below(wide * 1000), y: below(deep * 1000), facing }
    const footprint = footprintOf(lineOf(24 + below(13)), pose)
    if (placed.some((other) => meets(other, footprint))) continue
    placed.push(footprint)
  }
  return placed
}

const meets = (a: Footprint, b: Footprint): boolean =>
  a.boxes.some((one) => b.boxes.some((other) => overlap(one.ring, other.ring)))
