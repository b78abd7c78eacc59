import { toScreen, type Camera, type Size } from '../camera.ts'
import { boxOf, cornersOf, frameOf, fromFrame, grown, middleOf, type Box } from '../geometry.ts'
import type { Palette } from '../palette.ts'
import type { Area, Body, Emphasis, Point, Target } from '../scene.ts'
import { pipRoom } from './states.ts'

/** What emphasis is drawn with. */
export type Stage = {
  readonly ctx: CanvasRenderingContext2D
  readonly camera: Camera
  readonly size: Size
  readonly palette: Palette
  readonly bodies: ReadonlyMap<string, Body>
  readonly areas: ReadonlyMap<string, Area>
}

export const BODY_GAP = 5

/** Around a body and its pips, `gap` pixels from them. */
export function ringOnScreen(stage: Stage, body: Body, gap: number): readonly Point[] {
  const { scale } = stage.camera
  const frame = grown(frameOf(body), gap / scale)
  if (body.arm === 'leader') return roundOnScreen(stage, body, frame)
  const pips = pipRoom(body, (frame.right - frame.left) * scale - 2 * gap, scale)
  const bottom = frame.bottom + Math.max(0, pips - 2) / scale
  return cornersOf({ ...frame, bottom }).map((corner) =>
    toScreen(stage.camera, stage.size, fromFrame(body.pose, corner)),
  )
}

const ROUND = 32

/** A leader's base is round, and so is what stands around it. */
function roundOnScreen(stage: Stage, body: Body, frame: Box): readonly Point[] {
  const middle = middleOf(frame)
  const radius = (frame.right - frame.left) / 2
  return Array.from({ length: ROUND }, (_, i) => {
    const angle = (i / ROUND) * 2 * Math.PI
    const at = { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) }
    return toScreen(stage.camera, stage.size, fromFrame(body.pose, at))
  })
}

export function trace(ctx: CanvasRenderingContext2D, ring: readonly Point[]): void {
  ctx.beginPath()
  for (const { x, y } of ring) ctx.lineTo(x, y)
  ctx.closePath()
}

/** What lies under the bodies: washes over areas, and hints. */
export function drawBeneath(stage: Stage, emphasis: Emphasis): void {
  const { ctx, palette } = stage
  ctx.save()
  ctx.lineJoin = 'round'
  for (const target of emphasis.targets) washArea(stage, target)
  const selected = stage.bodies.get(emphasis.selected ?? '')
  if (selected !== undefined) {
    trace(ctx, ringOnScreen(stage, selected, BODY_GAP + 1))
    ctx.fillStyle = palette.halo
    ctx.fill()
  }
  for (const id of hintedIn(emphasis)) {
    const body = stage.bodies.get(id)
    const area = stage.areas.get(id)
    if (body !== undefined) {
      trace(ctx, ringOnScreen(stage, body, 9))
      ctx.fillStyle = palette.accent
      ctx.globalAlpha = 0.22
      ctx.fill()
      ctx.globalAlpha = 1
    } else if (area !== undefined) {
      trace(
        ctx,
        area.outline.map((p) => toScreen(stage.camera, stage.size, p)),
      )
      ctx.fillStyle = palette.accent
      ctx.globalAlpha = 0.1
      ctx.fill()
      ctx.globalAlpha = 1
    }
  }
  ctx.restore()
}

/** The selected one stands out as it is. */
const hintedIn = ({ hinted, selected }: Emphasis): readonly string[] =>
  hinted.filter((id) => id !== selected)

function washArea(stage: Stage, target: Target): void {
  if (!('area' in target.thing)) return
  const area = stage.areas.get(target.thing.area)
  if (area === undefined) return
  const { ctx, palette } = stage
  trace(
    ctx,
    area.outline.map((p) => toScreen(stage.camera, stage.size, p)),
  )
  ctx.fillStyle = palette.accent
  ctx.globalAlpha = target.chosen ? 0.22 : 0.1
  ctx.fill()
  ctx.globalAlpha = 1
  ctx.save()
  ctx.clip()
  ctx.strokeStyle = palette.accent
  // Half of the line is clipped away, so that neighbours do not share one.
  ctx.lineWidth = (target.chosen ? 8 : 4) * palette.weight
  if (!target.chosen) ctx.setLineDash([10, 5])
  ctx.stroke()
  ctx.restore()
}

