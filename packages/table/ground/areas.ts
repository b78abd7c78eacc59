import { toScreen, type Camera, type Size } from '../camera.ts'
import { boxOf } from '../geometry.ts'
import { letter } from '../lettering.ts'
import { areaName, AREA_SPACED } from '../names/area.ts'
import { lengthsIn } from '../names/lengths.ts'
import { SERIF, type Palette } from '../palette.ts'
import { polygon, stroke, type Plate } from '../plate.ts'
import type { Area } from '../scene.ts'

/** The tone of each area, below everything else. */
export function tonesOf(areas: readonly Area[]): Plate {
  const field = new Path2D()
  const reserve = new Path2D()
  for (const area of areas)
    if (area.tone !== 'objective') polygon(area.outline, area.tone === 'field' ? field : reserve)
  return [
    { path: field, fill: 'field' },
    { path: reserve, fill: 'reserve' },
  ]
}

/** Fine rules around each area; places beside the table are hatched and ruled off twice. */
export function rulesOf(areas: readonly Area[]): Plate {
  const field = new Path2D()
  const reserve = new Path2D()
  const inner = new Path2D()
  const crosses = new Path2D()
  for (const area of areas) {
    if (area.tone === 'objective') continue
    if (area.tone === 'reserve') {
      polygon(area.outline, reserve)
      const { left, top, right, bottom } = boxOf(area.outline)
      const inset = 220
      inner.rect(left + inset, top + inset, right - left - 2 * inset, bottom - top - 2 * inset)
      continue
    }
    polygon(area.outline, field)
    for (const { x, y } of area.outline) {
      stroke(crosses, { x: x - 300, y }, { x: x + 300, y })
      stroke(crosses, { x, y: y - 300 }, { x, y: y + 300 })
    }
  }
  return [
    { path: field, stroke: 'ink', width: 0.9, alpha: 0.5 },
    { path: crosses, stroke: 'ink', width: 1.4, alpha: 0.75 },
    { path: reserve, stroke: 'ink', width: 1.3, alpha: 0.7 },
    { path: inner, stroke: 'ink', width: 0.6, alpha: 0.5 },
  ]
}

/** What is fought for: a disc with the flag of whoever holds it, barred for blue. */
export function objectivesOf(areas: readonly Area[]): Plate {
  return areas
    .filter(({ tone }) => tone === 'objective')
    .flatMap(({ outline, livery }): Plate => {
      const disc = polygon(outline)
      const { left, top, right, bottom } = boxOf(outline)
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const [wide, high] = [(right - left) * 0.26, (bottom - top) * 0.2]
      const pole = new Path2D()
      stroke(pole, { x: x - wide, y: y + high * 2 }, { x: x - wide, y: y - high * 2 })
      const flag = new Path2D()
      flag.rect(x - wide, y - high * 2, wide * 2.2, high * 2)
      const bar = new Path2D()
      stroke(bar, { x: x - wide, y }, { x: x + wide * 1.2, y: y - high * 2 })
      const held = livery === 'red' ? 'redFlag' : livery === 'blue' ? 'blueFlag' : 'chip'
      return [
        { path: disc, fill: 'chip', alpha: 0.85 },
        { path: disc, stroke: 'ink', width: 1.4 },
        { path: flag, fill: held },
        ...(livery === 'blue' ? [{ path: bar, stroke: 'chip', breadth: high * 0.6 } as const] : []),
        { path: flag, stroke: 'ink', width: 1 },
        { path: pole, stroke: 'ink', width: 1.6 },
      ]
    })
}

/** The name of each area in its upper left corner, where there is room for it. */
export function nameAreas(
  ctx: CanvasRenderingContext2D,
  areas: readonly Area[],
  camera: Camera,
  size: Size,
  palette: Palette,
): void {
  const origin = toScreen(camera, size, { x: 0, y: 0 })
  const lengths = lengthsIn(ctx)
  for (const area of areas) {
    const named = areaName(area, camera.scale, lengths)
    if (named === null) continue
    const { px, lines, box } = named
    const leading = (box.bottom - box.top) / lines.length
    lines.forEach((line, i) => {
      letter(
        ctx,
        line,
        { x: origin.x + box.left, y: origin.y + box.top + i * leading },
        {
          font: `${area.tone === 'reserve' ? 'italic ' : ''}${px}px ${SERIF}`,
          spaced: px * AREA_SPACED,
          colour: palette.lettering,
          baseline: 'top',
          halo: 3,
        },
        palette,
      )
    })
  }
}
