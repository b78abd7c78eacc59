import { placed, type Feature, type Line, type Point } from '@grognard/geometry'
import type { TableSize } from '../frame.ts'
import { relaid } from './crossings.ts'

type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const pointsOf = (feature: Feature): readonly Point[] => {
  if (feature.shape === 'area') return feature.outline
  return feature.shape === 'hill' ? (feature.contours[0] ?? []) : feature.points
}

export function extentOf(feature: Feature): Box {
  const points = pointsOf(feature)
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  }
}

export function middleOf(feature: Feature): Point {
  if (feature.shape === 'line') {
    const half = feature.points[Math.floor(feature.points.length / 2)]
    if (half) return half
  }
  const { left, top, right, bottom } = extentOf(feature)
  return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) }
}

const isWater = ({ kind }: Feature): boolean => kind === 'river' || kind === 'stream'

const isLong = (feature: Feature): boolean => isWater(feature) || feature.kind === 'road'

/** Every point of a feature put elsewhere. */
function mapped(feature: Feature, put: (point: Point) => Point, table: TableSize): Feature {
  switch (feature.shape) {
    case 'area':
      return { ...feature, outline: feature.outline.map(put) }
    case 'hill':
      return {
        ...feature,
        contours: feature.contours.map((contour) => contour.map(put)),
        crest: feature.crest.map(put),
      }
    case 'line':
      return settled({ ...feature, points: feature.points.map(put) }, put, table)
  }
}

/** A line stays on the table, water ends at an edge, and crossings go where the water goes. */
function settled(line: Line, put: (at: Point) => Point, table: TableSize): Line {
  const cut = cutOff(line.points, table)
  const points = distinct(isWater(line) ? fromEdgeToEdge(cut, table) : cut)
  const laid = { ...line, points }
  return { ...laid, crossings: relaid(laid, put, table) }
}

/** What of a line lies on the table, and the edge where it leaves it. */
function cutOff(points: readonly Point[], table: TableSize): readonly Point[] {
  const isOn = (at: Point | undefined): boolean =>
    at !== undefined && at.x >= 0 && at.y >= 0 && at.x <= table.width && at.y <= table.height
  const kept = points.filter((at, i) => isOn(at) || isOn(points[i - 1]) || isOn(points[i + 1]))
  return (kept.length < 2 ? points : kept).map((point) => onTable(point, table))
}

function fromEdgeToEdge(points: readonly Point[], table: TableSize): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)]
  return first && last ? [toEdge(first, table), ...points, toEdge(last, table)] : points
}

const distinct = (points: readonly Point[]): readonly Point[] =>
  points.filter(({ x, y }, i) => {
    const before = points[i - 1]
    return !before || before.x !== x || before.y !== y
  })

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value))

const onTable = ({ x, y }: Point, { width, height }: TableSize): Point => ({
  x: clamp(Math.round(x), width),
  y: clamp(Math.round(y), height),
})

/** The nearest place on the edge of the table. */
function toEdge({ x, y }: Point, { width, height }: TableSize): Point {
  const near: readonly (readonly [far: number, at: Point])[] = [
    [x, { x: 0, y }],
    [width - x, { x: width, y }],
    [y, { x, y: 0 }],
    [height - y, { x, y: height }],
  ]
  return near.reduce((best, one) => (one[0] < best[0] ? one : best))[1]
}

/** The same feature with its middle there, as far as the table allows. */
export function movedTo(feature: Feature, to: Point, table: TableSize): Feature {
  const from = middleOf(feature)
  const by = { x: to.x - from.x, y: to.y - from.y }
  const { left, top, right, bottom } = extentOf(feature)
  // Water and roads run off the table and are cut there; everything else stays on it.
  const held = isLong(feature)
    ? { x: clamp(to.x, table.width) - from.x, y: clamp(to.y, table.height) - from.y }
    : {
        x: Math.min(table.width - right, Math.max(-left, by.x)),
        y: Math.min(table.height - bottom, Math.max(-top, by.y)),
      }
  const shift = { x: Math.round(held.x), y: Math.round(held.y) }
  return mapped(feature, ({ x, y }) => ({ x: x + shift.x, y: y + shift.y }), table)
}

/** Turned about its middle; null where it would not stay on the table. */
export function turnedBy(feature: Feature, turn: number, table: TableSize): Feature | null {
  const middle = middleOf(feature)
  const facing = ((Math.round(turn) % 65_536) + 65_536) % 65_536
  return kept(
    mapped(feature, ({ x, y }) => placed({ ...middle, facing }, x - middle.x, y - middle.y), table),
    table,
  )
}

/** Larger or smaller about its middle; null where it would not stay on the table. */
export function sizedBy(feature: Feature, share: number, table: TableSize): Feature | null {
  const middle = middleOf(feature)
  return kept(
    mapped(
      feature,
      ({ x, y }) => ({
        x: Math.round(middle.x + (x - middle.x) * share),
        y: Math.round(middle.y + (y - middle.y) * share),
      }),
      table,
    ),
    table,
  )
}

const kept = (feature: Feature, { width, height }: TableSize): Feature | null => {
  const { left, top, right, bottom } = extentOf(feature)
  return left >= 0 && top >= 0 && right <= width && bottom <= height ? feature : null
}

/** At most so many places where a line is taken hold of. */
const HOLDS = 5

/** Which points of a line are handles: its ends, and some between. */
export function holdsOf({ points }: Line): readonly number[] {
  const last = points.length - 1
  const count = Math.min(HOLDS, points.length)
  return [...new Set(Array.from({ length: count }, (_, i) => Math.round((i * last) / (count - 1))))]
}

/** A line pulled to a place by one of its holds; what lies between it and the next ones follows. */
export function bent(line: Line, hold: number, to: Point, table: TableSize): Line {
  const holds = holdsOf(line)
  const at = line.points[hold]
  if (!at) return line
  const before = holds.findLast((i) => i < hold) ?? hold
  const after = holds.find((i) => i > hold) ?? hold
  const by = { x: to.x - at.x, y: to.y - at.y }
  const share = (i: number): number => {
    if (i === hold) return 1
    if (i <= before || i >= after) return 0
    return i < hold ? (i - before) / (hold - before) : (after - i) / (after - hold)
  }
  const points = line.points.map(({ x, y }, i) => ({
    x: Math.round(x + by.x * share(i)),
    y: Math.round(y + by.y * share(i)),
  }))
  return settled({ ...line, points }, (point) => point, table)
}
