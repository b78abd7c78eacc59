import { wrapped } from '../lettering.ts'
import { SANS, type Palette } from '../palette.ts'
import type { Point } from '../scene.ts'
import type { Box } from '../geometry.ts'
import { inked } from './ink.ts'

export type ChipStyle = {
  readonly strong?: boolean
  /** The longest line, in pixels. */
  readonly most?: number
  /** Beside the point instead of around it, so that a line through it is seen. */
  readonly beside?: 'left' | 'right'
  /** What the whole chip must stay within. */
  readonly within?: Box
}

const FONT = 12
const LEADING = FONT * 1.25

const fontOf = ({ strong }: ChipStyle): string =>
  `${strong === true ? '600 ' : ''}${FONT}px ${SANS}`
const highOf = (lines: readonly string[]): number => lines.length * LEADING + 5

/** How much room it takes. */
export function sizeOfChip(
  ctx: CanvasRenderingContext2D,
  text: string,
  style: ChipStyle,
): { readonly width: number; readonly height: number } {
  ctx.font = fontOf(style)
  const { lines, width } = setting(ctx, text, style.most ?? 150)
  return { width, height: highOf(lines) }
}
const ASIDE = 8

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
  ctx.font = fontOf(style)
  const { lines, width } = setting(ctx, text, style.most ?? 150)
  const height = highOf(lines)
  const { within, beside } = style
  const aside = beside === undefined ? 0 : (beside === 'left' ? -1 : 1) * (width / 2 + ASIDE)
  const x =
    within === undefined
      ? at.x + aside
      : Math.max(within.left + width / 2, Math.min(within.right - width / 2, at.x + aside))
  const y =
    within === undefined
      ? at.y
      : Math.max(within.top + height / 2, Math.min(within.bottom - height / 2, at.y))
  const slip = new Path2D()
  slip.roundRect(x - width / 2, y - height / 2, width, height, 3)
  inked(ctx, slip, strong ? palette.accent : palette.chip)
  ctx.strokeStyle = strong ? palette.chip : palette.accent
  ctx.lineWidth = 1.2 * palette.weight
  ctx.stroke(slip)
  ctx.fillStyle = strong ? palette.chip : palette.chipInk
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  lines.forEach((line, i) => {
    ctx.fillText(line, x, y + (i - (lines.length - 1) / 2) * LEADING + 0.5)
  })
  ctx.restore()
}

/** How words are broken into lines, and how wide their slip is. */
type Setting = { readonly lines: readonly string[]; readonly width: number }

const settings = new Map<string, Setting>()
const MOST_KEPT = 200

/** The same words are measured once: while something is dragged they are drawn again and again. */
function setting(ctx: CanvasRenderingContext2D, text: string, most: number): Setting {
  const key = `${ctx.font} ${most} ${text}`
  const known = settings.get(key)
  if (known !== undefined) return known
  const length = (line: string): number => ctx.measureText(line).width
  const lines = wrapped(text, most, length)
  const made = { lines, width: Math.max(0, ...lines.map(length)) + 12 }
  if (settings.size >= MOST_KEPT) settings.clear()
  settings.set(key, made)
  return made
}
