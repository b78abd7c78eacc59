// The cheapest way over a grid: rivers and roads seek several for every battlefield.

import type { Point } from '../../lattice.ts'
import { BARRED, CHEAPEST, DEAREST, nodeAt, type Grid } from './grid.ts'

/** Across, down and how far; each is made in four directions, a quarter turn apart. */
const STEPS = [
  [0, 1, 10],
  [1, 1, 14],
  [1, 2, 22],
  [2, 1, 22],
] as const

const TURNS = 4
const SHORTEST = 10
const LONGEST = 22
const LENGTHS = Float64Array.from(STEPS, ([, , length]) => length)

/**
 * Nodes wait in bins, by what was spent to reach them, in powers of two. A bin is narrower than any
 * step is dear: none leads to a node of the same bin, and the order within it does not matter.
 */
const BIN_BITS = 7

/** Enough for the dearest step, since they are used in turns; a power of two. */
const BINS = 4096

if (2 * CHEAPEST * SHORTEST < 1 << BIN_BITS || 2 * DEAREST * LONGEST >= BINS << BIN_BITS)
  throw new RangeError('The bins do not suit what steps cost.')

/** Rows above and below the grid, so that no step leads out of the room. */
const MARGIN = 1

const NONE = -1

/** Where ways are sought, again and again: fetching new memory made a search a third longer. */
type Room = {
  readonly across: number
  readonly count: number
  /** Nodes by rows, as on the grid; the edges of the table and the margin are never entered. */
  readonly cost: Float64Array
  readonly spent: Float64Array
  readonly isDone: Uint8Array
  /** The first that waits in each bin, and the next behind each; a node may wait in several. */
  readonly first: Int32Array
  readonly waiting: Int32Array
  readonly next: Int32Array
  /** From a node to its neighbours, step by step. */
  readonly ahead: Int32Array
}

let kept: Room | null = null

function roomFor({ width, height }: Grid): Room {
  const across = width + 1
  const count = across * (height + 1 + 2 * MARGIN)
  if (kept?.across === across && kept.count === count) return kept
  // Each neighbour makes a node cheaper once at most.
  const most = STEPS.length * TURNS * count
  kept = {
    across,
    count,
    cost: new Float64Array(count),
    spent: new Float64Array(count),
    isDone: new Uint8Array(count),
    first: new Int32Array(BINS),
    waiting: new Int32Array(most),
    next: new Int32Array(most),
    ahead: Int32Array.from(
      STEPS.flatMap(([x, y]) => [y * across + x, x * across - y, -y * across - x, -x * across + y]),
    ),
  }
  return kept
}

function cleared(grid: Grid): Room {
  const room = roomFor(grid)
  const { across } = room
  room.cost.fill(Infinity)
  for (let y = 1; y < grid.height; y++) {
    const row = grid.cost.subarray(y * across + 1, y * across + grid.width)
    room.cost.set(row, (y + MARGIN) * across + 1)
  }
  room.spent.fill(Infinity)
  room.isDone.fill(0)
  room.first.fill(NONE)
  return room
}

/** The cheapest way between two nodes, or null where only barred ground leads there. */
export function wayBetween(grid: Grid, from: Point, to: Point): readonly Point[] | null {
  const room = cleared(grid)
  const { across, spent, cost } = room
  const above = MARGIN * across
  const [start, end] = [nodeAt(grid, from.x, from.y) + above, nodeAt(grid, to.x, to.y) + above]
  spend(room, start, end)
  if (spent[end] === Infinity) return null
  const way: Point[] = []
  for (let node = end; ; node = before(room, node)) {
    if ((cost[node] as number) >= BARRED) return null
    const x = node % across
    way.push({ x, y: (node - x) / across - MARGIN })
    if (node === start) return way.toReversed()
  }
}

/** Finds what it costs to come to the end, and to all from where a cheapest way may come there. */
function spend(room: Room, start: number, end: number): void {
  const { spent, isDone, first, waiting, next } = room
  spent[start] = 0
  waiting[0] = start
  next[0] = NONE
  first[0] = 0
  let used = 1
  let left = 1
  for (let bin = 0; left > 0 && (spent[end] as number) >= (bin + 1) << BIN_BITS; bin++) {
    let place = first[bin & (BINS - 1)] as number
    first[bin & (BINS - 1)] = NONE
    for (; place !== NONE; place = next[place] as number) {
      left--
      const node = waiting[place] as number
      if (isDone[node]) continue
      isDone[node] = 1
      const cheaper = stepped(room, node, used)
      left += cheaper - used
      for (; used < cheaper; used++) {
        const into = ((spent[waiting[used] as number] as number) >> BIN_BITS) & (BINS - 1)
        next[used] = first[into] as number
        first[into] = used
      }
    }
  }
}

/** Has all wait that are reached more cheaply over a node; where the next may wait. */
function stepped({ cost, spent, waiting, ahead }: Room, node: number, used: number): number {
  const price = spent[node] as number
  const here = cost[node] as number
  let place = used
  for (let i = 0; i < ahead.length;) {
    const length = LENGTHS[i >> 2] as number
    const leaving = price + length * here
    for (const end = i + TURNS; i < end; i++) {
      const other = node + (ahead[i] as number)
      const dearer = leaving + length * (cost[other] as number)
      if (dearer >= (spent[other] as number)) continue
      spent[other] = dearer
      waiting[place++] = other
    }
  }
  return place
}

/** Of all from where the cheapest way may come, the cheapest to reach, then the first by number. */
function before({ cost, spent, ahead }: Room, node: number): number {
  const here = cost[node] as number
  let best = NONE
  for (let i = 0; i < ahead.length; i++) {
    const other = node + (ahead[i] as number)
    const price = spent[other] as number
    const step = (LENGTHS[i >> 2] as number) * (here + (cost[other] as number))
    if (price + step !== spent[node]) continue
    const least = best === NONE ? Infinity : (spent[best] as number)
    if (price < least || (price === least && other < best)) best = other
  }
  return best
}
