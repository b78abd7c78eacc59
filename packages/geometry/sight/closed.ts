// Whether others surely hide two bodies from each other. Whatever hides a point from two eyes hides it
// from all between them: so both ends of each row are asked, and what each shape hides from both.

import type { Ring } from '../ring.ts'
import type { Eye } from '../sight.ts'
import { hullOf } from './between.ts'
import { rowsOf, wholeOf, type Lookout, type Row, type Somebody } from './body.ts'
import { hiddenByCone, hidesShape, isOutside, mayFace, NO_CONE } from './cone.ts'
import { around, coneAt, conesOf, lookOver, REACH } from './horizon.ts'
import type { Scene, Screen } from './screen.ts'
import type { Blocking, Shade } from './shade.ts'
import { addPart, covered, isCovered, newStroke } from './stroke.ts'

/** Shapes that may be in the way of the two, and what is known of each. */
const candidates: number[] = []
let count = 0
const state: number[] = []

/** Those of them that are as wide as the strip where they stand. */
const barriers: number[] = []
let barring = 0

const UNASKED = 0
const NOT_IN_WAY = 1
const IN_WAY = 2
const NEEDED = 3

type How = ((screen: Screen) => Blocking) | undefined

/** Who hides two bodies from each other: all of the one from the other, or of the other as well. */
export type Hiding = {
  readonly there: boolean
  readonly back: boolean
  readonly hiders: readonly Shade[]
}

const OPEN: Hiding = { there: false, back: false, hiders: [] }

/** Whether others hide all of both. */
export const hidesBoth = ({ there, back }: Hiding): boolean => there && back

export const bodiesOf = (hiders: readonly Shade[]): readonly Screen['body'][] =>
  hiders.length === 1 ? [(hiders[0] as Shade).screen.body] : hiders.map(({ screen }) => screen.body)

/** What others surely hide of two bodies from each other. */
export function closedBetween(a: Somebody, b: Somebody, scene: Scene, how: How): Hiding {
  lookOver(scene)
  const hullA = hullOf(a)
  const hullB = hullOf(b)
  findStrip(a, b, hullA, hullB)
  collect(a, b)
  if (count === 0) return OPEN
  findEnds(rowsOf(a), endsOfA)
  findEnds(rowsOf(b), endsOfB)
  const only = oneThatCloses(hullA, hullB, how)
  if (only) return { there: true, back: true, hiders: [only] }
  findInWay(endsOfA, 0, hullB)
  const there = isHiddenFrom(endsOfA, hullB, how)
  findInWay(endsOfB, 0, hullA)
  const back = isHiddenFrom(endsOfB, hullA, how)
  return there || back ? { there, back, hiders: neededOnes() } : OPEN
}

/**
 * The strip from one to the other: the way between their middles, and how far both reach across it
 * where it begins and where it ends.
 */
const strip = { x: 0, y: 0, wayX: 0, wayY: 0, leastA: 0, mostA: 0, leastB: 0, mostB: 0 }

function findStrip(a: Somebody, b: Somebody, hullA: Ring, hullB: Ring): void {
  strip.x = (a.left + a.right) / 2
  strip.y = (a.top + a.bottom) / 2
  strip.wayX = (b.left + b.right) / 2 - strip.x
  strip.wayY = (b.top + b.bottom) / 2 - strip.y
  findWidth(hullA)
  strip.leastA = width.least
  strip.mostA = width.most
  findWidth(hullB)
  strip.leastB = width.least
  strip.mostB = width.most
}

const width = { least: 0, most: 0 }

/** How far a shape reaches across the way. */
function findWidth(hull: Ring): void {
  const { x, y, wayX, wayY } = strip
  let least = Infinity
  let most = -Infinity
  for (let i = 0; i < hull.length; i += 2) {
    const here = wayX * ((hull[i + 1] as number) - y) - wayY * ((hull[i] as number) - x)
    if (here < least) least = here
    if (here > most) most = here
  }
  width.least = least
  width.most = most
}

