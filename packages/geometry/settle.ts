// Proposals for contact. They may be clever, since contact.ts judges every one of them.

import { isApart, overlaps } from './contact.ts'
import { footprintOf, type Box, type Footprint, type Layout } from './footprint.ts'
import { FULL_TURN, poseAt, rounded, turned, type Pose } from './lattice.ts'
import { facingOf, hullOf, type Face } from './outline.ts'
import type { Ring } from './ring.ts'
import { circleOf, type Circle } from './round.ts'
import { cosine, sine, UNIT } from './sine.ts'

export type Bounds = {
  /** How far the centre of the front may end from where it was wished, in thousandths. */
  readonly shift: number
  /** How far the unit may turn, either way. */
  readonly turn: number
  /** How much of the unit must lie along the target, in thousandths; a corner is enough if 0. */
  readonly along?: number
}

export type Settled = { readonly pose: Pose; readonly footprint: Footprint }

/** A unit that slides over the table without turning, and whom it may meet. */
type Slide = {
  readonly layout: Layout
  readonly wished: Pose
  readonly mover: Footprint
  readonly target: Footprint
  readonly others: readonly Footprint[]
  readonly shift: number
}

type Way = { readonly x: number; readonly y: number }

/** So far ahead and to the right of the wished place. */
type Offset = { readonly ahead: number; readonly right: number }

/** Clear of what is beside one, whatever the rounding does. */
const CLEAR = 2

/** Whole distances must not depend on which way their last digits were rounded. */
const HAIR = 1e-6

/** How far one may back away from a contact that rounding spoilt, at a grazing angle. */
const BACK = 4000

/** More different depths of one side are not looked at: a side rarely has three. */
const DEPTHS = 12

/** Of units in more pieces than these only the hull is walked around. */
const PIECES = 12

const aheadOf = ({ facing }: Pose): Way => ({ x: sine(facing) / UNIT, y: -cosine(facing) / UNIT })
const rightOf = ({ facing }: Pose): Way => ({ x: cosine(facing) / UNIT, y: sine(facing) / UNIT })

/**
 * The contact nearest to a wished pose in which the unit's front lies along a side of the target:
 * straight ahead if it can, or as little to the side as lets it touch the target and stand clear of
 * the others. Null if there is none within the bounds.
 */
export function settle(
  layout: Layout,
  pose: Pose,
  target: Footprint,
  face: Face,
  others: readonly Footprint[],
  { shift, turn, along = 0 }: Bounds,
): Settled | null {
  const wished = poseAt(pose, turned(facingOf(target, face), FULL_TURN / 2))
  const by = turned(wished.facing, -pose.facing)
  if (Math.min(by, FULL_TURN - by) > turn) return null
  const mover = footprintOf(layout, wished)
  const slide: Slide = { layout, wished, mover, target, others, shift }
  const [least, most] = rangeAlong(slide, along)
  const offsets = new Map<number, number>()
  const propose = (right: number): void => {
    const ahead = firstTouch(slide, right)
    if (ahead !== null && right >= least && right <= most) offsets.set(right, ahead)
  }
  propose(Math.min(Math.max(0, least), most))
  for (const right of besideTarget(slide)) propose(right)
  // The least deep first, lest it depend on left and right which of many are left out.
  const depths = [...new Set(offsets.values())].toSorted((a, b) => a - b)
  for (const depth of depths.slice(0, DEPTHS))
    for (const right of besideOthers(slide, depth)) propose(right)
  const nearestFirst = [...offsets]
    .map(([right, ahead]) => ({ right, ahead, far: right * right + ahead * ahead }))
    .toSorted((a, b) => a.far - b.far || Math.abs(a.right) - Math.abs(b.right))
  for (const offset of nearestFirst) {
    const settled = backedOff(slide, offset)
    if (settled) return settled
  }
  return null
}

/** Straight on without turning until the unit touches the target, or back if it is too far on. */
export function advanceTo(
  layout: Layout,
  pose: Pose,
  target: Footprint,
  others: readonly Footprint[],
  shift: number,
): Settled | null {
  const mover = footprintOf(layout, pose)
  const slide: Slide = { layout, wished: pose, mover, target, others, shift }
  const ahead = firstTouch(slide, 0)
  return ahead === null ? null : backedOff(slide, { ahead, right: 0 })
}

