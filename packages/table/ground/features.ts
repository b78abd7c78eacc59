import { edgesOf } from '../geometry.ts'
import type { Plate } from '../plate.ts'
import type { Feature, FeatureKind, Point } from '../scene.ts'
import { bog } from './bog.ts'
import { hills } from './hills.ts'
import { bridge, deck, escarpment, fence, ford, hedge, river, road, wall } from './lines.ts'
import { crags, rough } from './rough.ts'
import { field, lake } from './still.ts'
import { village } from './village.ts'
import { woods } from './woods.ts'

const PLATES: { readonly [kind in FeatureKind]: (feature: Feature) => Plate } = {
  hill: hills,
  bog,
  rough,
  field,
  lake,
  river,
  stream: river,
  road,
  bridge: deck,
  ford,
  wood: woods,
  village,
  impassable: crags,
  escarpment,
  hedge,
  wall,
  fence,
}

/** The lie of the land first, then what grows and is built on it. */
const ORDER: readonly FeatureKind[] = [
  'hill',
  'field',
  'bog',
  'rough',
  'lake',
  'river',
  'stream',
  'ford',
  'road',
  'bridge',
  'wood',
  'village',
  'impassable',
  'escarpment',
  'hedge',
  'wall',
  'fence',
]

const LINES: readonly FeatureKind[] = [
  'escarpment',
  'river',
  'stream',
  'road',
  'bridge',
  'ford',
  'hedge',
  'wall',
  'fence',
]
export const isLine = (feature: Feature): boolean => LINES.includes(feature.kind)

const enough = (feature: Feature): boolean => feature.outline.length >= (isLine(feature) ? 2 : 3)

/** A plate is engraved once; the same feature is then only printed. */
const engraved = new Map<string, Plate>()
const MOST_ENGRAVED = 400

function plateOf(feature: Feature): Plate {
  const key = JSON.stringify(feature)
  const known = engraved.get(key)
  if (known !== undefined) return known
  if (engraved.size >= MOST_ENGRAVED) engraved.clear()
  const plate = PLATES[feature.kind](feature)
  engraved.set(key, plate)
  return plate
}

export function platesOf(features: readonly Feature[]): readonly Plate[] {
  return ORDER.flatMap((kind) => {
    const plates = features.filter((f) => f.kind === kind && enough(f)).map(plateOf)
    return kind === 'road' ? [...joined(plates), ...bridges(features)] : plates
  })
}

/** Where roads meet, no edge of one runs across another: all edges first, then all fills. */
const joined = (plates: readonly Plate[]): readonly Plate[] => [
  ...plates.map((plate) => plate.slice(0, 1)),
  ...plates.map((plate) => plate.slice(1)),
]

function bridges(features: readonly Feature[]): readonly Plate[] {
  const pieces = (kind: FeatureKind) =>
    features
      // What is measured has its bridges as features of their own.
      .filter((f) => f.kind === kind && !f.exact)
      .flatMap((f) => edgesOf(f.outline).slice(0, -1))
  const rivers = pieces('river')
  return pieces('road').flatMap(([a, b]) =>
    rivers.flatMap(([c, d]) => {
      const at = crossing(a, b, c, d)
      const length = Math.hypot(b.x - a.x, b.y - a.y)
      return at === null ? [] : [bridge(at, { x: (b.x - a.x) / length, y: (b.y - a.y) / length })]
    }),
  )
}

/** Where two segments cross; null where they do not. */
export function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const across = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x)
  if (across === 0) return null
  const t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / across
  const u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / across
  if (t < 0 || t > 1 || u < 0 || u > 1) return null
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
}
