import { FULL_TURN, INCH, placed, poseAt, rounded, type Point } from '../../lattice.ts'
import type { Area, Feature, Hill, Line } from '../feature.ts'
import { fits, isCrowded, newId, oppositeFeature, settleDown, wanted, type Field } from './field.ts'
import type { AreaWish } from './options.ts'
import {
  blob,
  blobOutline,
  fieldOutline,
  innerRadius,
  plotOutline,
  roadFrame,
  turnedFrame,
  within,
  type Frame,
} from './outline.ts'

const TRIES = 250

const anywhere = ({ random, width, height }: Field): Point => ({
  x: random.below(width + 1),
  y: random.below(height + 1),
})

/** What could not be placed. */
export type Missing = { readonly kind: Feature['kind'] | 'ford'; readonly count: number }

/** Puts down as many as are wanted; on a symmetric table two at a time. */
function putDown(
  field: Field,
  kind: Feature['kind'],
  count: number,
  propose: () => Feature | null,
): readonly Missing[] {
  const step = field.options.symmetric ? 2 : 1
  let left = count
  for (; left >= step; left -= step) if (!settleDown(field, propose, TRIES)) break
  return left >= step ? [{ kind, count: left }] : []
}

export function putHills(field: Field): readonly Missing[] {
  const { random, options } = field
  const { count, size, levels, tags } = options.hills
  return putDown(field, 'hill', wanted(field, count), () => {
    const inches = within(random, size)
    const shape = blob(random, anywhere(field), inches, 45)
    // A small hill has no room for many levels.
    const high = Math.max(1, Math.min(within(random, levels), Math.floor(inches / 5)))
    const slope = high === 1 ? 0 : within(random, [24, 30])
    const crest = crestOf(field, shape)
    if (isCrowded(field, { shape: 'hill', kind: 'hill' }, shape.middle, innerRadius(shape)))
      return null
    const contours = Array.from({ length: high }, (_, i) =>
      blobOutline(shape, 100 - i * slope, 100 - i * 30),
    )
    const hill: Hill = { id: '', name: '', tags, shape: 'hill', kind: 'hill', contours, crest }
    return hill
  })
}

/** Along the hill's length, in a slight bow. */
function crestOf({ random }: Field, shape: ReturnType<typeof blob>): readonly Point[] {
  const most = Math.floor(shape.broad / 4)
  const bow = within(random, [-most, most])
  const stray = Math.floor(shape.broad / 20)
  return [-72, -48, -20, 8, 36, 72].map((share) => {
    const rise = (bow * (72 * 72 - share * share)) / (72 * 72) - bow / 2
    return placed(
      shape.middle,
      rounded((shape.long * share) / 100),
      rounded(rise) + within(random, [-stray, stray]),
    )
  })
}

export function putAreas(field: Field, wish: AreaWish): readonly Missing[] {
  const { random } = field
  return putDown(field, wish.kind, wanted(field, wish.count), () => {
    const inches = within(random, wish.size)
    const outline = outlineFor(field, wish, inches)
    if (outline === null) return null
    const { kind, tags, level } = wish
    const area: Area = { id: '', name: '', tags, shape: 'area', kind, outline, level }
    return area
  })
}

/** Null where there is certainly no room. */
function outlineFor(
  field: Field,
  { kind, broad }: AreaWish,
  inches: number,
): Area['outline'] | null {
  const { random } = field
  if (kind !== 'village' && kind !== 'field') {
    const shape = blob(random, anywhere(field), inches, broad ?? (kind === 'lake' ? 65 : 55))
    const isFull = isCrowded(field, { shape: 'area', kind }, shape.middle, innerRadius(shape))
    return isFull ? null : blobOutline(shape)
  }
  const long = inches * INCH
  const deep = Math.floor((long * within(random, [60, 85])) / 100)
  // People live by the road; every other field is tilled from it.
  const beside = kind === 'village' || random.below(2) === 0 ? roadside(field, kind) : null
  const frame = beside ?? turnedFrame(poseAt(anywhere(field), random.below(FULL_TURN)))
  return kind === 'village'
    ? plotOutline(random, frame, long, deep)
    : fieldOutline(random, frame, long, deep)
}

