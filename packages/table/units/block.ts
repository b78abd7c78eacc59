import { radians } from '../geometry.ts'
import type { Palette } from '../palette.ts'
import type { Arm, Block, Body } from '../scene.ts'
import { drawDress } from './dress.ts'

/** What one block is drawn with, besides its own data. Sizes are CSS pixels from here on. */
export type BlockStyle = {
  readonly body: Pick<Body, 'coat' | 'facings' | 'livery' | 'arm'>
  readonly palette: Palette
  readonly scale: number
  /** How far the block is turned out of its place, in radians. */
  readonly askew: number
  readonly loose: boolean
}

/** The silhouette of a block whose front edge lies on the x axis. */
function silhouette(arm: Arm, width: number, depth: number): Path2D {
  const path = new Path2D()
  const half = width / 2
  if (arm === 'leader') {
    path.arc(0, depth / 2, Math.min(width, depth) / 2, 0, Math.PI * 2)
  } else if (arm === 'horse') {
    const notch = Math.min(depth * 0.16, width * 0.22)
    path.moveTo(-half, 0)
    path.lineTo(-notch, 0)
    path.lineTo(0, notch)
    path.lineTo(notch, 0)
    path.lineTo(half, 0)
    path.lineTo(half, depth)
    path.lineTo(-half, depth)
    path.closePath()
  } else {
    path.rect(-half, 0, width, depth)
  }
  return path
}

export function drawBlock(ctx: CanvasRenderingContext2D, block: Block, style: BlockStyle): void {
  const { body, palette, scale } = style
  const gap = style.loose ? 0.22 : 0.04
  const width = block.width * scale * (1 - gap)
  const depth = block.depth * scale * (1 - gap)
  ctx.save()
  ctx.translate(block.x * scale, block.y * scale)
  ctx.rotate(radians(block.facing))
  ctx.translate(0, (block.depth * scale) / 2)
  ctx.rotate(style.askew)
  ctx.translate(0, -depth / 2)
  const shape = silhouette(body.arm, width, depth)

  ctx.lineJoin = 'round'
  ctx.strokeStyle = palette.halo
  ctx.lineWidth = Math.min(3, width * 0.14)
  ctx.stroke(shape)
  ctx.fillStyle = body.coat
  ctx.fill(shape)

  ctx.save()
  ctx.clip(shape)
  if (body.livery === 'blue') drawBand(ctx, width, depth)
  if (block.dress === 'armour') drawSteel(ctx, width, depth)
  drawFacings(ctx, body, width, depth)
  ctx.restore()
  drawDress(ctx, block.dress, body, { width, depth, block }, palette)

  ctx.strokeStyle = palette.blockInk
  ctx.lineWidth = (width < 12 ? 0.8 : 1.1) * palette.weight
  ctx.stroke(shape)
  ctx.restore()
}

/** The blue side's mark: a light band from corner to corner. */
function drawBand(ctx: CanvasRenderingContext2D, width: number, depth: number): void {
  const broad = Math.min(width, depth) * 0.3
  ctx.fillStyle = 'rgba(255, 255, 255, 0.42)'
  ctx.beginPath()
  ctx.moveTo(-width / 2, depth - broad)
  ctx.lineTo(-width / 2, depth)
  ctx.lineTo(-width / 2 + broad, depth)
  ctx.lineTo(width / 2, broad)
  ctx.lineTo(width / 2, 0)
  ctx.lineTo(width / 2 - broad, 0)
  ctx.closePath()
  ctx.fill()
}

/** The facing edge, lighter, and in the colour of the facings. */
function drawFacings(
  ctx: CanvasRenderingContext2D,
  body: Pick<Body, 'facings' | 'arm'>,
  width: number,
  depth: number,
): void {
  if (body.arm === 'leader') return
  const strip = Math.max(1.5, Math.min(width, depth) * 0.15)
  ctx.fillStyle = body.facings
  ctx.fillRect(-width / 2, 0, width, strip)
  ctx.fillStyle = 'rgba(255, 255, 255, 0.3)'
  ctx.fillRect(-width / 2, 0, width, strip)
}

/** Steel over the coat, which shows around it. */
function drawSteel(ctx: CanvasRenderingContext2D, width: number, depth: number): void {
  const rim = Math.min(width, depth) * 0.13
  ctx.fillStyle = '#c3cbd1'
  ctx.fillRect(-width / 2 + rim, rim, width - 2 * rim, depth - 2 * rim)
  ctx.fillStyle = '#e9eef1'
  ctx.fillRect(-width / 2 + rim, rim, width - 2 * rim, (depth - 2 * rim) * 0.35)
}
