// Whether others surely hide two bodies from each other. Whatever hides a point from two eyes hides it
// from all between them: so both ends of each row are asked, and what each shape hides from both.

import type { Ring } from '../ring.ts'
import type { Eye } from '../sight.ts'
import { hullOf } from './between.ts'
import { rowsOf, wholeOf, type Lookout, type Row, type Somebody } from './body.ts'
import { hiddenByCone, hidesShape, isOutside, mayFace, NO_CONE } from './cone.ts'
import { around, coneAt, conesOf, lookOver } from './horizon.ts'
import type { Scene, Screen } from './screen.ts'
import type { Blocking, Shade } from './shade.ts'
import { addPart, covered, isCovered, newStroke } from './stroke.ts'

/** Shapes that may be in the way of the two, and what is known of each. */
const candidates: number[] = []
let count = 0
const state: number[] = []

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
  hiders.length === 1
    ? [(hiders[0] as Shade).screen.body]
    : hiders.map(({ screen }) => screen.body)

/** What others surely hide of two bodies from each other. */
export function closedBetween(a: Somebody, b: Somebody, scene: Scene, how: How): Hiding {
  lookOver(scene)
  collect(a, b)
  if (count === 0) return OPEN
  findEnds(rowsOf(a), endsOfA)
  findEnds(rowsOf(b), endsOfB)
  const hullA = hullOf(a)
  const hullB = hullOf(b)
  findInWay(endsOfA, 0, hullB)
  const only = oneThatCloses(hullA, hullB, how)
  if (only) return { there: true, back: true, hiders: [only] }
  const there = isHiddenFrom(endsOfA, hullB, how)
  findInWay(endsOfB, 0, hullA)
  const back = isHiddenFrom(endsOfB, hullA, how)
  return there || back ? { there, back, hiders: neededOnes() } : OPEN
}

/** Finds all that come into the box around both. */
function collect(a: Somebody, b: Somebody): void {
  const left = Math.min(a.left, b.left)
  const top = Math.min(a.top, b.top)
  const right = Math.max(a.right, b.right)
  const bottom = Math.max(a.bottom, b.bottom)
  const { shades, bounds } = around
  const own = wholeOf(a)
  const theirs = wholeOf(b)
  count = 0
  for (let i = 0, at = 0; i < shades.length; i++, at += 4) {
    if ((bounds[at] as number) > right || (bounds[at + 2] as number) < left) continue
    if ((bounds[at + 1] as number) > bottom || (bounds[at + 3] as number) < top) continue
    const { body } = (shades[i] as Shade).screen
    if (body === own || body === theirs) continue
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

/** One of those in the way that hides both from each other alone. */
function oneThatCloses(hullA: Ring, hullB: Ring, how: How): Shade | null {
  for (let i = 0; i < most; i++) {
    const c = inWay[i] as number
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
