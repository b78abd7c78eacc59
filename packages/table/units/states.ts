import { clamp, cornersOf, edgesOf, type Box } from '../geometry.ts'
import { evenly } from '../outlines.ts'
import type { Palette } from '../palette.ts'
import { seeded } from '../random.ts'
import type { Body, Point } from '../scene.ts'

type Losses = NonNullable<Body['losses']>

const pipPace = (of: number, wide: number, scale: number): number =>
  clamp((wide * 0.94) / of, 3, clamp(scale * 590, 5, 18))

const PIP = 0.7
/** After a mark a row has a gap, so wide as part of a pip's room. */
const GAP = 0.8
/** In pips nearer to each other than this no mark is seen: each part has a row of its own. */
const CROWDED = 4.6

/** How many lie in a row, with the gaps between them as parts of one. */
type Rows = { readonly pace: number; readonly parts: readonly number[]; readonly inOne: boolean }

function rowsOf({ of, marks = [] }: Losses, wide: number, scale: number): Rows {
  const ends = [...marks, of]
  const parts = ends.map((end, i) => end - (ends[i - 1] ?? 0))
  const pace = pipPace(of + GAP * marks.length, wide, scale)
  if (marks.length === 0 || pace >= CROWDED) return { pace, parts, inOne: true }
  return { pace: pipPace(Math.max(...parts), wide, scale), parts, inOne: false }
}

/** How far the pips reach behind the rear edge, in pixels. */
export function pipRoom(body: Pick<Body, 'losses'>, wide: number, scale: number): number {
  if (body.losses === null || body.losses.of <= 0) return 0
  const { pace, parts, inOne } = rowsOf(body.losses, wide, scale)
  return 4 + pace * PIP + (inOne ? 0 : (parts.length - 1) * pace)
}

/** How large the pips are, and where each of them lies. */
export function pipPlaces(
  losses: Losses,
  frame: Box,
  scale: number,
): { readonly size: number; readonly places: readonly Point[] } {
  const { pace, parts, inOne } = rowsOf(losses, frame.right - frame.left, scale)
  const size = pace * PIP
  const middle = (frame.left + frame.right) / 2
  const y = frame.bottom + 3 + size / 2
  const wide = inOne ? losses.of + GAP * (parts.length - 1) : Math.max(...parts)
  const from = middle - (pace * (wide - 1)) / 2
  let before = 0
  const places = parts.flatMap((count, part) => {
    const first = inOne ? before + GAP * part : 0
    before += count
    const down = inOne ? 0 : part * pace
    return Array.from({ length: count }, (_, i) => ({ x: from + (first + i) * pace, y: y + down }))
  })
  return { size, places }
}

/** Losses along the rear edge: a full pip for each one lost, skewed where the body is disordered. */
export function drawPips(
  ctx: CanvasRenderingContext2D,
  body: Pick<Body, 'losses' | 'states' | 'id'>,
  frame: Box,
  scale: number,
  palette: Palette,
): void {
  if (body.losses === null || body.losses.of <= 0) return
  const { lost } = body.losses
  const { size, places } = pipPlaces(body.losses, frame, scale)
  const random = seeded(body.id)
  const skewed = body.states.includes('disordered')
  for (const [i, { x, y }] of places.entries()) {
    ctx.save()
    ctx.translate(x, y + (skewed ? (random() - 0.5) * size * 0.9 : 0))
    if (skewed) ctx.rotate((random() - 0.5) * 1.5)
    ctx.beginPath()
    ctx.rect(-size / 2, -size / 2, size, size)
    ctx.strokeStyle = palette.halo
    ctx.lineWidth = 2.4
    ctx.stroke()
    ctx.fillStyle = i < lost ? palette.ink : palette.halo
    ctx.fill()
    ctx.strokeStyle = palette.ink
    ctx.lineWidth = 0.9 * palette.weight
    ctx.stroke()
    ctx.restore()
  }
}

/** The torn outline of a shaken body. */
export function drawTorn(
  ctx: CanvasRenderingContext2D,
  body: Pick<Body, 'id'>,
  frame: Box,
  palette: Palette,
): void {
  const random = seeded(`${body.id} torn`)
  const size = Math.min(frame.right - frame.left, frame.bottom - frame.top)
  const step = clamp(size * 0.13, 3, 9)
  const path = new Path2D()
  for (const [a, b] of edgesOf(cornersOf(frame))) {
    evenly([a, b], step, false).forEach((point, i) => {
      const off = (i % 2 === 0 ? 1 : -1) * step * (0.28 + random() * 0.42)
      const along = Math.hypot(b.x - a.x, b.y - a.y)
      const x = point.x + ((b.y - a.y) / along) * off
      const y = point.y - ((b.x - a.x) / along) * off
      if (i === 0 || random() < 0.13) path.moveTo(x, y)
      else path.lineTo(x, y)
    })
  }
  ctx.lineJoin = 'miter'
  ctx.strokeStyle = palette.halo
  ctx.lineWidth = 4.5
  ctx.stroke(path)
  ctx.strokeStyle = palette.ink
  ctx.lineWidth = 1.8 * palette.weight
  ctx.stroke(path)
  ctx.lineJoin = 'round'
}

/** A wisp of powder smoke before the front. */
export function drawSmoke(
  ctx: CanvasRenderingContext2D,
  body: Pick<Body, 'id'>,
  frame: Box,
  scale: number,
  palette: Palette,
): void {
  const random = seeded(`${body.id} smoke`)
  const wide = frame.right - frame.left
  const puff = clamp(scale * 420, 3.5, 15)
  const count = clamp(Math.round(wide / (puff * 2.2)), 3, 7)
  const puffs = Array.from({ length: count }, (_, i) => ({
    x: frame.left + wide * 0.15 + (wide * 0.7 * (i + 0.5)) / count + (random() - 0.5) * puff,
    y: frame.top - puff * (0.3 + random() * 0.8),
    r: puff * (0.5 + random() * 0.45),
  }))
  ctx.save()
  ctx.strokeStyle = palette.fine
  ctx.fillStyle = palette.smoke
  ctx.lineWidth = 0.9 * palette.weight
  for (const { x, y, r } of puffs) {
    ctx.globalAlpha = 0.88
    ctx.beginPath()
    ctx.arc(x, y, r, 0, Math.PI * 2)
    ctx.fill()
    ctx.globalAlpha = 0.75
    ctx.beginPath()
    ctx.arc(x, y, r, Math.PI * 0.75, Math.PI * 2.1)
    ctx.arc(x - r * 0.15, y, r * 0.5, Math.PI * 2.1, Math.PI * 2.9)
    ctx.stroke()
  }
  ctx.restore()
}
