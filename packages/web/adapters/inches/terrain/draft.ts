import { INCH, polygonOf, whereIs, type Feature, type Line, type Point } from '@grognard/geometry'
import type { TableSize } from '../frame.ts'
import { bent, extentOf, middleOf, movedTo, pointsOf, sizedBy, turnedBy } from './changes.ts'
import { crossingAt, farFrom, middleOfCrossing } from './crossings.ts'
import { newPiece, pieceKindOf, type Palette, type PieceKind } from './pieces.ts'

export type CrossingKind = 'bridge' | 'ford'

export const isCrossing = (kind: string): kind is CrossingKind =>
  kind === 'bridge' || kind === 'ford'

/** A battlefield in the making, and which feature or crossing is in hand. */
export type Draft = { readonly features: readonly Feature[]; readonly held: string | null }

export const draftOf = (features: readonly Feature[]): Draft => ({ features, held: null })

const isWater = (feature: Feature): feature is Line =>
  feature.shape === 'line' && (feature.kind === 'river' || feature.kind === 'stream')

/** What is in hand: a feature, or the river whose crossing it is. */
export type Held =
  | { readonly feature: Feature; readonly crossing: null }
  | { readonly feature: Line; readonly crossing: Line['crossings'][number] }

export function heldIn({ features, held }: Draft): Held | null {
  for (const feature of features) {
    if (feature.id === held) return { feature, crossing: null }
    if (feature.shape !== 'line') continue
    const crossing = feature.crossings.find(({ id }) => id === held)
    if (crossing) return { feature, crossing }
  }
  return null
}

const idsIn = (features: readonly Feature[]): ReadonlySet<string> =>
  new Set(
    features.flatMap((one) => [
      one.id,
      ...(one.shape === 'line' ? one.crossings.map(({ id }) => id) : []),
    ]),
  )

/** The lowest number that is free. */
function newId(features: readonly Feature[], kind: string): string {
  const taken = idsIn(features)
  for (let n = 1; ; n++) if (!taken.has(`${kind} ${n}`)) return `${kind} ${n}`
}

const replaced = (draft: Draft, feature: Feature): Draft => ({
  ...draft,
  features: draft.features.map((one) => (one.id === feature.id ? feature : one)),
})

const STEP = 3 * INCH

/** The middle of the table, or the nearest place to it where it would lie on nothing else. */
function roomFor(
  features: readonly Feature[],
  kind: PieceKind,
  table: TableSize,
  palette: Palette,
): Point {
  const middle = { x: Math.round(table.width / 2), y: Math.round(table.height / 2) }
  const places: Point[] = []
  for (let x = middle.x % STEP; x < table.width; x += STEP)
    for (let y = middle.y % STEP; y < table.height; y += STEP) places.push({ x, y })
  const far = ({ x, y }: Point): number => Math.hypot(x - middle.x, y - middle.y)
  const isFree = (at: Point): boolean => {
    const piece = newPiece(kind, 'new', at, table, palette)
    return isOnTable(piece, table) && features.every((other) => areApart(piece, other))
  }
  return places.toSorted((a, b) => far(a) - far(b)).find(isFree) ?? middle
}

const isOnTable = (feature: Feature, { width, height }: TableSize): boolean => {
  const { left, top, right, bottom } = extentOf(feature)
  return left >= 0 && top >= 0 && right <= width && bottom <= height
}

const isLong = ({ kind }: Feature): boolean => ['river', 'stream', 'road'].includes(kind)

/** Neither lies on the other; what runs across the table may cross its like. */
function areApart(a: Feature, b: Feature): boolean {
  if (isLong(a) || isLong(b)) {
    const [line, other] = isLong(a) ? [a, b] : [b, a]
    if (isLong(other) || line.shape !== 'line') return true
    const { left, top, right, bottom } = extentOf(other)
    const half = Math.max(right - left, bottom - top) / 2
    return farFrom(line.points, middleOf(other)) > half + line.width / 2
  }
  const [one, other] = [extentOf(a), extentOf(b)]
  return (
    other.right <= one.left ||
    other.left >= one.right ||
    other.bottom <= one.top ||
    other.top >= one.bottom
  )
}

/** One more of the palette, in hand. */
export function putDown(
  { features }: Draft,
  kind: PieceKind,
  table: TableSize,
  palette: Palette,
): Draft {
  const at = roomFor(features, kind, table, palette)
  const piece = newPiece(kind, newId(features, kind), at, table, palette)
  return { features: [...features, piece], held: piece.id }
}

