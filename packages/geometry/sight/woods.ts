import type { Eye } from '../sight.ts'
import { spansOn, type Ground } from '../terrain/ground.ts'
import { segmentOf, type Segment } from '../terrain/segment.ts'
import { shareOf, type Spans } from '../terrain/span.ts'
import { aimsAt, type Aim } from './aims.ts'
import type { Body } from './body.ts'
import { isClear } from './clear.ts'
import type { Shade } from './shade.ts'

/** Ground into which one sees only so far. */
export type Wood = { readonly ground: Ground; readonly depth: number }

/** Whether at most so many thousandths of a line lie inside some ground; exact. */
export function isInsideAtMost(segment: Segment, ground: Ground, depth: number): boolean {
  const spans = spansOn(segment, ground)
  if (spans.length === 0) return true
  const [dx, dy] = [segment.bx - segment.ax, segment.by - segment.ay]
  const length = (Math.sqrt(dx * dx + dy * dy) / segment.scale) * shareOf(spans)
  if (length < depth - 0.001) return true
  if (length > depth + 0.001) return false
  return isAtMostExactly(segment, spans, depth)
}

function isAtMostExactly(segment: Segment, spans: Spans, depth: number): boolean {
  let [part, whole] = [0n, 1n]
  const add = (over: bigint, under: bigint): void => {
    part = part * under + over * whole
    whole *= under
  }
  for (const { from, to } of spans) {
    add(BigInt(to.over), BigInt(to.under))
    add(-BigInt(from.over), BigInt(from.under))
  }
  const [dx, dy] = [BigInt(segment.bx - segment.ax), BigInt(segment.by - segment.ay)]
  const limit = BigInt(depth) * BigInt(segment.scale) * whole
  return part * part * (dx * dx + dy * dy) <= limit * limit
}

/** How much of a line lies inside some ground, in thousandths; to show. */
export function lengthInside(segment: Segment, ground: Ground): number {
  const [dx, dy] = [segment.bx - segment.ax, segment.by - segment.ay]
  return (Math.sqrt(dx * dx + dy * dy) / segment.scale) * shareOf(spansOn(segment, ground))
}

export const lineFrom = (eye: Eye, { x, y }: Aim): Segment =>
  segmentOf(eye, { x: x * eye.scale, y: y * eye.scale }, eye.scale)

/**
 * A line from an eye to a target that is clear of shades and has no more of any wood on its way
 * than one sees into it: to the first aim that has one (`aimsAt`), or null.
 */
export function aimThrough(
  eye: Eye,
  target: Body,
  shades: readonly Shade[],
  woods: readonly Wood[],
): Aim | null {
  for (const aim of aimsAt(target)) {
    const line = lineFrom(eye, aim)
    if (
      woods.every(({ ground, depth }) => isInsideAtMost(line, ground, depth)) &&
      isClear(eye, aim.x, aim.y, shades)
    )
      return aim
  }
  return null
}
