// Country as a grid of inches, over which rivers and roads seek their way past what is dear to cross.

import { INCH, type Point } from '../../lattice.ts'
import type { Random } from './options.ts'

export type Grid = {
  /** In inches; nodes are at every whole inch, edges included. */
  readonly width: number
  readonly height: number
  /** What a node costs, by rows; always whole, from the cheapest to the dearest. */
  readonly cost: Float64Array
}

export const CHEAPEST = 10

/** Dearer than any way round. */
export const BARRED = 5000
export const DEAREST = 2 * BARRED

export const nodeAt = (grid: Grid, x: number, y: number): number => y * (grid.width + 1) + x

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
  let node = 0
  for (let y = 0; y <= height; y++) {
    const j = Math.floor(y / every)
    const v = y - j * every
    const knotAt = (i: number): number =>
      (knots[j * across + i] as number) * (every - v) + (knots[(j + 1) * across + i] as number) * v
    for (let i = 0; i * every <= width; i++) {
      const [left, right] = [knotAt(i), knotAt(i + 1)]
      const end = Math.min(every, width + 1 - i * every)
      for (let u = 0; u < end; u++) {
        const sum = left * (every - u) + right * u
        cost[node++] = CHEAPEST + Math.floor(sum / (every * every))
      }
    }
  }
  return { width, height, cost }
}

/** Makes the ground around a point dearer, less so farther off. */
export function avoid(grid: Grid, at: Point, inches: number, dear: number): void {
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
