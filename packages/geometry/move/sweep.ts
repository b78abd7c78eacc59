// The ground that a leg sweeps over, as it is tested. Stated plainly, so that it can be argued with:
// - ahead, back, sideways, incline, free: of each box the hull of where it starts and where it ends.
//   For legs without a turn that is exactly what the box sweeps over; a free leg that turns takes
//   each figure straight from place to place, and never leaves the hull.
// - wheel, turn: a fixed sequence of poses, one every 512th of a turn from the start, and the end;
//   of each box the hulls between neighbours. Between two poses an arc leaves its hull by less than
//   a 50,000th of its radius, which is less than the lattice shows.
// - file, through: of each base the hulls between the places it comes by, lying as it goes, and
//   where it turns from one stretch to the next.
// - about, reform: figures find their new places among each other; only the end is tested.

import { footprintOf, type Footprint } from '../footprint.ts'
import type { Ring } from '../ring.ts'
import { hullOfBoth, type Sweep } from './hull.ts'
import { wheeled, type Leg, type Standing } from './path.ts'
import { sweepOfWays, waysInFile, waysThrough } from './ways.ts'

/** A 512th of a turn. */
const STEP = 128

/** How far a wheel has come at each pose of its fixed sequence, the end included. */
export function stepsOf(by: number): readonly number[] {
  const steps: number[] = []
  const sign = Math.sign(by)
  for (let at = STEP; at < Math.abs(by); at += STEP) steps.push(sign * at)
  return by === 0 ? steps : [...steps, by]
}

/** The footprints of a wheel's or turn's fixed sequence, the start first. */
export function posesAlong(
  standing: Standing,
  leg: Leg & { readonly by: number },
): readonly Footprint[] {
  return [0, ...stepsOf(leg.by)].map((by) => {
    const { layout, pose } = wheeled(standing, leg, by)
    return footprintOf(layout, by === 0 ? standing.pose : pose)
  })
}

export function sweepOf(standing: Standing, leg: Leg, from: Footprint, to: Footprint): Sweep {
  if (leg.kind === 'wheel' || leg.kind === 'turn') {
    const poses = posesAlong(standing, leg)
    return joined(poses.slice(1).map((pose, i) => between(poses[i] as Footprint, pose)))
  }
  if (leg.kind === 'file') return sweepOfWays(waysInFile(standing, leg))
  if (leg.kind === 'through') return sweepOfWays(waysThrough(standing, leg))
  return leg.kind === 'about' || leg.kind === 'reform' ? where(to) : between(from, to)
}

/** What a unit sweeps over that stays where it is. */
export function where({ boxes, left, top, right, bottom }: Footprint): Sweep {
  const rings: Ring[] = []
  for (const { ring } of boxes) rings.push(ring)
  return { rings, left, top, right, bottom }
}

type Swept = { readonly from: Footprint; readonly to: Footprint; readonly sweep: Sweep }

const RECENT = 4
const recent: Swept[] = []
let oldest = 0

/** The hulls of each box here and there; kept for a moment, as footprints are. */
export function between(from: Footprint, to: Footprint): Sweep {
  for (let i = 0; i < recent.length; i++) {
    const known = recent[i] as Swept
    if (known.from === from && known.to === to) return known.sweep
  }
  const sweep = new Hulls(from, to)
  recent[oldest] = { from, to, sweep }
  oldest = (oldest + 1) % RECENT
  return sweep
}

/** The hulls are worked out when they are asked for: where nothing is near, nobody does. */
class Hulls implements Sweep {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  private readonly from: Footprint
  private readonly to: Footprint
  private hulls: readonly Ring[] | null = null

  constructor(from: Footprint, to: Footprint) {
    this.left = Math.min(from.left, to.left)
    this.top = Math.min(from.top, to.top)
    this.right = Math.max(from.right, to.right)
    this.bottom = Math.max(from.bottom, to.bottom)
    this.from = from
    this.to = to
  }

  get rings(): readonly Ring[] {
    return (this.hulls ??= hullsBetween(this.from, this.to))
  }
}

/** Both have the same blocks, in the same order. */
function hullsBetween(from: Footprint, to: Footprint): readonly Ring[] {
  const rings: Ring[] = []
  for (let i = 0; i < from.boxes.length; i++)
    rings.push(
      hullOfBoth(
        (from.boxes[i] as Footprint['boxes'][number]).ring,
        (to.boxes[i] as Footprint['boxes'][number]).ring,
      ),
    )
  return rings
}

const joined = (sweeps: readonly Sweep[]): Sweep => ({
  rings: sweeps.flatMap(({ rings }) => rings),
  left: Math.min(...sweeps.map(({ left }) => left)),
  top: Math.min(...sweeps.map(({ top }) => top)),
  right: Math.max(...sweeps.map(({ right }) => right)),
  bottom: Math.max(...sweeps.map(({ bottom }) => bottom)),
})
