import { wrapped } from '../lettering.ts'
import { SANS, type Palette } from '../palette.ts'
import type { Point } from '../scene.ts'
import type { Box } from '../geometry.ts'

export type ChipStyle = {
  readonly strong?: boolean
  /** The longest line, in pixels. */
  readonly most?: number
  /** What the whole chip must stay within. */
  readonly within?: Box
}

const FONT = 12
const LINE = 15

/** A few words on a slip of paper, around a point. */
export function drawChip(
  ctx: CanvasRenderingContext2D,
  text: string,
  at: Point,
  palette: Palette,
  style: ChipStyle,
): void {
  const strong = style.strong === true
  ctx.save()
  ctx.font = `${strong ? '600 ' : ''}${FONT}px ${SANS}`
  const lines = wrapped(text, style.most ?? 150, (line) => ctx.measureText(line).width)
  const width = lines.reduce((most, line) => Math.max(most, ctx.measureText(line).width), 0) + 12
  const height = lines.length * LINE + 5
  const { within } = style
  const x =
    within === undefined
      ? at.x
      : Math.max(within.left + width / 2, Math.min(within.right - width / 2, at.x))
  const y =
    within === undefined
      ? at.y
      : Math.max(within.top + height / 2, Math.min(within.bottom - height / 2, at.y))
  const slip = new Path2D()
  slip.roundRect(x - width / 2, y - height / 2, width, height, 3)
  ctx.fillStyle = strong ? palette.accent : palette.chip
  ctx.fill(slip)
  ctx.strokeStyle = strong ? palette.chip : palette.accent
  ctx.lineWidth = 1.2 * palette.weight
  ctx.stroke(slip)
  ctx.fillStyle = strong ? palette.chip : palette.chipInk
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  lines.forEach((line, i) => {
    ctx.fillText(line, x, y + (i - (lines.length - 1) / 2) * LINE + 0.5)
  })
  ctx.restore()
}
