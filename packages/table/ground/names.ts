import { boxOf, clamp, contains, cornersOf, type Box } from '../geometry.ts'
import { lengthOf } from '../lettering.ts'
import { SERIF } from '../palette.ts'
import type { Area, Feature, Point, Scene } from '../scene.ts'
import { isLine } from './features.ts'

/** A name on the map: where its middle is on the table, and what it takes up there. */
type MapName = {
  readonly name: string
  readonly at: Point
  readonly box: Box
}

const LEAST_SCALE = 0.012

/** How names on the map are lettered at a scale. */
export const mapLettering = (scale: number): { readonly font: string; readonly px: number } => {
  const px = clamp(scale * 440, 8, 14)
  return { font: `italic ${px}px ${SERIF}`, px }
}

/** The names that find room within their features, low in them and clear of their edges. */
function featureNames(
  ctx: CanvasRenderingContext2D,
  features: readonly Feature[],
  scale: number,
): readonly MapName[] {
  if (scale < LEAST_SCALE) return []
  const { font, px } = mapLettering(scale)
  return features.flatMap((feature) => {
    if (feature.name === '' || isLine(feature)) return []
    const wide = lengthOf(ctx, feature.name, { font, spaced: px * 0.03 }) / scale
    const place = placeWithin(feature.outline, wide, (px * 1.2) / scale)
    return place === null ? [] : [{ name: feature.name, ...place }]
  })
}

/** Rows that are tried from the bottom up. */
const ROWS = 14
/** So far a name keeps from an edge, where hachures and trees are. */
const CLEAR = 420

export function placeWithin(
  outline: readonly Point[],
  wide: number,
  high: number,
): { readonly at: Point; readonly box: Box } | null {
  const { left, right, top, bottom } = boxOf(outline)
  for (let row = 0; row < ROWS; row += 1) {
    const y = bottom - CLEAR - high / 2 - ((bottom - top) * row) / ROWS
    for (const share of [0.5, 0.38, 0.62, 0.28, 0.72]) {
      const x = left + (right - left) * share
      const box = {
        left: x - wide / 2,
        right: x + wide / 2,
        top: y - high / 2,
        bottom: y + high / 2,
      }
      const around = {
        left: box.left - CLEAR,
        right: box.right + CLEAR,
        top: box.top - CLEAR,
        bottom: box.bottom + CLEAR,
      }
      if (cornersOf(around).every((corner) => contains(outline, corner)))
        return { at: { x, y }, box }
    }
  }
  return null
}

/** The name of what is fought for stands under its disc, unless it is a feature's own. */
const objectiveNames = (
  ctx: CanvasRenderingContext2D,
  areas: readonly Area[],
  scale: number,
): readonly MapName[] => {
  if (scale < LEAST_SCALE) return []
  const { font, px } = mapLettering(scale)
  return areas
    .filter(({ tone }) => tone === 'objective')
    .map(({ outline, name }) => {
      const { left, right, bottom } = boxOf(outline)
      const half = lengthOf(ctx, name, { font, spaced: px * 0.03 }) / scale / 2
      const high = (px * 1.2) / scale
      const at = { x: (left + right) / 2, y: bottom + high * 0.6 }
      return {
        name,
        at,
        box: { left: at.x - half, right: at.x + half, top: bottom, bottom: at.y + high / 2 },
      }
    })
}

/** All names of the ground. */
export function mapNames(
  ctx: CanvasRenderingContext2D,
  { features, areas }: Pick<Scene, 'features' | 'areas'>,
  scale: number,
): readonly MapName[] {
  const own = featureNames(ctx, features, scale)
  const known = new Set(own.map(({ name }) => name))
  return [...own, ...objectiveNames(ctx, areas, scale).filter(({ name }) => !known.has(name))]
}
