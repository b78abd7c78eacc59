import { toScreen, type Camera, type Size } from '../camera.ts'
import { boxOf, grown, middleOf, radians, ringOf, type Box } from '../geometry.ts'
import type { Palette } from '../palette.ts'
import type { Area, Body, Emphasis, Handle, Point, Target } from '../scene.ts'
import { drawChip } from './chips.ts'

/** What emphasis is drawn with. */
export type Stage = {
  readonly ctx: CanvasRenderingContext2D
  readonly camera: Camera
  readonly size: Size
  readonly palette: Palette
  readonly bodies: ReadonlyMap<string, Body>
  readonly areas: ReadonlyMap<string, Area>
}

const BODY_GAP = 5

/** Around a body, `gap` pixels from it. */
export const ringOnScreen = (stage: Stage, body: Body, gap: number): readonly Point[] =>
  ringOf(body, gap / stage.camera.scale).map((p) => toScreen(stage.camera, stage.size, p))

function trace(ctx: CanvasRenderingContext2D, ring: readonly Point[]): void {
  ctx.beginPath()
  for (const { x, y } of ring) ctx.lineTo(x, y)
  ctx.closePath()
}

/** What lies under the bodies: washes over areas, hints, the selected body's halo. */
export function drawBeneath(stage: Stage, emphasis: Emphasis): void {
  const { ctx, palette } = stage
  ctx.save()
  ctx.lineJoin = 'round'
  for (const target of emphasis.targets) washArea(stage, target)
  for (const id of emphasis.hinted) {
    const body = stage.bodies.get(id)
    const area = stage.areas.get(id)
    if (body !== undefined) {
      trace(ctx, ringOnScreen(stage, body, 9))
      ctx.fillStyle = palette.accent
      ctx.globalAlpha = 0.22
      ctx.fill()
      ctx.globalAlpha = 1
    } else if (area !== undefined) {
      trace(ctx, area.outline.map((p) => toScreen(stage.camera, stage.size, p)))
      ctx.fillStyle = palette.accent
      ctx.globalAlpha = 0.1
      ctx.fill()
      ctx.globalAlpha = 1
    }
  }
  const selected = emphasis.selected === null ? undefined : stage.bodies.get(emphasis.selected)
  if (selected !== undefined) {
    trace(ctx, ringOnScreen(stage, selected, 6))
    ctx.fillStyle = palette.halo
    ctx.fill()
    ctx.strokeStyle = palette.ink
    ctx.lineWidth = 3.4 * palette.weight
    ctx.stroke()
  }
  ctx.restore()
}

