// What a free leg costs at least, in doubles and quickly, for planners: what is dear by this is dear
// by the judge. Without overlapping regions it is what the judge says, but for the rounding.

import type { Box, Footprint } from '../footprint.ts'
import type { Ring } from '../ring.ts'
import type { Ground } from '../terrain/ground.ts'
import { isFar, type Extent, type Field } from './field.ts'

type Dear = { readonly ground: Ground; readonly factor: number; readonly toll: number }

export function leastCost(field: Field, from: Footprint, to: Footprint): number {
  const around: Extent = {
    left: Math.min(from.left, to.left),
    top: Math.min(from.top, to.top),
    right: Math.max(from.right, to.right),
    bottom: Math.max(from.bottom, to.bottom),
  }
  const near: Dear[] = []
  for (const { ground, over, under } of field.regions ?? [])
    if (!isFar(ground, around, 0)) near.push({ ground, factor: over / under, toll: 0 })
  for (const { ground, toll, openings } of field.barriers ?? [])
    if (!openings && !isFar(ground, around, 0)) near.push({ ground, factor: 1, toll })
  const price = field.prices?.free
  let most = 0
  for (let i = 0; i < from.boxes.length; i++) {
    const [box, other] = [from.boxes[i] as Box, to.boxes[i] as Box]
    const { files, ranks } = box.block
    const [across, back] =
      near.length > 0 ? [1, 1] : [Math.max(1, files - 1), Math.max(1, ranks - 1)]
    for (let rank = 0; rank < ranks; rank += back)
      for (let file = 0; file < files; file += across)
        most = Math.max(most, wayCost(box, other, file, rank, near, price))
  }
  // Rather less than too much.
  return most * (1 - 1e-9) - 1e-3
}

function wayCost(
  from: Box,
  to: Box,
  file: number,
  rank: number,
  near: readonly Dear[],
  price: number | undefined,
): number {
  const [u, v] = [(file + 0.5) / from.block.files, (rank + 0.5) / from.block.ranks]
  const [x, y] = [between(from, u, v, 0), between(from, u, v, 1)]
  const [dx, dy] = [between(to, u, v, 0) - x, between(to, u, v, 1) - y]
  let [dearer, cheaper, tolls] = [0, 0, 0]
  for (const { ground, factor, toll } of near) {
    const share = shareOn(x, y, dx, dy, ground)
    if (share < 1e-6) continue
    if (factor > 1) dearer += share * (factor - 1)
    else cheaper += share * (1 - factor)
    if (toll > 0 && shareOn(x, y, dx * 1e-4, dy * 1e-4, ground) === 0) tolls += toll
  }
  const way = price ?? Math.sqrt(dx * dx + dy * dy)
  // Where a road may lead through a bog, only the road is counted.
  return price === undefined ? way * (cheaper > 0 ? 1 - cheaper : 1 + dearer) + tolls : way + tolls
}

function between({ ring, block }: Box, u: number, v: number, corner: 0 | 1): number {
  if (block.round) return ((ring[corner] as number) + (ring[corner + 16] as number)) / 2
  const front = (1 - u) * (ring[corner] as number) + u * (ring[corner + 2] as number)
  const rear = (1 - u) * (ring[corner + 6] as number) + u * (ring[corner + 4] as number)
  return (1 - v) * front + v * rear
}

/** Which part of a way is on some ground; of overlapping pieces the largest share at least. */
function shareOn(x: number, y: number, dx: number, dy: number, ground: Ground): number {
  let [total, largest] = [0, 0]
  for (const piece of ground.pieces) {
    const share = shareIn(x, y, dx, dy, piece)
    total += share
    largest = Math.max(largest, share)
  }
  // The pieces of a band overlap at its bends.
  return ground.parts === ground.pieces ? largest : Math.min(1, total)
}

function shareIn(x: number, y: number, dx: number, dy: number, ring: Ring): number {
  let [from, to] = [0, 1]
  let px = ring[ring.length - 2] as number
  let py = ring[ring.length - 1] as number
  for (let i = 0; i < ring.length; i += 2) {
    const qx = ring[i] as number
    const qy = ring[i + 1] as number
    const here = (qx - px) * (y - py) - (qy - py) * (x - px)
    const gain = (qx - px) * dy - (qy - py) * dx
    if (gain === 0) {
      if (here <= 0) return 0
    } else if (gain > 0) from = Math.max(from, -here / gain)
    else to = Math.min(to, -here / gain)
    if (from >= to) return 0
    px = qx
    py = qy
  }
  return to - from
}
