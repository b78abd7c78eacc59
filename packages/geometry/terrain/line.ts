import { rounded, type Point } from '../lattice.ts'
import type { Ring } from '../ring.ts'
import type { Crossing } from './feature.ts'
import { doubleArea } from './polygon.ts'

/**
 * The band around a bent line as convex rings: one a stretch, and one a bend that fills the notch on
 * its outer side. Half the width across each stretch is rounded to the lattice once; everything
 * else follows from it, so that rings of neighbours share their corners.
 */
export function bandOf(points: readonly Point[], width: number): readonly Ring[] {
  const rings: Ring[] = []
  let before: Point | null = null
  for (let i = 0; i + 1 < points.length; i++) {
    const [from, to] = [points[i] as Point, points[i + 1] as Point]
    const out = halfAcross(from, to, width)
    if (before !== null) {
      const joint = jointAt(from, before, out)
      if (joint !== null) rings.push(joint)
    }
    rings.push(stretch(from, to, out))
    before = out
  }
  return rings
}

/** From the middle of a stretch to its right bank. */
function halfAcross(from: Point, to: Point, width: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.sqrt(dx * dx + dy * dy)
  const half = width / 2
  return { x: rounded((-dy * half) / length), y: rounded((dx * half) / length) }
}

const stretch = (from: Point, to: Point, out: Point): Ring =>
  fourSided(
    from.x - out.x,
    from.y - out.y,
    to.x - out.x,
    to.y - out.y,
    to.x + out.x,
    to.y + out.y,
    from.x + out.x,
    from.y + out.y,
  )

/** The ends of both stretches at a bend, as one ring; null where the line goes straight on. */
function jointAt(at: Point, before: Point, after: Point): Ring | null {
  const turn = before.x * after.y - before.y * after.x
  if (turn === 0) return null
  const [first, second] = turn > 0 ? [before, after] : [after, before]
  const ring = fourSided(
    at.x + first.x,
    at.y + first.y,
    at.x + second.x,
    at.y + second.y,
    at.x - first.x,
    at.y - first.y,
    at.x - second.x,
    at.y - second.y,
  )
  return doubleArea(ring) > 0 ? ring : null
}

function fourSided(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): Ring {
  const ring = new Float64Array(8)
  ring[0] = ax
  ring[1] = ay
  ring[2] = bx
  ring[3] = by
  ring[4] = cx
  ring[5] = cy
  ring[6] = dx
  ring[7] = dy
  return ring
}

/** The deck of a bridge, or the shallow part of a river. */
export const crossingRing = ({ from, to, width }: Crossing): Ring =>
  stretch(from, to, halfAcross(from, to, width))