/** Finds all that come into the box around both and into the strip, and which of them bar it. */
function collect(a: Somebody, b: Somebody): void {
  const left = Math.min(a.left, b.left)
  const top = Math.min(a.top, b.top)
  const right = Math.max(a.right, b.right)
  const bottom = Math.max(a.bottom, b.bottom)
  const { shades, bounds, reaches } = around
  const { x, y, wayX, wayY, leastA, mostA, leastB, mostB } = strip
  const least = Math.min(leastA, leastB)
  const most = Math.max(mostA, mostB)
  const square = wayX * wayX + wayY * wayY
  const length = Math.sqrt(square)
  const own = wholeOf(a)
  const theirs = wholeOf(b)
  count = 0
  barring = 0
  for (let i = 0, at = 0; i < shades.length; i++, at += 4) {
    if ((bounds[at] as number) > right || (bounds[at + 2] as number) < left) continue
    if ((bounds[at + 1] as number) > bottom || (bounds[at + 3] as number) < top) continue
    const reach = REACH * i
    const cx = (reaches[reach] as number) - x
    const cy = (reaches[reach + 1] as number) - y
    const middle = wayX * cy - wayY * cx
    const wide =
      Math.abs(wayX * (reaches[reach + 3] as number) - wayY * (reaches[reach + 2] as number)) +
      Math.abs(wayX * (reaches[reach + 5] as number) - wayY * (reaches[reach + 4] as number)) +
      (reaches[reach + 6] as number) * length
    if (middle + wide < least || middle - wide > most) continue
    const { body } = (shades[i] as Shade).screen
    if (body === own || body === theirs) continue
    const part = (cx * wayX + cy * wayY) / square
    if (
      middle - wide <= leastA + (leastB - leastA) * part &&
      middle + wide >= mostA + (mostB - mostA) * part
    )
      barriers[barring++] = count
    candidates[count] = i
    state[count++] = UNASKED
  }
}

/** The first and the last eye of each row, and where their cones begin. */
type Ends = { readonly eyes: Eye[]; readonly cones: number[]; count: number }

const endsOfA: Ends = { eyes: [], cones: [], count: 0 }
const endsOfB: Ends = { eyes: [], cones: [], count: 0 }

function findEnds(rows: readonly Row[], ends: Ends): void {
  ends.count = 2 * rows.length
  for (let r = 0; r < rows.length; r++) {
    const { lookouts } = rows[r] as Row
    addEnd(ends, 2 * r, lookouts[0] as Lookout)
    addEnd(ends, 2 * r + 1, lookouts[lookouts.length - 1] as Lookout)
  }
}

function addEnd({ eyes, cones }: Ends, place: number, { eye }: Lookout): void {
  eyes[place] = eye
  cones[place] = conesOf(eye)
}

function neededOnes(): readonly Shade[] {
  const hiders: Shade[] = []
  for (let i = 0; i < count; i++)
    if (state[i] === NEEDED) hiders.push(around.shades[candidates[i] as number] as Shade)
  return hiders
}

/** One that hides both from each other alone: it must bar the strip. */
function oneThatCloses(hullA: Ring, hullB: Ring, how: How): Shade | null {
  for (let i = 0; i < barring; i++) {
    const c = barriers[i] as number
    const shade = candidates[c] as number
    if (!coversFrom(endsOfA, hullB, shade) || !coversFrom(endsOfB, hullA, shade)) continue
    if (isInWay(c, how)) return around.shades[shade] as Shade
  }
  return null
}

function coversFrom(ends: Ends, hull: Ring, shade: number): boolean {
  for (let i = 0; i < ends.count; i++) {
    const eye = ends.eyes[i] as Eye
    const cone = coneAt(ends.cones[i] as number, eye, shade)
    if (!hidesShape(around.cones, cone, eye, hull)) return false
  }
  return true
}

/** Of the first row it is known who is in its way. */
function isHiddenFrom(ends: Ends, hull: Ring, how: How): boolean {
  for (let i = 0; i < ends.count; i += 2) {
    if (i > 0) findInWay(ends, i, hull)
    if (most === 0 || !isHiddenFromRow(ends.eyes[i] as Eye, ends.eyes[i + 1] as Eye, hull, how))
      return false
  }
  return true
}

