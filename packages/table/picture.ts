import { fitted } from './camera.ts'
import { extentOf, grown, type Box } from './geometry.ts'
import { drawGround } from './ground/draw.ts'
import { PALETTES } from './palette.ts'
import { NO_EMPHASIS, type Emphasis, type Scene, type Theme } from './scene.ts'
import { drawUnits } from './units/draw.ts'
import { createSprites } from './units/sprites.ts'

/** Paper left around the table in a picture, in thousandths. */
const EDGE = 1000

/** A picture of more pixels is a sharper one, with lettering of the same size on paper. */
const LAYOUT = 1400

export type PictureOptions = {
  readonly theme: Theme
  /** In pixels. */
  readonly width: number
  /** Part of the table; all of it without. */
  readonly extent?: Box
  /** How wide it will lie on the page, in CSS pixels. */
  readonly layout?: number
  readonly emphasis?: Emphasis
}

/** The table, or part of it, as a picture of its own: for reports and certificates. */
export function drawPicture(scene: Scene, options: PictureOptions): HTMLCanvasElement {
  const { extent = grown(extentOf(scene), EDGE), layout = LAYOUT } = options
  const pixels = Math.max(1, Math.round(options.width))
  const width = Math.min(layout, pixels)
  const ratio = pixels / width
  const share = (extent.bottom - extent.top) / (extent.right - extent.left)
  const size = { width, height: Math.max(1, Math.round(width * share)) }
  const canvas = document.createElement('canvas')
  canvas.width = pixels
  canvas.height = Math.round(size.height * ratio)
  const ctx = canvas.getContext('2d')
  if (ctx === null) return canvas
  ctx.scale(ratio, ratio)
  const camera = fitted(extent, size, 0)
  const palette = PALETTES[options.theme]
  drawGround(ctx, scene, camera, size, palette)
  drawUnits(ctx, {
    scene,
    emphasis: options.emphasis ?? NO_EMPHASIS,
    camera,
    size,
    ratio,
    palette,
    sprites: createSprites(),
    plates: null,
    names: { placed: null },
    part: extent,
    bare: false,
    placeOf: (body) => body.pose,
    haste: () => false,
  })
  return canvas
}
