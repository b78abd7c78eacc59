// Rivers and roads seek their way over a grid of inches, past what is dear to cross.

import { INCH, rounded, type Point } from '../../lattice.ts'
import type { Random } from './options.ts'

export type Grid = {
  /** In inches; nodes are at every whole inch, edges included. */
  readonly width: number
  readonly height: number
  /** What a node costs, by rows; always whole and above 0. */
  readonly cost: Float64Array
}

/** Dearer than any way round. */
export const BARRED = 5000

const nodeAt = (grid: Grid, x: number, y: number): number => y * (grid.width + 1) + x

/** Country that is easier here and harder there, in swells of so many inches. */
export function grid(
  random: Random,
  width: number,
  height: number,
  most: number,
  every: number,
): Grid {
  const across = Math.floor(width / every) + 2
  const down = Math.floor(height / every) + 2
  const knots = Array.from({ length: across * down }, () => random.below(most + 1))
  const cost = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y <= height; y++)
    for (let x = 0; x <= width; x++) {
      const i = Math.floor(x / every)
      const j = Math.floor(y / every)
      const u = x - i * every
      const v = y - j * every
      const knot = j * across + i
      const sum =
        (knots[knot] as number) * (every - u) * (every - v) +
        (knots[knot + 1] as number) * u * (every - v) +
        (knots[knot + across] as number) * (every - u) * v +
        (knots[knot + across + 1] as number) * u * v
      cost[y * (width + 1) + x] = 10 + Math.floor(sum / (every * every))
    }
  return { width, height, cost }
}

/** Makes the ground around a point dearer, less so farther off. */
export function shun(grid: Grid, at: Point, inches: number, dear: number): void {
  const [cx, cy] = [Math.round(at.x / INCH), Math.round(at.y / INCH)]
  for (let y = Math.max(0, cy - inches); y <= Math.min(grid.height, cy + inches); y++)
    for (let x = Math.max(0, cx - inches); x <= Math.min(grid.width, cx + inches); x++) {
      const far = (x - cx) * (x - cx) + (y - cy) * (y - cy)
      if (far > inches * inches) continue
      const node = nodeAt(grid, x, y)
      const price = Math.floor((dear * (inches * inches - far)) / (inches * inches))
      grid.cost[node] = Math.max(grid.cost[node] as number, price)
    }
}

/** Across, down and how far, one step after the other. */
const STEPS = Int32Array.from(
  [
    [0, 1, 10],
    [1, 1, 14],
    [1, 2, 22],
    [2, 1, 22],
  ].flatMap(([x, y, far]) => {
    const [a, b, c] = [x as number, y as number, far as number]
    // Four quarter turns of each step; the two knight's moves are each other's mirror images.
    return [a, b, c, -b, a, c, -a, -b, c, b, -a, c]
  }),
)

/** The cheapest way between two nodes, or null where only barred ground leads there. */
export function wayBetween(grid: Grid, from: Point, to: Point): readonly Point[] | null {
  const { width, height, cost } = grid
  const count = cost.length
  const across = width + 1
  const spent = new Float64Array(count).fill(Infinity)
  const before = new Int32Array(count).fill(-1)
  const [start, end] = [nodeAt(grid, from.x, from.y), nodeAt(grid, to.x, to.y)]
  // Nodes by what was spent to reach them, then by number, so that ties fall the same everywhere:
  // both in one whole number.
  const queue: number[] = []
  spent[start] = 0
  pushed(queue, start)
  while (queue.length > 0) {
    const first = popped(queue)
    // Not by %, which takes long for numbers of this size.
    const reached = Math.floor(first / count)
    const node = (first - reached * count) | 0
    if (node === end) break
    const price = spent[node] as number
    // It was reached more cheaply meanwhile, and has had its turn.
    if (reached > price) continue
    const here = cost[node] as number
    const y = (node / across) | 0
    const x = node - y * across
    for (let i = 0; i < STEPS.length; i += 3) {
      const nx = x + (STEPS[i] as number)
      const ny = y + (STEPS[i + 1] as number)
      if (nx < 1 || ny < 1 || nx >= width || ny >= height) continue
      const next = ny * across + nx
      const dearer = price + (STEPS[i + 2] as number) * (here + (cost[next] as number))
      if (dearer >= (spent[next] as number)) continue
      spent[next] = dearer
      before[next] = node
      pushed(queue, dearer * count + next)
    }
  }
  if (spent[end] === Infinity) return null
  const way: Point[] = []
  for (let node = end; node >= 0; node = before[node] as number) {
    const x = node % across
    if ((cost[node] as number) >= BARRED) return null
    way.push({ x, y: (node - x) / across })
  }
  return way.toReversed()
}

/** Puts a number into a heap, of which the smallest is the first. */
function pushed(heap: number[], key: number): void {
  let i = heap.length
  heap.push(key)
  while (i > 0) {
    const parent = (i - 1) >> 1
    const above = heap[parent] as number
    if (above <= key) break
    heap[i] = above
    i = parent
  }
  heap[i] = key
}

/** Takes the first of a heap that has one. */
function popped(heap: number[]): number {
  const top = heap[0] as number
  const key = heap.pop() as number
  const count = heap.length
  if (count === 0) return top
  let i = 0
  for (;;) {
    let child = 2 * i + 1
    if (child >= count) break
    if (child + 1 < count && (heap[child + 1] as number) < (heap[child] as number)) child++
    const below = heap[child] as number
    if (key <= below) break
    heap[i] = below
    i = child
  }
  heap[i] = key
  return top
}

/** So little square to the edge of the table that the line can turn at once. */
const STUB = 600

const stub = (edge: Point, inner: Point): Point => ({
  x: edge.x + STUB * Math.sign(inner.x * INCH - edge.x),
  y: edge.y + STUB * Math.sign(inner.y * INCH - edge.y),
})

/** A way over nodes, from an edge and perhaps to one, as a line with gentle bends that strays. */
export function smoothed(
  random: Random,
  way: readonly Point[],
  every: number,
  stray: number,
  ends: boolean,
): readonly Point[] {
  const last = way.length - 1
  const off = (): number => random.below(2 * stray + 1) - stray
  let line: readonly Point[] = way.flatMap(({ x, y }, i) => {
    const at = { x: x * INCH, y: y * INCH }
    if (i === 0) return [at, stub(at, way[1] as Point)]
    if (i === last) return ends ? [stub(at, way[i - 1] as Point), at] : [at]
    if (i % every !== 0 || i + every > last) return []
    return [{ x: at.x + off(), y: at.y + off() }]
  })
  for (let round = 0; round < 2; round++) line = cutCorners(line)
  return line.filter(({ x, y }, i) => x !== line[i - 1]?.x || y !== line[i - 1]?.y)
}

function cutCorners(line: readonly Point[]): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (first === undefined || last === undefined || line.length < 3) return line
  const mix = (a: Point, b: Point): Point => ({
    x: rounded((3 * a.x + b.x) / 4),
    y: rounded((3 * a.y + b.y) / 4),
  })
  const inner = line.slice(1).flatMap((b, i) => {
    const a = line[i] as Point
    const isFirst = i === 0
    const isLast = i === line.length - 2
    return isFirst ? [mix(b, a)] : isLast ? [mix(a, b)] : [mix(a, b), mix(b, a)]
  })
  return [first, ...inner, last]
}
