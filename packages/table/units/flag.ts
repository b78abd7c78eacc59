import { clamp } from '../geometry.ts'
import { SERIF, type Palette } from '../palette.ts'
import type { Body, Point } from '../scene.ts'
import { inked } from './ink.ts'

/** How tall a flag with its staff is, in pixels. */
export const flagHeight = (scale: number): number => clamp(scale * 1250, 10, 34)

/** A small colour on its staff, upright on the screen; `foot` is where the staff stands. */
export function drawFlag(
  ctx: CanvasRenderingContext2D,
  body: Pick<Body, 'coat' | 'states' | 'mark'>,
  foot: Point,
  scale: number,
  palette: Palette,
): void {
  const tall = flagHeight(scale)
  const high = tall * 0.6
  const long = high * 1.2
  const acted = body.states.includes('acted')
  const top = foot.y - tall
  ctx.save()
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.strokeStyle = palette.halo
  ctx.lineWidth = Math.min(3.5, tall * 0.18)
  ctx.beginPath()
  ctx.moveTo(foot.x, foot.y)
  ctx.lineTo(foot.x, top)
  ctx.stroke()

  const cloth = clothOf(foot.x, top, long, high)
  ctx.stroke(cloth)
  inked(ctx, cloth, acted ? palette.paper : body.coat)
  ctx.globalAlpha = acted ? 0.55 : 1
  ctx.strokeStyle = palette.blockInk
  ctx.lineWidth = 0.9 * palette.weight
  ctx.stroke(cloth)
  ctx.lineWidth = Math.max(1.1, tall * 0.06) * palette.weight
  ctx.beginPath()
  ctx.moveTo(foot.x, foot.y)
  ctx.lineTo(foot.x, top - 1)
  ctx.stroke()
  if (body.mark !== null) {
    ctx.globalAlpha = acted ? 0.7 : 1
    drawMark(ctx, body.mark, { x: foot.x, y: top, long, high }, acted ? palette.ink : WHITE)
  }
  ctx.restore()
}

const WHITE = '#fffdf5'
/** So many strokes are told apart at a glance; more are a numeral. */
const MOST_STROKES = 4

type Cloth = {
  readonly x: number
  readonly y: number
  readonly long: number
  readonly high: number
}

/** The brigade: a stroke for the first, two for the second. */
function drawMark(
  ctx: CanvasRenderingContext2D,
  mark: string,
  { x, y, long, high }: Cloth,
  colour: string,
): void {
  const strokes = Number(mark)
  if (Number.isInteger(strokes) && strokes > 0 && strokes <= MOST_STROKES) {
    const wide = Math.max(1.1, high * 0.16)
    const pace = Math.min(wide * 2.1, (long * 0.8) / strokes)
    ctx.fillStyle = colour
    for (let i = 0; i < strokes; i += 1)
      ctx.fillRect(
        x + long / 2 + (i - (strokes - 1) / 2) * pace - wide / 2,
        y + high * 0.22,
        wide,
        high * 0.56,
      )
    return
  }
  if (high <= 8) return
  ctx.font = `bold ${high * 0.8}px ${SERIF}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillStyle = colour
  ctx.fillText(mark, x + long / 2, y + high / 2)
}

/** Small it is square; where there is room, the wind is in it. */
function clothOf(x: number, top: number, long: number, high: number): Path2D {
  const cloth = new Path2D()
  const wave = high < 12 ? 0 : high * 0.14
  cloth.moveTo(x, top)
  cloth.quadraticCurveTo(x + long * 0.3, top - wave, x + long * 0.5, top)
  cloth.quadraticCurveTo(x + long * 0.75, top + wave, x + long, top)
  cloth.lineTo(x + long, top + high)
  cloth.quadraticCurveTo(x + long * 0.75, top + high + wave, x + long * 0.5, top + high)
  cloth.quadraticCurveTo(x + long * 0.3, top + high - wave, x, top + high)
  cloth.closePath()
  return cloth
}
