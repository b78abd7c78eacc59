// What stands in the way of a leg. Plain and exact; what it finds is shown only when asked for.

import { overlaps } from '../contact.ts'
import { isAtLeast, isWithinOf } from '../distance.ts'
import type { Box, Footprint } from '../footprint.ts'
import { marginOf } from '../gaps.ts'
import type { Point } from '../lattice.ts'
import { gapBetween, isCloser, overlap, type Ring } from '../ring.ts'
import { circleOf, isCircleCloser, type Circle } from '../round.ts'
import { gapTo, overlapsGround } from '../terrain/ground.ts'
import { isFar, type Closed, type Field, type Other } from './field.ts'
import { compareGaps, depthOf, exactGap } from './gap.ts'
import { isOnClosed } from './open.ts'
import type { Sweep } from './hull.ts'

/**
 * off: leaves the table. ground: crosses closed ground. near: comes nearer to another unit than it
 * may. nearer: it started nearer, and came nearer still. ends: it ends too near. short: the legs
 * cost more than is allowed.
 */
export type ViolationKind = 'off' | 'ground' | 'near' | 'nearer' | 'ends' | 'short'

export type Violation = {
  readonly kind: ViolationKind
  /** Which leg, from 0. */
  readonly leg: number
  /** The ground or the unit. */
  readonly who: string | null
  readonly at: Point
  /** By how many hundredths of an inch it is too near, too deep or too far: above 0. */
  readonly margin: number
  /** Lines that show it. */
  readonly lines: readonly (readonly [Point, Point])[]
}

/** What was hit, and by which part of a sweep. */
export type Hit = {
  readonly kind: Exclude<ViolationKind, 'short'>
  readonly ring: Ring | null
  readonly closed?: Closed
  readonly other?: Other
  /** What the distance would have to be. */
  readonly limit: number
}

/** The first that stands in the way of a leg: the table's edge, then ground, then units. */
export function firstHit(field: Field, sweep: Sweep, start: Footprint): Hit | null {
  const { table, closed, others } = field
  if (table && leaves(sweep, table)) return { kind: 'off', ring: null, limit: 0 }
  if (closed)
    for (const one of closed) {
      if (isFar(sweep, one.ground, 0)) continue
      for (const ring of sweep.rings)
        if (
          one.openings
            ? isOnClosed(ring, one.ground, one.openings)
            : overlapsGround(ring, one.ground)
        )
          return { kind: 'ground', ring, closed: one, limit: 0 }
    }
  if (others)
    for (const other of others) {
      if (other.least === null || isFar(sweep, other.unit, other.least)) continue
      const ring = tooNear(sweep, other.unit, other.least)
      if (!ring) continue
      if (!other.mayStartNearer || isAtLeast(start, other.unit, other.least))
        return { kind: 'near', ring, other, limit: other.least }
      if (comesNearer(sweep, start, other.unit))
        return { kind: 'nearer', ring: null, other, limit: other.least }
    }
  return null
}

/** Nearer than it started; who touches at the start may go on touching, but not walk over it. */
function comesNearer(sweep: Sweep, start: Footprint, unit: Footprint): boolean {
  if (tooNear(sweep, unit, 0)) return true
  const boxes = start.boxes.map(({ ring }) => ring)
  return compareGaps(exactGap(sweep.rings, unit), exactGap(boxes, unit)) < 0
}

const leaves = (sweep: Sweep, table: NonNullable<Field['table']>): boolean =>
  sweep.left < table.left ||
  sweep.top < table.top ||
  sweep.right > table.right ||
  sweep.bottom > table.bottom

function tooNear({ rings }: Sweep, { boxes }: Footprint, least: number): Ring | null {
  for (let i = 0; i < rings.length; i++)
    for (let j = 0; j < boxes.length; j++)
      if (isNearer(rings[i] as Ring, boxes[j] as Box, least)) return rings[i] as Ring
  return null
}

function isNearer(ring: Ring, box: Box, least: number): boolean {
  if (box.block.round) return isCircleCloser(circleOf(box) as Circle, ring, least)
  return least > 0 ? isCloser(ring, box.ring, least) : overlap(ring, box.ring)
}

