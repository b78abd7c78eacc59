// A table in the making: what lies on it so far, and whether something more fits.

import { INCH, type Point } from '../../lattice.ts'
import { isPointWithin, isWithin, overlap, type Ring } from '../../ring.ts'
import { faultOfFeature } from '../check.ts'
import type { Crossing, Feature } from '../feature.ts'
import { boundsOf, groundOf, type Ground } from '../ground.ts'
import { polygonOf } from '../polygon.ts'
import type { BattlefieldOptions, Random, Range, Zone } from './options.ts'
import { within } from './outline.ts'

export type Field = {
  readonly options: BattlefieldOptions
  readonly random: Random
  /** In thousandths. */
  readonly width: number
  readonly height: number
  readonly features: Feature[]
  /** How many there are of each kind, for their ids. */
  readonly counts: Map<string, number>
}

export const emptyField = (random: Random, options: BattlefieldOptions): Field => ({
  options,
  random,
  width: options.width * INCH,
  height: options.height * INCH,
  features: [],
  counts: new Map(),
})

export function newId({ counts }: Field, kind: string): string {
  const count = (counts.get(kind) ?? 0) + 1
  counts.set(kind, count)
  return `${kind} ${count}`
}

/** How many are wanted, thinned by the density. */
export const wanted = ({ random, options }: Field, count: Range): number =>
  Math.floor((within(random, count) * options.density + 50) / 100)

/** Areas keep this far from the edge of the table. */
const EDGE = INCH / 2

/** Whether a feature is sound, on the table, out of the clear zones, and apart from the others. */
export function fits(field: Field, feature: Feature, besides: readonly Feature[] = []): boolean {
  const points =
    feature.shape === 'area'
      ? feature.outline
      : feature.shape === 'hill'
        ? feature.contours[0]
        : null
  const isNearEdge = ({ x, y }: Point): boolean =>
    x < EDGE || y < EDGE || x > field.width - EDGE || y > field.height - EDGE
  if (points?.some(isNearEdge)) return false
  const others = [...field.features, ...besides]
  // Most proposals fail here, before they are cut up into convex pieces.
  if (
    points &&
    others.some((other) => isNearOne(points, groundOf(other), distance(field, feature, other)))
  )
    return false
  if (faultOfFeature(feature, field) !== null) return false
  if (isInZones(field, feature)) return false
  return others.every((other) =>
    areApart(groundOf(feature), groundOf(other), distance(field, feature, other)),
  )
}

/** Nothing of such a kind fits that has all of this disc in it. */
export function isCrowded(field: Field, what: Kind, { x, y }: Point, radius: number): boolean {
  const edge = EDGE + radius
  if (x < edge || y < edge || x > field.width - edge || y > field.height - edge) return true
  for (const other of field.features)
    if (isNearPoint(x, y, groundOf(other), distance(field, what, other) + radius)) return true
  return false
}

type Kind = Pick<Feature, 'shape' | 'kind'>

/** Some of a feature lies where its kind must not. */
export const isInZones = ({ options }: Field, feature: Feature): boolean =>
  options.clear.some((zone) => isInZone(feature, zone))

function isInZone(feature: Feature, { left, top, right, bottom, of }: Zone): boolean {
  if (!of.includes(feature.kind)) return false
  const zone = polygonOf(
    [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ].map(({ x, y }) => ({ x: x * INCH, y: y * INCH })),
  )
  return groundOf(feature).pieces.some((piece) => overlap(piece, zone))
}

/** How far apart two features must be, in thousandths. */
function distance({ options }: Field, a: Kind, b: Kind): number {
  if (a.shape !== 'line' && b.shape !== 'line') return options.gap * INCH
  const [line, other] = a.shape === 'line' ? [a, b] : [b, a]
  if (other.shape === 'line') return 200
  if (line.kind === 'river' || line.kind === 'stream') return other.kind === 'lake' ? 1500 : 700
  if (line.kind === 'road') return other.kind === 'village' ? 150 : 400
  return 250
}

/** Some of the points are in or near the ground. */
function isNearOne(points: readonly Point[], ground: Ground, limit: number): boolean {
  for (const { x, y } of points) if (isNearPoint(x, y, ground, limit)) return true
  return false
}

