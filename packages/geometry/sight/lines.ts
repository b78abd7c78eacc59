// The lines between two bodies, there and back. What may be in their way is collected once for both
// ways, and whether one of them has a line to the other is found out once, when it is asked for.

import type { Ring } from '../ring.ts'
import type { Eye } from '../sight.ts'
import { hullOf, shadesBetween } from './between.ts'
import { rowsOf, type Lookout, type Row, type Somebody } from './body.ts'
import { isClear } from './clear.ts'
import { closedBetween, type Hiding } from './closed.ts'
import { bitOf, needed, opening, seeNothing, turnTo } from './cover.ts'
import { hasLineNear, hasLineTo, spot } from './past.ts'
import type { Scene, Screen } from './screen.ts'
import { shadesOf, type Blocking, type Shade } from './shade.ts'

export type Lines = {
  readonly shades: readonly Shade[]
  readonly there: Way
  readonly back: Way
  /** Which of the shades were needed to hide whatever was found to be hidden, bit by bit. */
  hiders: number
}

/** The lines that those of one body have to the other. */
export type Way = {
  readonly from: Somebody
  readonly to: Somebody
  /** By row, and bit by bit by the place in it: who was found to have a line, and who not. */
  readonly seers: number[]
  readonly hidden: number[]
  /** Whether somebody has a line; null as long as nobody has asked for all. */
  some: boolean | null
  /** Lines that were found, as far as they end in points of the lattice. */
  readonly found: Found[]
  /** The same of lines that run back, to one of a row each. */
  readonly foundBack: Found[]
}

/** A line from an eye to a point of the lattice that nothing stops. */
export type ClearLine = { readonly eye: Eye; readonly x: number; readonly y: number }

/** A clear line by which it is known that one sees, by his row and his place in it. */
export type Found = ClearLine & { readonly row: number; readonly place: number }

export const newWay = (from: Somebody, to: Somebody): Way => ({
  from,
  to,
  // Most have one row: a list that begins with it stays as small as that.
  seers: [0],
  hidden: [0],
  some: null,
  found: [],
  foundBack: [],
})

type How = ((screen: Screen) => Blocking) | undefined

/** Of two who are not known to be hidden from each other, or may be so: `closed` tells. */
export function linesBetween(
  a: Somebody,
  b: Somebody,
  scene: Scene,
  how?: How,
  closed: Hiding = closedBetween(a, b, scene, how),
): Lines {
  const { there, back, hiders } = closed
  const shades = shadesBetween(a, b, scene, how)
  return {
    shades,
    there: there ? closedWay(a, b) : newWay(a, b),
    back: back ? closedWay(b, a) : newWay(b, a),
    hiders: bitsAmong(shades, hiders),
  }
}

function bitsAmong(shades: readonly Shade[], some: readonly Shade[]): number {
  let bits = 0
  for (let i = 0; i < some.length; i++) {
    const place = shades.indexOf(some[i] as Shade)
    bits |= place === -1 ? ALL_BITS : bitOf(place)
  }
  return bits
}

const NOBODY: number[] = []
const NONE: Found[] = []

/** Nobody sees anything that way, and nothing more is ever found out. */
const closedWay = (from: Somebody, to: Somebody): Way => ({
  from,
  to,
  seers: NOBODY,
  hidden: NOBODY,
  some: false,
  found: NONE,
  foundBack: [],
})

/** All of the shades. */
export const ALL_BITS = -1

/** Whose row `turnTo` was told of last. */
let turned: Way | null = null
let turnedRow = 0

const bit = (place: number): number => 1 << place

/** Whether one of a row has a line to the other body. */
export function hasLine(lines: Lines, way: Way, row: number, place: number): boolean {
  if (way.some === false) return false
  if (((way.seers[row] ?? 0) & bit(place)) !== 0) return true
  if (isKnownHidden(way, row, place)) return false
  const sees = lookFrom(lines, way, row, place)
  const known = sees ? way.seers : way.hidden
  known[row] = (known[row] ?? 0) | bit(place)
  return sees
}

const isKnownHidden = ({ hidden }: Way, row: number, place: number): boolean =>
  ((hidden[row] ?? 0) & bit(place)) !== 0