/** Sideways from the first to the last place where the unit stands before the target. */
function rangeAlong({ wished, mover, target }: Slide, along: number): readonly [number, number] {
  const right = rightOf(wished)
  const [left, end] = extentOf(mover, right)
  const [start, stop] = extentOf(target, right)
  const least = Math.max(CLEAR, Math.min(along, end - left, stop - start))
  return [Math.ceil(start + least - end), Math.floor(stop - least - left)]
}

type Extent = readonly [least: number, most: number]

function extentOf(unit: Footprint, way: Way): Extent {
  const extents = extentsAlong(unit, way)
  return [
    Math.min(...extents.map(([least]) => least)),
    Math.max(...extents.map(([, most]) => most)),
  ]
}

/** Of each piece; round bases are circles. */
const extentsAlong = (unit: Footprint, way: Way): readonly Extent[] => {
  const [box, ...more] = unit.boxes
  const circle = box && more.length === 0 ? circleOf(box) : null
  if (!circle) return piecesOf(unit).map((ring) => extentAlong(ring, way))
  const middle = circle.x * way.x + circle.y * way.y
  return [[middle - circle.radius, middle + circle.radius]]
}

function extentAlong(ring: Ring, way: Way): Extent {
  let [least, most] = [Infinity, -Infinity]
  for (let i = 0; i < ring.length; i += 2) {
    const at = (ring[i] as number) * way.x + (ring[i + 1] as number) * way.y
    least = Math.min(least, at)
    most = Math.max(most, at)
  }
  return [least, most]
}

/** How far ahead a unit so far to the right meets the target first; null if it passes by. */
function firstTouch({ mover, target, wished }: Slide, right: number): number | null {
  const [ahead, aside] = [aheadOf(wished), rightOf(wished)]
  let first = Infinity
  const [ox, oy] = [right * aside.x, right * aside.y]
  for (const box of mover.boxes)
    for (const other of target.boxes)
      first = Math.min(
        first,
        box.block.round || other.block.round
          ? firstOfRound(box, other, ahead, ox, oy)
          : meetingsAlong(box.ring, other.ring, ahead, ox, oy)[0],
      )
  return first === Infinity ? null : Math.floor(first + HAIR)
}

/** The same of two bases one of which is a circle: its middle goes up to so far from the other. */
function firstOfRound(a: Box, b: Box, { x, y }: Way, ox: number, oy: number): number {
  const [one, other] = [circleOf(a), circleOf(b)]
  const reach = (one?.radius ?? 0) + (other?.radius ?? 0)
  if (one) return pointMeets(one.x + ox, one.y + oy, x, y, other ? pointRing(other) : b.ring, reach)
  return other ? pointMeets(other.x - ox, other.y - oy, -x, -y, a.ring, reach) : Infinity
}

const pointRing = ({ x, y }: Circle): Ring => Float64Array.of(x, y)

/** How far along (wx, wy) a point first comes so near to a shape: to a corner, or beside an edge. */
function pointMeets(
  x: number,
  y: number,
  wx: number,
  wy: number,
  ring: Ring,
  reach: number,
): number {
  let first = Infinity
  for (let i = 0, k = ring.length - 2; i < ring.length; k = i, i += 2) {
    const [ex, ey] = [x - (ring[i] as number), y - (ring[i + 1] as number)]
    const across = wx * ey - wy * ex
    const square = reach * reach - across * across
    if (square >= 0) first = Math.min(first, -(wx * ex + wy * ey) - Math.sqrt(square))
    const [px, py] = [ring[k] as number, ring[k + 1] as number]
    const [dx, dy] = [(ring[i] as number) - px, (ring[i + 1] as number) - py]
    const length = Math.sqrt(dx * dx + dy * dy)
    const steepness = (wx * dy - wy * dx) / length
    if (!(steepness < -1e-6)) continue
    const far = (reach - ((x - px) * dy - (y - py) * dx) / length) / steepness
    const along = (dx * (x + far * wx - px) + dy * (y + far * wy - py)) / (length * length)
    if (along >= 0 && along <= 1) first = Math.min(first, far)
  }
  return first
}

