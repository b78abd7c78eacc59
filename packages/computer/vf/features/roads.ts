// How far it is over the ground, for all players: around rivers and villages, through woods and over
// hedges as the rules measure them, on a grid. Roads are left out: only march columns gain by them.

import {
  INCH,
  isPointWithin,
  onceForBoth,
  type Closed,
  type Ground,
  type Region,
  type Terrain,
} from '@grognard/geometry'
import { groundsIn, type Grounds, type Vf } from '@grognard/rules-vf/functions'
import type { Spot } from './oblong.ts'

/** In inches. */
const CELL = 2
/** From the middle of a cell to its corners and a little more: no line slips through between two. */
const BY = 1.5 * INCH
/** A line does not pass close by what is closed: an inch there seems as long as this. */
const HEMMED = 1.5

type Grid = {
  readonly across: number
  readonly down: number
  /** What an inch costs in each cell; infinite where nobody goes. (T.2.4, T.2.6, T.3) */
  readonly cost: Float64Array
  /** What it costs in each cell to stand upon a barrier: half of what it costs to cross it. (T.2.1) */
  readonly toll: Float64Array
  /** The ways to goals that have been asked for, by the goal's cell. */
  readonly fields: Map<number, Float64Array>
}

const gridOf = onceForBoth((terrain: Terrain, grounds: Grounds): Grid => gridOn(terrain, grounds))

function gridOn({ width, height }: Terrain, { closed, barriers, rough, crossings }: Grounds): Grid {
  const across = Math.ceil(width / INCH / CELL)
  const down = Math.ceil(height / INCH / CELL)
  const cost = new Float64Array(across * down)
  const toll = new Float64Array(across * down)
  for (let i = 0; i < cost.length; i++) {
    const x = ((i % across) + 0.5) * CELL * INCH
    const y = (Math.floor(i / across) + 0.5) * CELL * INCH
    const isCrossing = crossings.some(({ ground }) => covers(ground, x, y, 0))
    cost[i] = closed.some((one) => isShut(one, x, y))
      ? Infinity
      : isCrossing
        ? 1
        : slow(rough, x, y)
    for (const barrier of barriers)
      if (isShut(barrier, x, y)) toll[i] = Math.max(toll[i] as number, barrier.toll / 2 / INCH)
  }
  const grid = { across, down, cost, toll, fields: new Map<number, Float64Array>() }
  const hemmed = cost.map((own, i) => (isHemmed(grid, i) ? HEMMED * own : own))
  return { ...grid, cost: hemmed }
}

const covers = ({ pieces, left, top, right, bottom }: Ground, x: number, y: number, by: number) =>
  x >= left - by &&
  x <= right + by &&
  y >= top - by &&
  y <= bottom + by &&
  pieces.some((piece) => isPointWithin(piece, x, y, by))

/** On it or too near to slip by, and not where it is open. */
const isShut = ({ ground, openings = [] }: Closed, x: number, y: number): boolean =>
  covers(ground, x, y, BY) && !openings.some((opening) => covers(opening, x, y, BY))

function slow(regions: readonly Region[], x: number, y: number): number {
  const region = regions.find(({ ground }) => covers(ground, x, y, 0))
  return region ? region.over / region.under : 1
}

const isHemmed = (grid: Grid, at: number): boolean =>
  STEPS.some((step) => grid.cost[nextTo(grid, at, step)] === Infinity)

const DIAGONAL = CELL * Math.SQRT2

/** How many cells one goes to the right and down with each step, and its inches. */
const STEPS: readonly Step[] = [
  { right: 1, down: 0, inches: CELL },
  { right: -1, down: 0, inches: CELL },
  { right: 0, down: 1, inches: CELL },
  { right: 0, down: -1, inches: CELL },
  { right: 1, down: 1, inches: DIAGONAL },
  { right: 1, down: -1, inches: DIAGONAL },
  { right: -1, down: 1, inches: DIAGONAL },
  { right: -1, down: -1, inches: DIAGONAL },
]

type Step = { readonly right: number; readonly down: number; readonly inches: number }

/** The cell a step away; -1 if the table ends before. */
function nextTo({ across, down }: Grid, at: number, step: Step): number {
  const x = (at % across) + step.right
  const y = Math.floor(at / across) + step.down
  return x >= 0 && y >= 0 && x < across && y < down ? y * across + x : -1
}

/** Only so near to a goal in closed ground one comes out of it, on every side. */
const CLOSED = 8

/** The way to a goal from every cell: it spreads from the goal until none gets shorter. */
function fieldTo(grid: Grid, goal: number): Float64Array {
  const { cost, toll } = grid
  const far = new Float64Array(cost.length).fill(Infinity)
  const isWaiting = new Uint8Array(cost.length)
  const waiting = [goal]
  far[goal] = 0
  for (let next = 0; next < waiting.length; next++) {
    const at = waiting[next] as number
    isWaiting[at] = 0
    const here = far[at] as number
    for (let i = 0; i < STEPS.length; i++) {
      const step = STEPS[i] as Step
      const to = nextTo(grid, at, step)
      if (to === -1) continue
      const own = cost[to] as number
      const each = own < Infinity ? own : here < CLOSED ? 1 : Infinity
      const way = here + step.inches * each + Math.abs((toll[to] as number) - (toll[at] as number))
      if (way >= (far[to] as number)) continue
      far[to] = way
      if (isWaiting[to]) continue
      isWaiting[to] = 1
      waiting.push(to)
    }
  }
  return far
}

const cellOf = ({ across, down }: Grid, { x, y }: Spot): number =>
  Math.min(across - 1, Math.max(0, Math.floor(x / CELL))) +
  across * Math.min(down - 1, Math.max(0, Math.floor(y / CELL)))

/** How far it is from one place to another, in inches as they are counted. */
export function wayTo(seen: Vf, from: Spot, goal: Spot): number {
  const grid = gridOf(seen.terrain, groundsIn(seen))
  const to = cellOf(grid, goal)
  let field = grid.fields.get(to)
  if (!field) grid.fields.set(to, (field = fieldTo(grid, to)))
  const straight = Math.sqrt(
    (from.x - goal.x) * (from.x - goal.x) + (from.y - goal.y) * (from.y - goal.y),
  )
  // Between the middles of cells, so that every inch counts.
  const u = from.x / CELL - 0.5
  const v = from.y / CELL - 0.5
  let sum = 0
  let weight = 0
  for (let corner = 0; corner < 4; corner++) {
    const cx = Math.floor(u) + (corner % 2)
    const cy = Math.floor(v) + (corner < 2 ? 0 : 1)
    if (cx < 0 || cy < 0 || cx >= grid.across || cy >= grid.down) continue
    const value = field[cy * grid.across + cx] as number
    if (value === Infinity) continue
    const part = Math.max(0.001, (1 - Math.abs(u - cx)) * (1 - Math.abs(v - cy)))
    sum += part * value
    weight += part
  }
  return weight === 0 ? LOST * straight + FAR : Math.max(straight, sum / weight)
}

/** From closed ground nobody knows the way. */
const LOST = 2
const FAR = 40
