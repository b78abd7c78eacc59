// What a free leg costs at least, in doubles and quickly, for planners: what is too dear by this is
// too dear by the judge, who only rounds it up and adds tolls at barriers with openings.

import type { Box, Footprint } from '../footprint.ts'
import type { Ring } from '../ring.ts'
import type { Ground } from '../terrain/ground.ts'
import { isFar, type Extent, type Field } from './field.ts'

type Near = {
  readonly regions: readonly { readonly ground: Ground; readonly factor: number }[]
  readonly barriers: readonly { readonly ground: Ground; readonly toll: number }[]
}

export function leastCost(field: Field, from: Footprint, to: Footprint): number {
  let most = 0
  for (const cost of costsBetween(field, from, to)) most = Math.max(most, cost)
  return least(most)
}

/** What several legs cost at least of which each figure's least is known. */
export function leastOf(...legs: readonly (readonly number[])[]): number {
  const [first = []] = legs
  let most = 0
  for (let i = 0; i < first.length; i++)
    most = Math.max(
      most,
      legs.reduce((sum, leg) => sum + (leg[i] as number), 0),
    )
  return least(most)
}

/** Rather less than too much. */
const least = (cost: number): number => cost * (1 - 1e-9) - 1e-3

/** What a leg costs some figures at least, always the same ones: those at the corners. */
export function leastAtCorners(field: Field, from: Footprint, to: Footprint): readonly number[] {
  return costsBetween(field, from, to, true)
}

function costsBetween(
  field: Field,
  from: Footprint,
  to: Footprint,
  isForCorners = false,
): readonly number[] {
  const around: Extent = {
    left: Math.min(from.left, to.left),
    top: Math.min(from.top, to.top),
    right: Math.max(from.right, to.right),
    bottom: Math.max(from.bottom, to.bottom),
  }
  const near: Near = {
    regions: (field.regions ?? [])
      .filter(({ ground }) => !isFar(ground, around, 0))
      .map(({ ground, over, under }) => ({ ground, factor: over / under })),
    barriers: (field.barriers ?? []).filter(
      ({ ground, openings }) => !openings && !isFar(ground, around, 0),
    ),
  }
  const isPlain = near.regions.length + near.barriers.length === 0
  const price = field.prices?.free
  const costs: number[] = []
  for (let i = 0; i < from.boxes.length; i++) {
    const [box, other] = [from.boxes[i] as Box, to.boxes[i] as Box]
    const { files, ranks } = box.block
    const [across, back] =
      isPlain || isForCorners ? [Math.max(1, files - 1), Math.max(1, ranks - 1)] : [1, 1]
    for (let rank = 0; rank < ranks; rank += back)
      for (let file = 0; file < files; file += across)
        costs.push(wayCost(box, other, file, rank, near, price))
  }
  return costs
}

function wayCost(
  from: Box,
  to: Box,
  file: number,
  rank: number,
  near: Near,
  price: number | undefined,
): number {
  const [u, v] = [(file + 0.5) / from.block.files, (rank + 0.5) / from.block.ranks]
  const [x, y] = [between(from, u, v, 0), between(from, u, v, 1)]
  const [dx, dy] = [between(to, u, v, 0) - x, between(to, u, v, 1) - y]
  let tolls = 0
  for (const { ground, toll } of near.barriers) if (isCrossed(x, y, dx, dy, ground)) tolls += toll
  if (price !== undefined) return price + tolls
  return Math.sqrt(dx * dx + dy * dy) * factorAlong(x, y, dx, dy, near) + tolls
}

function between({ ring, block }: Box, u: number, v: number, corner: 0 | 1): number {
  if (block.round) return ((ring[corner] as number) + (ring[corner + 16] as number)) / 2
  const front = (1 - u) * (ring[corner] as number) + u * (ring[corner + 2] as number)
  const rear = (1 - u) * (ring[corner + 6] as number) + u * (ring[corner + 4] as number)
  return (1 - v) * front + v * rear
}

/** From where to where a way is inside a piece of ground, and which region that is of. */
const MOST = 64
const starts = new Float64Array(MOST)
const ends = new Float64Array(MOST)
const owners = new Int32Array(MOST)
const cuts = new Float64Array(2 * MOST + 2)

/** What an inch of a way counts on average: on each part of it the first region decides. */
function factorAlong(x: number, y: number, dx: number, dy: number, { regions }: Near): number {
  let count = 0
  for (let i = 0; i < regions.length; i++)
    for (const piece of (regions[i] as Near['regions'][number]).ground.pieces)
      if (count < MOST && cutBy(x, y, dx, dy, piece)) {
        starts[count] = cut.from
        ends[count] = cut.to
        owners[count++] = i
      }
  if (count === 0) return 1
  cuts[0] = 0
  cuts[1] = 1
  for (let i = 0; i < count; i++) {
    cuts[2 * i + 2] = starts[i] as number
    cuts[2 * i + 3] = ends[i] as number
  }
  const sorted = cuts.subarray(0, 2 * count + 2)
  // Its own buffer, in place: this is asked for thousands of ways.
  sorted.sort()
  let factor = 0
  for (let k = 1; k < sorted.length; k++) {
    const [from, to] = [sorted[k - 1] as number, sorted[k] as number]
    const middle = (from + to) / 2
    let owner = regions.length
    for (let i = 0; i < count; i++)
      if ((starts[i] as number) < middle && middle < (ends[i] as number))
        owner = Math.min(owner, owners[i] as number)
    factor += (to - from) * (regions[owner]?.factor ?? 1)
  }
  return factor
}

/** A way goes into some ground that it does not start in. */
function isCrossed(x: number, y: number, dx: number, dy: number, { pieces }: Ground): boolean {
  let enters = false
  for (const piece of pieces) {
    if (!cutBy(x, y, dx, dy, piece)) continue
    if (cut.from < 1e-6) return false
    if (cut.to - cut.from > 1e-6) enters = true
  }
  return enters
}

const cut = { from: 0, to: 0 }

/** Whether some of a way is inside a convex shape; `cut` then says from where to where. */
function cutBy(x: number, y: number, dx: number, dy: number, ring: Ring): boolean {
  let [from, to] = [0, 1]
  let px = ring[ring.length - 2] as number
  let py = ring[ring.length - 1] as number
  for (let i = 0; i < ring.length; i += 2) {
    const qx = ring[i] as number
    const qy = ring[i + 1] as number
    const here = (qx - px) * (y - py) - (qy - py) * (x - px)
    const gain = (qx - px) * dy - (qy - py) * dx
    if (gain === 0) {
      if (here <= 0) return false
    } else if (gain > 0) from = Math.max(from, -here / gain)
    else to = Math.min(to, -here / gain)
    if (from >= to) return false
    px = qx
    py = qy
  }
  cut.from = from
  cut.to = to
  return true
}
