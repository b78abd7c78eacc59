// The lines between two bodies, there and back. What may be in their way is collected once for both
// ways, and whether one of them has a line to the other is found out once, when it is asked for.

import type { Footprint } from '../footprint.ts'
import type { Eye } from '../sight.ts'
import { hullOf, shadesBetween } from './between.ts'
import { figureAlone, rowsOf, wholeOf, type Lookout, type Row, type Somebody } from './body.ts'
import { isClear } from './clear.ts'
import { bitOf, hidesFromRow, needed, opening, seeNothing, turnTo } from './cover.ts'
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
  /** The last that was found to have one, and where it ends, if that is a point of the lattice. */
  seer: Lookout | null
  x: number
  y: number
}

const newWay = (from: Somebody, to: Somebody): Way => ({
  from,
  to,
  seers: [],
  hidden: [],
  some: null,
  seer: null,
  x: 0,
  y: 0,
})

type How = ((screen: Screen) => Blocking) | undefined

/** Who hid two bodies from each other last: he often hides the next two as well. */
let closer: Shade | null = null

export function linesBetween(a: Somebody, b: Somebody, scene: Scene, how?: How): Lines {
  if (closer && mayHide(closer, a, b, scene, how) && hidesFromEachOther(closer, a, b))
    return closedBy(closer, a, b)
  const shades = shadesBetween(a, b, scene, how)
  for (let i = 0; i < shades.length; i++)
    if (hidesFromEachOther(shades[i] as Shade, a, b)) {
      closer = shades[i] as Shade
      return closedBy(closer, a, b)
    }
  return { shades, there: newWay(a, b), back: newWay(b, a), hiders: 0 }
}

/** Nobody sees anything, there or back. */
function closedBy(shade: Shade, a: Somebody, b: Somebody): Lines {
  const [there, back] = [newWay(a, b), newWay(b, a)]
  there.some = back.some = false
  return { shades: [shade], there, back, hiders: bitOf(0) }
}

const mayHide = ({ screen }: Shade, a: Somebody, b: Somebody, scene: Scene, how: How): boolean =>
  screen.body !== wholeOf(a) &&
  screen.body !== wholeOf(b) &&
  scene.includes(screen) &&
  (how ? how(screen) : 'wholly') === 'wholly'

const hidesFromEachOther = (shade: Shade, a: Somebody, b: Somebody): boolean =>
  shade.kind === 'ring' &&
  shade.plain &&
  isOnWay(shade, a, b) &&
  hidesFromAll(shade, a, b) &&
  hidesFromAll(shade, b, a)

/** It comes near enough to the way from the middle of one to that of the other to be in it. */
function isOnWay({ ring, margin }: Shade, a: Somebody, b: Somebody): boolean {
  const x = (a.left + a.right) / 2
  const y = (a.top + a.bottom) / 2
  const dx = (b.left + b.right) / 2 - x
  const dy = (b.top + b.bottom) / 2 - y
  const reach = margin * Math.sqrt(dx * dx + dy * dy)
  let isLeft = false
  let isRight = false
  for (let i = 0; i < ring.length; i += 2) {
    const here = dx * ((ring[i + 1] as number) - y) - dy * ((ring[i] as number) - x)
    if (here >= -reach) isRight = true
    if (here <= reach) isLeft = true
  }
  return isLeft && isRight
}

function hidesFromAll(shade: Shade, from: Somebody, to: Somebody): boolean {
  const rows = rowsOf(from)
  const hull = hullOf(to)
  for (let r = 0; r < rows.length; r++)
    if (!hidesFromRow(shade, (rows[r] as Row).lookouts, hull)) return false
  return true
}

const ALL_BITS = -1

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
  if (lines.shades.length === 0) return true
  const lookout = (rowsOf(way.from)[row] as Row).lookouts[place] as Lookout
  // What the last one saw, the next one often sees as well.
  if (way.seer && isClear(lookout.eye, way.x, way.y, lines.shades)) return true
  face(lines, way, row)
  if (isHiddenFrom(lines, place, place) || !seesExactly(lines, lookout.eye, way.to)) return false
  if (spot.isKnown) {
    way.seer = lookout
    way.x = spot.x
    way.y = spot.y
  }
  return true
}

/** Turns to a row, unless it was the last. */
function face({ shades }: Lines, way: Way, row: number): void {
  if (turned === way && turnedRow === row) return
  turned = way
  turnedRow = row
  turnTo((rowsOf(way.from)[row] as Row).lookouts, hullOf(way.to), shades)
}

function isHiddenFrom(lines: Lines, one: number, other: number): boolean {
  needed.bits = 0
  if (!seeNothing(one, other)) return false
  lines.hiders |= needed.bits
  return true
}

/** Where something may be seen, a point of that is tried before all is looked at exactly. */
function seesExactly(lines: Lines, eye: Eye, target: Somebody): boolean {
  const { px, py, qx, qy, from, to } = opening
  const middle = (from + to) / 2
  const [x, y] = [px + (qx - px) * middle, py + (qy - py) * middle]
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
function hasSome(lines: Lines, way: Way): boolean {
  if (way.some !== null) return way.some
  const rows = rowsOf(way.from)
  let some = false
  for (let r = 0; r < rows.length; r++) {
    const last = (rows[r] as Row).lookouts.length - 1
    if (countWithLines(lines, way, r, 0, last, Infinity) > 0) some = true
  }
  return (way.some = some)
}

/** Whether somebody has a line at all, between two units in the open. */
export const mayBeSeenBack = (lines: Lines, way: Way): boolean =>
  // Whoever occupies a feature looks, and is looked at, from all around it.
  'boxes' in wholeOf(way.to) && 'boxes' in wholeOf(way.from) && hasSome(lines, way)

/** Whether one of those who have a line to a unit has one to the base of a figure, by its number. */
export function isSeenBack(lines: Lines, way: Way, number: number): boolean {
  const rows = rowsOf(way.from)
  let toFigure: Way | null = null
  for (let r = 0; r < rows.length; r++) {
    const seers = way.seers[r] ?? 0
    if (seers === 0) continue
    toFigure ??= newWay(way.from, figureAlone(wholeOf(way.to) as Footprint, number))
    toFigure.hidden[r] = way.hidden[r] ?? 0
    const first = placeOf(seers & -seers)
    if (countWithLines(lines, toFigure, r, first, placeOf(seers), 1) > 0) return true
  }
  return false
}

/** The place of the last bit. */
const placeOf = (bits: number): number => 31 - Math.clz32(bits)

/** A line from an eye to a point of the lattice that nothing stops. */
export type ClearLine = { readonly eye: Eye; readonly x: number; readonly y: number }

export const isStoppedBy = ({ eye, x, y }: ClearLine, screen: Screen): boolean =>
  !isClear(eye, x, y, shadesOf(screen, 'wholly'))

/** Those who hide whatever was found to be hidden, among others perhaps. */
export function hidersAlong({ shades, hiders }: Lines): readonly Screen['body'][] {
  const bodies: Screen['body'][] = []
  for (let i = 0; i < shades.length; i++)
    if ((hiders & bitOf(i)) !== 0) bodies.push((shades[i] as Shade).screen.body)
  return bodies
}
