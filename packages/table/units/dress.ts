import type { Palette } from '../palette.ts'
import type { Block, Body, Dress } from '../scene.ts'
import { inked } from './ink.ts'

type Room = { readonly width: number; readonly depth: number; readonly block: Block }
type Wearer = Pick<Body, 'arm' | 'coat' | 'facings'>

/** Below this many pixels men cannot be told apart; horses, guns and leaders still can. */
const READABLE = { men: 10, others: 6 }

/** How much room a man takes, in thousandths: a stand shows several, a single figure one. */
const MAN = { across: 520, deep: 700 }

const LIGHT = 'rgba(255, 252, 240, 0.92)'
const DARK = 'rgba(18, 16, 12, 0.85)'

export function drawDress(
  ctx: CanvasRenderingContext2D,
  dress: Dress,
  body: Wearer,
  room: Room,
  palette: Palette,
): void {
  const single = body.arm !== 'foot' || dress === 'gun' || dress === 'limber'
  const least = single ? READABLE.others : READABLE.men
  if (Math.min(room.width, room.depth) < least) return
  ctx.save()
  ctx.lineCap = 'round'
  if (body.arm === 'leader') drawPlume(ctx, body, room)
  else if (dress === 'gun') drawGun(ctx, room)
  else if (dress === 'limber') drawLimber(ctx, room)
  else if (body.arm === 'horse') drawRiders(ctx, body, dress === 'armour', room, palette)
  else drawMen(ctx, dress, room)
  ctx.restore()
}

/** Heads in their ranks, each with what the man carries. */
function drawMen(ctx: CanvasRenderingContext2D, dress: Dress, room: Room): void {
  const { width, depth, block } = room
  const files = Math.max(1, Math.round(block.width / MAN.across))
  const ranks = Math.max(1, Math.round(block.depth / MAN.deep))
  const across = width / files
  const deep = (depth * 0.86) / ranks
  const head = Math.min(across, deep) * 0.2
  const weapons = new Path2D()
  const points = new Path2D()
  const heads = new Path2D()
  for (let rank = 0; rank < ranks; rank += 1) {
    for (let file = 0; file < files; file += 1) {
      const x = -width / 2 + across * (file + 0.5)
      const y = depth * 0.14 + deep * (rank + 0.58)
      carried(dress, x + across * 0.22, y, deep, head, weapons, points)
      heads.moveTo(x - across * 0.1 + head, y)
      heads.arc(x - across * 0.1, y, head, 0, Math.PI * 2)
    }
  }
  ctx.strokeStyle = DARK
  ctx.lineWidth = Math.max(0.5, head * 0.35)
  if (head > 1.1)
    inked(
      ctx,
      heads,
      dress === 'armour' ? 'rgba(240, 244, 246, 0.95)' : 'rgba(242, 214, 180, 0.95)',
    )
  if (head > 1.5) ctx.stroke(heads)
  ctx.strokeStyle = DARK
  ctx.lineWidth = Math.max(1.6, deep * 0.13)
  ctx.stroke(weapons)
  ctx.strokeStyle = LIGHT
  ctx.lineWidth = Math.max(0.9, deep * 0.07)
  ctx.stroke(weapons)
  inked(ctx, points, LIGHT)
}

/** Pikes stand upright, muskets slant, bills have a hook and clubs a knob. */
function carried(
  dress: Dress,
  x: number,
  y: number,
  deep: number,
  head: number,
  weapons: Path2D,
  points: Path2D,
): void {
  const line = (x1: number, y1: number, x2: number, y2: number): void => {
    weapons.moveTo(x1, y1)
    weapons.lineTo(x2, y2)
  }
  if (dress === 'pike') {
    line(x, y + deep * 0.3, x, y - deep * 0.72)
  } else if (dress === 'musket') {
    line(x - deep * 0.2, y + deep * 0.26, x + deep * 0.2, y - deep * 0.34)
  } else if (dress === 'bill') {
    line(x, y + deep * 0.3, x, y - deep * 0.5)
    line(x, y - deep * 0.5, x - deep * 0.16, y - deep * 0.3)
  } else if (dress === 'club') {
    line(x, y + deep * 0.22, x, y - deep * 0.2)
    points.moveTo(x + head * 0.8, y - deep * 0.26)
    points.arc(x, y - deep * 0.26, head * 0.8, 0, Math.PI * 2)
  } else if (dress === 'armour') {
    line(x, y + deep * 0.16, x, y - deep * 0.22)
  }
}

const HORSES = ['#6b4a2f', '#4b3424', '#84603e']

/** Horses side by side with their riders, seen from above. */
function drawRiders(
  ctx: CanvasRenderingContext2D,
  body: Wearer,
  armoured: boolean,
  room: Room,
  palette: Palette,
): void {
  const { width, depth, block } = room
  const count = Math.max(1, Math.round(block.width / 760))
  const long = depth * 0.62
  const broad = Math.min((width / count) * 0.4, long * 0.4)
  ctx.strokeStyle = palette.blockInk
  ctx.lineWidth = broad > 7 ? 1 : 0.7
  for (let i = 0; i < count; i += 1) {
    const x = -width / 2 + (width / count) * (i + 0.5)
    const y = depth * 0.62
    ctx.fillStyle = HORSES[i % HORSES.length] ?? '#6b4a2f'
    ctx.beginPath()
    ctx.moveTo(x, y + long * 0.5)
    ctx.bezierCurveTo(
      x - broad * 0.7,
      y + long * 0.45,
      x - broad * 0.55,
      y,
      x - broad * 0.28,
      y - long * 0.3,
    )
    ctx.lineTo(x - broad * 0.18, y - long * 0.62)
    ctx.quadraticCurveTo(x, y - long * 0.78, x + broad * 0.18, y - long * 0.62)
    ctx.lineTo(x + broad * 0.28, y - long * 0.3)
    ctx.bezierCurveTo(x + broad * 0.55, y, x + broad * 0.7, y + long * 0.45, x, y + long * 0.5)
    ctx.fill()
    ctx.stroke()
    if (broad < 4) continue
    ctx.fillStyle = armoured ? '#dfe5e9' : body.coat
    ctx.beginPath()
    ctx.ellipse(x, y + long * 0.05, broad * 0.55, broad * 0.3, 0, 0, Math.PI * 2)
    ctx.fill()
    ctx.stroke()
    ctx.fillStyle = armoured ? '#f4f7f8' : 'rgba(242, 214, 180, 0.95)'
    ctx.beginPath()
    ctx.arc(x, y + long * 0.05, broad * 0.22, 0, Math.PI * 2)
    ctx.fill()
    ctx.stroke()
  }
}

