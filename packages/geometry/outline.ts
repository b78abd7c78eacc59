import type { Block, Footprint } from './footprint.ts'
import { FULL_TURN, placed, QUARTER, type Point, type Turn } from './lattice.ts'
import { onceFor } from './memory.ts'
import type { Ring } from './ring.ts'

/** The sides of a unit, clockwise from its front. */
export const FACES = ['front', 'right', 'rear', 'left'] as const
export type Face = (typeof FACES)[number]

/** How far a unit reaches in its own frame: u from left to right, v from front to rear. */
export type Reach = {
  readonly left: number
  readonly right: number
  readonly front: number
  readonly rear: number
}

/** Of a layout, or of the blocks of a footprint's boxes. */
export function reachOf(blocks: Iterable<Block>): Reach {
  let [left, right, front, rear] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { u, v, facing, files, ranks, width, depth } of blocks) {
    const half = (files * width) / 2
    for (const across of [-half, half])
      for (const back of [0, ranks * depth]) {
        const corner = placed({ x: u, y: v, facing }, across, back)
        left = Math.min(left, corner.x)
        right = Math.max(right, corner.x)
        front = Math.min(front, corner.y)
        rear = Math.max(rear, corner.y)
      }
  }
  return { left, right, front, rear }
}

/**
 * The smallest box around a unit that looks its way: front left, front right, rear right, rear
 * left. Its edges are the unit's front line, flanks and rear line. Full ranks fill it exactly.
 */
export const frameOf = onceFor(framed)

function framed({ pose, boxes }: Footprint): Ring {
  const { left, right, front, rear } = reachOf(boxes.map(({ block }) => block))
  const ring = new Float64Array(8)
  for (const [i, [u, v]] of (
    [
      [left, front],
      [right, front],
      [right, rear],
      [left, rear],
    ] as const
  ).entries()) {
    const corner = placed(pose, u, v)
    ring[2 * i] = corner.x
    ring[2 * i + 1] = corner.y
  }
  return ring
}

export type SideLine = { readonly from: Point; readonly to: Point }

/** One side of a unit as a line, the unit to its right. */
export function sideOf(footprint: Footprint, face: Face): SideLine {
  const frame = frameOf(footprint)
  const from = 2 * FACES.indexOf(face)
  const to = (from + 2) % 8
  return {
    from: { x: frame[from] as number, y: frame[from + 1] as number },
    to: { x: frame[to] as number, y: frame[to + 1] as number },
  }
}

export const frontLineOf = (footprint: Footprint): SideLine => sideOf(footprint, 'front')
export const rearLineOf = (footprint: Footprint): SideLine => sideOf(footprint, 'rear')
export const flanksOf = (
  footprint: Footprint,
): { readonly left: SideLine; readonly right: SideLine } => ({
  left: sideOf(footprint, 'left'),
  right: sideOf(footprint, 'right'),
})

/** Which way one looks who stands on a side of a unit and looks out. */
export const facingOf = ({ pose }: Footprint, face: Face): Turn =>
  (pose.facing + FACES.indexOf(face) * QUARTER) % FULL_TURN

/** The convex hull of all boxes of a unit; it begins at the leftmost, topmost corner. */
export const hullOf = onceFor(hullAround)

function hullAround({ boxes }: Footprint): Ring {
  const points: Point[] = []
  for (const { ring } of boxes)
    for (let i = 0; i < ring.length; i += 2)
      points.push({ x: ring[i] as number, y: ring[i + 1] as number })
  points.sort((a, b) => a.x - b.x || a.y - b.y)
  const upper = chain(points)
  const lower = chain(points.toReversed())
  return Float64Array.from([...upper, ...lower].flatMap(({ x, y }) => [x, y]))
}

/** From the first point to the last, turning right only; without the last. */
function chain(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = []
  for (const point of points) {
    while (kept.length > 1 && !turnsRight(kept.at(-2), kept.at(-1), point)) kept.pop()
    kept.push(point)
  }
  return kept.slice(0, -1)
}

const turnsRight = (a: Point | undefined, b: Point | undefined, c: Point): boolean =>
  a !== undefined && b !== undefined && (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0
