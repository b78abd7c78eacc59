import { INCH, placed, type Feature, type Line, type Point, type Pose } from '@grognard/geometry'
import type { TableSize } from '../frame.ts'
import { crossingAt } from './crossings.ts'

/** What can be put on the table, besides bridges and fords. */
export const PIECES = [
  'village',
  'wood',
  'light wood',
  'hill',
  'high hill',
  'river',
  'stream',
  'road',
  'hedge',
  'wall',
  'fence',
] as const
export type PieceKind = (typeof PIECES)[number]

/** What a rulebook makes of the pieces. */
export type Palette = {
  readonly kinds: readonly PieceKind[]
  /** With the tags of the rules that hold on it: a new piece, or water with one more crossing. */
  readonly tagged: (feature: Feature, kind: PieceKind) => Feature
  /** By its tags a wood is a light one. */
  readonly isLightWood: (wood: Feature) => boolean
}

/** Distances from the middle in hundredths, all round: outlines as one cuts them from cardboard. */
const WOODED = [96, 104, 92, 100, 108, 98, 90, 102, 106, 95, 100, 93]
const ROLLING = [100, 96, 92, 98, 104, 100, 94, 90, 96, 104, 108, 104]

/** Half the length and half the breadth of new ones, in thousandths. */
const TOWN = { long: 3000, deep: 2200 }
const WOOD = 3600
const HILL = { long: 7500, broad: 5200 }

const roundAbout = (
  middle: Pose,
  long: number,
  broad: number,
  shares: readonly number[],
): readonly Point[] =>
  shares.map((share, i) => {
    const angle = (i / shares.length) * 2 * Math.PI
    return placed(
      middle,
      Math.round((long * share * Math.cos(angle)) / 100),
      Math.round((broad * share * Math.sin(angle)) / 100),
    )
  })

/** A new one of its kind with its middle at a place; water and roads go from edge to edge there. */
export const newPiece = (
  kind: PieceKind,
  id: string,
  at: Point,
  table: TableSize,
  { tagged }: Pick<Palette, 'tagged'>,
): Feature => tagged(shaped(kind, id, at, table), kind)

function shaped(kind: PieceKind, id: string, at: Point, table: TableSize): Feature {
  const middle = { ...at, facing: 0 }
  const area = (what: 'village' | 'wood', outline: readonly Point[]): Feature => ({
    shape: 'area',
    id,
    name: '',
    tags: [],
    kind: what,
    level: 1,
    outline,
  })
  switch (kind) {
    case 'village':
      return area('village', townAt(middle))
    case 'wood':
    case 'light wood':
      return area('wood', roundAbout(middle, WOOD, WOOD, WOODED))
    case 'hill':
    case 'high hill':
      return hillAt(id, middle, kind === 'hill' ? 1 : 2)
    case 'river':
      return withFirstCrossings(lineOf(kind, id, acrossTable(at, table), 1500))
    case 'stream':
      return lineOf(kind, id, acrossTable(at, table), 750)
    case 'road':
      return lineOf(kind, id, alongTable(at, table), 2400)
    case 'hedge':
    case 'wall':
    case 'fence':
      return lineOf(kind, id, [placed(middle, -4 * INCH, 0), at, placed(middle, 4 * INCH, 0)], 250)
  }
}

/** A square of houses with a bay for the market. */
const townAt = (middle: Pose): readonly Point[] => {
  const { long, deep } = TOWN
  const corners: readonly (readonly [number, number])[] = [
    [-long, -deep],
    [long * 0.3, -deep],
    [long * 0.42, -deep * 0.72],
    [long, -deep * 0.8],
    [long * 0.94, deep * 0.9],
    [-long * 0.2, deep],
    [-long * 0.9, deep * 0.86],
  ]
  return corners.map(([u, v]) => placed(middle, Math.round(u), Math.round(v)))
}

const hillAt = (id: string, middle: Pose, levels: 1 | 2): Feature => {
  const contour = (share: number): readonly Point[] =>
    roundAbout(middle, HILL.long * share, HILL.broad * share, ROLLING)
  return {
    shape: 'hill',
    id,
    name: '',
    kind: 'hill',
    tags: [],
    contours: levels === 1 ? [contour(1)] : [contour(1), contour(0.6)],
    crest: [-0.62, -0.2, 0.25, 0.62].map((share, i) =>
      placed(middle, Math.round(HILL.long * share), i % 2 === 0 ? 300 : -300),
    ),
  }
}

type LinePiece = 'river' | 'stream' | 'road' | 'hedge' | 'wall' | 'fence'

const lineOf = (kind: LinePiece, id: string, points: readonly Point[], width: number): Line => ({
  shape: 'line',
  id,
  name: '',
  kind,
  tags: [],
  level: 0,
  width,
  points,
  crossings: [],
})

/** Enough points to bend softly. */
const BENDS = 16

const wave = (at: number, by: number, most: number, i: number): number =>
  Math.min(most, Math.max(0, Math.round(at + by * Math.sin((i / BENDS) * 3 * Math.PI))))

/** From the top edge to the bottom one, in slow bends. */
const acrossTable = ({ x }: Point, { width, height }: TableSize): readonly Point[] =>
  Array.from({ length: BENDS + 1 }, (_, i) => ({
    x: wave(x, 1400, width, i),
    y: Math.round((height * i) / BENDS),
  }))

const alongTable = ({ y }: Point, { width, height }: TableSize): readonly Point[] =>
  Array.from({ length: BENDS + 1 }, (_, i) => ({
    x: Math.round((width * i) / BENDS),
    y: wave(y, 800, height, i),
  }))

/** A river must be crossed somewhere: a bridge and a ford to begin with. */
function withFirstCrossings(river: Line): Line {
  const near = [
    ['bridge', river.points[BENDS / 4]],
    ['ford', river.points[(3 * BENDS) / 4]],
  ] as const
  const crossings = near.flatMap(([kind, at]) =>
    at ? crossingAt(river, kind, `${river.id} ${kind}`, at) : [],
  )
  return { ...river, crossings }
}

/** Which kind of the palette a feature is. */
export function pieceKindOf(
  feature: Feature,
  { isLightWood }: Pick<Palette, 'isLightWood'>,
): PieceKind {
  if (feature.shape === 'hill') return feature.contours.length > 1 ? 'high hill' : 'hill'
  if (feature.kind === 'wood') return isLightWood(feature) ? 'light wood' : 'wood'
  return PIECES.find((kind) => kind === feature.kind) ?? 'wood'
}