function drawGun(ctx: CanvasRenderingContext2D, { width, depth }: Room): void {
  const broad = Math.min(width, depth * 0.6)
  const axle = depth * 0.46
  ctx.strokeStyle = DARK
  ctx.lineWidth = broad * 0.07
  ctx.beginPath()
  ctx.moveTo(-broad * 0.3, axle)
  ctx.lineTo(broad * 0.3, axle)
  ctx.moveTo(-broad * 0.07, axle)
  ctx.lineTo(-broad * 0.14, depth * 0.88)
  ctx.moveTo(broad * 0.07, axle)
  ctx.lineTo(broad * 0.14, depth * 0.88)
  ctx.stroke()
  for (const x of [-broad * 0.32, broad * 0.32]) wheel(ctx, x, axle, broad)
  barrel(ctx, depth, axle, broad)
}

function barrel(ctx: CanvasRenderingContext2D, depth: number, axle: number, broad: number): void {
  ctx.lineCap = 'butt'
  ctx.strokeStyle = DARK
  ctx.lineWidth = broad * 0.19
  ctx.beginPath()
  ctx.moveTo(0, axle + depth * 0.14)
  ctx.lineTo(0, depth * 0.06)
  ctx.stroke()
  ctx.strokeStyle = '#c79a4b'
  ctx.lineWidth = broad * 0.11
  ctx.beginPath()
  ctx.moveTo(0, axle + depth * 0.13)
  ctx.lineTo(0, depth * 0.075)
  ctx.stroke()
}

function wheel(ctx: CanvasRenderingContext2D, x: number, y: number, broad: number): void {
  ctx.fillStyle = '#6b4f33'
  ctx.strokeStyle = DARK
  ctx.lineWidth = Math.max(0.8, broad * 0.03)
  ctx.beginPath()
  ctx.rect(x - broad * 0.05, y - broad * 0.22, broad * 0.1, broad * 0.44)
  ctx.fill()
  ctx.stroke()
}

function drawLimber(ctx: CanvasRenderingContext2D, { width, depth }: Room): void {
  const broad = Math.min(width, depth * 0.6)
  const y = depth * 0.6
  ctx.strokeStyle = DARK
  ctx.lineWidth = Math.max(1, broad * 0.06)
  ctx.beginPath()
  ctx.moveTo(0, y)
  ctx.lineTo(0, depth * 0.12)
  ctx.moveTo(-broad * 0.16, depth * 0.3)
  ctx.lineTo(broad * 0.16, depth * 0.3)
  ctx.stroke()
  for (const x of [-broad * 0.28, broad * 0.28]) wheel(ctx, x, y, broad)
  ctx.fillStyle = '#8a6a45'
  ctx.beginPath()
  ctx.rect(-broad * 0.19, y - broad * 0.16, broad * 0.38, broad * 0.32)
  ctx.fill()
  ctx.stroke()
}

/** A leader's feather, and the way he looks. */
function drawPlume(ctx: CanvasRenderingContext2D, body: Wearer, { width, depth }: Room): void {
  const r = Math.min(width, depth) / 2
  const cy = depth / 2
  ctx.fillStyle = body.facings
  ctx.beginPath()
  ctx.moveTo(-r * 0.28, cy - r * 0.72)
  ctx.lineTo(0, cy - r * 0.98)
  ctx.lineTo(r * 0.28, cy - r * 0.72)
  ctx.fill()
  ctx.strokeStyle = LIGHT
  ctx.lineWidth = Math.max(0.8, r * 0.07)
  ctx.beginPath()
  ctx.arc(0, cy, r * 0.8, 0, Math.PI * 2)
  ctx.stroke()
  ctx.fillStyle = LIGHT
  ctx.strokeStyle = DARK
  ctx.lineWidth = Math.max(0.7, r * 0.05)
  ctx.beginPath()
  ctx.moveTo(-r * 0.42, cy + r * 0.5)
  ctx.bezierCurveTo(-r * 0.75, cy - r * 0.35, -r * 0.1, cy - r * 0.75, r * 0.5, cy - r * 0.42)
  ctx.bezierCurveTo(r * 0.2, cy - r * 0.28, r * 0.42, cy - r * 0.02, r * 0.08, cy + r * 0.1)
  ctx.bezierCurveTo(-r * 0.05, cy + r * 0.25, -r * 0.2, cy + r * 0.3, -r * 0.42, cy + r * 0.5)
  ctx.fill()
  ctx.stroke()
  ctx.beginPath()
  ctx.moveTo(-r * 0.42, cy + r * 0.5)
  ctx.quadraticCurveTo(-r * 0.3, cy - r * 0.25, r * 0.3, cy - r * 0.38)
  ctx.stroke()
}