/** Of those that are in the way of a row: which they are, and their cones from both ends of it. */
const inWay: number[] = []
const firstCones: number[] = []
const lastCones: number[] = []
let most = 0

function isHiddenFromRow(first: Eye, last: Eye, hull: Ring, how: How): boolean {
  const fx = first.x / first.scale
  const fy = first.y / first.scale
  const lx = last.x / last.scale
  const ly = last.y / last.scale
  const { cones } = around
  let isOut = false
  for (let i = 0, k = hull.length - 2; i < hull.length; k = i, i += 2) {
    const px = hull[k] as number
    const py = hull[k + 1] as number
    const qx = hull[i] as number
    const qy = hull[i + 1] as number
    byFirst[0] = px - fx
    byFirst[1] = py - fy
    byFirst[2] = qx - fx
    byFirst[3] = qy - fy
    byLast[0] = px - lx
    byLast[1] = py - ly
    byLast[2] = qx - lx
    byLast[3] = qy - ly
    if (!mayFace(byFirst) && !mayFace(byLast)) continue
    isOut ||= isOutside(byFirst) && isOutside(byLast)
    newStroke()
    for (let c = 0; c < most; c++) {
      if (!hiddenByCone(cones, firstCones[c] as number, byFirst, part, 0)) continue
      if (!hiddenByCone(cones, lastCones[c] as number, byLast, part, 2)) continue
      const start = Math.max(part[0] as number, part[2] as number)
      const end = Math.min(part[1] as number, part[3] as number)
      if (start < end && isInWay(inWay[c] as number, how)) addPart(start, end, inWay[c] as number)
    }
    if (!isCovered()) return false
    for (let i = 0; i < covered.count; i++) state[covered.by[i] as number] = NEEDED
  }
  // From inside of the shape one need not look past its edges.
  return isOut
}

/** The ends of an edge as seen by the first and by the last of a row. */
const byFirst = new Float64Array(4)
const byLast = new Float64Array(4)

/** What a shape hides of an edge from the first and from the last of a row. */
const part = new Float64Array(4)

/** Finds those in whose cone some of a shape is, as seen by the first of a row. */
function findInWay(ends: Ends, end: number, hull: Ring): void {
  const first = ends.eyes[end] as Eye
  const last = ends.eyes[end + 1] as Eye
  const ownCones = ends.cones[end] as number
  const lastOwnCones = ends.cones[end + 1] as number
  const fx = first.x / first.scale
  const fy = first.y / first.scale
  const { cones } = around
  let lx = (hull[0] as number) - fx
  let ly = (hull[1] as number) - fy
  let rx = lx
  let ry = ly
  for (let i = 2; i < hull.length; i += 2) {
    const cx = (hull[i] as number) - fx
    const cy = (hull[i + 1] as number) - fy
    if (lx * cy - ly * cx > 0) {
      lx = cx
      ly = cy
    }
    if (rx * cy - ry * cx < 0) {
      rx = cx
      ry = cy
    }
  }
  most = 0
  for (let c = 0; c < count; c++) {
    if (state[c] === NOT_IN_WAY) continue
    const shade = candidates[c] as number
    const at = coneAt(ownCones, first, shade)
    const side = cones[at + 4] as number
    if (side === NO_CONE) continue
    if (
      side > 0 &&
      ((cones[at + 2] as number) * ly - (cones[at + 3] as number) * lx <= 0 ||
        (cones[at] as number) * ry - (cones[at + 1] as number) * rx >= 0)
    )
      continue
    inWay[most] = c
    firstCones[most] = at
    lastCones[most++] = coneAt(lastOwnCones, last, shade)
  }
}

/** What blocks whom is asked only of those that would hide something. */
function isInWay(c: number, how: How): boolean {
  if (state[c] === UNASKED) {
    const { screen } = around.shades[candidates[c] as number] as Shade
    state[c] = !how || how(screen) === 'wholly' ? IN_WAY : NOT_IN_WAY
  }
  return state[c] !== NOT_IN_WAY
}