/** A bridge or a ford over the water in hand, or over whatever water there is; null without any. */
export function putCrossing(draft: Draft, kind: CrossingKind, palette: Palette): Draft | null {
  const inHand = heldIn(draft)?.feature
  const water = inHand && isWater(inHand) ? inHand : draft.features.find(isWater)
  if (!water) return null
  const id = newId(draft.features, kind)
  const [crossing] = crossingAt(water, kind, id, roomOn(water))
  if (!crossing) return null
  const crossings = [...water.crossings, crossing]
  const crossed = palette.tagged({ ...water, crossings }, pieceKindOf(water, palette))
  return { ...replaced(draft, crossed), held: id }
}

const SAMPLES = 24

/** Where on the water it is farthest to the crossings that it has and to its ends. */
function roomOn({ points, crossings }: Line): Point {
  const taken = [...crossings.map(middleOfCrossing), ...points.slice(0, 1), ...points.slice(-1)]
  const places = points.flatMap((b, i) => {
    const a = points[i - 1]
    if (!a) return []
    return Array.from({ length: SAMPLES }, (_, n) => ({
      x: Math.round(a.x + ((b.x - a.x) * n) / SAMPLES),
      y: Math.round(a.y + ((b.y - a.y) * n) / SAMPLES),
    }))
  })
  const apart = (at: Point): number =>
    Math.min(...taken.map(({ x, y }) => Math.hypot(at.x - x, at.y - y)))
  return places.reduce((best, at) => (apart(at) > apart(best) ? at : best))
}

/** What is in hand goes there; a crossing goes along its water. */
export function movedHand(draft: Draft, to: Point, table: TableSize): Draft {
  const held = heldIn(draft)
  if (!held) return draft
  const { feature, crossing } = held
  if (!crossing) return replaced(draft, movedTo(feature, to, table))
  const [laid] = crossingAt(feature, crossing.kind, crossing.id, to)
  const crossings = feature.crossings.map((one) =>
    one.id === crossing.id && laid ? { ...laid, tags: one.tags } : one,
  )
  return replaced(draft, { ...feature, crossings })
}

const changedHand = (draft: Draft, change: (feature: Feature) => Feature | null): Draft => {
  const held = heldIn(draft)
  const changed = held && held.crossing === null ? change(held.feature) : null
  return changed ? replaced(draft, changed) : draft
}

export const turnedHand = (draft: Draft, turn: number, table: TableSize): Draft =>
  changedHand(draft, (feature) => turnedBy(feature, turn, table))

export const sizedHand = (draft: Draft, share: number, table: TableSize): Draft =>
  changedHand(draft, (feature) => sizedBy(feature, share, table))

export const bentHand = (draft: Draft, hold: number, to: Point, table: TableSize): Draft =>
  changedHand(draft, (feature) =>
    feature.shape === 'line' ? bent(feature, hold, to, table) : null,
  )

/** The table without what is in hand. */
export function removedHand(draft: Draft): Draft {
  const held = heldIn(draft)
  if (!held) return draft
  const { feature, crossing } = held
  if (!crossing) return draftOf(draft.features.filter(({ id }) => id !== feature.id))
  const crossings = feature.crossings.filter(({ id }) => id !== crossing.id)
  return { ...replaced(draft, { ...feature, crossings }), held: feature.id }
}

/** Where what is in hand is taken hold of. */
export const middleOfHeld = ({ feature, crossing }: Held): Point =>
  crossing ? middleOfCrossing(crossing) : middleOf(feature)

/** What lies at a place: crossings before lines, lines before areas, hills last. */
export function thingAt({ features }: Draft, at: Point, reach: number): string | null {
  const lines = features.filter((one): one is Line => one.shape === 'line')
  const crossing = lines
    .flatMap(({ crossings }) => crossings)
    .find((one) => {
      const { x, y } = middleOfCrossing(one)
      return Math.hypot(x - at.x, y - at.y) <= Math.max(reach, one.width / 2)
    })
  if (crossing) return crossing.id
  const line = lines.findLast(
    ({ points, width }) => farFrom(points, at) <= Math.max(reach, width / 2),
  )
  if (line) return line.id
  const isIn = (feature: Feature): boolean =>
    whereIs(polygonOf(pointsOf(feature)), at.x, at.y) !== 'outside'
  const areas = features.filter(({ shape }) => shape === 'area')
  const hills = features.filter(({ shape }) => shape === 'hill')
  return (areas.findLast(isIn) ?? hills.findLast(isIn))?.id ?? null
}

/** How many there are of a kind of the palette. */
export const countOf = (
  { features }: Draft,
  kind: PieceKind | CrossingKind,
  palette: Palette,
): number =>
  isCrossing(kind)
    ? features
        .flatMap((one) => (one.shape === 'line' ? one.crossings : []))
        .filter((one) => one.kind === kind).length
    : features.filter((feature) => pieceKindOf(feature, palette) === kind).length
