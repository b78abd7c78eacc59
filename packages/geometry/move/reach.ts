// Where a unit can get with its allowance, as cells to draw: its facing kept, each cell by straight
// legs from one turning place to the next. A soft boundary: costs are estimates, and a unit may get
// somewhat farther by a route that no cell shows. What counts is what the judge says of a path.

import type { Pose } from '../lattice.ts'
import { leastCost } from './estimate.ts'
import type { Field } from './field.ts'
import { firstHit, firstHitAtEnd } from './judge.ts'
import { footprintAt } from './measure.ts'
import type { Standing } from './path.ts'
import { between } from './sweep.ts'
import { lengthOf } from './waypoints.ts'

export type ReachCell = {
  /** Where the unit's pose would be. */
  readonly pose: Pose
  readonly cost: number
  /** It may end its move here, and not only pass. */
  readonly ends: boolean
}

export type ReachRegion = {
  /** Cells are squares of this side around their poses. */
  readonly step: number
  readonly cells: readonly ReachCell[]
}

const CELLS_ACROSS = 12

type Place = { readonly standing: Standing; readonly cost: number; readonly parent: Place | null }
type Entry = {
  readonly cost: number
  readonly column: number
  readonly row: number
  readonly from: Place
  readonly sure: boolean
}

/** All cells that can be reached, the start first. */
export function reachRegion(
  field: Field,
  start: Standing,
  allowance: number,
  step = Math.max(250, Math.ceil(allowance / CELLS_ACROSS)),
): ReachRegion {
  const first: Place = { standing: start, cost: 0, parent: null }
  const reached = new Map<string, Place>([['0,0', first]])
  const waiting: Entry[] = []
  /** What each cell is known to cost at most. */
  const sure = new Map<string, number>()
  const cheapest = (field.regions ?? []).reduce(
    (least, { over, under }) => Math.min(least, over / under),
    1,
  )
  const spread = (from: Place, column: number, row: number): void => {
    for (const [right, down] of AROUND) {
      const [x, y] = [column + right, row + down]
      const key = `${x},${y}`
      if (reached.has(key)) continue
      const pose = at(start.pose, x, y, step)
      // Straight on from the last turning place if nothing stands between, else from here.
      for (const origin of [from.parent, from]) {
        if (!origin) continue
        const cost = origin.cost + lengthOf(origin.standing.pose, pose) * cheapest
        if (cost > allowance || cost >= (sure.get(key) ?? Infinity)) continue
        push(waiting, { cost, column: x, row: y, from: origin, sure: false })
      }
    }
  }
  spread(first, 0, 0)
  for (let entry = pop(waiting); entry; entry = pop(waiting)) {
    const { column, row, from } = entry
    const key = `${column},${row}`
    if (reached.has(key)) continue
    const standing: Standing = { layout: start.layout, pose: at(start.pose, column, row, step) }
    if (!entry.sure) {
      if (entry.cost >= (sure.get(key) ?? Infinity)) continue
      const cost = from.cost + leastCost(field, footprintAt(from.standing), footprintAt(standing))
      if (cost > allowance || cost >= (sure.get(key) ?? Infinity)) continue
      if (!isFree(field, from.standing, standing)) continue
      sure.set(key, cost)
      push(waiting, { ...entry, cost, sure: true })
      continue
    }
    const place: Place = { standing, cost: entry.cost, parent: from }
    reached.set(key, place)
    spread(place, column, row)
  }
  const cells = [...reached.values()].map(({ standing, cost }) => ({
    pose: standing.pose,
    cost: Math.ceil(cost),
    ends: firstHitAtEnd(field, footprintAt(standing)) === null,
  }))
  return { step, cells }
}

const AROUND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const

const at = ({ x, y, facing }: Pose, column: number, row: number, step: number): Pose => ({
  x: x + column * step,
  y: y + row * step,
  facing,
})

function isFree(field: Field, from: Standing, to: Standing): boolean {
  const start = footprintAt(from)
  return firstHit(field, between(start, footprintAt(to)), start) === null
}

/** A heap: the cheapest entry is the first. */
function push(heap: Entry[], entry: Entry): void {
  let i = heap.push(entry) - 1
  while (i > 0) {
    const above = (i - 1) >> 1
    if ((heap[above] as Entry).cost <= entry.cost) break
    heap[i] = heap[above] as Entry
    i = above
  }
  heap[i] = entry
}

function pop(heap: Entry[]): Entry | undefined {
  const [top] = heap
  const last = heap.pop()
  if (!top || !last || heap.length === 0) return top
  let i = 0
  for (;;) {
    let below = 2 * i + 1
    if (below >= heap.length) break
    if (below + 1 < heap.length && (heap[below + 1] as Entry).cost < (heap[below] as Entry).cost)
      below++
    if ((heap[below] as Entry).cost >= last.cost) break
    heap[i] = heap[below] as Entry
    i = below
  }
  heap[i] = last
  return top
}
