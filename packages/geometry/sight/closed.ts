// Whether others surely hide two bodies from each other. Whatever hides a point from two eyes hides it
// from all between them: so both ends of each row are asked, and what each shape hides from both.

import type { Ring } from '../ring.ts'
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
export type Closed = {
  readonly there: boolean
  readonly back: boolean
  readonly hiders: readonly Shade[]
}

const OPEN: Closed = { there: false, back: false, hiders: [] }

/** What others surely hide of two bodies from each other. */
export function closedBetween(a: Somebody, b: Somebody, scene: Scene, how: How): Closed {
  lookOver(scene)
  collect(a, b)
  if (count === 0) return OPEN
  if (isClosedByOne(a, b, how)) return { there: true, back: true, hiders: neededOnes() }
  const there = isHiddenFrom(a, b, how)
  const back = isHiddenFrom(b, a, how)
  return there || back ? { there, back, hiders: neededOnes() } : OPEN
}

function neededOnes(): readonly Shade[] {
  const hiders: Shade[] = []
  for (let i = 0; i < count; i++)
    if (state[i] === NEEDED) hiders.push(around.shades[candidates[i] as number] as Shade)
  return hiders
}

/** Whether one of them hides both from each other alone. */
function isClosedByOne(a: Somebody, b: Somebody, how: How): boolean {
  const hullA = hullOf(a)
  const hullB = hullOf(b)
  const rowsA = rowsOf(a)
  const rowsB = rowsOf(b)
  for (let c = 0; c < count; c++) {
    const shade = candidates[c] as number
    if (!coversFrom(rowsA, hullB, shade) || !coversFrom(rowsB, hullA, shade)) continue
    if (!isInWay(c, how)) continue
    state[c] = NEEDED
    return true
  }
  return false
}

function coversFrom(rows: readonly Row[], hull: Ring, shade: number): boolean {
  for (let r = 0; r < rows.length; r++) {
    const row = rows[r] as Row
    const cones = conesOf(row)
    const first = row.lookouts[0] as Lookout
    const last = row.lookouts[row.lookouts.length - 1] as Lookout
    if (!hidesShape(around.cones, coneAt(cones, first, 0, shade), first.eye, hull)) return false
    if (!hidesShape(around.cones, coneAt(cones, last, 1, shade), last.eye, hull)) return false
  }
  return true
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

function isHiddenFrom(from: Somebody, to: Somebody, how: How): boolean {
  const rows = rowsOf(from)
  const hull = hullOf(to)
  for (let r = 0; r < rows.length; r++)
    if (!isHiddenFromRow(rows[r] as Row, hull, how)) return false
  return true
}

/** Of those that are in the way of a row: which they are, and their cones from both ends of it. */
const inWay: number[] = []
const firstCones: number[] = []
const lastCones: number[] = []
let most = 0

function isHiddenFromRow(row: Row, hull: Ring, how: How): boolean {
  const { lookouts } = row
  const first = lookouts[0] as Lookout
  const last = lookouts[lookouts.length - 1] as Lookout
  const fx = first.eye.x / first.eye.scale
  const fy = first.eye.y / first.eye.scale
  const lx = last.eye.x / last.eye.scale
  const ly = last.eye.y / last.eye.scale
  findInWay(row, hull)
  const { cones } = around
  let isOut = false
  for (let i = 0, k = hull.length - 2; i < hull.length; k = i, i += 2) {
    for (let j = 0; j < 2; j++) {
      byFirst[j] = (hull[k + j] as number) - (j === 0 ? fx : fy)
      byFirst[j + 2] = (hull[i + j] as number) - (j === 0 ? fx : fy)
      byLast[j] = (hull[k + j] as number) - (j === 0 ? lx : ly)
      byLast[j + 2] = (hull[i + j] as number) - (j === 0 ? lx : ly)
    }
    if (!mayFace(byFirst) && !mayFace(byLast)) continue
    isOut ||= isOutside(byFirst) && isOutside(byLast)
    newStroke()
    for (let c = 0; c < most; c++) {
      hiddenByCone(cones, firstCones[c] as number, byFirst, part, 0)
      const from = part[0] as number
      const to = part[1] as number
      if (to <= from) continue
      hiddenByCone(cones, lastCones[c] as number, byLast, part, 0)
      const start = Math.max(from, part[0] as number)
      const end = Math.min(to, part[1] as number)
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

const part = new Float64Array(2)

/** Finds those in whose cone some of a shape is, as seen by the first of a row. */
function findInWay(row: Row, hull: Ring): void {
  const first = row.lookouts[0] as Lookout
  const last = row.lookouts[row.lookouts.length - 1] as Lookout
  const fx = first.eye.x / first.eye.scale
  const fy = first.eye.y / first.eye.scale
  const own = conesOf(row)
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
    const at = coneAt(own, first, 0, shade)
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
    lastCones[most++] = coneAt(own, last, 1, shade)
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
