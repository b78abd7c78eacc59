// Where a planner may turn off: beside the corners of what stands in the way, at both ends of
// bridges and fords, and on a coarse grid. Proposals only; the judge looks at every one.

import type { Footprint } from '../footprint.ts'
import { rounded, type Point, type Pose } from '../lattice.ts'
import { frameOf, hullOf } from '../outline.ts'
import type { Ring } from '../ring.ts'
import type { Field } from './field.ts'
import { bearingOf } from './bearing.ts'
import { footprintAt } from './measure.ts'
import { layoutReach, type Standing } from './path.ts'

/** Clear of whatever is rounded. */
const CLEAR = 4

/** Both ends of a way through an opening. */
export type Gate = { readonly before: Pose; readonly behind: Pose }

/**
 * Where a unit that looks one way just passes the corners of a shape: the corners of all places
 * where it would meet the shape, widened by the distance that it has to keep.
 */
export function besideCorners(standing: Standing, shape: Ring, least: number): readonly Pose[] {
  const { pose } = standing
  const own = frameOf(footprintAt(standing))
  const wide = widened(shape, least + CLEAR)
  const poses: Pose[] = []
  const sums: Point[] = []
  for (let i = 0; i < wide.length; i += 2)
    for (let j = 0; j < own.length; j += 2)
      sums.push({
        x: (wide[i] as number) - ((own[j] as number) - pose.x),
        y: (wide[i + 1] as number) - ((own[j + 1] as number) - pose.y),
      })
  for (const { x, y } of hullOfPoints(sums))
    poses.push({ x: rounded(x), y: rounded(y), facing: pose.facing })
  return poses
}

/** Each edge moved out by so much, and cut with its neighbours. */
function widened(ring: Ring, by: number): Ring {
  const wide = new Float64Array(ring.length)
  const count = ring.length
  for (let i = 0; i < count; i += 2) {
    const before = (i + count - 2) % count
    const next = (i + 2) % count
    const [x, y] = [ring[i] as number, ring[i + 1] as number]
    const [ax, ay] = unit(x - (ring[before] as number), y - (ring[before + 1] as number))
    const [bx, by_] = unit((ring[next] as number) - x, (ring[next + 1] as number) - y)
    // The outer side of a clockwise edge is its left: (dy, -dx).
    const [nx, ny] = [ay + by_, -ax - bx]
    const share = by / Math.max(0.3, (nx * nx + ny * ny) / 2)
    wide[i] = x + nx * share
    wide[i + 1] = y + ny * share
  }
  return wide
}

function unit(x: number, y: number): readonly [number, number] {
  const length = Math.sqrt(x * x + y * y)
  return length === 0 ? [0, 0] : [x / length, y / length]
}

function hullOfPoints(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  return [...chain(sorted), ...chain(sorted.toReversed())]
}

function chain(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = []
  for (const point of points) {
    for (let a = kept.at(-2), b = kept.at(-1); a && b; a = kept.at(-2), b = kept.at(-1)) {
      if ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 1) break
      kept.pop()
    }
    kept.push(point)
  }
  return kept.slice(0, -1)
}

/** The ways through the openings of closed ground, each along both of its axes, both ways. */
export function gatesOf(field: Field, standing: Standing): readonly Gate[] {
  const { rear } = layoutReach(standing.layout)
  const gates: Gate[] = []
  for (const { openings = [] } of [...(field.closed ?? []), ...(field.barriers ?? [])])
    for (const { pieces } of openings)
      for (const piece of pieces) {
        if (piece.length !== 8) continue
        const middles = [0, 2, 4, 6].map((i): Point => {
          const j = (i + 2) % 8
          return {
            x: ((piece[i] as number) + (piece[j] as number)) / 2,
            y: ((piece[i + 1] as number) + (piece[j + 1] as number)) / 2,
          }
        })
        for (const [from, to] of [
          [0, 2],
          [2, 0],
          [1, 3],
          [3, 1],
        ] as const)
          gates.push(gateAlong(middles[from] as Point, middles[to] as Point, rear))
      }
  return gates
}

/** Before the opening with the front at its edge, behind it with the rear past its other edge. */
function gateAlong(from: Point, to: Point, depth: number): Gate {
  const [x, y] = unit(to.x - from.x, to.y - from.y)
  const facing = bearingOf(to.x - from.x, to.y - from.y)
  const past = depth + CLEAR
  return {
    before: { x: rounded(from.x - x * CLEAR), y: rounded(from.y - y * CLEAR), facing },
    behind: { x: rounded(to.x + x * past), y: rounded(to.y + y * past), facing },
  }
}

/** Places on a grid of the table from which both ends are not farther than so much together. */
export function gridBetween(from: Point, to: Point, limit: number, step: number): readonly Point[] {
  const [left, right] = [Math.min(from.x, to.x) - limit / 2, Math.max(from.x, to.x) + limit / 2]
  const [top, bottom] = [Math.min(from.y, to.y) - limit / 2, Math.max(from.y, to.y) + limit / 2]
  const points: Point[] = []
  for (let y = Math.ceil(top / step) * step; y <= bottom; y += step)
    for (let x = Math.ceil(left / step) * step; x <= right; x += step)
      if (lengthOf(from, { x, y }) + lengthOf({ x, y }, to) <= limit) points.push({ x, y })
  return points
}

export const lengthOf = (a: Point, b: Point): number =>
  Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y))

/** The shape of a unit that one has to go around. */
export const shapeOf = (unit: Footprint): Ring =>
  unit.boxes.length === 1 ? (unit.boxes[0] as Footprint['boxes'][number]).ring : hullOf(unit)
