import { clamp } from '../geometry.ts'
import { SERIF, type Palette } from '../palette.ts'
import type { Body, Point } from '../scene.ts'
import { inked } from './ink.ts'

/** How tall a flag with its staff is, in pixels. */
export const flagHeight = (scale: number): number => clamp(scale * 1150, 9, 34)

/** A small colour on its staff, upright on the screen; `foot` is where the staff stands. */
export function drawFlag(
  ctx: CanvasRenderingContext2D,
  body: Pick<Body, 'coat' | 'facings' | 'livery' | 'states' | 'mark'>,
  foot: Point,
  scale: number,
  palette: Palette,
): void {
  const tall = flagHeight(scale)
  const high = tall * 0.52
  const long = high * 1.3
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

  const cloth = new Path2D()
  cloth.moveTo(foot.x, top)
  cloth.quadraticCurveTo(foot.x + long * 0.3, top - high * 0.16, foot.x + long * 0.5, top)
  cloth.quadraticCurveTo(foot.x + long * 0.75, top + high * 0.16, foot.x + long, top)
  cloth.lineTo(foot.x + long, top + high)
  cloth.quadraticCurveTo(foot.x + long * 0.75, top + high * 1.16, foot.x + long * 0.5, top + high)
  cloth.quadraticCurveTo(foot.x + long * 0.3, top + high * 0.84, foot.x, top + high)
  cloth.closePath()
  ctx.stroke(cloth)
  inked(ctx, cloth, acted ? palette.paper : body.facings)
  ctx.save()
  ctx.clip(cloth)
  ctx.globalAlpha = acted ? 0.35 : 1
  ctx.fillStyle = body.coat
  if (body.livery === 'red') {
    ctx.fillRect(foot.x, top - high, long * 0.5, high * 1.5)
    ctx.fillRect(foot.x + long * 0.5, top + high * 0.5, long, high)
  } else {
    ctx.beginPath()
    ctx.moveTo(foot.x, top - high * 0.3)
    ctx.lineTo(foot.x + long, top + high * 1.2)
    ctx.lineTo(foot.x, top + high * 1.2)
    ctx.fill()
  }
  ctx.restore()
  ctx.globalAlpha = acted ? 0.55 : 1
  ctx.strokeStyle = palette.blockInk
  ctx.lineWidth = 0.9 * palette.weight
  ctx.stroke(cloth)
  ctx.lineWidth = Math.max(1.1, tall * 0.06) * palette.weight
  ctx.beginPath()
  ctx.moveTo(foot.x, foot.y)
  ctx.lineTo(foot.x, top - 1)
  ctx.stroke()
  if (body.mark !== null && high > 9) {
    ctx.font = `bold ${high * 0.8}px ${SERIF}`
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    ctx.lineWidth = 2.2
    ctx.strokeStyle = '#fffdf5'
    ctx.strokeText(body.mark, foot.x + long / 2, top + high / 2)
    ctx.fillStyle = '#1d1a15'
    ctx.fillText(body.mark, foot.x + long / 2, top + high / 2)
  }
  ctx.restore()
}
