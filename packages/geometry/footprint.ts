import { FULL_TURN, rounded, turned, type Pose, type Turn } from './lattice.ts'
import type { Ring } from './ring.ts'
import { cosine, sine, UNIT } from './sine.ts'

/**
 * Figures that stand shoulder to shoulder and look one way, in their unit's own frame: u to the
 * unit's right, v to its rear, from the centre of the unit's front edge.
 */
export type Block = {
  /** The centre of the block's own front edge. */
  readonly u: number
  readonly v: number
  /** Against the unit's own facing. */
  readonly facing: Turn
  readonly files: number
  readonly ranks: number
  /** Of one figure's base; even, so that halves are whole. */
  readonly width: number
  readonly depth: number
  /** Its first rank is part of the unit's front rank. */
  readonly front: boolean
  /** One figure on a round base, as wide as deep. */
  readonly round?: true
}

/** How a unit stands: its blocks, the foremost first. */
export type Layout = readonly Block[]

/** A block on the table. Its figures are exact n-ths of its rounded box. */
export type Box = {
  readonly block: Block
  /** Front left, front right, rear right, rear left; sixteen corners from the top if round. */
  readonly ring: Ring
}

/** A unit on the table. */
export type Footprint = {
  readonly pose: Pose
  readonly boxes: readonly Box[]
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A block's box: each corner is rounded to the lattice once, and nothing else is. */
function boxOf(block: Block, { x, y, facing }: Pose): Box {
  const s = sine(facing)
  const c = cosine(facing)
  const own = turned(facing, block.facing)
  const bs = block.facing === 0 ? s : sine(own)
  const bc = block.facing === 0 ? c : cosine(own)
  const half = (block.files * block.width) / 2
  const deep = block.ranks * block.depth
  // The middle of its front edge, and the ways from there to its right and to its rear.
  const mx = block.u * c - block.v * s
  const my = block.u * s + block.v * c
  const [ax, ay, dx, dy] = [half * bc, half * bs, -deep * bs, deep * bc]
  const ring = new Float64Array(8)
  ring[0] = x + rounded((mx - ax) / UNIT)
  ring[1] = y + rounded((my - ay) / UNIT)
  ring[2] = x + rounded((mx + ax) / UNIT)
  ring[3] = y + rounded((my + ay) / UNIT)
  ring[4] = x + rounded((mx + ax + dx) / UNIT)
  ring[5] = y + rounded((my + ay + dy) / UNIT)
  ring[6] = x + rounded((mx - ax + dx) / UNIT)
  ring[7] = y + rounded((my - ay + dy) / UNIT)
  return { block, ring }
}

/**
 * A round base: sixteen sides, which do not turn with it, since a circle does not. They lie outside
 * the circle or on it, and the corners stick out by a fiftieth of the radius: good to draw, and to
 * sort out what is far away. What is judged of it is judged by the circle (round.ts).
 */
function roundBoxOf(block: Block, { x, y, facing }: Pose): Box {
  const [s, c] = [sine(facing), cosine(facing)]
  const own = turned(facing, block.facing)
  const radius = block.depth / 2
  const mx = x + rounded((block.u * c - block.v * s - radius * sine(own)) / UNIT)
  const my = y + rounded((block.u * s + block.v * c + radius * cosine(own)) / UNIT)
  const part = (share: number): number => Math.ceil((radius * share) / cosine(FULL_TURN / 32))
  const near = part(sine(FULL_TURN / 32))
  const half = part(sine((3 * FULL_TURN) / 32))
  const far = part(cosine((3 * FULL_TURN) / 32))
  // The upper quarter, which is then turned three times.
  const upper = [-near, -radius, near, -radius, half, -far, far, -half]
  const ring = new Float64Array(32)
  for (let quarter = 0, [qs, qc] = [0, 1]; quarter < 4; quarter++, [qs, qc] = [qc, -qs])
    for (let i = 0; i < 8; i += 2) {
      const [u, v] = [upper[i] as number, upper[i + 1] as number]
      ring[quarter * 8 + i] = mx + qc * u - qs * v
      ring[quarter * 8 + i + 1] = my + qs * u + qc * v
    }
  return { block, ring }
}

/** Where a unit's figures are when it stands like this, there. */
export function footprintOf(layout: Layout, pose: Pose): Footprint {
  const boxes: Box[] = []
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (const block of layout) {
    const box = block.round ? roundBoxOf(block, pose) : boxOf(block, pose)
    const { ring } = box
    for (let i = 0; i < ring.length; i += 2) {
      const x = ring[i] as number
      const y = ring[i + 1] as number
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
    boxes.push(box)
  }
  return { pose, boxes, left, top, right, bottom }
}

const RECENT = 8
const recent: Footprint[] = []
const layouts: Layout[] = []
let oldest = 0

/**
 * The same, kept for a moment: of a move the start and the end are asked for again and again, but
 * not for long, and to keep them weakly takes longer than to work them out.
 */
export function recentFootprint(layout: Layout, pose: Pose): Footprint {
  for (let i = 0; i < recent.length; i++) {
    const known = recent[i] as Footprint
    if (known.pose === pose && layouts[i] === layout) return known
  }
  const footprint = footprintOf(layout, pose)
  recent[oldest] = footprint
  layouts[oldest] = layout
  oldest = (oldest + 1) % RECENT
  return footprint
}
