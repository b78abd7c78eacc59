import type { Palette } from './palette.ts'
import type { Point } from './scene.ts'

export type Lettering = {
  readonly font: string
  readonly colour: string
  readonly align?: CanvasTextAlign
  readonly baseline?: CanvasTextBaseline
  /** Pixels between letters, where the browser can do it. */
  readonly spaced?: number
  readonly halo?: number
}

/** Text that stands off whatever lies beneath. */
export function letter(
  ctx: CanvasRenderingContext2D,
  text: string,
  at: Point,
  style: Lettering,
  palette: Palette,
): void {
  set(ctx, style)
  if ((style.halo ?? 0) > 0) {
    ctx.strokeStyle = palette.halo
    ctx.lineWidth = style.halo ?? 0
    ctx.lineJoin = 'round'
    ctx.strokeText(text, at.x, at.y)
  }
  ctx.fillStyle = style.colour
  ctx.fillText(text, at.x, at.y)
  space(ctx, 0)
}

export function lengthOf(
  ctx: CanvasRenderingContext2D,
  text: string,
  style: Pick<Lettering, 'font' | 'spaced'>,
): number {
  ctx.font = style.font
  space(ctx, style.spaced ?? 0)
  const { width } = ctx.measureText(text)
  space(ctx, 0)
  return width
}

function set(ctx: CanvasRenderingContext2D, style: Lettering): void {
  ctx.font = style.font
  ctx.textAlign = style.align ?? 'left'
  ctx.textBaseline = style.baseline ?? 'alphabetic'
  space(ctx, style.spaced ?? 0)
}

function space(ctx: CanvasRenderingContext2D, by: number): void {
  if ('letterSpacing' in ctx) ctx.letterSpacing = `${by}px`
}

/** Words broken over lines no longer than `most` pixels. */
export function wrapped(
  text: string,
  most: number,
  length: (text: string) => number,
): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && length(`${last} ${word}`) <= most) {
      lines[lines.length - 1] = `${last} ${word}`
    } else {
      lines.push(word)
    }
  }
  return lines
}
