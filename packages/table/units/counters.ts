import { clamp } from '../geometry.ts'
import { SANS, type Palette } from '../palette.ts'
import type { Counter, Point } from '../scene.ts'

export const counterRadius = (scale: number): number => clamp(scale * 400, 5, 12)

type Look = {
  readonly fill: string
  readonly ink: string
  readonly shape: Shape
  readonly glyph: Glyph
}
type Shape = 'disc' | 'burst' | 'diamond' | 'square'
type Glyph = 'number' | 'flame' | 'back' | 'dots' | 'bar'

const LOOKS: { readonly [kind in Counter['kind']]: Look } = {
  hits: { fill: '#2f6b3a', ink: '#ffffff', shape: 'disc', glyph: 'number' },
  fired: { fill: '#a3261d', ink: '#ffffff', shape: 'burst', glyph: 'flame' },
  reacted: { fill: '#f0c430', ink: '#1d1a15', shape: 'diamond', glyph: 'back' },
  'open order': { fill: '#2a5a9c', ink: '#ffffff', shape: 'square', glyph: 'dots' },
  retreats: { fill: '#fbf8f0', ink: '#8a1f17', shape: 'diamond', glyph: 'back' },
  halted: { fill: '#8a1f17', ink: '#ffffff', shape: 'disc', glyph: 'bar' },
  other: { fill: '#fbf8f0', ink: '#1d1a15', shape: 'disc', glyph: 'number' },
}

/** A counter as it lies beside a body; told apart by shape and sign as well as by colour. */
export function drawCounter(
  ctx: CanvasRenderingContext2D,
  counter: Counter,
  at: Point,
  radius: number,
  palette: Palette,
): void {
  const look = LOOKS[counter.kind]
  ctx.save()
  ctx.translate(at.x, at.y)
  const outline = shapeOf(look.shape, radius)
  ctx.lineJoin = 'round'
  ctx.strokeStyle = palette.halo
  ctx.lineWidth = radius * 0.34
  ctx.stroke(outline)
  ctx.fillStyle = look.fill
  ctx.fill(outline)
  ctx.strokeStyle = palette.blockInk
  ctx.lineWidth = 1 * palette.weight
  ctx.stroke(outline)
  drawGlyph(ctx, look, counter, radius)
  ctx.restore()
}

function shapeOf(shape: Shape, r: number): Path2D {
  const path = new Path2D()
  if (shape === 'disc') {
    path.arc(0, 0, r, 0, Math.PI * 2)
  } else if (shape === 'square') {
    path.rect(-r * 0.86, -r * 0.86, r * 1.72, r * 1.72)
  } else if (shape === 'diamond') {
    path.moveTo(0, -r * 1.15)
    path.lineTo(r * 1.15, 0)
    path.lineTo(0, r * 1.15)
    path.lineTo(-r * 1.15, 0)
    path.closePath()
  } else {
    for (let i = 0; i < 16; i += 1) {
      const far = i % 2 === 0 ? r * 1.16 : r * 0.86
      const angle = (i / 16) * Math.PI * 2
      path.lineTo(Math.sin(angle) * far, -Math.cos(angle) * far)
    }
    path.closePath()
  }
  return path
}

function drawGlyph(ctx: CanvasRenderingContext2D, look: Look, counter: Counter, r: number): void {
  ctx.fillStyle = look.ink
  ctx.strokeStyle = look.ink
  ctx.lineWidth = Math.max(1.2, r * 0.2)
  ctx.lineCap = 'round'
  ctx.beginPath()
  if (look.glyph === 'number') {
    ctx.font = `bold ${r * 1.35}px ${SANS}`
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    ctx.fillText(String(counter.count), 0, r * 0.08)
  } else if (look.glyph === 'flame') {
    ctx.moveTo(0, -r * 0.62)
    ctx.bezierCurveTo(r * 0.15, -r * 0.2, r * 0.55, 0, r * 0.38, r * 0.4)
    ctx.bezierCurveTo(r * 0.2, r * 0.65, -r * 0.2, r * 0.65, -r * 0.38, r * 0.4)
    ctx.bezierCurveTo(-r * 0.55, 0.05, -r * 0.1, -r * 0.05, 0, -r * 0.62)
    ctx.fill()
  } else if (look.glyph === 'bar') {
    ctx.moveTo(-r * 0.5, 0)
    ctx.lineTo(r * 0.5, 0)
    ctx.stroke()
  } else if (look.glyph === 'back') {
    ctx.arc(0, r * 0.1, r * 0.42, Math.PI * 1.05, Math.PI * 2.25)
    ctx.stroke()
    ctx.beginPath()
    ctx.moveTo(-r * 0.72, -r * 0.1)
    ctx.lineTo(-r * 0.14, -r * 0.12)
    ctx.lineTo(-r * 0.46, r * 0.34)
    ctx.fill()
  } else {
    for (const [x, y] of [
      [-0.4, -0.4],
      [0.4, -0.4],
      [-0.4, 0.4],
      [0.4, 0.4],
    ] as const) {
      ctx.moveTo(x * r + r * 0.2, y * r)
      ctx.arc(x * r, y * r, r * 0.2, 0, Math.PI * 2)
    }
    ctx.fill()
  }
}
