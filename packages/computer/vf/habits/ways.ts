// How far it is to a place around what cannot be crossed: from every cell of a coarse grid.

import {
  onceFor,
  INCH,
  isPointWithin,
  type Ground,
  type Point,
  type Terrain,
} from '@grognard/geometry'
import { placesOn, placesWith, type Place } from '@grognard/rules-vf/functions'

const CELL = 2 * INCH
/** Units keep so far from what they cannot cross; water leaves no gap between two cells. */
const ASIDE = INCH
const WATER = 1.5 * INCH
/** What a cell costs where an inch counts as more. */
const ROUGH = 2

type Grid = {
  readonly columns: number
  readonly rows: number
  /** What it costs to cross each cell; infinite where nobody can. */
  readonly costs: Float64Array
  readonly maps: Map<number, Float64Array>
}

const gridOf = onceFor((terrain: Terrain): Grid => gridOn(terrain))

const isNear = ({ pieces, left, top, right, bottom }: Ground, x: number, y: number, far: number) =>
  x >= left - far &&
  x <= right + far &&
  y >= top - far &&
  y <= bottom + far &&
  pieces.some((piece) => isPointWithin(piece, x, y, far))

function gridOn(terrain: Terrain): Grid {
  const columns = Math.ceil(terrain.width / CELL)
  const rows = Math.ceil(terrain.height / CELL)
  const impassable = placesWith(terrain, 'impassable')
  const defendable = placesWith(terrain, 'defendable')
  const slow = [...placesWith(terrain, 'rough'), ...placesWith(terrain, 'barrier')]
  const crossings = placesOn(terrain).flatMap((place) => place.crossings)
  const costs = new Float64Array(columns * rows)
  const some = (places: readonly Place[], x: number, y: number, far: number): boolean =>
    places.some(({ ground }) => isNear(ground, x, y, far))
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [(column + 0.5) * CELL, (row + 0.5) * CELL]
      const isOpen = some(crossings, x, y, WATER)
      const isClosed = some(impassable, x, y, WATER) || some(defendable, x, y, ASIDE)
      costs[row * columns + column] =
        isClosed && !isOpen ? Infinity : some(slow, x, y, ASIDE) ? ROUGH : 1
    }
  return { columns, rows, costs, maps: new Map() }
}

const cellAt = ({ columns, rows }: Grid, { x, y }: Point): number => {
  const column = Math.min(columns - 1, Math.max(0, Math.floor(x / CELL)))
  const row = Math.min(rows - 1, Math.max(0, Math.floor(y / CELL)))
  return row * columns + column
}

const STEPS = [
  [0, -1, 2],
  [1, 0, 2],
  [0, 1, 2],
  [-1, 0, 2],
  [1, -1, 2.83],
  [1, 1, 2.83],
  [-1, 1, 2.83],
  [-1, -1, 2.83],
] as const

/** A closed cell next to the goal, or under a unit, is left at this price. */
const THROUGH = 8

/** The way from each cell to a goal in inches: costs spread outward until none gets less. */
function spread({ columns, rows, costs }: Grid, goal: number): Float64Array {
  const cells = columns * rows
  const far = new Float64Array(cells).fill(Infinity)
  const isWaiting = new Uint8Array(cells)
  far[goal] = 0
  const waiting = [goal]
  for (let i = 0; i < waiting.length; i++) {
    const cell = waiting[i] as number
    isWaiting[cell] = 0
    const column = cell % columns
    const row = (cell - column) / columns
    const here = Math.min(costs[cell] as number, THROUGH)
    for (const [right, down, inches] of STEPS) {
      const [x, y] = [column + right, row + down]
      if (x < 0 || y < 0 || x >= columns || y >= rows) continue
      const other = y * columns + x
      const cost = (here + Math.min(costs[other] as number, THROUGH)) / 2
      const way = (far[cell] as number) + inches * cost
      if (way >= (far[other] as number) - 1e-9) continue
      far[other] = way
      if (isWaiting[other]) continue
      isWaiting[other] = 1
      waiting.push(other)
    }
  }
  return far
}

/** How many inches it is from a place to a goal, around what cannot be crossed. */
export function wayTo(terrain: Terrain, from: Point, goal: Point): number {
  const grid = gridOf(terrain)
  const cell = cellAt(grid, goal)
  let map = grid.maps.get(cell)
  if (!map) grid.maps.set(cell, (map = spread(grid, cell)))
  return Math.max(byCells(grid, map, from), Math.min(straight(from, goal), CELL / INCH))
}

const straight = (a: Point, b: Point): number => {
  const [dx, dy] = [a.x - b.x, a.y - b.y]
  return Math.sqrt(dx * dx + dy * dy) / INCH
}

/** By way of the best of the four cells around a place. */
function byCells({ columns, rows }: Grid, map: Float64Array, from: Point): number {
  const column = Math.floor(from.x / CELL - 0.5)
  const row = Math.floor(from.y / CELL - 0.5)
  let best = Infinity
  for (const [x, y] of [
    [column, row],
    [column + 1, row],
    [column, row + 1],
    [column + 1, row + 1],
  ] as const) {
    if (x < 0 || y < 0 || x >= columns || y >= rows) continue
    const centre = { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL }
    best = Math.min(best, (map[y * columns + x] as number) + straight(from, centre))
  }
  return best
}
