import { type Feature, type Line, type Point, type Terrain } from '@grognard/geometry'
import { element, INK, label } from './svg.ts'

/** Thousandths of an inch to the units of the picture: ten to the inch. */
export const SCALE = 0.01

export const pointsOf = (points: readonly Point[]): string =>
  points
    .map(({ x, y }) => `${Math.round(x * SCALE * 10) / 10},${Math.round(y * SCALE * 10) / 10}`)
    .join(' ')

const AREAS: Readonly<Record<string, string>> = {
  wood: '#b9c79a',
  village: '#d5c3ab',
  field: '#e6dbb4',
  rough: '#d9cfb0',
  bog: '#c8c9b0',
  lake: '#c3d5dc',
  impassable: '#b5ab98',
}

const LINES: Readonly<Record<string, { readonly stroke: string; readonly dash?: string }>> = {
  river: { stroke: '#b4cbd6' },
  stream: { stroke: '#b4cbd6' },
  road: { stroke: '#d8c79d' },
  hedge: { stroke: '#7d8f5c', dash: '3 1' },
  wall: { stroke: '#7f776a' },
  fence: { stroke: '#8a7a5a', dash: '2 2' },
  escarpment: { stroke: '#6f675a', dash: '1 1' },
}

/** Hills lie under everything, then areas, then lines in the order of the terrain. */
export function ground({ features, width }: Terrain): readonly string[] {
  const order = (feature: Feature): number =>
    feature.shape === 'hill' ? 0 : feature.shape === 'area' ? 1 : 2
  const drawn = features.toSorted((a, b) => order(a) - order(b)).flatMap(featureOf)
  return [...drawn, ...features.flatMap((feature) => nameOf(feature, width * SCALE))]
}

function featureOf(feature: Feature): readonly string[] {
  switch (feature.shape) {
    case 'hill':
      return [
        ...feature.contours.flatMap((outline) => [
          element('path', { d: risingOf(outline), fill: '#cbb98c', 'fill-opacity': 0.35 }),
          element('polygon', {
            points: pointsOf(outline),
            fill: 'none',
            stroke: '#8a7a5a',
            'stroke-width': 0.8,
          }),
        ]),
        ...(feature.crest.length > 1
          ? [
              element('polyline', {
                points: pointsOf(feature.crest),
                fill: 'none',
                stroke: '#8a7a5a',
              }),
            ]
          : []),
      ]
    case 'area':
      return [
        element('polygon', {
          points: pointsOf(feature.outline),
          fill: AREAS[feature.kind] ?? '#ddd',
          stroke: INK,
          'stroke-width': feature.kind === 'village' ? 1.2 : 0.6,
        }),
      ]
    case 'line':
      return lineOf(feature)
  }
}

/** Swollen between its corners as ground is, over the outline that the rules judge by. */
function risingOf(outline: readonly Point[]): string {
  const at = (i: number): Point => outline[(i + outline.length) % outline.length] as Point
  const said = (x: number, y: number): string =>
    `${Math.round(x * SCALE * 10) / 10} ${Math.round(y * SCALE * 10) / 10}`
  const curves = outline.map((from, i) => {
    const [before, to, after] = [at(i - 1), at(i + 1), at(i + 2)]
    const first = said(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6)
    const second = said(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6)
    return `C${first} ${second} ${said(to.x, to.y)}`
  })
  return `M${said(at(0).x, at(0).y)}${curves.join('')}Z`
}

function lineOf({ kind, points, width, crossings }: Line): readonly string[] {
  const { stroke, dash } = LINES[kind] ?? { stroke: INK }
  const base = { points: pointsOf(points), fill: 'none', 'stroke-linejoin': 'round' }
  const broad = Math.max(width * SCALE, 1.5)
  return [
    ...(dash ? [] : [element('polyline', { ...base, stroke: INK, 'stroke-width': broad + 0.8 })]),
    element('polyline', {
      ...base,
      stroke,
      'stroke-width': broad,
      ...(dash ? { 'stroke-dasharray': dash } : {}),
    }),
    ...crossings.map((crossing) =>
      element('polyline', {
        points: pointsOf([crossing.from, crossing.to]),
        stroke: '#d8c79d',
        'stroke-width': crossing.width * SCALE,
        ...(crossing.kind === 'ford' ? { 'stroke-dasharray': '2 2' } : {}),
      }),
    ),
  ]
}

function nameOf(feature: Feature, width: number): readonly string[] {
  if (feature.name === '') return []
  const corners =
    feature.shape === 'hill'
      ? (feature.contours[0] ?? [])
      : feature.shape === 'area'
        ? feature.outline
        : feature.points
  const middle = (axis: (point: Point) => number): number =>
    (corners.reduce((sum, corner) => sum + axis(corner), 0) / Math.max(1, corners.length)) * SCALE
  return [
    label(
      middle(({ x }) => x),
      middle(({ y }) => y),
      9,
      feature.name,
      width,
    ),
  ]
}
