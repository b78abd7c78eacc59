import {
  boxAt,
  boxOf,
  clamp,
  commonOf,
  contains,
  cornersOf,
  extentOf,
  grown,
  isWithin,
  middleOf,
  overlaps,
  type Box,
} from '../geometry.ts'
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
/** Pixels between a name and the edge of the table. */
export const OFF_EDGE = 3

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
  within: Box,
): readonly MapName[] {
  if (scale < LEAST_SCALE) return []
  const { font, px } = mapLettering(scale)
  return features.flatMap((feature) => {
    if (feature.name === '' || isLine(feature)) return []
    const wide = lengthOf(ctx, feature.name, { font, spaced: px * 0.03 }) / scale
    const place = placeWithin(feature.outline, wide, (px * 1.2) / scale, within)
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
  within: Box,
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
      const isClear = cornersOf(grown(box, CLEAR)).every((corner) => contains(outline, corner))
      if (isClear && isWithin(box, within)) return { at: { x, y }, box }
    }
  }
  return null
}

/** Under what it names, or over it where the table ends there. */
export function placeUnder(
  outline: readonly Point[],
  wide: number,
  high: number,
  within: Box,
): Box {
  const { left, right, top, bottom } = boxOf(outline)
  const x = (left + right) / 2
  const under = boxAt({ x, y: bottom + high * 0.6 }, wide, high, within)
  return isWithin(under, within) ? under : boxAt({ x, y: top - high * 0.6 }, wide, high, within)
}

/** The name of what is fought for stands under its disc, unless it is a feature's own. */
const objectiveNames = (
  ctx: CanvasRenderingContext2D,
  areas: readonly Area[],
  scale: number,
  within: Box,
): readonly MapName[] => {
  if (scale < LEAST_SCALE) return []
  const { font, px } = mapLettering(scale)
  return areas
    .filter(({ tone, outline }) => tone === 'objective' && overlaps(boxOf(outline), within))
    .map(({ outline, name }) => {
      const wide = lengthOf(ctx, name, { font, spaced: px * 0.03 }) / scale
      const box = placeUnder(outline, wide, (px * 1.2) / scale, within)
      return { name, at: middleOf(box), box }
    })
}

/** All names of the ground, whole within the table, or within the part of it that is drawn. */
export function mapNames(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  scale: number,
  part: Box = extentOf(scene),
): readonly MapName[] {
  const within = grown(commonOf(extentOf(scene), part), -OFF_EDGE / scale)
  const own = featureNames(ctx, scene.features, scale, within)
  const known = new Set(own.map(({ name }) => name))
  const fought = objectiveNames(ctx, scene.areas, scale, within)
  return [...own, ...fought.filter(({ name }) => !known.has(name))]
}
