// Units as oblongs on the table, in inches: quick and a little rough, for thinking about many
// places. Whatever is then ordered is judged by the rules themselves.

import { INCH, layoutReach, placed, type Extent, type Pose } from '@grognard/geometry'
import {
  basesOf,
  layoutOf,
  placeOf,
  type Stance,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'

export type Spot = { readonly x: number; readonly y: number }

/** From the centre of its front: which way it looks, half its width, and its depth. */
export type Oblong = Spot & {
  readonly fx: number
  readonly fy: number
  readonly half: number
  readonly depth: number
  /** A square or an occupier looks all around. */
  readonly around: boolean
}

const FINE = 1_000_000

/** One inch in the way that a facing looks. */
export function headingOf(facing: number): Spot {
  const { x, y } = placed({ x: 0, y: 0, facing }, 0, -FINE)
  return { x: x / FINE, y: y / FINE }
}

export const oblongAt = (seen: Vf, unit: Unit, { formation, pose }: Stance): Oblong => {
  const { left, right, front, rear } = layoutReach(layoutOf(unit, formation, basesOf(seen.options)))
  const { x: fx, y: fy } = headingOf(pose.facing)
  const ahead = -front / INCH
  return {
    x: pose.x / INCH + fx * ahead,
    y: pose.y / INCH + fy * ahead,
    fx,
    fy,
    half: (right - left) / 2 / INCH,
    depth: (rear - front) / INCH,
    around: formation.kind === 'square',
  }
}

/** Whoever occupies a feature is wherever the feature is. (T.3.2) */
export const oblongOf = ({ left, top, right, bottom }: Extent): Oblong => ({
  x: (left + right) / 2 / INCH,
  y: top / INCH,
  fx: 0,
  fy: -1,
  half: (right - left) / 2 / INCH,
  depth: (bottom - top) / INCH,
  around: true,
})

/** Where a unit is now; null if it is not on the table. */
export function oblongNow(seen: Vf, unit: Unit): Oblong | null {
  if (unit.status !== 'ready') return null
  if (unit.pose) return oblongAt(seen, unit, { formation: unit.formation, pose: unit.pose })
  const place = placeOf(seen.terrain, unit.inside ?? '')
  return place ? oblongOf(place.ground) : null
}

export const middleOf = ({ x, y, fx, fy, depth }: Oblong): Spot => ({
  x: x - (fx * depth) / 2,
  y: y - (fy * depth) / 2,
})

export const inInches = ({ x, y }: Pick<Pose, 'x' | 'y'>): Spot => ({ x: x / INCH, y: y / INCH })

export const between = (a: Spot, b: Spot): number =>
  Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y))

/** How far to the right of its front's middle a point is, and how far ahead of its front. */
const acrossOf = ({ x, y, fx, fy }: Oblong, px: number, py: number): number =>
  (py - y) * fx - (px - x) * fy
const aheadOf = ({ x, y, fx, fy }: Oblong, px: number, py: number): number =>
  (px - x) * fx + (py - y) * fy

export const distanceTo = (oblong: Oblong, px: number, py: number): number =>
  Math.sqrt(squareTo(oblong, px, py))

/** The square of how far a point is. */
function squareTo({ x, y, fx, fy, half, depth }: Oblong, px: number, py: number): number {
  const dx = px - x
  const dy = py - y
  const u = Math.max(0, Math.abs(dy * fx - dx * fy) - half)
  const v = dx * fx + dy * fy
  const beyond = v > 0 ? v : Math.max(0, -depth - v)
  return u * u + beyond * beyond
}

/** Calls for each corner. */
function someCorner(o: Oblong, test: (x: number, y: number) => boolean): boolean {
  const [rx, ry] = [-o.fy * o.half, o.fx * o.half]
  const [bx, by] = [o.x - o.fx * o.depth, o.y - o.fy * o.depth]
  return (
    test(o.x + rx, o.y + ry) ||
    test(o.x - rx, o.y - ry) ||
    test(bx + rx, by + ry) ||
    test(bx - rx, by - ry)
  )
}

/** The shortest way between two: some corner is at one end of it. */
export const gap = (a: Oblong, b: Oblong): number =>
  Math.sqrt(Math.min(cornersTo(a, b), cornersTo(b, a)))

/**
 * The least square from a corner of one to another, written out: all thinking about places rests on
 * it, and engines put a fraction that is handed to a function into memory.
 */