function washArea(stage: Stage, target: Target): void {
  if (!('area' in target.thing)) return
  const area = stage.areas.get(target.thing.area)
  if (area === undefined) return
  const { ctx, palette } = stage
  trace(ctx, area.outline.map((p) => toScreen(stage.camera, stage.size, p)))
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

/** What lies over the bodies: dashed outlines, rings around targets, underlines of hints. */
export function drawAbove(stage: Stage, emphasis: Emphasis): void {
  const { ctx, palette } = stage
  ctx.save()
  ctx.lineJoin = 'round'
  const targeted = new Set(emphasis.targets.map((t) => ('body' in t.thing ? t.thing.body : '')))
  for (const id of emphasis.able) {
    const body = stage.bodies.get(id)
    if (body === undefined || id === emphasis.selected || targeted.has(id)) continue
    trace(ctx, ringOnScreen(stage, body, BODY_GAP))
    ctx.setLineDash([])
    ctx.strokeStyle = palette.halo
    ctx.lineWidth = 3
    ctx.stroke()
    ctx.setLineDash([5, 3.5])
    ctx.strokeStyle = palette.ink
    ctx.lineWidth = 1.4 * palette.weight
    ctx.stroke()
  }
  ctx.setLineDash([])
  for (const id of emphasis.hinted) {
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
  for (const target of emphasis.targets) ringBody(stage, target)
  ctx.restore()
}

function ringBody(stage: Stage, target: Target): void {
  if (!('body' in target.thing)) return
  const body = stage.bodies.get(target.thing.body)
  if (body === undefined) return
  const { ctx, palette } = stage
  trace(ctx, ringOnScreen(stage, body, BODY_GAP + 1))
  ctx.strokeStyle = palette.halo
  ctx.lineWidth = target.chosen ? 7 : 5
  ctx.stroke()
  ctx.strokeStyle = palette.accent
  ctx.lineWidth = (target.chosen ? 4.5 : 2.4) * palette.weight
  ctx.stroke()
}

/** The words beside each target, on slips of paper, above everything but handles. */
export function drawLabels(stage: Stage, emphasis: Emphasis): void {
  const { ctx, palette, size } = stage
  const view: Box = { left: 2, top: 2, right: size.width - 2, bottom: size.height - 2 }
  const first = emphasis.targets.filter((target) => !target.chosen)
  for (const { thing, label, chosen } of [
    ...first,
    ...emphasis.targets.filter((target) => target.chosen),
  ]) {
    if (label === null) continue
    if ('body' in thing) {
      const body = stage.bodies.get(thing.body)
      if (body === undefined) continue
      const box = boxOf(ringOnScreen(stage, body, BODY_GAP))
      if (!shown(box, view)) continue
      drawChip(ctx, label, { x: middleOf(box).x, y: box.top - 12 }, palette, {
        strong: chosen,
        most: 140,
        within: view,
      })
    } else if ('area' in thing) {
      const area = stage.areas.get(thing.area)
      if (area === undefined) continue
      const box = boxOf(area.outline.map((p) => toScreen(stage.camera, size, p)))
      if (!shown(box, view)) continue
      const most = Math.max(60, box.right - box.left - 22)
      const at = { x: middleOf(box).x, y: box.bottom - 16 }
      drawChip(ctx, label, at, palette, { strong: chosen, most, within: grown(box, -3) })
    }
  }
}

const shown = (box: Box, view: Box): boolean =>
  box.right > view.left && box.left < view.right && box.bottom > view.top && box.top < view.bottom

/** How large a handle is drawn; the finger's share around it is larger. */
const HANDLE = 16
export const HANDLE_REACH = 22

export function drawHandle(stage: Stage, handle: Handle, target: Target | undefined): void {
  const { ctx, palette } = stage
  const at = toScreen(stage.camera, stage.size, handle)
  const chosen = target?.chosen === true
  ctx.save()
  ctx.translate(at.x, at.y)
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.fillStyle = chosen ? palette.accent : palette.chip
  ctx.strokeStyle = palette.halo
  ctx.lineWidth = 5
  ctx.beginPath()
  ctx.arc(0, 0, HANDLE, 0, Math.PI * 2)
  ctx.stroke()
  ctx.fill()
  ctx.strokeStyle = palette.accent
  ctx.lineWidth = 2 * palette.weight
  ctx.stroke()
  ctx.fillStyle = chosen ? palette.chip : palette.accent
  ctx.beginPath()
  if (handle.facing === null) {
    ctx.arc(0, 0, HANDLE * 0.34, 0, Math.PI * 2)
  } else {
    ctx.rotate(radians(handle.facing))
    ctx.moveTo(0, -HANDLE * 0.66)
    ctx.lineTo(HANDLE * 0.52, -HANDLE * 0.02)
    ctx.lineTo(HANDLE * 0.19, -HANDLE * 0.02)
    ctx.lineTo(HANDLE * 0.19, HANDLE * 0.6)
    ctx.lineTo(-HANDLE * 0.19, HANDLE * 0.6)
    ctx.lineTo(-HANDLE * 0.19, -HANDLE * 0.02)
    ctx.lineTo(-HANDLE * 0.52, -HANDLE * 0.02)
    ctx.closePath()
  }
  ctx.fill()
  ctx.restore()
  if (chosen && target.label !== null) {
    drawChip(ctx, target.label, { x: at.x, y: at.y + 32 }, palette, { strong: true })
  }
}
