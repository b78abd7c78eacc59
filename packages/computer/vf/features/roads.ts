// How far it is over the ground: around woods, villages and rivers, on a grid of two inches.

import { onceFor, INCH, type Ring, type Terrain } from '@grognard/geometry'
import { placesOn, type Place } from '@grognard/rules-vf/functions'
import type { Spot } from './oblong.ts'
import { isIn } from './sightlines.ts'

const CELL = 2
const ROUGH = 2
const BARRIER = 3
const HEMMED = 1.5

type Grid = {
  readonly across: number
  readonly down: number
  /** What an inch costs in each cell; infinite where nobody goes. */
  readonly cost: readonly number[]
  readonly fields: Map<number, readonly number[]>
}

const gridOf = onceFor((terrain: Terrain): Grid => gridOn(terrain))

const covers = (rings: readonly Ring[], x: number, y: number): boolean =>
  rings.some((ring) => isIn(ring, x, y))

function gridOn(terrain: Terrain): Grid {
  const across = Math.ceil(terrain.width / INCH / CELL)
  const down = Math.ceil(terrain.height / INCH / CELL)
  const places = placesOn(terrain)
  const cost = Array.from({ length: across * down }, (_, i) => {
    const [x, y] = [((i % across) + 0.5) * CELL, (Math.floor(i / across) + 0.5) * CELL]
    return places.reduce((most, place) => Math.max(most, costIn(place, x, y)), 1)
  })
  return {
    across,
    down,
    cost: cost.map((own, i) => (hemmedIn(i) ? HEMMED * own : own)),
    fields: new Map(),
  }

  /** A line does not pass close by what is closed. */
  function hemmedIn(i: number): boolean {
    const [x, y] = [i % across, Math.floor(i / across)]
    return STEPS.some(([dx, dy]) => {
      const [nx, ny] = [x + dx, y + dy]
      return nx >= 0 && ny >= 0 && nx < across && ny < down && cost[ny * across + nx] === Infinity
    })
  }
}

function costIn({ ground, rules, crossings }: Place, x: number, y: number): number {
  if (!covers(ground.pieces, x, y)) return 1
  if (crossings.some((crossing) => covers(crossing.ground.pieces, x, y))) return 1
  if (rules.has('impassable') || rules.has('defendable')) return Infinity
  return rules.has('rough') ? ROUGH : rules.has('barrier') ? BARRIER : 1
}

const cellOf = ({ across, down }: Grid, { x, y }: Spot): number =>
  Math.min(across - 1, Math.max(0, Math.floor(x / CELL))) +
  across * Math.min(down - 1, Math.max(0, Math.floor(y / CELL)))

const STEPS = [
  [1, 0, 1],
  [-1, 0, 1],
  [0, 1, 1],
  [0, -1, 1],
  [1, 1, Math.SQRT2],
  [1, -1, Math.SQRT2],
  [-1, 1, Math.SQRT2],
  [-1, -1, Math.SQRT2],
] as const

/** The way to a goal from every cell. A goal in closed ground is left on every side. */
function fieldTo(grid: Grid, goal: number): readonly number[] {
  const { across, down, cost } = grid
  const far = cost.map(() => Infinity)
  far[goal] = 0
  let edge = [goal]
  while (edge.length > 0) {
    const next: number[] = []
    for (const at of edge) {
      const [x, y] = [at % across, Math.floor(at / across)]
      for (const [dx, dy, length] of STEPS) {
        const [nx, ny] = [x + dx, y + dy]
        if (nx < 0 || ny < 0 || nx >= across || ny >= down) continue
        const to = ny * across + nx
        const own = cost[to] as number
        const step = Number.isFinite(own) ? own : (far[at] as number) < CLOSED ? SHUT : Infinity
        const length2 = (far[at] as number) + length * CELL * step
        if (length2 < (far[to] as number)) {
          far[to] = length2
          next.push(to)
        }
      }
    }
    edge = next
  }
  return far
}

/** Only about the goal itself one comes out of closed ground. */
const CLOSED = 8
const SHUT = 1

/** How far it is from one place to another, in inches as they cost. */
export function wayTo(terrain: Terrain, from: Spot, goal: Spot): number {
  const grid = gridOf(terrain)
  const to = cellOf(grid, goal)
  let field = grid.fields.get(to)
  if (!field) grid.fields.set(to, (field = fieldTo(grid, to)))
  const straight = Math.sqrt(
    (from.x - goal.x) * (from.x - goal.x) + (from.y - goal.y) * (from.y - goal.y),
  )
  // Between the middles of cells, so that every inch counts.
  const [u, v] = [from.x / CELL - 0.5, from.y / CELL - 0.5]
  const [x, y] = [Math.floor(u), Math.floor(v)]
  let [sum, weight] = [0, 0]
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const [cx, cy] = [x + dx, y + dy]
    if (cx < 0 || cy < 0 || cx >= grid.across || cy >= grid.down) continue
    const value = field[cy * grid.across + cx] as number
    if (!Number.isFinite(value)) continue
    const part = Math.max(0.001, (1 - Math.abs(u - cx)) * (1 - Math.abs(v - cy)))
    sum += part * value
    weight += part
  }
  return weight === 0 ? 2 * straight + 40 : Math.max(straight, sum / weight)
}