function lookFrom(lines: Lines, way: Way, row: number, place: number): boolean {
  const { found } = way
  const { eye } = (rowsOf(way.from)[row] as Row).lookouts[place] as Lookout
  if (lines.shades.length === 0) {
    const hull = hullOf(way.to)
    found.push({ eye, x: hull[0] as number, y: hull[1] as number, row, place })
    return true
  }
  // What the last one saw, the next one often sees as well.
  if (found.length > 0) {
    const { x, y } = found[found.length - 1] as Found
    if (isClear(eye, x, y, lines.shades)) {
      found.push({ eye, x, y, row, place })
      return true
    }
  }
  face(lines, way, row)
  if (isHiddenFrom(lines, place, place) || !seesExactly(lines, eye, way.to)) return false
  if (spot.isKnown) found.push({ eye, x: spot.x, y: spot.y, row, place })
  return true
}

/** Turns to a row, unless it was the last. */
function face({ shades }: Lines, way: Way, row: number): void {
  if (turned === way && turnedRow === row) return
  turned = way
  turnedRow = row
  turnTo((rowsOf(way.from)[row] as Row).lookouts, hullOf(way.to), shades)
}

/** Turns to a row that looks at some convex shape. */
export function faceShape(lines: Lines, row: readonly Lookout[], shape: Ring): void {
  turned = null
  turnTo(row, shape, lines.shades)
}

/** Whether what a row has been turned to is surely hidden from everybody from one to another. */
export function isHiddenFrom(lines: Lines, one: number, other: number): boolean {
  needed.bits = 0
  if (!seeNothing(one, other)) return false
  lines.hiders |= needed.bits
  return true
}

/** Where something may be seen, a point of that is tried before all is looked at exactly. */
function seesExactly(lines: Lines, eye: Eye, target: Somebody): boolean {
  const { px, py, qx, qy, from, to } = opening
  const middle = (from + to) / 2
  const x = px + (qx - px) * middle
  const y = py + (qy - py) * middle
  if (hasLineNear(eye, x, y, target, lines.shades)) return true
  if (hasLineTo(eye, target, lines.shades)) return true
  lines.hiders = ALL_BITS
  return false
}

/** How many of a row, from one to another, have a line: as many as are wanted, if there are. */
export function countWithLines(
  lines: Lines,
  way: Way,
  row: number,
  first: number,
  last: number,
  wanted: number,
): number {
  if (way.some === false) return 0
  let count = hasLine(lines, way, row, first) ? 1 : 0
  if (last > first && count < wanted && hasLine(lines, way, row, last)) count++
  return count + countBetween(lines, way, row, first, last, wanted - count)
}

/** Without both ends, of which is known whether they see. */
function countBetween(
  lines: Lines,
  way: Way,
  row: number,
  first: number,
  last: number,
  wanted: number,
): number {
  if (wanted <= 0 || last - first < 2) return 0
  if (isKnownHidden(way, row, first) && isKnownHidden(way, row, last)) {
    face(lines, way, row)
    if (isHiddenFrom(lines, first, last)) {
      way.hidden[row] = (way.hidden[row] as number) | (bit(last) - bit(first))
      return 0
    }
  }
  const middle = (first + last) >> 1
  let count = hasLine(lines, way, row, middle) ? 1 : 0
  count += countBetween(lines, way, row, first, middle, wanted - count)
  return count + countBetween(lines, way, row, middle, last, wanted - count)
}

/** Whether anybody has a line at all, whatever he looks at. */
export function hasSome(lines: Lines, way: Way): boolean {
  if (way.some !== null) return way.some
  const rows = rowsOf(way.from)
  let some = false
  for (let r = 0; r < rows.length; r++) {
    const last = (rows[r] as Row).lookouts.length - 1
    if (countWithLines(lines, way, r, 0, last, Infinity) > 0) some = true
  }
  return (way.some = some)
}

export function isStoppedBy({ eye, x, y }: ClearLine, screen: Screen): boolean {
  const ex = eye.x / eye.scale
  const ey = eye.y / eye.scale
  const { left, top, right, bottom } = screen
  if (Math.max(ex, x) < left - BEYOND || Math.min(ex, x) > right + BEYOND) return false
  if (Math.max(ey, y) < top - BEYOND || Math.min(ey, y) > bottom + BEYOND) return false
  return !isClear(eye, x, y, shadesOf(screen, 'wholly'))
}

/** Round bases reach somewhat beyond their corners. */
const BEYOND = 100

/** Those who hide whatever was found to be hidden, among others perhaps. */
export function hidersAlong({ shades, hiders }: Lines): readonly Screen['body'][] {
  const bodies: Screen['body'][] = []
  for (let i = 0; i < shades.length; i++)
    if ((hiders & bitOf(i)) !== 0) bodies.push((shades[i] as Shade).screen.body)
  return bodies
}