/** A point is in or near the ground. */
function isNearPoint(x: number, y: number, ground: Ground, limit: number): boolean {
  if (!isAround(x, y, ground.left, ground.top, ground.right, ground.bottom, limit)) return false
  const { pieces } = ground
  const around = boundsOf(pieces)
  for (let i = 0; i < pieces.length; i++) {
    const left = around[4 * i] as number
    const top = around[4 * i + 1] as number
    const right = around[4 * i + 2] as number
    const bottom = around[4 * i + 3] as number
    if (
      isAround(x, y, left, top, right, bottom, limit) &&
      isPointWithin(pieces[i] as Ring, x, y, limit)
    )
      return true
  }
  return false
}

const isAround = (
  x: number,
  y: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
  limit: number,
): boolean => x >= left - limit && x <= right + limit && y >= top - limit && y <= bottom + limit

/** A gap of more than so many thousandths. */
export function areApart(a: Ground, b: Ground, limit: number): boolean {
  const [around, among] = [boundsOf(a.pieces), boundsOf(b.pieces)]
  for (let i = 0; i < a.pieces.length; i++) {
    const left = (around[4 * i] as number) - limit
    const top = (around[4 * i + 1] as number) - limit
    const right = (around[4 * i + 2] as number) + limit
    const bottom = (around[4 * i + 3] as number) + limit
    if (left > b.right || right < b.left || top > b.bottom || bottom < b.top) continue
    for (let j = 0; j < b.pieces.length; j++)
      if (
        left <= (among[4 * j + 2] as number) &&
        right >= (among[4 * j] as number) &&
        top <= (among[4 * j + 3] as number) &&
        bottom >= (among[4 * j + 1] as number) &&
        isWithin(a.pieces[i] as Ring, b.pieces[j] as Ring, limit)
      )
        return false
  }
  return true
}

/** The same point, seen from the opposite edge. */
export const opposite =
  ({ width, height }: Field) =>
  ({ x, y }: Point): Point => ({ x: width - x, y: height - y })

export const oppositeCrossing = (field: Field, crossing: Crossing): Crossing => ({
  ...crossing,
  id: newId(field, crossing.kind),
  from: opposite(field)(crossing.to),
  to: opposite(field)(crossing.from),
})

/** The same feature, seen from the opposite edge. Its crossings are not copied. */
export function oppositeFeature(field: Field, feature: Feature, id: string): Feature {
  const turn = (points: readonly Point[]) => points.map(opposite(field))
  if (feature.shape === 'area') return { ...feature, id, outline: turn(feature.outline) }
  if (feature.shape === 'hill')
    return { ...feature, id, contours: feature.contours.map(turn), crest: turn(feature.crest) }
  return { ...feature, id, points: turn(feature.points), crossings: [] }
}

/**
 * Puts a feature where it fits, on a symmetric table with its twin. Of some places that fit, the
 * one farthest from all that lies there is taken: chance alone would make heaps.
 */
export function settleDown(field: Field, propose: () => Feature | null, tries: number): boolean {
  let best: readonly Feature[] | null = null
  let farthest = -1
  let found = 0
  for (let i = 0; i < tries && found < 4; i++) {
    const feature = propose()
    if (feature === null || !fits(field, feature)) continue
    const twin = field.options.symmetric ? oppositeFeature(field, feature, feature.id) : null
    if (twin !== null && !fits(field, twin, [feature])) continue
    found++
    const far = roomAround(field, feature)
    if (far <= farthest) continue
    farthest = far
    best = twin === null ? [feature] : [feature, twin]
  }
  for (const feature of best ?? [])
    field.features.push({ ...feature, id: newId(field, feature.kind) })
  return best !== null
}

function roomAround(field: Field, feature: Feature): number {
  const middle = ({ left, right, top, bottom }: Ground): Point => ({
    x: (left + right) / 2,
    y: (top + bottom) / 2,
  })
  const here = middle(groundOf(feature))
  let room = field.width + field.height
  for (const other of field.features) {
    if (other.shape === 'line') continue
    const there = middle(groundOf(other))
    const [dx, dy] = [here.x - there.x, here.y - there.y]
    room = Math.min(room, Math.sqrt(dx * dx + dy * dy))
  }
  return room
}
