// What all shades together leave of an edge to be seen.

import type { Eye } from '../sight.ts'
import { compareEnds, FINISH, START, type End } from './end.ts'
import type { Shade } from './shade.ts'
import { hiddenOf, overCorner, stretch } from './stretch.ts'

/** Hidden stretches, with their ends or without, and single hidden points. */
const froms: End[] = []
const tos: End[] = []
const closed: boolean[] = []
const points: End[] = []
/** How many there are: arrays are not emptied, which takes longer than to fill them anew. */
let stretches = 0
let spots = 0

function addStretch(): void {
  froms[stretches] = stretch.from
  tos[stretches] = stretch.to
  closed[stretches++] = stretch.closed
}

function addPoint(): void {
  points[spots++] = stretch.from
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
  stretches = spots = 0
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

/** A part of the edge that can be seen, from one place to another: perhaps a single point. */
export const gap: { from: End; to: End; startsHidden: boolean } = {
  from: START,
  to: START,
  startsHidden: false,
}

/** By itself, or as the end of a stretch that has its ends. */
function isHiddenPoint(at: End): boolean {
  for (let i = 0; i < spots; i++) if (compareEnds(points[i] as End, at) === 0) return true
  for (let i = 0; i < stretches; i++)
    if (closed[i] && compareEnds(froms[i] as End, at) <= 0 && compareEnds(tos[i] as End, at) >= 0)
      return true
  return false
}

/** The farthest that a stretch leads which begins before a place, or in it. */
function farthestFrom(at: End, inIt: boolean): End {
  let farthest = at
  for (let i = 0; i < stretches; i++)
    if (
      compareEnds(froms[i] as End, at) < (inIt ? 1 : 0) &&
      compareEnds(tos[i] as End, farthest) > 0
    )
      farthest = tos[i] as End
  return farthest
}

/**
 * The next gap from a place on the edge on, or after it; false if all the rest is hidden. Between
 * two stretches without ends that meet in a point the point is seen, unless it is hidden by itself.
 */
export function findGap(start = START, startsAfter = false): boolean {
  let reached = start
  let after = startsAfter
  for (;;) {
    let farthest = farthestFrom(reached, false)
    if (farthest === reached) {
      const isHidden = after || isHiddenPoint(reached)
      if (isHidden) farthest = farthestFrom(reached, true)
      if (farthest === reached) {
        if (isHidden && compareEnds(reached, FINISH) === 0) return false
        gap.from = reached
        gap.startsHidden = isHidden
        endGap()
        return true
      }
    }
    after = false
    reached = farthest
    if (compareEnds(reached, FINISH) > 0) return false
  }
}

/** A gap lasts to where the next stretch begins, or to the end of the edge. */
function endGap(): void {
  gap.to = FINISH
  for (let i = 0; i < stretches; i++) {
    const from = froms[i] as End
    if (
      compareEnds(from, gap.from) >= 0 &&
      compareEnds(tos[i] as End, gap.from) > 0 &&
      compareEnds(from, gap.to) < 0
    )
      gap.to = from
  }
}
