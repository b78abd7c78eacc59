// Whether shades together surely hide a body from eyes in a row. Whatever hides a point from two eyes
// hides it from all between them; so what hides all from both ends of a row, shade by shade, hides it
// from everybody in the row.

import type { Ring } from '../ring.ts'
import type { Eye } from '../sight.ts'
import type { Lookout } from './body.ts'
import { CONE, coneOf, hiddenByCone, isOutside, mayFace } from './cone.ts'
import type { Shade } from './shade.ts'
import { addPart, covered, isCovered, newStroke } from './stroke.ts'

let eyes: readonly Lookout[] = []
let shades: readonly Shade[] = []
let hull: Ring = new Float64Array()
/** Which of the hull's edges somebody in the row can see: for each, where it begins and ends. */
const edges: number[] = []
let edgeCount = 0

/**
 * Of each eye and edge, what shades hide: which of them, from where and to where, and how many they
 * are; below 0 if nobody has looked.
 */
let by = new Int32Array(1 << 11)
let parts = new Float64Array(1 << 12)
let counts = new Int32Array(1 << 8)

/**
 * Of each eye in turn the cones of all shades, once it has looked. They are not looked up on the
 * horizon: most of these eyes look once, and to fetch what was kept takes as long as to work it out.
 */
let cones = new Float64Array(1 << 12)
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
  const last = (row[row.length - 1] as Lookout).eye
  for (let i = 0, k = at.length - 2; i < at.length; k = i, i += 2)
    if (mayFace(seenFrom(first, k, i)) || mayFace(seenFrom(last, k, i))) {
      edges[2 * edgeCount] = k
      edges[2 * edgeCount++ + 1] = i
    }
  const looks = row.length * edgeCount
  if (counts.length < looks) counts = new Int32Array(2 * looks)
  if (by.length < looks * past.length) {
    by = new Int32Array(2 * looks * past.length)
    parts = new Float64Array(2 * by.length)
  }
  if (cones.length < row.length * past.length * CONE)
    cones = new Float64Array(2 * row.length * past.length * CONE)
  if (hasCones.length < row.length) hasCones = new Uint8Array(2 * row.length)
  counts.fill(-1, 0, looks)
  hasCones.fill(0, 0, row.length)
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

/** Finds what each shade hides of an edge from an eye, unless that is known; returns where it is. */
function look(number: number, edge: number): number {
  const at = number * edgeCount + edge
  if ((counts[at] as number) < 0) lookAt(number, edge, at)
  return at
}

function lookAt(number: number, edge: number, at: number): void {
  const { eye } = eyes[number] as Lookout
  if (hasCones[number] === 0) findCones(number, eye)
  const stroke = seenFrom(eye, edges[2 * edge] as number, edges[2 * edge + 1] as number)
  const { length } = shades
  const found = parts
  let place = at * length
  const start = place
  for (let s = 0, cone = number * length * CONE; s < length; s++, cone += CONE)
    if (hiddenByCone(cones, cone, stroke, found, 2 * place)) by[place++] = s
  counts[at] = place - start
}

function findCones(number: number, eye: Eye): void {
  hasCones[number] = 1
  const { length } = shades
  for (let s = 0, cone = number * length * CONE; s < length; s++, cone += CONE)
    coneOf(eye, shades[s] as Shade, cones, cone)
}

/** Whether everybody in the row from one to another surely sees nothing of the shape. */
export function seeNothing(one: number, other: number): boolean {
  let isOut = false
  for (let e = 0; e < edgeCount; e++) {
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
    seenFrom(
      (eyes[number] as Lookout).eye,
      edges[2 * edge] as number,
      edges[2 * edge + 1] as number,
    ),
  )

/** Whether all of an edge is hidden from both, each part of it by the same one. */
function isHidden(edge: number, one: number, other: number): boolean {
  const own = look(one, edge)
  newStroke()
  if (one === other) addOwn(own)
  else addCommon(own, look(other, edge))
  if (!isCovered()) {
    tellOpening(edge, own, covered.reached)
    return false
  }
  for (let i = 0; i < covered.count; i++) needed.bits |= bitOf(covered.by[i] as number)
  return true
}

function addOwn(own: number): void {
  const start = own * shades.length
  const end = start + (counts[own] as number)
  for (let i = start; i < end; i++)
    addPart(parts[2 * i] as number, parts[2 * i + 1] as number, by[i] as number)
}

/** Of what two have found what both have: each has its shades in the same order. */
function addCommon(own: number, theirs: number): void {
  let i = own * shades.length
  let j = theirs * shades.length
  const ownEnd = i + (counts[own] as number)
  const theirEnd = j + (counts[theirs] as number)
  while (i < ownEnd && j < theirEnd) {
    const ahead = (by[i] as number) - (by[j] as number)
    if (ahead < 0) i++
    else if (ahead > 0) j++
    else {
      const start = Math.max(parts[2 * i] as number, parts[2 * j] as number)
      const end = Math.min(parts[2 * i + 1] as number, parts[2 * j + 1] as number)
      if (start < end) addPart(start, end, by[i] as number)
      i++
      j++
    }
  }
}

function tellOpening(edge: number, own: number, from: number): void {
  const start = edges[2 * edge] as number
  const end = edges[2 * edge + 1] as number
  opening.px = hull[start] as number
  opening.py = hull[start + 1] as number
  opening.qx = hull[end] as number
  opening.qy = hull[end + 1] as number
  opening.from = from
  opening.to = 1
  const first = own * shades.length
  for (let i = first; i < first + (counts[own] as number); i++) {
    const next = parts[2 * i] as number
    if (next > from && next < opening.to) opening.to = next
  }
}