function cornersTo(a: Oblong, b: Oblong): number {
  const { x, y, fx, fy, half, depth } = b
  let least = Infinity
  for (let corner = 0; corner < 4; corner++) {
    const right = corner % 2 === 0 ? a.half : -a.half
    const back = corner < 2 ? 0 : a.depth
    const dx = a.x - a.fx * back - a.fy * right - x
    const dy = a.y - a.fy * back + a.fx * right - y
    const u = Math.abs(dy * fx - dx * fy) - half
    const v = dx * fx + dy * fy
    const beyond = v > 0 ? v : -depth - v
    const square = (u > 0 ? u * u : 0) + (beyond > 0 ? beyond * beyond : 0)
    if (square < least) least = square
  }
  return least
}

/** They are farther apart than this, by their middles alone. */
export function areApart(a: Oblong, b: Oblong, by: number): boolean {
  const dx = a.x - (a.fx * a.depth) / 2 - b.x + (b.fx * b.depth) / 2
  const dy = a.y - (a.fy * a.depth) / 2 - b.y + (b.fy * b.depth) / 2
  const far = by + a.half + b.half + (a.depth + b.depth) / 2
  return dx * dx + dy * dy > far * far
}

/** They are as near as this: most are seen by their middles not to be. */
export const areWithin = (a: Oblong, b: Oblong, by: number): boolean =>
  !areApart(a, b, by) && gap(a, b) <= by

/** How far the nearest of some is; infinitely far if there are none. */
export function gapToNearest(o: Oblong, others: readonly { readonly o: Oblong }[]): number {
  let least = Infinity
  for (let i = 0; i < others.length; i++) {
    const other = (others[i] as { readonly o: Oblong }).o
    if (!areApart(o, other, least)) least = Math.min(least, gap(o, other))
  }
  return least
}

/** A point is before its front, up to 45 degrees outward of its corners. (1.1.1) */
const isBefore = (o: Oblong, x: number, y: number): boolean => {
  const v = aheadOf(o, x, y)
  return v > 0 && Math.abs(acrossOf(o, x, y)) <= o.half + v
}

/** Some of another is in its front arc. */
export const isInArc = (o: Oblong, other: Oblong): boolean =>
  o.around || isBefore(o, other.x, other.y) || someCorner(other, (x, y) => isBefore(o, x, y))

/** How many of its figures, of so many, are within some inches of a place. */
export function shareWithin(o: Oblong, at: Spot, reach: number): number {
  const [across, down] = [6, 3]
  let count = 0
  for (let i = 0; i < across; i++)
    for (let j = 0; j < down; j++) {
      const u = o.half * ((2 * i + 1) / across - 1)
      const v = (o.depth * (j + 0.5)) / down
      const [px, py] = [o.x - o.fy * u - o.fx * v, o.y + o.fx * u - o.fy * v]
      if ((px - at.x) * (px - at.x) + (py - at.y) * (py - at.y) <= reach * reach) count++
    }
  return count / (across * down)
}

/** A line from one point to another passes within some inches of it. */
export function crossesNear(
  o: Oblong,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  within: number,
): boolean {
  const wide = o.half + within
  const u0 = acrossOf(o, ax, ay)
  const u1 = acrossOf(o, bx, by)
  // Most lines pass wholly on one side of it, farther off than rounding matters.
  const aside = wide + SURELY
  if ((u0 > aside && u1 > aside) || (u0 < -aside && u1 < -aside)) return false
  const v0 = aheadOf(o, ax, ay)
  const v1 = aheadOf(o, bx, by)
  const ahead = within + SURELY
  const behind = -o.depth - ahead
  if ((v0 > ahead && v1 > ahead) || (v0 < behind && v1 < behind)) return false
  clipped.from = 0
  clipped.to = 1
  return clip(u0, u1 - u0, -wide, wide) && clip(v0, v1 - v0, -o.depth - within, within)
}

const SURELY = 1e-6

/** The part of a line that is left, from 0 to 1. */
const clipped = { from: 0, to: 1 }

/** Keeps of a line what lies between two borders; whether that is anything. */
function clip(start: number, way: number, low: number, high: number): boolean {
  if (way === 0) return start >= low && start <= high
  const a = (low - start) / way
  const b = (high - start) / way
  clipped.from = Math.max(clipped.from, Math.min(a, b))
  clipped.to = Math.min(clipped.to, Math.max(a, b))
  return clipped.from <= clipped.to
}