/** Whom a sweep crosses who lets it. */
export function crossedBy({ others }: Field, sweep: Sweep): readonly string[] {
  const crossed: string[] = []
  for (const { id, least, unit } of others ?? [])
    if (least === null && !isFar(sweep, unit, 0) && tooNear(sweep, unit, 0)) crossed.push(id)
  return crossed
}

/** The first whom a unit may not stand so near to when all is done. */
export function firstHitAtEnd({ others }: Field, end: Footprint): Hit | null {
  if (!others) return null
  for (const other of others) {
    const { unit, endsAtLeast = 0, endsBeyond } = other
    const limit = Math.max(endsAtLeast, endsBeyond ?? 0)
    if (isFar(end, unit, limit)) continue
    const isNear =
      (endsBeyond !== undefined && isWithinOf(end, unit, endsBeyond)) ||
      (endsAtLeast > 0 ? !isAtLeast(end, unit, endsAtLeast) : overlaps(end, unit))
    if (isNear) return { kind: 'ends', ring: null, other, limit }
  }
  return null
}

/** A hit as a verdict that can show itself. */
export function shown(hit: Hit, leg: number, field: Field, sweep: Sweep): Violation {
  const { kind, other, closed, limit } = hit
  if (kind === 'off') return shownOff(leg, sweep, field.table as NonNullable<Field['table']>)
  const { rings } = sweep
  if (closed) {
    const ring = hit.ring as Ring
    const pieces = closed.ground.pieces.filter((piece) => overlap(ring, piece))
    const depth = deepestIn(rings, closed.ground.pieces)
    const [x, y] = gapTo(ring, closed.ground).to
    const lines = [ring, ...pieces].flatMap(outlineOf)
    return { kind, leg, who: closed.id, at: { x, y }, margin: up(depth), lines }
  }
  const { unit, id } = other as Other
  let best = gapBetween(rings[0] as Ring, (unit.boxes[0] as Footprint['boxes'][number]).ring)
  const boxes = unit.boxes.map(({ ring }) => ring)
  for (const ring of rings)
    for (const box of boxes) {
      const gap = gapBetween(ring, box)
      if (gap.length < best.length) best = gap
    }
  const [from, to] = [pointOf(best.from), pointOf(best.to)]
  // From whole numbers, so that it reads the same when the table is turned or mirrored.
  const { across, length } = exactGap(rings, unit)
  const gap = { ...best, length: across / Math.sqrt(length) }
  const margin = across > 0 ? marginOf(gap, limit) : up(limit + deepestIn(rings, boxes))
  return { kind, leg, who: id, at: to, margin: Math.max(1, margin), lines: [[from, to]] }
}

/** How deep any of some shapes is in any of others. */
function deepestIn(rings: readonly Ring[], others: readonly Ring[]): number {
  let deepest = 0
  for (const ring of rings)
    for (const other of others)
      if (overlap(ring, other)) deepest = Math.max(deepest, depthOf(ring, other))
  return deepest
}

const up = (length: number): number => Math.max(1, Math.ceil(length / 10))
const pointOf = ([x, y]: readonly [number, number]): Point => ({ x, y })

function outlineOf(ring: Ring): readonly (readonly [Point, Point])[] {
  const corners: Point[] = []
  for (let i = 0; i < ring.length; i += 2)
    corners.push({ x: ring[i] as number, y: ring[i + 1] as number })
  return corners.map((corner, i) => [corner, corners[(i + 1) % corners.length] as Point])
}

function shownOff(leg: number, sweep: Sweep, table: NonNullable<Field['table']>): Violation {
  let [most, at]: [number, Point] = [0, { x: sweep.left, y: sweep.top }]
  for (const ring of sweep.rings)
    for (let i = 0; i < ring.length; i += 2) {
      const [x, y] = [ring[i] as number, ring[i + 1] as number]
      const beyond = Math.max(table.left - x, x - table.right, table.top - y, y - table.bottom)
      if (beyond > most) [most, at] = [beyond, { x, y }]
    }
  const inside = {
    x: Math.min(Math.max(at.x, table.left), table.right),
    y: Math.min(Math.max(at.y, table.top), table.bottom),
  }
  return { kind: 'off', leg, who: null, at, margin: up(most), lines: [[at, inside]] }
}
