// What a body sees of the ground, as polygons to draw. Nothing is judged by them; but what is drawn
// agrees with the judge, and tests hold it to that.

import { cutAlong, cutTo } from '../clip.ts'
import { FULL_TURN, type Point } from '../lattice.ts'
import { holds, type Ring } from '../ring.ts'
import { cosine, sine, UNIT } from '../sine.ts'
import { figureArc, HALF_RIGHT_ANGLE, type Opening } from './arcs.ts'
import { rowsOf, type Lookout, type Row, type Somebody } from './body.ts'

/** Points whose value of x * nx + y * ny is from one number up to another. */
export type Strip = {
  readonly nx: number
  readonly ny: number
  readonly least: number
  readonly most: number
}

/** A convex shape, or a stroke of two corners: what lies behind it is hidden. */
export type Blind = {
  readonly ring: Ring
  /** Points in these are not hidden by it. */
  readonly spared: readonly Strip[]
}

/**
 * Besides the directions of all corners, where a border bends, so many of a full turn are looked
 * along: borders of two shapes may cross between the corners of both.
 */
const ROUND = 256

/** Past a corner on either side. */
const ASIDE = 1e-6

/** Points of a border that are nearer to each other are one. */
const LEAST = 2

/**
 * The ground within some convex shapes that a body sees: lookout by lookout some polygons, all of
 * them turning the same way. Filled together they are what is seen; roughly, what is seen by those
 * at both ends of a row and in its middle.
 */
export function* lookoutAreas(
  viewer: Somebody,
  blinds: readonly Blind[],
  within: readonly Ring[],
  opening: Opening = HALF_RIGHT_ANGLE,
  isRough = false,
): Generator<readonly (readonly Point[])[], void> {
  for (const row of rowsOf(viewer))
    for (const place of isRough ? fewOf(row.lookouts.length) : row.lookouts.keys()) {
      const area = cutToArc(starFrom(row, place, blinds, within), row, place, opening)
      yield within.map((ring) => cutTo(area, ring)).filter(({ length }) => length > 0)
    }
}

/** Both ends of a row and its middle. */
const fewOf = (all: number): ReadonlySet<number> => new Set([0, all >> 1, all - 1])

function cutToArc(
  area: readonly Point[],
  { lookouts, box }: Row,
  place: number,
  opening: Opening,
): readonly Point[] {
  if (!box) return area
  const { file } = lookouts[place] as Lookout
  const { scale, left, right, leftWay, rightWay } = figureArc(box, file, opening)
  const cut = cutAlong(area, left[0] / scale, left[1] / scale, leftWay[0], leftWay[1])
  return cutAlong(cut, right[0] / scale, right[1] / scale, -rightWay[0], -rightWay[1])
}

type Direction = readonly [dx: number, dy: number]

/** Grows with the angle, from 0 up to 4; half a turn is 2. */
function keyOf(dx: number, dy: number): number {
  const part = dy / (Math.abs(dx) + Math.abs(dy))
  return dx < 0 ? 2 - part : part < 0 ? 4 + part : part
}

/** A blind as an eye sees it: between which directions, all of them where that cannot be told. */
type Seen = {
  readonly blind: Blind
  readonly from: number
  readonly to: number
  /** No nearer than this does it begin. */
  readonly near: number
}

