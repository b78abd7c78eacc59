// What all shades together leave of an edge to be seen.

import type { Eye } from '../sight.ts'
import { compareEnds, FINISH, START, type End } from './end.ts'
import type { Shade } from './shade.ts'
import { hiddenOf, overCorner, stretch } from './stretch.ts'

type Hidden = { readonly from: End; readonly to: End; readonly closed: boolean }

/** Hidden stretches, and single hidden points. */
const hidden: Hidden[] = []
const points: End[] = []

/** Collects what shades hide of an edge; false if that is all of it by one of them alone. */
export function shadeEdge(
  eye: Eye,
  px: number,
  py: number,
  qx: number,
  qy: number,
  shades: readonly Shade[],
): boolean {
  hidden.length = points.length = 0
  for (let i = 0; i < shades.length; i++) {
    const shade = shades[i] as Shade
    const found = hiddenOf(eye, px, py, qx, qy, shade)
    if (found === 'all') return false
    if (found === 'stretch')
      hidden.push({ from: stretch.from, to: stretch.to, closed: stretch.closed })
    else if (found === 'point') points.push(stretch.from)
    if (shade.kind === 'crest')
      for (let corner = 2; corner + 2 < shade.ring.length; corner += 2)
        if (overCorner(eye, px, py, qx, qy, shade.ring, corner)) points.push(stretch.from)
  }
  return true
}

/** A part of the edge that can be seen, from one place to another: perhaps a single point. */
export const gap: { from: End; to: End; startsHidden: boolean } = {
  from: START,
  to: START,
  startsHidden: false,
}

/** By itself, or as the end of a stretch that has its ends. */
function isHiddenPoint(at: End): boolean {
  for (let i = 0; i < points.length; i++) if (compareEnds(points[i] as End, at) === 0) return true
  for (let i = 0; i < hidden.length; i++) {
    const { from, to, closed } = hidden[i] as Hidden
    if (closed && compareEnds(from, at) <= 0 && compareEnds(to, at) >= 0) return true
  }
  return false
}

/**
 * The next gap from a place on the edge on, or after it; false if all the rest is hidden. Between
 * two stretches without ends that meet in a point the point is seen, unless it is hidden by itself.
 */
export function findGap(start = START, startsAfter = false): boolean {
  let reached = start
  let after = startsAfter
  for (;;) {
    let farthest = reached
    const isHidden = after || isHiddenPoint(reached)
    after = false
    for (let i = 0; i < hidden.length; i++) {
      const { from, to } = hidden[i] as Hidden
      const begins = compareEnds(from, reached)
      if (begins > 0 || (begins === 0 && !isHidden)) continue
      if (compareEnds(to, farthest) > 0) farthest = to
    }
    const stays = farthest === reached
    if (stays && !(isHidden && compareEnds(reached, FINISH) === 0)) {
      gap.from = reached
      gap.startsHidden = isHidden
      endGap()
      return true
    }
    if (stays) return false
    reached = farthest
    if (compareEnds(reached, FINISH) > 0) return false
  }
}

/** A gap lasts to where the next stretch begins, or to the end of the edge. */
function endGap(): void {
  gap.to = FINISH
  for (let i = 0; i < hidden.length; i++) {
    const { from, to } = hidden[i] as Hidden
    if (
      compareEnds(from, gap.from) >= 0 &&
      compareEnds(to, gap.from) > 0 &&
      compareEnds(from, gap.to) < 0
    )
      gap.to = from
  }
}
