import { boxOf, clamp, type Box } from '../geometry.ts'
import type { Area } from '../scene.ts'
import type { Lengths } from './scene.ts'

/** The name of a zone, and what it takes up on the table, in pixels. */
export type AreaName = { readonly px: number; readonly box: Box }

export const AREA_SPACED = 0.06
const SMALLEST = 12

/** In its upper left corner, where there is room for it. */
export function areaName(
  area: Pick<Area, 'name' | 'tone' | 'outline'>,
  scale: number,
  { upright, italic }: Lengths,
): AreaName | null {
  if (area.tone === 'objective') return null
  const { left, right, top } = boxOf(area.outline)
  const inset = area.tone === 'reserve' ? 430 : 300
  const length = (area.tone === 'reserve' ? italic : upright)(area.name)
  const wide = length + AREA_SPACED * area.name.length
  const most = clamp(scale * 520, SMALLEST, 15)
  const px = Math.min(most, ((right - left - 2 * inset) * scale) / wide)
  if (px < SMALLEST) return null
  const [x, y] = [(left + inset) * scale, (top + inset) * scale]
  return { px, box: { left: x, right: x + wide * px, top: y, bottom: y + px } }
}
