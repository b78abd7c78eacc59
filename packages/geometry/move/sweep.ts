// The ground that a leg sweeps over, as it is tested. Stated plainly, so that it can be argued with:
// - ahead, back, sideways, incline, free: of each box the hull of where it starts and where it ends.
//   For legs without a turn that is exactly what the box sweeps over; a free leg that turns takes
//   each figure straight from place to place, and never leaves the hull.
// - wheel, turn: a fixed sequence of poses, one every 512th of a turn from the start, and the end;
//   of each box the hulls between neighbours. Between two poses an arc leaves its hull by less than
//   a 50,000th of its radius, which is less than the lattice shows.
// - about, reform: figures find their new places among each other; only the end is tested.

import { footprintOf, type Footprint } from '../footprint.ts'
import type { Ring } from '../ring.ts'
import type { Extent } from './field.ts'
import { wheeled, type Leg, type Standing } from './path.ts'

export type Sweep = Extent & { readonly rings: readonly Ring[] }

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
  stand: Standing,
  leg: Leg & { readonly by: number },
): readonly Footprint[] {
  return [0, ...stepsOf(leg.by)].map((by) => {
    const { layout, pose } = wheeled(stand, leg, by)
    return footprintOf(layout, by === 0 ? stand.pose : pose)
  })
}

export function sweepOf(stand: Standing, leg: Leg, from: Footprint, to: Footprint): Sweep {
  if (leg.kind === 'wheel' || leg.kind === 'turn') {
    const poses = posesAlong(stand, leg)
    return joined(poses.slice(1).map((pose, i) => between(poses[i] as Footprint, pose)))
  }
  return leg.kind === 'about' || leg.kind === 'reform' ? where(to) : between(from, to)
}

/** What a unit sweeps over that stays where it is. */
export function where({ boxes, left, top, right, bottom }: Footprint): Sweep {
  const rings: Ring[] = []
  for (const { ring } of boxes) rings.push(ring)
  return { rings, left, top, right, bottom }
}

type Swept = { readonly from: Footprint; readonly to: Footprint; readonly sweep: Sweep }

const LATELY = 4
const lately: Swept[] = []
let oldest = 0

/** The hulls of each box here and there; kept for a moment, as footprints are. */
export function between(from: Footprint, to: Footprint): Sweep {
  for (let i = 0; i < lately.length; i++) {
    const known = lately[i] as Swept
    if (known.from === from && known.to === to) return known.sweep
  }
  const sweep = new Hulls(from, to)
  lately[oldest] = { from, to, sweep }
  oldest = (oldest + 1) % LATELY
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

const MOST = 128
const xs = new Float64Array(MOST)
const ys = new Float64Array(MOST)
const kept = new Int32Array(MOST)

/** The hull of two convex shapes. */
export function hullOfBoth(a: Ring, b: Ring): Ring {
  const count = (a.length + b.length) / 2
  let filled = 0
  for (let i = 0; i < count; i++) {
    const [ring, at] = 2 * i < a.length ? [a, 2 * i] : [b, 2 * i - a.length]
    const x = ring[at] as number
    const y = ring[at + 1] as number
    let j = filled++
    while (j > 0 && ((xs[j - 1] as number) > x || (xs[j - 1] === x && (ys[j - 1] as number) > y))) {
      xs[j] = xs[j - 1] as number
      ys[j] = ys[j - 1] as number
      j--
    }
    xs[j] = x
    ys[j] = y
  }
  // From the leftmost to the rightmost along the top, and back along the bottom.
  let length = 0
  for (let i = 0; i < count; i++) length = added(i, length, 1)
  const turn = length
  for (let i = count - 2; i >= 0; i--) length = added(i, length, turn)
  const hull = new Float64Array(2 * (length - 1))
  for (let i = 0; i + 1 < length; i++) {
    hull[2 * i] = xs[kept[i] as number] as number
    hull[2 * i + 1] = ys[kept[i] as number] as number
  }
  return hull
}

/** Drops whatever does not turn right any more, down to `least`, and adds a point. */
function added(point: number, length: number, least: number): number {
  const x = xs[point] as number
  const y = ys[point] as number
  while (length > least) {
    const p = kept[length - 2] as number
    const q = kept[length - 1] as number
    const dx = (xs[q] as number) - (xs[p] as number)
    const dy = (ys[q] as number) - (ys[p] as number)
    if (dx * (y - (ys[p] as number)) - dy * (x - (xs[p] as number)) > 0) break
    length--
  }
  kept[length] = point
  return length + 1
}