/** All that is not hidden from a lookout, as far as the farthest corner of some shapes. */
function starFrom(
  { lookouts, box }: Row,
  place: number,
  blinds: readonly Blind[],
  within: readonly Ring[],
): readonly Point[] {
  const { x, y, scale } = (lookouts[place] as Lookout).eye
  const eye = { x: x / scale, y: y / scale }
  // From the left along the front to the right; or all around.
  const start = box ? alongFront(box.ring) : ([1, 0] as const)
  const first = keyOf(...start)
  const all = box ? 2 : 4
  const after = (dx: number, dy: number): number => (keyOf(dx, dy) - first + 4) % 4
  const [least, most] = spanOf(eye, within, after, all) ?? [0, all]
  if (least > all) return []
  const directions: { readonly key: number; readonly way: Direction }[] = []
  const look = (dx: number, dy: number): void => {
    if (dx === 0 && dy === 0) return
    const key = after(dx, dy)
    if (key >= least && key <= most) directions.push({ key, way: [dx, dy] })
  }
  for (const [dx, dy] of ALL_AROUND) look(dx, dy)
  if (box) {
    look(start[0], start[1])
    look(-start[0], -start[1])
  }
  for (const ring of within) lookAtCorners(eye, ring, look)
  const seen: Seen[] = []
  for (const blind of blinds) {
    const span = spanOf(eye, [blind.ring], after, all)
    if (span && (span[1] < least || span[0] > most)) continue
    const [from, to] = span ?? [-1, 5]
    seen.push({ blind, from, to, near: nearestTo(eye, blind.ring) - LEAST })
    lookAtCorners(eye, blind.ring, look)
    for (const strip of blind.spared) lookAtBorder(eye, blind.ring, strip, look)
  }
  // What is near hides what is behind it, which then need not be looked at.
  seen.sort((a, b) => a.near - b.near)
  const far = farthest(eye, within)
  const star: Point[] = most - least < 4 ? [eye] : []
  for (const { key, way } of directions.toSorted((a, b) => a.key - b.key)) {
    const end = endOf(eye, way, key, seen, far)
    const last = star.at(-1)
    if (!last || Math.abs(end.x - last.x) + Math.abs(end.y - last.y) > LEAST) star.push(end)
  }
  return star
}

const ALL_AROUND: readonly Direction[] = Array.from({ length: ROUND }, (_, i) => {
  const way = (i * FULL_TURN) / ROUND
  return [sine(way) / UNIT, -cosine(way) / UNIT]
})

function alongFront([lx = 0, ly = 0, rx = 0, ry = 0]: Ring): Direction {
  return [lx - rx, ly - ry]
}

/** Between which directions an eye sees some shapes; null where they may be all around it. */
function spanOf(
  eye: Point,
  rings: readonly Ring[],
  after: (dx: number, dy: number) => number,
  all: number,
): readonly [from: number, to: number] | null {
  let [from, to] = [Infinity, -Infinity]
  for (const ring of rings)
    for (let i = 0; i < ring.length; i += 2) {
      const [dx, dy] = [(ring[i] as number) - eye.x, (ring[i + 1] as number) - eye.y]
      if (dx === 0 && dy === 0) return null
      const key = after(dx, dy)
      from = Math.min(from, key)
      to = Math.max(to, key)
    }
  // What is wholly behind is not seen; what reaches behind may be there on both sides.
  if (to - from >= 2 || (to > all && from <= all)) return null
  return [from - 2 * ASIDE, to + 2 * ASIDE]
}

type Look = (dx: number, dy: number) => void

/** At the corners of a shape that look towards the eye, and past the outermost of them. */
function lookAtCorners(eye: Point, ring: Ring, look: Look): void {
  const last = ring.length - 2
  let before = isTurnedTo(eye, ring, last, 0)
  for (let i = 0; i <= last; i += 2) {
    const after = isTurnedTo(eye, ring, i, i === last ? 0 : i + 2)
    const [dx, dy] = [(ring[i] as number) - eye.x, (ring[i + 1] as number) - eye.y]
    if (before || after) look(dx, dy)
    if (before !== after || ring.length === 4) {
      look(dx + dy * ASIDE, dy - dx * ASIDE)
      look(dx - dy * ASIDE, dy + dx * ASIDE)
    }
    before = after
  }
}

function isTurnedTo({ x, y }: Point, ring: Ring, i: number, k: number): boolean {
  const [px, py] = [ring[i] as number, ring[i + 1] as number]
  const [ex, ey] = [(ring[k] as number) - px, (ring[k + 1] as number) - py]
  return ex * (y - py) - ey * (x - px) <= 0
}

/** Where the far border of a strip cuts a shape, what is hidden begins elsewhere. */
function lookAtBorder(eye: Point, ring: Ring, { nx, ny, most }: Strip, look: Look): void {
  for (let i = 0, k = ring.length - 2; i < ring.length; k = i, i += 2) {
    const [px, py] = [ring[k] as number, ring[k + 1] as number]
    const [qx, qy] = [ring[i] as number, ring[i + 1] as number]
    const [here, there] = [px * nx + py * ny - most, qx * nx + qy * ny - most]
    if (here < 0 === there < 0) continue
    const part = here / (here - there)
    look(px + (qx - px) * part - eye.x, py + (qy - py) * part - eye.y)
  }
}

