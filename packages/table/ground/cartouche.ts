import { toScreen, type Camera, type Size } from '../camera.ts'
import { contains, type Box } from '../geometry.ts'
import { lengthOf, letter } from '../lettering.ts'
import { SANS, SERIF, type Palette } from '../palette.ts'
import type { Point, Scene } from '../scene.ts'

const INCH = 1000
const SCALE = 6
const [INSET, PAD] = [11, 14]
/** Of the table's width it takes no more than this. */
const MOST = 0.26
const NAME = 16
const MORE = 13
const HIGH = 68

/** In a corner without ground that counts: what battle this is, when it was, and how long an inch is. */
export function drawCartouche(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  field: Box,
  camera: Camera,
  size: Size,
  palette: Palette,
): void {
  const { title } = scene
  if (title === undefined) return
  const lettering = [
    { text: title.name.toUpperCase(), font: `600 ${NAME}px ${SERIF}`, spaced: NAME * 0.12 },
    { text: title.more, font: `italic ${MORE}px ${SERIF}`, spaced: 0 },
  ]
  const bar = SCALE * INCH * camera.scale
  const widths = lettering.map((one) => lengthOf(ctx, one.text, one))
  const wide = Math.max(...widths, bar + 34) + 2 * PAD
  const high = title.more === '' ? HIGH - 16 : HIGH
  if (wide > (field.right - field.left) * camera.scale * MOST) return
  const corner = cornerFor(scene, field, wide / camera.scale, (high + INSET) / camera.scale)
  if (corner === null) return
  const at = toScreen(camera, size, corner)
  const left = at.x + (corner.isLeft ? INSET : -INSET - wide)
  const top = at.y + (corner.isTop ? INSET : -INSET - high)
  ctx.save()
  ctx.fillStyle = palette.field
  ctx.fillRect(left, top, wide, high)
  ctx.strokeStyle = palette.ink
  ctx.globalAlpha = 0.85
  ctx.lineWidth = 1.1 * palette.weight
  ctx.strokeRect(left, top, wide, high)
  ctx.lineWidth = 0.7 * palette.weight
  ctx.strokeRect(left + 4, top + 4, wide - 8, high - 8)
  ctx.globalAlpha = 1
  const middle = left + wide / 2
  let y = top + 19
  for (const { text, font, spaced } of lettering) {
    if (text === '') continue
    const style = {
      font,
      colour: palette.ink,
      spaced,
      align: 'center',
      baseline: 'middle',
    } as const
    letter(ctx, text, { x: middle + spaced / 2, y }, style, palette)
    y += 18
  }
  drawScale(ctx, { x: middle - bar / 2, y: y - 1 }, bar, palette)
  ctx.restore()
}

/** Six inches, every other one dark. */
function drawScale(
  ctx: CanvasRenderingContext2D,
  { x, y }: Point,
  bar: number,
  palette: Palette,
): void {
  const inch = bar / SCALE
  ctx.strokeStyle = palette.ink
  ctx.fillStyle = palette.ink
  ctx.lineWidth = 0.8
  ctx.strokeRect(x, y - 2, bar, 4)
  for (let i = 0; i < SCALE; i += 2) ctx.fillRect(x + i * inch, y - 2, inch, 4)
  const style = { font: `12px ${SANS}`, colour: palette.lettering, baseline: 'middle' } as const
  letter(ctx, '0', { x: x - 6, y: y + 0.5 }, { ...style, align: 'right' }, palette)
  letter(ctx, `${SCALE}″`, { x: x + bar + 5, y: y + 0.5 }, style, palette)
}

type Corner = Point & { readonly isLeft: boolean; readonly isTop: boolean }

/** The lower right one before the others; null where all of them are built upon. */
function cornerFor(
  { features, areas }: Scene,
  { left, right, top, bottom }: Box,
  wide: number,
  high: number,
): Corner | null {
  const marks = areas.filter(({ tone }) => tone === 'objective')
  const outlines = [...features, ...marks].map(({ outline }) => outline)
  const corners: readonly Corner[] = [
    { x: right, y: bottom, isLeft: false, isTop: false },
    { x: left, y: bottom, isLeft: true, isTop: false },
    { x: right, y: top, isLeft: false, isTop: true },
    { x: left, y: top, isLeft: true, isTop: true },
  ]
  const isFree = ({ x, y, isLeft, isTop }: Corner): boolean =>
    outlines.every((outline) => {
      for (let i = 0; i <= 6; i += 1)
        for (let j = 0; j <= 6; j += 1) {
          const at = {
            x: x + (isLeft ? 1 : -1) * ((wide * i) / 6),
            y: y + (isTop ? 1 : -1) * ((high * j) / 6),
          }
          if (contains(outline, at) || isBy(outline, at)) return false
        }
      return true
    })
  return corners.find(isFree) ?? null
}

const NEAR = 700

const isBy = (outline: readonly Point[], at: Point): boolean =>
  outline.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < NEAR)
