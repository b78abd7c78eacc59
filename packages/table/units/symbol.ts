import type { Box } from '../geometry.ts'
import type { Palette } from '../palette.ts'
import type { Body } from '../scene.ts'
import { inked } from './ink.ts'

const LEAST = { width: 11, depth: 7 }

/** A frame in pixels, never so small that the symbol cannot be read. */
export function symbolFrame(frame: Box): Box {
  const x = (frame.left + frame.right) / 2
  const y = (frame.top + frame.bottom) / 2
  const width = Math.max(LEAST.width, frame.right - frame.left)
  const depth = Math.max(LEAST.depth, frame.bottom - frame.top)
  return { left: x - width / 2, right: x + width / 2, top: y - depth / 2, bottom: y + depth / 2 }
}

/** The old map symbol: half-filled for foot, a diagonal for horse, a dot for guns. */
export function drawSymbol(
  ctx: CanvasRenderingContext2D,
  body: Pick<Body, 'arm' | 'coat' | 'livery'>,
  frame: Box,
  palette: Palette,
): void {
  const { left, top, right, bottom } = symbolFrame(frame)
  const width = right - left
  const depth = bottom - top
  const shape = new Path2D()
  if (body.arm === 'leader') {
    shape.arc((left + right) / 2, (top + bottom) / 2, Math.min(width, depth) * 0.62, 0, Math.PI * 2)
  } else {
    shape.rect(left, top, width, depth)
  }
  ctx.strokeStyle = palette.halo
  ctx.lineWidth = 3
  ctx.stroke(shape)
  inked(ctx, shape, body.arm === 'foot' || body.arm === 'horse' ? '#fffaf0' : body.coat)
  ctx.save()
  ctx.clip(shape)
  ctx.fillStyle = body.coat
  ctx.beginPath()
  if (body.arm === 'foot') {
    ctx.rect(left, top + depth / 2, width, depth)
  } else if (body.arm === 'horse') {
    ctx.moveTo(left, bottom)
    ctx.lineTo(right, top)
    ctx.lineTo(right, bottom)
  }
  ctx.fill()
  if (body.livery === 'blue') {
    ctx.fillStyle = 'rgba(255, 255, 255, 0.5)'
    ctx.beginPath()
    ctx.moveTo(left + width * 0.18, bottom)
    ctx.lineTo(left + width * 0.42, bottom)
    ctx.lineTo(right - width * 0.18, top)
    ctx.lineTo(right - width * 0.42, top)
    ctx.fill()
  }
  ctx.restore()
  ctx.strokeStyle = palette.blockInk
  ctx.lineWidth = 1.1 * palette.weight
  ctx.stroke(shape)
  ctx.beginPath()
  if (body.arm === 'horse') {
    ctx.moveTo(left, bottom)
    ctx.lineTo(right, top)
    ctx.stroke()
  } else if (body.arm === 'guns') {
    ctx.fillStyle = '#fffaf0'
    ctx.arc((left + right) / 2, (top + bottom) / 2, Math.min(width, depth) * 0.27, 0, Math.PI * 2)
    ctx.fill()
    ctx.stroke()
  }
  if (body.arm === 'leader') return
  ctx.lineWidth = 2.2 * palette.weight
  ctx.beginPath()
  ctx.moveTo(left, top)
  ctx.lineTo(right, top)
  ctx.stroke()
}
