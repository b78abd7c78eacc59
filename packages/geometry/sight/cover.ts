// Whether shades together surely hide a body from eyes in a row. Whatever hides a point from two eyes
// hides it from all between them; so what hides all from both ends of a row, shade by shade, hides it
// from everybody in the row.

import type { Ring } from '../ring.ts'
import type { Eye } from '../sight.ts'
import { CONE, coneOf, hiddenByCone, isOutside, mayFace } from './cone.ts'
import type { Lookout } from './body.ts'
import type { Shade } from './shade.ts'

let eyes: readonly Lookout[] = []
let shades: readonly Shade[] = []
let hull: Ring = new Float64Array()
/** Which of the hull's edges somebody in the row can see: for each, where it begins and ends. */
const edges: number[] = []
let edgeCount = 0

/** Of each eye, of each edge, from where to where each shade hides it. */
let parts = new Float64Array(1 << 12)
let cones = new Float64Array(CONE << 6)
/** For which eyes these are known. */
let isKnown = new Uint8Array(64)

/** Which of the edges an eye is surely outside of, bit by bit. */
let outside = new Int32Array(64)

/** Those that were needed to hide something since this was set to 0, bit by bit (`bitOf`). */
export const needed = { bits: 0 }

/** A bit for each of the first shades, and one for all others. */
export const bitOf = (place: number): number => 1 << Math.min(place, 31)

/** Where something was not hidden that could be seen: along an edge, from here to there. */
export const opening = { px: 0, py: 0, qx: 0, qy: 0, from: 0, to: 0 }

/** Turns to a row that looks at a convex shape past some shades. */
export function turnTo(row: readonly Lookout[], at: Ring, past: readonly Shade[]): void {
  eyes = row
  shades = past
  hull = at
  edgeCount = 0
  const first = (row[0] as Lookout).eye
  const last = (row.at(-1) as Lookout).eye
  for (let i = 0, k = at.length - 2; i < at.length; k = i, i += 2)
    if (isFaced(first, k, i) || isFaced(last, k, i)) {
      edges[edgeCount++] = k
      edges[edgeCount++] = i
    }
  const size = row.length * edgeCount * past.length
  if (parts.length < size) parts = new Float64Array(2 * size)
  if (cones.length < CONE * past.length) cones = new Float64Array(2 * CONE * past.length)
  if (isKnown.length < row.length) {
    isKnown = new Uint8Array(2 * row.length)
    outside = new Int32Array(2 * row.length)
  } else isKnown.fill(0, 0, row.length)
}

const isFaced = ({ x, y, scale }: Eye, from: number, to: number): boolean =>
  mayFace(
    (hull[from] as number) - x / scale,
    (hull[from + 1] as number) - y / scale,
    (hull[to] as number) - x / scale,
    (hull[to + 1] as number) - y / scale,
  )

/** The last bit stands for several edges. */
const OWN_BITS = 0x7fff_ffff

/** Finds what each shade hides of each edge from an eye. */
function look(number: number): void {
  isKnown[number] = 1
  const { eye } = eyes[number] as Lookout
  const ex = eye.x / eye.scale
  const ey = eye.y / eye.scale
  for (let s = 0; s < shades.length; s++) coneOf(eye, shades[s] as Shade, cones, CONE * s)
  let at = number * edgeCount * shades.length
  let outsideOf = 0
  for (let e = 0; e < edgeCount; e += 2) {
    const from = edges[e] as number
    const to = edges[e + 1] as number
    const ax = (hull[from] as number) - ex
    const ay = (hull[from + 1] as number) - ey
    const bx = (hull[to] as number) - ex
    const by = (hull[to + 1] as number) - ey
    if (isOutside(ax, ay, bx, by)) outsideOf |= bitOf(e >> 1)
    for (let s = 0; s < shades.length; s++, at += 2)
      hiddenByCone(cones, CONE * s, ax, ay, bx, by, parts, at)
  }
  outside[number] = outsideOf
}

/** Whether everybody in the row from one to another surely sees nothing of the shape. */
export function seeNothing(one: number, other: number): boolean {
  if (edgeCount === 0) return false
  if (isKnown[one] === 0) look(one)
  if (isKnown[other] === 0) look(other)
  // From inside of the shape one need not look past its edges; and who is between two that are
  // outside of the same edge is outside of it, too.
  if (((outside[one] as number) & (outside[other] as number) & OWN_BITS) === 0) return false
  for (let e = 0; e < edgeCount; e += 2) if (!isCovered(e, one, other)) return false
  return true
}

function isCovered(edge: number, one: number, other: number): boolean {
  const own = (one * edgeCount + edge) * shades.length
  const theirs = (other * edgeCount + edge) * shades.length
  const end = 2 * shades.length
  let reached = 0
  for (;;) {
    let farthest = -1
    let by = -1
    for (let s = 0; s < end; s += 2) {
      if ((parts[own + s] as number) > reached || (parts[theirs + s] as number) > reached) continue
      const to = Math.min(parts[own + s + 1] as number, parts[theirs + s + 1] as number)
      if (to > farthest) {
        farthest = to
        by = s
      }
    }
    if (farthest < 1 && farthest <= reached) {
      tellOpening(edge, own, reached)
      return false
    }
    needed.bits |= bitOf(by >> 1)
    if (farthest >= 1) return true
    reached = farthest
  }
}

function tellOpening(edge: number, own: number, from: number): void {
  const [start, end] = [edges[edge] as number, edges[edge + 1] as number]
  opening.px = hull[start] as number
  opening.py = hull[start + 1] as number
  opening.qx = hull[end] as number
  opening.qy = hull[end + 1] as number
  opening.from = from
  opening.to = 1
  for (let s = 0; s < 2 * shades.length; s += 2) {
    const next = parts[own + s] as number
    if (next > from && next < opening.to && (parts[own + s + 1] as number) > next) opening.to = next
  }
}
