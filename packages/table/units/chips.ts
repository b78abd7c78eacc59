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
const ASIDE = 8

/** How a chip is set, and what it takes up; its letters are the context's from then on. */
export function sizeOfChip(
  ctx: CanvasRenderingContext2D,
  text: string,
  { strong = false, most = 150 }: ChipStyle,
): Setting & { readonly height: number } {
  ctx.font = `${strong ? '600 ' : ''}${FONT}px ${SANS}`
  const { lines, width } = setting(ctx, text, most)
  return { lines, width, height: lines.length * LEADING + 5 }
}

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
  const { lines, width, height } = sizeOfChip(ctx, text, style)
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
