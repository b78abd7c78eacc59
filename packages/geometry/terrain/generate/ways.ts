// Rivers, and roads that cross them.

import { INCH, type Point } from '../../lattice.ts'
import { onceFor } from '../../memory.ts'
import { faultOfFeature } from '../check.ts'
import type { Crossing, Feature, Line } from '../feature.ts'
import { groundOf, type Ground } from '../ground.ts'
import { segmentsMeet, whereIs } from '../polygon.ts'
import type { Missing } from './areas.ts'
import { bridge, isNear, isRiver, isWet } from './crossings.ts'
import { areApart, isInZones, newId, opposite, wanted, type Field } from './field.ts'
import { BARRED, DEAREST, grid, nodeAt, avoid, type Grid } from './grid.ts'
import { within } from './outline.ts'
import { smoothed } from './bends.ts'
import { wayBetween } from './search.ts'

const TRIES = 30

const isRoad = (feature: Feature): feature is Line =>
  feature.shape === 'line' && feature.kind === 'road'

const line = (
  kind: Line['kind'],
  points: readonly Point[],
  width: number,
  tags: readonly string[],
): Line => ({
  id: '',
  name: '',
  tags,
  shape: 'line',
  kind,
  points,
  width,
  level: 0,
  crossings: [],
})

export function putRivers(field: Field): readonly Missing[] {
  const { options, random } = field
  const { kind, count, width, tags } = options.rivers
  // A second river could not be its own twin, too: both would go through the middle.
  const total = Math.min(wanted(field, count), options.symmetric ? 1 : Infinity)
  let left = total
  for (let i = 0; i < TRIES && left > 0; i++) {
    const map = grid(field.random, options.width, options.height, 120, 6)
    shunEdges(map)
    barZones(field, map, kind)
    for (const other of field.features.filter(isRiver))
      for (const at of other.points) avoid(map, at, 6, DEAREST)
    const points = course(field, map, random.below(4), 3, 900)
    if (points === null || meetsItself(points)) continue
    const river = line(kind, points, width, tags)
    if (faultOfFeature(river, field) !== null || isInZones(field, river)) continue
    field.features.push({ ...river, id: newId(field, kind) })
    left--
  }
  return left > 0 ? [{ kind, count: left }] : []
}

function barZones(field: Field, map: Grid, kind: Feature['kind']): void {
  for (const { left, top, right, bottom, of } of field.options.clear) {
    if (!of.includes(kind)) continue
    for (let y = Math.max(0, top); y <= Math.min(map.height, bottom); y++)
      for (let x = Math.max(0, left); x <= Math.min(map.width, right); x++)
        map.cost[y * (map.width + 1) + x] = BARRED
  }
}

/** Along the very edge of the table nothing is of use to anybody. */
function shunEdges(map: Grid): void {
  for (let y = 0; y <= map.height; y++)
    for (let x = 0; x <= map.width; x++)
      if (Math.min(x, y, map.width - x, map.height - y) < 4) {
        const node = y * (map.width + 1) + x
        map.cost[node] = (map.cost[node] as number) + 120
      }
}

/** From one edge of the table to another; on a symmetric table through its middle. */
function course(
  field: Field,
  map: Grid,
  first: number,
  every: number,
  stray: number,
): readonly Point[] | null {
  const { random, options } = field
  // Mostly right across, sometimes around a corner.
  const last = random.below(4) > 0 ? first ^ 1 : first ^ (2 + random.below(2))
  const start = gate(field, first)
  const bent = (way: readonly Point[]): readonly Point[] =>
    smoothed(random, way, every, stray, !options.symmetric)
  if (options.symmetric) {
    const middle = { x: options.width >> 1, y: options.height >> 1 }
    const way = wayBetween(map, start.inner, middle)
    if (way === null) return null
    const half = bent([start.edge, ...way]).slice(0, -1)
    const centre = { x: field.width / 2, y: field.height / 2 }
    return [...half, centre, ...half.toReversed().map(opposite(field))]
  }
  const end = gate(field, last)
  const way = wayBetween(map, start.inner, end.inner)
  return way && bent([start.edge, ...way, end.edge])
}

type Gate = { readonly edge: Point; readonly inner: Point }

/** Where something leaves the table, squarely: left, right, top or bottom. */
function gate({ random, options: { width, height } }: Field, side: number): Gate {
  const upright = side < 2
  const length = upright ? height : width
  const along = within(random, [Math.ceil(length / 7), Math.floor((length * 6) / 7)])
  const [edge, inner] =
    side % 2 === 0 ? [0, 3] : upright ? [width, width - 3] : [height, height - 3]
  return upright
    ? { edge: { x: edge, y: along }, inner: { x: inner, y: along } }
    : { edge: { x: along, y: edge }, inner: { x: along, y: inner } }
}