/** Where steps in the target's side begin and end, the unit may reach further in. */
function besideTarget({ mover, target, wished }: Slide): readonly number[] {
  const aside = rightOf(wished)
  const places: number[] = []
  for (const [left, end] of extentsAlong(mover, aside))
    for (const [start, stop] of extentsAlong(target, aside))
      for (const clear of [-CLEAR, CLEAR])
        places.push(rounded(start - end + clear), rounded(stop - left + clear))
  return places
}

/** Sideways at a depth to where the unit is just clear of one of the others. */
function besideOthers({ mover, others, wished, shift }: Slide, depth: number): readonly number[] {
  const [ahead, aside] = [aheadOf(wished), rightOf(wished)]
  const places: number[] = []
  for (const other of others)
    for (const own of piecesOf(mover))
      for (const ring of piecesOf(other)) {
        const [first, last] = meetingsAlong(own, ring, aside, depth * ahead.x, depth * ahead.y)
        for (const place of [Math.floor(first + HAIR) - CLEAR, Math.ceil(last - HAIR) + CLEAR])
          if (Math.abs(place) <= shift) places.push(place)
      }
  return places
}

const piecesOf = (unit: Footprint): readonly Ring[] =>
  unit.boxes.length <= PIECES ? unit.boxes.map(({ ring }) => ring) : [hullOf(unit)]

/**
 * How far along a way a shape, moved aside by (ox, oy) first, meets another one: first and last. A
 * corner of one then lies on an edge of the other.
 */
function meetingsAlong(a: Ring, b: Ring, way: Way, ox: number, oy: number): [number, number] {
  const found: [number, number] = [Infinity, -Infinity]
  cornersMeet(a, b, way.x, way.y, ox, oy, 1, found)
  cornersMeet(b, a, way.x, way.y, ox, oy, -1, found)
  return found
}

function cornersMeet(
  corners: Ring,
  ring: Ring,
  wx: number,
  wy: number,
  ox: number,
  oy: number,
  sign: 1 | -1,
  found: [number, number],
): void {
  let first = found[0]
  let last = found[1]
  for (let i = 0; i < corners.length; i += 2)
    for (let j = 0, k = ring.length - 2; j < ring.length; k = j, j += 2) {
      const px = ring[k] as number
      const py = ring[k + 1] as number
      const dx = (ring[j] as number) - px
      const dy = (ring[j + 1] as number) - py
      const steepness = wx * dy - wy * dx
      if (Math.abs(steepness) < 1e-6) continue
      const ex = (corners[i] as number) + sign * ox - px
      const ey = (corners[i + 1] as number) + sign * oy - py
      const share = (wx * ey - wy * ex) / steepness
      if (share < -1e-9 || share > 1 + 1e-9) continue
      const far = (sign * (dx * ey - dy * ex)) / steepness
      if (far < first) first = far
      if (far > last) last = far
    }
  found[0] = first
  found[1] = last
}

/** The proposed place, or the next one behind it that the judge lets pass. */
function backedOff(slide: Slide, { ahead, right }: Offset): Settled | null {
  const { layout, wished, target, others, shift } = slide
  const [forward, aside] = [aheadOf(wished), rightOf(wished)]
  for (let back = 0; back <= BACK; back += back < 4 ? 1 : back < 16 ? 2 : 8) {
    const dx = rounded(right * aside.x + (ahead - back) * forward.x)
    const dy = rounded(right * aside.y + (ahead - back) * forward.y)
    if (dx * dx + dy * dy > shift * shift) continue
    const pose: Pose = { x: wished.x + dx, y: wished.y + dy, facing: wished.facing }
    const footprint = footprintOf(layout, pose)
    if (isApart(footprint, target)) return null
    if (!overlaps(footprint, target) && !others.some((other) => overlaps(footprint, other)))
      return { pose, footprint }
  }
  return null
}
