import { toScreen, type Camera, type Size } from '../camera.ts'
import { placeBeside } from '../beside.ts'
import { between, boxOf, distance, middleOf, ringOf, type Box } from '../geometry.ts'
import type { Palette } from '../palette.ts'
import type { Body, Emphasis, Point, ShownLine, Trail, Wash } from '../scene.ts'
import { drawChip, sizeOfChip } from './chips.ts'

/** Where things are drawn, in pixels. */
export type Sheet = {
  readonly ctx: CanvasRenderingContext2D
  readonly camera: Camera
  readonly size: Size
  readonly palette: Palette
}

const INCH = 1000
const HALF_TICK = 4

export const pathOf = (
  { camera, size }: Sheet,
  points: readonly Point[],
  closed: boolean,
): Path2D => {
  const path = new Path2D()
  points.forEach((point, i) => {
    const { x, y } = toScreen(camera, size, point)
    if (i === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  })
  if (closed) path.closePath()
  return path
}

const DASHES: { readonly [tone in Wash['tone']]: readonly number[] } = {
  arc: [],
  range: [6, 4],
  reach: [2, 4],
  zone: [10, 5],
  command: [1, 5],
  view: [],
}

/** What is seen is a surface: where the outlines of its parts run means nothing. */
const FILLS: { readonly [tone in Wash['tone']]?: number } = { zone: 0.1, view: 0.2, command: 0.03 }

/** Beneath the armies: ground that stands out. */
export function drawWashes(sheet: Sheet, washes: Emphasis['washes']): true {
  const { ctx, palette } = sheet
  for (const { outline, joined = [], tone } of washes) {
    const path = pathOf(sheet, outline, true)
    for (const more of joined) path.addPath(pathOf(sheet, more, true))
    ctx.save()
    ctx.globalAlpha = FILLS[tone] ?? 0.08
    ctx.fillStyle = palette.accent
    ctx.fill(path)
    ctx.globalAlpha = 0.8
    ctx.strokeStyle = palette.accent
    ctx.lineWidth = (tone === 'command' ? 2 : 1.3) * palette.weight
    if (tone === 'command') ctx.lineCap = 'round'
    ctx.setLineDash([...DASHES[tone]])
    if (tone !== 'view') ctx.stroke(path)
    ctx.restore()
  }
  return true
}

function labelWash(sheet: Sheet, { outline, label, labelAt }: Wash): void {
  const { ctx, palette, camera, size } = sheet
  if (label === null) return
  const box = boxOf(outline)
  const at = toScreen(camera, size, labelAt ?? { x: middleOf(box).x, y: box.top })
  drawChip(ctx, label, at, palette, { within: viewOf(size) })
}

/** Beneath the armies: ways with a tick at each inch. */
export function drawTrails(sheet: Sheet, { trails }: Emphasis): void {
  for (const trail of trails) drawTrail(sheet, trail)
}

/** Above them: lines, and what is said of all that stands out. */
export function drawShown(
  sheet: Sheet,
  { trails, lines, washes, ghosts }: Emphasis,
  taken: readonly Box[],
): void {
  const stand = ghosts.map((ghost) => ringBox(sheet, ghost))
  for (const wash of washes) labelWash(sheet, wash)
  for (const trail of trails) labelTrail(sheet, trail, [...stand, ...taken])
  for (const line of lines) drawLine(sheet, line)
  for (const line of lines) labelLine(sheet, line)
}

function drawTrail(sheet: Sheet, { points, barred, gone }: Trail): void {
  const { ctx, camera, size, palette } = sheet
  ctx.save()
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  const path = pathOf(sheet, points, false)
  if (gone) path.addPath(arrowhead(sheet, points))
  for (const [colour, width] of [
    [palette.halo, 5],
    [palette.accent, 2 * palette.weight],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.setLineDash(barred && colour === palette.accent ? [3, 5] : [])
    ctx.stroke(path)
  }
  ctx.setLineDash([])
  ctx.strokeStyle = palette.accent
  ctx.lineWidth = 1.2 * palette.weight
  for (const [from, to] of gone ? [] : inchesOf(points)) {
    const [a, b] = [toScreen(camera, size, from), toScreen(camera, size, to)]
    const length = Math.max(1e-6, distance(a, b))
    const across = { x: (-(b.y - a.y) / length) * HALF_TICK, y: ((b.x - a.x) / length) * HALF_TICK }
    ctx.beginPath()
    ctx.moveTo(b.x - across.x, b.y - across.y)
    ctx.lineTo(b.x + across.x, b.y + across.y)
    ctx.stroke()
  }
  ctx.restore()
}

const viewOf = ({ width, height }: Size) => ({
  left: 2,
  top: 2,
  right: width - 2,
  bottom: height - 2,
})

/** A body as it stands on the screen. */
export const ringBox = ({ camera, size }: Sheet, body: Body): Box =>
  boxOf(ringOf(body).map((corner) => toScreen(camera, size, corner)))

function labelTrail(sheet: Sheet, { points, label }: Trail, taken: readonly Box[]): void {
  const { ctx, camera, size, palette } = sheet
  const [from, to] = points.slice(-2)
  if (label === null || from === undefined) return
  // Beside the last leg: before its end stands whoever the unit goes to meet.
  const at = toScreen(camera, size, between(from, to ?? from, 0.5))
  const within = viewOf(size)
  const around = { left: at.x - 6, right: at.x + 6, top: at.y - 6, bottom: at.y + 6 }
  const put = placeBeside(around, sizeOfChip(ctx, label, {}), taken, within, [2, 14, 32])
  drawChip(ctx, label, middleOf(put), palette, { within })
}

const BARB = 11

/** Two strokes back from the end of a way. */
export function arrowhead({ camera, size }: Sheet, points: readonly Point[]): Path2D {
  const head = new Path2D()
  const [from, to] = points.slice(-2).map((point) => toScreen(camera, size, point))
  if (!from || !to) return head
  const way = Math.atan2(to.y - from.y, to.x - from.x)
  for (const [i, aside] of [-0.45, 0.45].entries()) {
    const [x, y] = [to.x - BARB * Math.cos(way + aside), to.y - BARB * Math.sin(way + aside)]
    if (i === 0) head.moveTo(x, y)
    if (i === 0) head.lineTo(to.x, to.y)
    else head.lineTo(x, y)
  }
  return head
}

/** A short piece of the way that ends at each whole inch. */
export function* inchesOf(points: readonly Point[]): Generator<readonly [Point, Point]> {
  let walked = 0
  for (const [i, to] of points.entries()) {
    const from = points[i - 1]
    if (from === undefined) continue
    const length = distance(from, to)
    for (let inch = Math.floor(walked / INCH) + 1; inch * INCH <= walked + length; inch += 1)
      yield [from, between(from, to, (inch * INCH - walked) / length)]
    walked += length
  }
}

const LINE_DASHES: { readonly [kind in ShownLine['kind']]: readonly number[] } = {
  gap: [],
  sight: [],
  blocked: [7, 5],
  ruler: [],
}

function drawLine(sheet: Sheet, { from, to, kind }: ShownLine): void {
  const { ctx, camera, size, palette } = sheet
  const [a, b] = [toScreen(camera, size, from), toScreen(camera, size, to)]
  ctx.save()
  const colour = kind === 'ruler' ? palette.ink : palette.accent
  for (const [ink, width] of [
    [palette.halo, 4.5],
    [colour, 1.8 * palette.weight],
  ] as const) {
    ctx.strokeStyle = ink
    ctx.lineWidth = width
    ctx.setLineDash([...LINE_DASHES[kind]])
    ctx.beginPath()
    ctx.moveTo(a.x, a.y)
    ctx.lineTo(b.x, b.y)
    ctx.stroke()
  }
  ctx.setLineDash([])
  ctx.fillStyle = colour
  for (const { x, y } of [a, b]) {
    ctx.beginPath()
    ctx.arc(x, y, 3, 0, Math.PI * 2)
    ctx.fill()
  }
  ctx.restore()
}

function labelLine(sheet: Sheet, { from, to, kind, label }: ShownLine): void {
  const { ctx, camera, size, palette } = sheet
  const [a, b] = [toScreen(camera, size, from), toScreen(camera, size, to)]
  if (label !== null)
    // What is seen is said nearer to who is looked at: a ruler may lie beside the line.
    drawChip(ctx, label, between(a, b, kind === 'sight' ? 0.72 : 0.5), palette, {
      beside: 'left',
      within: viewOf(size),
    })
}