/** A frame that begins beside a stretch of some road. */
function roadside(field: Field, kind: 'village' | 'field'): Frame | null {
  const { random } = field
  const roads = field.features.filter((f): f is Line => f.shape === 'line' && f.kind === 'road')
  const road = roads[random.below(Math.max(1, roads.length))]
  if (road === undefined) return null
  const i = random.below(road.points.length - 1)
  const frame = roadFrame(
    road.points[i] as Point,
    road.points[i + 1] as Point,
    random.below(2) === 0,
  )
  // Where the road bends towards the plot, it needs more room.
  const off =
    road.width / 2 + (kind === 'village' ? 180 + random.below(700) : 500 + random.below(1200))
  return (along, away) => frame(along, away + off)
}

/** Hedges, walls and fences on the sides of fields, and along roads. */
export function putBorders(field: Field): readonly Missing[] {
  const { random, options } = field
  const { count, kinds, width, level, tags } = options.borders
  const total = kinds.length === 0 ? 0 : wanted(field, count)
  const step = options.symmetric ? 2 : 1
  let left = total
  for (let i = 0; i < TRIES && left >= step; i++) {
    const kind = kinds[random.below(kinds.length)] as (typeof kinds)[number]
    const points = random.below(3) > 0 ? aroundField(field) : alongRoad(field)
    if (points === null) continue
    const border: Line = {
      id: '',
      name: '',
      tags,
      shape: 'line',
      kind,
      points,
      width,
      level,
      crossings: [],
    }
    const twin = options.symmetric ? oppositeFeature(field, border, '') : null
    // Its own field is the one that it may touch.
    const bare = { ...field, features: field.features.filter((f) => !holdsAll(f, points)) }
    if (!fits(bare, border)) continue
    const made = twin === null ? [border] : [border, twin]
    if (twin !== null) {
      const bareTwin = {
        ...field,
        features: field.features.filter(
          (f) => !holdsAll(f, twin.shape === 'line' ? twin.points : []),
        ),
      }
      if (!fits(bareTwin, twin, [border])) continue
    }
    for (const line of made) field.features.push({ ...line, id: newId(field, kind) })
    left -= step
  }
  return left >= step ? [{ kind: kinds[0] ?? 'hedge', count: left }] : []
}

const holdsAll = (feature: Feature, points: readonly Point[]): boolean =>
  feature.shape === 'area' &&
  feature.kind === 'field' &&
  points.every(({ x, y }) => feature.outline.some((corner) => corner.x === x && corner.y === y))

/** Two or three sides of some field. */
function aroundField(field: Field): readonly Point[] | null {
  const { random } = field
  const fields = field.features.filter((f): f is Area => f.shape === 'area' && f.kind === 'field')
  const { outline } = fields[random.below(Math.max(1, fields.length))] ?? { outline: [] }
  if (outline.length === 0) return null
  const [first, sides] = [random.below(outline.length), within(random, [1, 3])]
  return Array.from({ length: sides + 1 }, (_, i) => outline[(first + i) % outline.length] as Point)
}

/** So far from the middle of a road, for a stretch of it. */
function alongRoad(field: Field): readonly Point[] | null {
  const { random } = field
  const roads = field.features.filter((f): f is Line => f.shape === 'line' && f.kind === 'road')
  const road = roads[random.below(Math.max(1, roads.length))]
  if (road === undefined || road.points.length < 8) return null
  const count = within(random, [4, Math.min(9, road.points.length - 2)])
  const first = random.below(road.points.length - count)
  const right = random.below(2) === 0
  const away = road.width / 2 + 400
  return Array.from({ length: count }, (_, i) =>
    roadFrame(road.points[first + i] as Point, road.points[first + i + 1] as Point, right)(0, away),
  )
}
