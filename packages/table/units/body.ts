import { frameOf, radians, rotated, type Box } from '../geometry.ts'
import type { Palette } from '../palette.ts'
import { seeded } from '../random.ts'
import type { Body, Point } from '../scene.ts'
import { drawBlock } from './block.ts'
import { counterRadius, drawCounter } from './counters.ts'
import { drawFlag, flagHeight } from './flag.ts'
import { drawPips, drawSmoke, drawTorn } from './states.ts'
import { drawSymbol, symbolFrame } from './symbol.ts'

/** Blocks smaller than this many pixels give way to the map symbol. */
const SMALLEST_BLOCK = 7.5

/** A gun has a block to itself, larger than a man's, and gives way together with the others. */
const SMALLEST_GUN = 15

const isFar = (body: Body, scale: number): boolean => {
  const smallest = body.arm === 'guns' ? SMALLEST_GUN : SMALLEST_BLOCK
  return body.blocks.some((block) => Math.min(block.width, block.depth) * scale < smallest)
}

export const frameInPixels = (body: Body, scale: number): Box => {
  const { left, top, right, bottom } = frameOf(body)
  const frame = {
    left: left * scale,
    top: top * scale,
    right: right * scale,
    bottom: bottom * scale,
  }
  return isFar(body, scale) ? symbolFrame(frame) : frame
}

/** How far a body's drawing reaches beyond its frame, in pixels. */
export const overhang = (scale: number): number =>
  Math.max(flagHeight(scale) + 4, counterRadius(scale) * 2.4, 16)

/** A body with all its marks, in CSS pixels around the centre of its front edge. */
export function drawBody(
  ctx: CanvasRenderingContext2D,
  body: Body,
  scale: number,
  palette: Palette,
): void {
  const angle = radians(body.pose.facing)
  const frame = frameInPixels(body, scale)
  const far = isFar(body, scale)
  ctx.save()
  ctx.rotate(angle)
  if (far) drawSymbol(ctx, body, frame, palette)
  else drawBlocks(ctx, body, scale, palette)
  if (!far && body.arm !== 'leader') {
    ctx.globalAlpha = body.states.includes('loose') ? 0.45 : 1
    drawFront(ctx, body, scale, palette)
    ctx.globalAlpha = 1
  }
  if (body.states.includes('shaken')) drawTorn(ctx, body, frame, palette)
  drawPips(ctx, body, frame, scale, palette)
  if (body.states.includes('fired')) drawSmoke(ctx, body, frame, scale, palette)
  ctx.restore()
  if (!far && body.arm !== 'leader') {
    drawFlag(ctx, body, rotated(flagFoot(body, scale), angle), scale, palette)
  }
  drawCounters(ctx, body, frame, angle, scale, palette)
}

function drawBlocks(
  ctx: CanvasRenderingContext2D,
  body: Body,
  scale: number,
  palette: Palette,
): void {
  const random = seeded(body.id)
  const disordered = body.states.includes('disordered')
  const loose = body.states.includes('loose')
  for (const block of body.blocks) {
    const lean = random() - 0.5
    const askew = disordered ? lean * 0.3 : loose ? lean * 0.1 : 0
    drawBlock(ctx, block, { body, palette, scale, askew, loose: loose || disordered })
  }
}

/** A line before the front rank, as broad as it is: of a square, one face. */
function drawFront(
  ctx: CanvasRenderingContext2D,
  { blocks }: Body,
  scale: number,
  palette: Palette,
): void {
  const top = Math.min(...blocks.map(({ y }) => y))
  const front = blocks.filter(({ y, facing }) => facing === 0 && y < top + 1)
  const left = Math.min(...front.map(({ x, width }) => x - width / 2)) * scale
  const right = Math.max(...front.map(({ x, width }) => x + width / 2)) * scale
  ctx.strokeStyle = palette.blockInk
  ctx.lineWidth = Math.min(2.4, 1 + scale * 70) * palette.weight
  ctx.lineCap = 'butt'
  ctx.beginPath()
  ctx.moveTo(left, top * scale)
  ctx.lineTo(right, top * scale)
  ctx.stroke()
}

/** The centre of the front rank. */
function flagFoot(body: Body, scale: number): Point {
  const frame = frameOf(body)
  const front = body.blocks.reduce((least, block) => Math.min(least, block.depth), Infinity)
  const deep = Number.isFinite(front) ? front : 1000
  return { x: ((frame.left + frame.right) / 2) * scale, y: (frame.top + deep * 0.55) * scale }
}

/** What the flag takes up on the screen around the pose, staff and all; leaders and symbols have none. */
export function flagBox(body: Body, scale: number): Box | null {
  if (body.arm === 'leader' || isFar(body, scale)) return null
  const { x, y } = rotated(flagFoot(body, scale), radians(body.pose.facing))
  const tall = flagHeight(scale)
  return { left: x - 1, right: x + tall * 0.7, top: y - tall, bottom: y }
}

/** Counters lie along the right flank, from the rear corner forward. */
function drawCounters(
  ctx: CanvasRenderingContext2D,
  body: Body,
  frame: Box,
  angle: number,
  scale: number,
  palette: Palette,
): void {
  const radius = counterRadius(scale)
  const pace = radius * 2.15
  const rows = Math.max(1, Math.floor((frame.bottom - frame.top + radius) / pace))
  body.counters.forEach((counter, i) => {
    const at = {
      x: frame.right + radius * 0.35 - Math.floor(i / rows) * pace,
      y: frame.bottom - radius * 0.7 - (i % rows) * pace,
    }
    drawCounter(ctx, counter, rotated(at, angle), radius, palette)
  })
}