function farthest(eye: Point, rings: readonly Ring[]): number {
  let far = 0
  for (const ring of rings)
    for (let i = 0; i < ring.length; i += 2) {
      const [dx, dy] = [(ring[i] as number) - eye.x, (ring[i + 1] as number) - eye.y]
      far = Math.max(far, dx * dx + dy * dy)
    }
  // Chords between directions must not cut corners off.
  return 2 * Math.sqrt(far)
}

/** How far it is to the nearest side of a shape; 0 within it. */
function nearestTo({ x, y }: Point, ring: Ring): number {
  if (ring.length > 4 && holds(ring, x, y)) return 0
  let near = Infinity
  for (let i = 0, k = ring.length - 2; i < ring.length; k = i, i += 2) {
    const [px, py] = [(ring[k] as number) - x, (ring[k + 1] as number) - y]
    const [ex, ey] = [(ring[i] as number) - x - px, (ring[i + 1] as number) - y - py]
    const along = -(px * ex + py * ey) / (ex * ex + ey * ey)
    const part = along < 0 ? 0 : along > 1 ? 1 : along
    const [dx, dy] = [px + ex * part, py + ey * part]
    near = Math.min(near, dx * dx + dy * dy)
  }
  return Math.sqrt(near)
}

/** How far one sees in a direction. */
function endOf(
  eye: Point,
  [dx, dy]: Direction,
  key: number,
  seen: readonly Seen[],
  far: number,
): Point {
  const length = Math.sqrt(dx * dx + dy * dy)
  const [ux, uy] = [dx / length, dy / length]
  let end = far
  for (const { blind, from, to, near } of seen) {
    if (near >= end) break
    if (key < from || key > to) continue
    const entry = entryOf(eye, ux, uy, blind.ring)
    if (entry < end) end = Math.min(end, sparedUntil(eye, ux, uy, entry, blind.spared))
  }
  return { x: eye.x + ux * end, y: eye.y + uy * end }
}

/** Where a way that has entered a shape comes out of the strips in which it hides nothing. */
function sparedUntil(
  { x, y }: Point,
  ux: number,
  uy: number,
  entry: number,
  spared: readonly Strip[],
): number {
  let until = entry
  for (const { nx, ny, least, most } of spared) {
    const [base, step] = [x * nx + y * ny, ux * nx + uy * ny]
    const here = base + step * until
    if (here < least || here > most) continue
    if (step > 0) until = (most - base) / step
    else if (step < 0) until = (least - base) / step
    else return Infinity
  }
  return until
}

function entryOf(eye: Point, ux: number, uy: number, ring: Ring): number {
  if (ring.length === 4) return crossingOf(eye, ux, uy, ring)
  let [entry, exit] = [0, Infinity]
  for (let i = 0, k = ring.length - 2; i < ring.length; k = i, i += 2) {
    const [px, py] = [ring[k] as number, ring[k + 1] as number]
    const [ex, ey] = [(ring[i] as number) - px, (ring[i + 1] as number) - py]
    // Above 0 inside of the edge; it grows by so much with every step along the way.
    const here = ex * (eye.y - py) - ey * (eye.x - px)
    const step = ex * uy - ey * ux
    if (step > 0) entry = Math.max(entry, -here / step)
    else if (step < 0) exit = Math.min(exit, -here / step)
    else if (here <= 0) return Infinity
  }
  return entry < exit ? entry : Infinity
}

/** Where a way crosses a stroke. */
function crossingOf(
  { x, y }: Point,
  ux: number,
  uy: number,
  [ax = 0, ay = 0, bx = 0, by = 0]: Ring,
): number {
  const [ex, ey] = [bx - ax, by - ay]
  const over = ux * ey - uy * ex
  if (over === 0) return Infinity
  const along = ((ax - x) * ey - (ay - y) * ex) / over
  const part = ((ax - x) * uy - (ay - y) * ux) / over
  return along >= 0 && part >= 0 && part <= 1 ? along : Infinity
}
