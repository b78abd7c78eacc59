import { toScreen, type Camera, type Size } from '../camera.ts'
import { between, distance, edgesOf, middleOfBody, ringOf } from '../geometry.ts'
import type { Palette } from '../palette.ts'
import type { Body, Link, Point } from '../scene.ts'
import { crossing } from '../ground/features.ts'
import { drawChip } from './chips.ts'
import { inked } from './ink.ts'

/** Where the line from a body's middle to a point leaves the body. */
export function leaving(body: Body, to: Point): Point {
  const middle = middleOfBody(body)
  for (const [a, b] of edgesOf(ringOf(body))) {
    const at = crossing(middle, to, a, b)
    if (at !== null) return at
  }
  return middle
}

/** The middle of the ground between two bodies. */
export function meeting(a: Body, b: Body): Point {
  return between(leaving(a, middleOfBody(b)), leaving(b, middleOfBody(a)), 0.5)
}

const LEAST_SCALE_FOR_LABELS = 0.005

export function drawLinks(
  ctx: CanvasRenderingContext2D,
  links: readonly Link[],
  bodies: ReadonlyMap<string, Body>,
  camera: Camera,
  size: Size,
  palette: Palette,
): void {
  const tells = camera.scale > LEAST_SCALE_FOR_LABELS
  for (const link of links) {
    const from = bodies.get(link.from)
    const to = bodies.get(link.to)
    if (from === undefined || to === undefined) continue
    if (link.kind === 'engaged') {
      const at = toScreen(camera, size, meeting(from, to))
      drawSwords(ctx, at, Math.max(5.5, Math.min(15, camera.scale * 620)), palette)
      if (link.label !== null && tells) {
        drawChip(ctx, link.label, { x: at.x, y: at.y + 24 }, palette, {})
      }
      continue
    }
    const start = toScreen(camera, size, leaving(from, middleOfBody(to)))
    const end = toScreen(camera, size, leaving(to, middleOfBody(from)))
    drawArrow(ctx, start, end, link.kind, palette)
    if (link.label !== null && tells) {
      drawChip(ctx, link.label, between(start, end, 0.5), palette, {})
    }
  }
}

/** Crossed swords where two bodies fight. */
function drawSwords(ctx: CanvasRenderingContext2D, at: Point, r: number, palette: Palette): void {
  ctx.save()
  ctx.translate(at.x, at.y)
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.fillStyle = palette.chip
  ctx.strokeStyle = palette.ink
  ctx.lineWidth = 1.1 * palette.weight
  ctx.beginPath()
  ctx.arc(0, 0, r * 1.2, 0, Math.PI * 2)
  ctx.fill()
  ctx.stroke()
  for (const way of [-1, 1]) {
    ctx.save()
    ctx.rotate((way * Math.PI) / 4)
    ctx.lineWidth = Math.max(1.4, r * 0.16) * palette.weight
    ctx.beginPath()
    ctx.moveTo(0, r * 0.85)
    ctx.lineTo(0, -r * 0.85)
    ctx.moveTo(-r * 0.3, r * 0.45)
    ctx.lineTo(r * 0.3, r * 0.45)
    ctx.stroke()
    ctx.restore()
  }
  ctx.restore()
}

function drawArrow(
  ctx: CanvasRenderingContext2D,
  from: Point,
  to: Point,
  kind: 'shot' | 'charge',
  palette: Palette,
): void {
  const length = distance(from, to)
  if (length < 1) return
  const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const head = kind === 'charge' ? 15 : 10
  const neck = { x: to.x - way.x * head * 0.8, y: to.y - way.y * head * 0.8 }
  const line = new Path2D()
  line.moveTo(from.x, from.y)
  line.lineTo(neck.x, neck.y)
  const point = new Path2D()
  const half = head * 0.46
  point.moveTo(to.x, to.y)
  point.lineTo(to.x - way.x * head - way.y * half, to.y - way.y * head + way.x * half)
  point.lineTo(neck.x, neck.y)
  point.lineTo(to.x - way.x * head + way.y * half, to.y - way.y * head - way.x * half)
  point.closePath()
  ctx.save()
  ctx.lineCap = 'butt'
  ctx.lineJoin = 'round'
  ctx.strokeStyle = palette.halo
  ctx.lineWidth = kind === 'charge' ? 7 : 4.5
  ctx.stroke(line)
  ctx.lineWidth = 3.5
  ctx.stroke(point)
  ctx.strokeStyle = palette.ink
  ctx.lineWidth = (kind === 'charge' ? 3.6 : 1.5) * palette.weight
  if (kind === 'shot') ctx.setLineDash([6, 4])
  ctx.stroke(line)
  ctx.setLineDash([])
  inked(ctx, point, palette.ink)
  ctx.restore()
}
