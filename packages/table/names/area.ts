import { boxOf, clamp, type Box } from '../geometry.ts'
import type { Area } from '../scene.ts'
import type { Setting } from './place.ts'
import { LEAST_SCALE_FOR_NAMES, settingOf, settingsOf, type Lengths } from './settings.ts'

/** The name of a zone, and what it takes up on the table, in pixels. */
export type AreaName = { readonly px: number; readonly lines: readonly string[]; readonly box: Box }

export const AREA_SPACED = 0.06
const SMALLEST = 12

/** In its upper left corner, short where whose it is is seen; on as many lines as it takes; where there is no room it has none. */
export function areaName(area: Area, scale: number, { upright, italic }: Lengths): AreaName | null {
  if (area.tone === 'objective') return null
  const { left, right, top } = boxOf(area.outline)
  const inset = area.tone === 'reserve' ? 430 : 300
  const px = clamp(scale * 520, SMALLEST, 15)
  const length = (text: string): number =>
    (area.tone === 'reserve' ? italic : upright)(text) + AREA_SPACED * text.length
  const room = (right - left - 2 * inset) * scale
  const [whole, short] = [area.name, area.short ?? area.name].map((name) =>
    settingOf([name], px, length),
  ) as [Setting, Setting]
  const settings =
    area.tone === 'reserve'
      ? [short]
      : scale < LEAST_SCALE_FOR_NAMES
        ? [whole, short]
        : // Units begin below the first line.
          [whole, short, ...settingsOf(area.name, px, length)]
  const setting = settings.find(({ wide }) => wide <= room)
  if (setting === undefined) return null
  const [x, y] = [(left + inset) * scale, (top + inset) * scale]
  const { lines, wide, high } = setting
  return { px, lines, box: { left: x, right: x + wide, top: y, bottom: y + high } }
}