function meetsItself(points: readonly Point[]): boolean {
  for (let i = 0; i + 1 < points.length; i++)
    for (let j = i + 2; j + 1 < points.length; j++)
      if (
        segmentsMeet(
          points[i] as Point,
          points[i + 1] as Point,
          points[j] as Point,
          points[j + 1] as Point,
        )
      )
        return true
  return false
}

export function putRoads(field: Field): readonly Missing[] {
  const total = wanted(field, field.options.roads.count)
  let left = total
  for (let i = 0; i < TRIES && left > 0; i++) if (putRoad(field, i < TRIES / 2)) left--
  return left > 0 ? [{ kind: 'road', count: left }] : []
}

/** Over hills only where the way around is long, over rivers squarely, never through lakes. */
function priced(field: Field): Grid {
  const { options } = field
  const map = grid(field.random, options.width, options.height, 16, 10)
  shunEdges(map)
  barZones(field, map, 'road')
  for (const feature of field.features) {
    if (feature.shape !== 'line') priceArea(map, feature)
    else if (feature.kind === 'river' || feature.kind === 'stream')
      for (const at of feature.points) avoid(map, at, 4, 160)
    else if (feature.kind === 'road') for (const at of feature.points) avoid(map, at, 5, 70)
  }
  return map
}

function priceArea(map: Grid, feature: Feature): void {
  const ground = groundOf(feature)
  const price = feature.shape === 'hill' ? 120 : BARRED
  for (const { x, y } of inchesIn(ground)) {
    const node = nodeAt(map, x, y)
    map.cost[node] = Math.max(map.cost[node] as number, price)
  }
  const dear = feature.shape === 'hill' ? 160 : DEAREST
  for (const part of ground.parts)
    for (let i = 0; i < part.length; i += 2)
      avoid(map, { x: part[i] as number, y: part[i + 1] as number }, 2, dear)
}

/** The nodes on some ground: every road is priced anew, but hills and lakes stay. */
const inchesIn = onceFor((ground: Ground): readonly Point[] => {
  const inches: Point[] = []
  for (let y = Math.ceil(ground.top / INCH); y * INCH <= ground.bottom; y++)
    for (let x = Math.ceil(ground.left / INCH); x * INCH <= ground.right; x++)
      if (ground.parts.some((part) => whereIs(part, x * INCH, y * INCH) !== 'outside'))
        inches.push({ x, y })
  return inches
})

/** In hill country a road may have to climb, but not before ways around were sought. */
function putRoad(field: Field, isLevel: boolean): boolean {
  const { options } = field
  const { width, tags } = options.roads
  let points = course(field, priced(field), firstSide(field), 4, 350)
  if (points === null || meetsItself(points)) return false
  if (isTooClose(field, points[0] as Point) || isTooClose(field, points.at(-1) as Point))
    return false
  const built: { readonly river: Line; readonly crossings: readonly Crossing[] }[] = []
  for (const river of field.features.filter(isRiver)) {
    const bridged = bridge(field, points, river)
    if (bridged === null) return false
    points = bridged.points
    built.push({ river, crossings: bridged.crossings })
  }
  const road = line('road', points, width, tags)
  if (meetsItself(points) || faultOfFeature(road, field) !== null) return false
  if (isInZones(field, road)) return false
  const avoided = field.features.filter(({ shape }) =>
    isLevel ? shape !== 'line' : shape === 'area',
  )
  if (!avoided.every((other) => areApart(groundOf(road), groundOf(other), 300))) return false
  const rivers = built.map(({ river, crossings }) => ({
    river,
    crossed: { ...river, crossings: [...river.crossings, ...crossings] },
  }))
  for (const { crossed } of rivers)
    if (faultOfFeature(crossed, field) !== null || isWet(road, crossed)) return false
  for (const { river, crossed } of rivers) {
    const numbered = crossed.crossings.map((it) =>
      it.id === '' ? { ...it, id: newId(field, it.kind) } : it,
    )
    field.features[field.features.indexOf(river)] = { ...crossed, crossings: numbered }
  }
  field.features.push({ ...road, id: newId(field, 'road') })
  return true
}

/** The first road from anywhere, the next mostly across it. */
function firstSide({ random, features, width }: Field): number {
  const start = features.find(isRoad)?.points[0]
  if (start === undefined || random.below(4) === 0) return random.below(4)
  return (start.x === 0 || start.x === width ? 2 : 0) + random.below(2)
}

/** Two roads that leave the table side by side look like one drawn twice. */
const isTooClose = ({ features }: Field, gate: Point): boolean =>
  features.some(
    (feature) =>
      (isRoad(feature) || isRiver(feature)) &&
      [feature.points[0] as Point, feature.points.at(-1) as Point].some((other) =>
        isNear(gate, other, 6 * INCH),
      ),
  )
