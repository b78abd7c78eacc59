import { toScreen } from '../camera.ts'
import { between, boxOf, distance, middleOf, radians } from '../geometry.ts'
import type { Handle, Target } from '../scene.ts'
import { drawChip } from './chips.ts'
import type { Stage } from './emphasis.ts'

/** How large a handle is drawn; the finger's share around it is larger. */
const HANDLE = 16
export const HANDLE_REACH = 22

/** Handles keep clear of each other: on a small table they spread around their middle. */
export function spread(handles: readonly Handle[], scale: number): readonly Handle[] {
  const apart = handles.flatMap((a, i) => handles.slice(i + 1).map((b) => distance(a, b) * scale))
  const least = Math.min(...apart)
  if (handles.length < 2 || least >= 2 * HANDLE_REACH || least < 1) return handles
  const grow = Math.min(6, (2 * HANDLE_REACH) / least)
  const middle = middleOf(boxOf(handles))
  return handles.map((handle) => ({ ...handle, ...between(middle, handle, grow) }))
}

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
