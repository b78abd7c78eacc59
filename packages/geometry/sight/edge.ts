// What all shades together leave of an edge to be seen.

import { compareProducts } from '../exact.ts'
import type { Eye } from '../sight.ts'
import type { Shade } from './shade.ts'
import { hiddenOf, overCorner, stretch } from './stretch.ts'

/** Hidden stretches without their ends, as fractions, and single hidden points. */
let from = new Float64Array(64)
let fromOver = new Float64Array(64)
let to = new Float64Array(64)
let toOver = new Float64Array(64)
let point = new Float64Array(64)
let pointOver = new Float64Array(64)
let stretches = 0
let points = 0

const larger = (array: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> => {
  const grown = new Float64Array(2 * array.length)
  grown.set(array)
  return grown
}

function addStretch(): void {
  if (stretches === from.length) {
    from = larger(from)
    fromOver = larger(fromOver)
    to = larger(to)
    toOver = larger(toOver)
  }
  from[stretches] = stretch.from
  fromOver[stretches] = stretch.fromOver
  to[stretches] = stretch.to
  toOver[stretches++] = stretch.toOver
}

function addPoint(): void {
  if (points === point.length) {
    point = larger(point)
    pointOver = larger(pointOver)
  }
  point[points] = stretch.from
  pointOver[points++] = stretch.fromOver
}

/** Collects what shades hide of an edge; false if that is all of it by one of them alone. */
export function shadeEdge(
  eye: Eye,
  px: number,
  py: number,
  qx: number,
  qy: number,
  shades: readonly Shade[],
): boolean {
  stretches = points = 0
  for (let i = 0; i < shades.length; i++) {
    const shade = shades[i] as Shade
    const found = hiddenOf(eye, px, py, qx, qy, shade)
    if (found === 'all') return false
    if (found === 'stretch') addStretch()
    else if (found === 'point') addPoint()
    if (shade.kind === 'crest')
      for (let corner = 2; corner + 2 < shade.ring.length; corner += 2)
        if (overCorner(eye, px, py, qx, qy, shade.ring, corner)) addPoint()
  }
  return true
}

/** A part of the edge that can be seen, from one fraction to another: perhaps a single point. */
export const gap = { from: 0, fromOver: 1, to: 0, toOver: 1, startsHidden: false }

const isHiddenPoint = (at: number, over: number): boolean => {
  for (let i = 0; i < points; i++)
    if (compareProducts(point[i] as number, over, at, pointOver[i] as number) === 0) return true
  return false
}

/**
 * The next gap from a fraction of the edge on, or after it; false if all the rest is hidden. Stretches have no
 * ends, so that between two that meet in a point the point is seen, unless it is hidden by itself.
 */
export function findGap(start = 0, startOver = 1, startsAfter = false): boolean {
  let [reached, over] = [start, startOver]
  let after = startsAfter
  for (;;) {
    let [farthest, farthestOver] = [reached, over]
    const hidden = after || isHiddenPoint(reached, over)
    after = false
    for (let i = 0; i < stretches; i++) {
      const begins = compareProducts(from[i] as number, over, reached, fromOver[i] as number)
      if (begins > 0 || (begins === 0 && !hidden)) continue
      const [end, endOver] = [to[i] as number, toOver[i] as number]
      if (compareProducts(end, farthestOver, farthest, endOver) > 0) {
        farthest = end
        farthestOver = endOver
      }
    }
    const stays = compareProducts(farthest, over, reached, farthestOver) === 0
    if (stays && !(hidden && reached === over)) {
      gap.from = reached
      gap.fromOver = over
      gap.startsHidden = hidden
      endGap()
      return true
    }
    if (stays) return false
    reached = farthest
    over = farthestOver
    if (reached > over) return false
  }
}

/** A gap lasts to where the next stretch begins, or to the end of the edge. */
function endGap(): void {
  gap.to = gap.toOver = 1
  for (let i = 0; i < stretches; i++) {
    const [begin, beginOver] = [from[i] as number, fromOver[i] as number]
    if (
      compareProducts(begin, gap.fromOver, gap.from, beginOver) >= 0 &&
      compareProducts(to[i] as number, gap.fromOver, gap.from, toOver[i] as number) > 0 &&
      compareProducts(begin, gap.toOver, gap.to, beginOver) < 0
    ) {
      gap.to = begin
      gap.toOver = beginOver
    }
  }
}