/** What is drawn around one body, beneath its own marks and above its neighbours. */
export function drawAround(stage: Stage, emphasis: Emphasis, body: Body): void {
  const { ctx, palette } = stage
  const target = emphasis.targets.find((t) => 'body' in t.thing && t.thing.body === body.id)
  ctx.save()
  ctx.lineJoin = 'round'
  if (emphasis.selected === body.id && target?.chosen !== true) {
    trace(ctx, ringOnScreen(stage, body, BODY_GAP + 1))
    ctx.strokeStyle = palette.halo
    ctx.lineWidth = 5
    ctx.stroke()
    ctx.strokeStyle = palette.ink
    ctx.lineWidth = 2.4 * palette.weight
    ctx.stroke()
  }
  if (target !== undefined) ringBody(stage, body, target)
  else if (emphasis.selected !== body.id && emphasis.able.includes(body.id)) {
    trace(ctx, ringOnScreen(stage, body, BODY_GAP))
    ctx.strokeStyle = palette.halo
    ctx.lineWidth = 3
    ctx.stroke()
    ctx.setLineDash([4, 3])
    ctx.strokeStyle = palette.ink
    ctx.lineWidth = 1.2 * palette.weight
    ctx.stroke()
  }
  ctx.restore()
}

/** Underlines of what is hinted at, over everything that stands there. */
export function drawUnderlines(stage: Stage, emphasis: Emphasis): void {
  const { ctx, palette } = stage
  ctx.save()
  for (const id of hintedIn(emphasis)) {
    const body = stage.bodies.get(id)
    if (body === undefined) continue
    const box = boxOf(ringOnScreen(stage, body, 9))
    ctx.strokeStyle = palette.accent
    ctx.lineWidth = 3 * palette.weight
    ctx.beginPath()
    ctx.moveTo(box.left, box.bottom)
    ctx.lineTo(box.right, box.bottom)
    ctx.stroke()
  }
  ctx.restore()
}

/** What a lesson means has a ring, and an arrow over it unless there are many. */
export function drawTaught(stage: Stage, emphasis: Emphasis): void {
  const { ctx, palette } = stage
  const { taught } = emphasis
  if (taught.length === 0) return
  ctx.save()
  ctx.lineJoin = 'round'
  for (const id of taught) {
    const body = stage.bodies.get(id)
    const area = stage.areas.get(id)
    if (body === undefined && area === undefined) continue
    const ring = body
      ? ringOnScreen(stage, body, TAUGHT_GAP)
      : (area as Area).outline.map((p) => toScreen(stage.camera, stage.size, p))
    ctx.save()
    trace(ctx, ring)
    // A zone's ring lies within it, so that neighbours do not share one.
    if (!body) ctx.clip()
    ctx.strokeStyle = palette.halo
    ctx.lineWidth = (body ? 5.5 : 11) * palette.weight
    ctx.stroke()
    ctx.strokeStyle = palette.accent
    ctx.lineWidth = (body ? 3 : 6) * palette.weight
    ctx.stroke()
    ctx.restore()
    if (taught.length <= MOST_ARROWS) drawArrow(stage, boxOf(ring), body !== undefined)
  }
  ctx.restore()
}

const TAUGHT_GAP = 7
const MOST_ARROWS = 6
const ARROW = 11

/** From above, or from within the upper edge of a zone; from below where there is no room above. */
function drawArrow({ ctx, palette }: Stage, box: Box, isBody: boolean): void {
  const x = (box.left + box.right) / 2
  const isAbove = !isBody || box.top > 2 * ARROW
  const tip = isBody ? (isAbove ? box.top - 2 : box.bottom + 2) : box.top + 2 * ARROW
  const back = isAbove ? tip - ARROW * 1.4 : tip + ARROW * 1.4
  ctx.beginPath()
  ctx.moveTo(x, tip)
  ctx.lineTo(x - ARROW, back)
  ctx.lineTo(x + ARROW, back)
  ctx.closePath()
  ctx.fillStyle = palette.accent
  ctx.fill()
  ctx.strokeStyle = palette.halo
  ctx.lineWidth = 1.5
  ctx.stroke()
}

function ringBody(stage: Stage, body: Body, target: Target): void {
  const { ctx, palette } = stage
  trace(ctx, ringOnScreen(stage, body, BODY_GAP + 1))
  ctx.strokeStyle = palette.halo
  ctx.lineWidth = target.chosen ? 6 : 4
  ctx.stroke()
  ctx.strokeStyle = palette.accent
  ctx.lineWidth = (target.chosen ? 3.2 : 1.7) * palette.weight
  ctx.stroke()
}
