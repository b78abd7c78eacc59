// Whether shades together surely hide a body from eyes in a row. Whatever hides a point from two eyes
// hides it from all between them; so what hides all from both ends of a row, shade by shade, hides it
// from everybody in the row.

import type { Ring } from '../ring.ts'
import type { Eye } from '../sight.ts'
import { CONE, coneOf, hiddenByCone, isOutside, mayFace } from './cone.ts'
import type { Lookout } from './body.ts'
import type { Shade } from './shade.ts'
import { addPart, covered, isCovered, newStroke } from './stroke.ts'

let eyes: readonly Lookout[] = []
let shades: readonly Shade[] = []
let hull: Ring = new Float64Array()
/** Which of the hull's edges somebody in the row can see: for each, where it begins and ends. */
const edges: number[] = []
let edgeCount = 0

/** Of each eye, of each edge, from where to where each shade hides it; and of which that is known. */
let parts = new Float64Array(1 << 12)
let isKnown = new Uint8Array(1 << 8)

/** Of each eye the cone of each shade; and of which these are known. */
let cones = new Float64Array(CONE << 8)
let hasCones = new Uint8Array(1 << 6)

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
    if (mayFace(seenFrom(first, k, i)) || mayFace(seenFrom(last, k, i))) {
      edges[edgeCount++] = k
      edges[edgeCount++] = i
    }
  const size = row.length * edgeCount * past.length
  if (parts.length < size) parts = new Float64Array(2 * size)
  if (isKnown.length < row.length * edgeCount) isKnown = new Uint8Array(2 * row.length * edgeCount)
  else isKnown.fill(0, 0, row.length * edgeCount)
  const all = CONE * row.length * past.length
  if (cones.length < all) cones = new Float64Array(2 * all)
  if (hasCones.length < row.length) hasCones = new Uint8Array(2 * row.length)
  else hasCones.fill(0, 0, row.length)
}

/** The ends of an edge as seen from an eye. */
const seen = new Float64Array(4)

function seenFrom({ x, y, scale }: Eye, from: number, to: number): Float64Array {
  const ex = x / scale
  const ey = y / scale
  seen[0] = (hull[from] as number) - ex
  seen[1] = (hull[from + 1] as number) - ey
  seen[2] = (hull[to] as number) - ex
  seen[3] = (hull[to + 1] as number) - ey
  return seen
}

/** Finds what each shade hides of an edge from an eye. */
function look(number: number, edge: number): void {
  const { eye } = eyes[number] as Lookout
  let cone = CONE * number * shades.length
  if (hasCones[number] === 0) {
    hasCones[number] = 1
    for (let s = 0; s < shades.length; s++) coneOf(eye, shades[s] as Shade, cones, cone + CONE * s)
  }
  isKnown[number * edgeCount + edge] = 1
  seenFrom(eye, edges[edge] as number, edges[edge + 1] as number)
  let at = (number * edgeCount + edge) * shades.length
  for (let s = 0; s < shades.length; s++, at += 2, cone += CONE)
    hiddenByCone(cones, cone, seen, parts, at)
}

/** Whether everybody in the row from one to another surely sees nothing of the shape. */
export function seeNothing(one: number, other: number): boolean {
  let isOut = false
  for (let e = 0; e < edgeCount; e += 2) {
    if (!isHidden(e, one, other)) return false
    isOut ||= isBefore(e, one) && isBefore(e, other)
  }
  // From inside of the shape one need not look past its edges; and who is between two that are
  // outside of the same edge is outside of it, too.
  return isOut
}

/** Whether an eye is surely on the outer side of an edge. */
const isBefore = (edge: number, number: number): boolean =>
  isOutside(
    seenFrom((eyes[number] as Lookout).eye, edges[edge] as number, edges[edge + 1] as number),
  )

/** Whether all of an edge is hidden from both, each part of it by the same one. */
function isHidden(edge: number, one: number, other: number): boolean {
  if (isKnown[one * edgeCount + edge] === 0) look(one, edge)
  if (isKnown[other * edgeCount + edge] === 0) look(other, edge)
  const own = (one * edgeCount + edge) * shades.length
  const theirs = (other * edgeCount + edge) * shades.length
  newStroke()
  for (let s = 0; s < shades.length; s++) {
    const start = Math.max(parts[own + 2 * s] as number, parts[theirs + 2 * s] as number)
    const end = Math.min(parts[own + 2 * s + 1] as number, parts[theirs + 2 * s + 1] as number)
    if (start < end) addPart(start, end, s)
  }
  if (!isCovered()) {
    tellOpening(edge, own, covered.reached)
    return false
  }
  for (let i = 0; i < covered.count; i++) needed.bits |= bitOf(covered.by[i] as number)
  return true
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
