// Ways that lead figures one after the other over the same places: of a column that files, and of
// any unit that goes through a gap. Each figure is followed by the middle of its base.

import { inColumn, middlesOf, placesOfBends, type Rank } from '../column.ts'
import { recentFootprint, footprintOf, type Block, type Box } from '../footprint.ts'
import { FULL_TURN, rounded, turned, type Point, type Pose, type Turn } from '../lattice.ts'
import type { Base } from '../layout.ts'
import type { Ring } from '../ring.ts'
import type { Segment } from '../terrain/segment.ts'
import { bearingOf } from './bearing.ts'
import { middleOf, scaleOf } from './middle.ts'
import { columnAfter, standingAfter, type Leg, type Standing } from './path.ts'
import { lengthUp } from './root.ts'
import { hullOfBoth, joinedRings, type Sweep } from './hull.ts'

export type FileLeg = Leg & { readonly kind: 'file' }
export type ThroughLeg = Leg & { readonly kind: 'through' }

/** The way of some figures that go alike, from place to place. */
export type FigureWay = {
  /** Times `scale`. */
  readonly points: readonly Point[]
  readonly scale: number
  /** How the base lies at the start and the end of each stretch. */
  readonly facings: readonly (readonly [Turn, Turn])[]
  readonly base: Base
  readonly figures: number
  /** What it measures, where that is known otherwise than by its stretches. */
  readonly length: number | null
}

const times = ({ x, y }: Point, scale: number): Point => ({ x: x * scale, y: y * scale })

/** Every rank goes as far as the head does: along the way that lies before it. */
export function waysInFile(standing: Standing, leg: FileLeg): readonly FigureWay[] {
  const { column, to } = leg
  const { pose } = standing
  const length = lengthUp(to.x - pose.x, to.y - pose.y)
  const middles = middlesOf(column.ranks)
  const turns = placesOfBends(column, pose)
  const start = recentFootprint(inColumn(column), pose)
  const end = recentFootprint(inColumn(columnAfter(leg, pose)), to)
  return column.ranks.map(({ files, base, looksBack }: Rank, rank): FigureWay => {
    const here = middles[rank] as number
    const [first, last] = [start.boxes[rank] as Box, end.boxes[rank] as Box]
    const scale = scaleOf(first)
    const points = [middleOf(first, (files - 1) / 2, 0)]
    const facings: Turn[] = [turned(pose.facing, first.block.facing + (looksBack ? BACK : 0))]
    for (let i = column.bends.length - 1; i >= 0; i--) {
      const { behind, by } = column.bends[i] as (typeof column.bends)[number]
      if (behind >= here || behind <= here - length) continue
      points.push(times(turns[i] as Point, scale))
      facings.push(turned(facings.at(-1) as Turn, by))
    }
    if (here < length) {
      points.push(times(pose, scale))
      facings.push(to.facing)
    }
    points.push(middleOf(last, (files - 1) / 2, 0))
    const wide = { width: files * base.width, depth: base.depth }
    return {
      points,
      scale,
      facings: facings.map((one) => [one, one]),
      base: wide,
      figures: files,
      length,
    }
  })
}

const BACK = FULL_TURN / 2

/** Every figure to each of the places in turn, and from the last of them to its own. */
export function waysThrough(standing: Standing, leg: ThroughLeg): readonly FigureWay[] {
  const { by, to } = leg
  const after = standingAfter(standing, leg)
  const [start, end] = [
    recentFootprint(standing.layout, standing.pose),
    recentFootprint(after.layout, after.pose),
  ]
  const named: readonly Point[] = [standing.pose, ...by, to]
  // Through each place a base looks from the one before it to the one behind it.
  const across = by.map((_, i) => {
    const [from, on] = [named[i] as Point, named[i + 2] as Point]
    return bearingOf(on.x - from.x, on.y - from.y)
  })
  return start.boxes.flatMap((box, i) => {
    const other = end.boxes[i] as Box
    const { files, ranks, width, depth, facing } = box.block
    const scale = scaleOf(box)
    const faces = [turned(standing.pose.facing, facing), ...across, turned(to.facing, facing)]
    const facings = faces.slice(1).map((on, k) => [faces[k] as Turn, on] as const)
    return Array.from({ length: files * ranks }, (_, figure): FigureWay => {
      const [file, rank] = [figure % files, Math.floor(figure / files)]
      const points = [
        middleOf(box, file, rank),
        ...by.map((place) => times(place, scale)),
        middleOf(other, file, rank),
      ]
      return { points, scale, facings, base: { width, depth }, figures: 1, length: null }
    })
  })
}

/** The stretches of a way. */
export const stretchesOf = ({ points, scale }: FigureWay): readonly Segment[] =>
  points.slice(1).map(({ x, y }, i) => {
    const from = points[i] as Point
    return { ax: from.x, ay: from.y, bx: x, by: y, scale }
  })

/** Over which ground the bases go: straight on each stretch, and turning between two. */
export function sweepOfWays(ways: readonly FigureWay[]): Sweep {
  const rings: Ring[] = []
  for (const way of ways) {
    let last: Ring | null = null
    for (const [i, [facing, next]] of way.facings.entries()) {
      const from = baseAt(way, i, facing)
      if (last) rings.push(hullOfBoth(last, from))
      last = baseAt(way, i + 1, next)
      rings.push(hullOfBoth(from, last))
    }
  }
  return joinedRings(rings)
}

function baseAt({ points, scale, base }: FigureWay, at: number, facing: Turn): Ring {
  const { x, y } = points[at] as Point
  const pose: Pose = { x: rounded(x / scale), y: rounded(y / scale), facing }
  return (footprintOf([aloneOn(base)], pose).boxes[0] as Box).ring
}

const aloneOn = ({ width, depth }: Base): Block => ({
  u: 0,
  v: -depth / 2,
  facing: 0,
  files: 1,
  ranks: 1,
  width,
  depth,
  front: true,
})
