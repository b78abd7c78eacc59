// What lies beneath the armies: former places, ways behind and ahead, and lines of fire.

import { toScreen } from '../camera.ts'
import { between, boxOf, contains, distance, middleOf, middleOfBody, ringOf } from '../geometry.ts'
import type { Body, Point, Pose } from '../scene.ts'
import { trace } from '../units/emphasis.ts'
import { arrowhead, inchesOf, pathOf, type Sheet } from '../units/shown.ts'
import type { Play, Traces } from './play.ts'
import { castOf } from './bodies.ts'
import { eased, scheduleOf, share } from './time.ts'
import { parted } from './way.ts'

/** Where somebody stood, or will. */
export function drawPlace(sheet: Sheet, body: Body): void {
  const { ctx, camera, size } = sheet
  ctx.save()
  trace(
    ctx,
    ringOf(body).map((corner) => toScreen(camera, size, corner)),
  )
  ctx.fillStyle = body.coat
  ctx.strokeStyle = body.coat
  ctx.globalAlpha = 0.14
  ctx.fill()
  ctx.globalAlpha = 0.6
  ctx.lineWidth = sheet.palette.weight
  ctx.setLineDash([3, 2.5])
  ctx.stroke()
  ctx.restore()
}

/** Of a way it is the middle of the body that is drawn, and not that of its front. */
const middles = ({ blocks }: Body, way: readonly Pose[]): readonly Point[] =>
  way.map((pose) => middleOfBody({ blocks, pose }))

function ink(sheet: Sheet, points: readonly Point[], dash: readonly number[]): void {
  const { ctx, palette } = sheet
  const path = pathOf(sheet, points, false)
  ctx.save()
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.strokeStyle = palette.halo
  ctx.globalAlpha = 0.8
  ctx.lineWidth = 5.5
  ctx.stroke(path)
  ctx.globalAlpha = 1
  ctx.strokeStyle = palette.accent
  ctx.lineWidth = 2.4 * palette.weight
  ctx.setLineDash([...dash])
  ctx.stroke(path)
  ctx.restore()
}

const HALF_TICK = 4.5

function tick(sheet: Sheet, points: readonly Point[]): void {
  const { ctx, camera, size, palette } = sheet
  ctx.save()
  ctx.strokeStyle = palette.accent
  ctx.lineWidth = 1.3 * palette.weight
  for (const [from, to] of inchesOf(points)) {
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

/** Ways: inked with inches behind, dotted ahead, from a pale place to a pale place. */
export function drawWays(sheet: Sheet, play: Play, t: number): void {
  const gone = eased(share(scheduleOf(play).march, t))
  for (const { before, after, march } of castOf(play).pairs) {
    if (march === null || after === null) continue
    const body = before ?? after
    drawPlace(sheet, body)
    if (gone < 1) drawPlace(sheet, after)
    const { behind, ahead } = parted(march.way, gone)
    const [back, on] = [middles(body, behind), middles(body, ahead)]
    if (gone < 1) ink(sheet, on, [2, 6])
    ink(sheet, back, [])
    tick(sheet, back)
  }
}

const LINES = 9

/** Lines of fire, from front to front; of whoever lends his, one and dotted. */
export function drawVolleys(sheet: Sheet, play: Play, t: number, at: Map<string, Body>): void {
  const { volley } = scheduleOf(play)
  const u = Math.min(1, share(volley, t) * 1.4)
  if (u <= 0) return
  const { ctx, palette } = sheet
  ctx.save()
  ctx.strokeStyle = palette.ink
  ctx.lineWidth = palette.weight
  for (const { from, to, lends } of play.volleys) {
    const [shooter, target] = [at.get(from), at.get(to)]
    if (shooter === undefined || target === undefined) continue
    const [front, struck] = [frontOf(shooter), edgeTowards(target, middleOfBody(shooter))]
    const count = lends ? 1 : LINES
    for (let i = 0; i < count; i += 1) {
      const f = (i + 0.5) / count
      const [a, b] = [between(...front, f), between(...struck, 0.15 + f * 0.7)]
      ctx.globalAlpha = lends ? 0.8 : 0.55
      ctx.setLineDash(lends ? [2, 4] : i % 2 === 0 ? [11, 8] : [7, 6])
      ctx.stroke(pathOf(sheet, [a, between(a, b, u)], false))
    }
  }
  ctx.restore()
}

type Edge = readonly [Point, Point]

/** From the left end of the front to its right end. */
function frontOf(body: Body): Edge {
  const [left, right] = ringOf(body)
  return [left as Point, right as Point]
}

/** The edge of a body that is nearest to whoever shoots, from his left to his right. */
function edgeTowards(body: Body, from: Point): Edge {
  const ring = ringOf(body)
  const edges = ring.map((point, i): Edge => [point, ring[(i + 1) % ring.length] as Point])
  const far = ([a, b]: Edge): number => distance(between(a, b, 0.5), from)
  const [a, b] = edges.reduce((best, edge) => (far(edge) < far(best) ? edge : best))
  const middle = middleOf(boxOf(ring))
  // Seen from the shooter: left is where the cross product says so.
  const side = (p: Point): number =>
    (middle.x - from.x) * (p.y - from.y) - (middle.y - from.y) * (p.x - from.x)
  return side(a) < side(b) ? [a, b] : [b, a]
}

/** What a film leaves behind, beneath the armies. */
export function drawTraces(sheet: Sheet, { places, ways }: Traces, away = AWAY): void {
  for (const body of places) drawPlace(sheet, body)
  for (const { from, to, way } of ways) {
    const line = upTo(middles(from, way), ringOf(to, away / sheet.camera.scale))
    ink(sheet, line, [])
    const { ctx, palette } = sheet
    ctx.save()
    ctx.strokeStyle = palette.accent
    ctx.lineWidth = 2.4 * palette.weight
    ctx.lineCap = 'round'
    ctx.stroke(arrowhead(sheet, line))
    ctx.restore()
  }
}

/** An arrow ends so many pixels before the body that it leads to: its pips are seen. */
const AWAY = 12

/** A line up to where it comes to a ring; all of it where it began within that. */
function upTo(points: readonly Point[], ring: readonly Point[]): readonly Point[] {
  const [first] = points
  if (first === undefined || contains(ring, first)) return points
  const line: Point[] = [first]
  for (const to of points.slice(1)) {
    const from = line.at(-1) as Point
    if (!contains(ring, to)) {
      line.push(to)
      continue
    }
    let [outside, inside] = [0, 1]
    for (let i = 0; i < 12; i += 1) {
      const half = (outside + inside) / 2
      if (contains(ring, between(from, to, half))) inside = half
      else outside = half
    }
    return [...line, between(from, to, outside)]
  }
  return line
}
