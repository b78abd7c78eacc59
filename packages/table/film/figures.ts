// What moves above the armies: smoke, losses that fall, and bodies that break and run.

import { toScreen } from '../camera.ts'
import { clamp, fromFrame, radians, rotated } from '../geometry.ts'
import { CROSS } from '../names/scene.ts'
import type { Palette } from '../palette.ts'
import { seeded } from '../random.ts'
import type { Body, Point } from '../scene.ts'
import { frameInPixels } from '../units/body.ts'
import { inked } from '../units/ink.ts'
import type { Sheet } from '../units/shown.ts'
import { pipPlaces } from '../units/states.ts'
import { eased } from './time.ts'

/** Powder smoke before a front, twice the usual: it bursts out and drifts. */
export function drawBurst(sheet: Sheet, body: Body, u: number): void {
  if (u <= 0) return
  const { ctx, camera, size, palette } = sheet
  const { scale } = camera
  const frame = frameInPixels(body, scale)
  const wide = frame.right - frame.left
  const puff = clamp(scale * 460, 4, 16)
  const count = clamp(Math.round(wide / (puff * 1.3)), 3, 14)
  const random = seeded(`${body.id} burst`)
  const at = toScreen(camera, size, body.pose)
  ctx.save()
  ctx.translate(at.x, at.y)
  ctx.rotate(radians(body.pose.facing))
  ctx.fillStyle = palette.smoke
  ctx.strokeStyle = palette.fine
  ctx.lineWidth = 0.7 * palette.weight
  for (let i = 0; i < count * 2; i += 1) {
    const far = i >= count
    const x = frame.left + (wide * ((i % count) + 0.5)) / count + (random() - 0.5) * puff
    const y = frame.top - puff * (far ? 1 + random() * 1.3 : 0.2 + random() * 0.7) * u
    const r = puff * (far ? 0.4 + random() * 0.3 : 0.55 + random() * 0.45) * (0.35 + 0.65 * u)
    ctx.globalAlpha = far ? 0.7 : 0.92
    ctx.beginPath()
    ctx.arc(x, y, r, 0, Math.PI * 2)
    ctx.fill()
    ctx.stroke()
  }
  ctx.restore()
}

/** New losses come down over a body and land in their row. */
export function drawFalls(sheet: Sheet, before: Body, after: Body, at: Body, u: number): void {
  if (before.losses === null || after.losses === null || u <= 0 || u >= 1) return
  const { ctx, camera, size, palette } = sheet
  const frame = frameInPixels(at, camera.scale)
  const row = pipPlaces(after.losses, frame, camera.scale)
  const random = seeded(`${at.id} falls`)
  const middle = toScreen(camera, size, at.pose)
  ctx.save()
  ctx.translate(middle.x, middle.y)
  ctx.rotate(radians(at.pose.facing))
  for (let i = before.losses.lost; i < after.losses.lost; i += 1) {
    const from = { x: (frame.left + frame.right) / 2 + (random() - 0.5) * 30, y: frame.top }
    const to = row.places[i]
    if (!to) break
    const fall = u * u
    const grown = row.size * (2.1 - 1.1 * fall)
    ctx.save()
    ctx.translate(from.x + (to.x - from.x) * u, from.y + (to.y - from.y) * fall)
    ctx.strokeStyle = palette.ink
    ctx.globalAlpha = 0.6
    ctx.lineWidth = 0.9
    ctx.beginPath()
    for (const x of [-4, 0, 4]) {
      ctx.moveTo(x, -grown - 9)
      ctx.lineTo(x, -grown - 2)
    }
    ctx.stroke()
    ctx.globalAlpha = 1
    ctx.rotate((1 - u) * (random() - 0.5) * 5)
    ctx.fillStyle = palette.ink
    ctx.strokeStyle = palette.halo
    ctx.lineWidth = 1.2
    ctx.beginPath()
    ctx.rect(-grown / 2, -grown / 2, grown, grown)
    ctx.fill()
    ctx.stroke()
    ctx.restore()
  }
  ctx.restore()
}

/** How far a body that breaks is seen to run, in thousandths of an inch. */
const RUN = 9000

/** The figures of a body run to its rear, each by itself, a white banner among them. */
export function drawRout(sheet: Sheet, body: Body, u: number): void {
  if (u <= 0) return
  const { ctx, camera, size, palette } = sheet
  const { scale } = camera
  const random = seeded(`${body.id} rout`)
  const back = rotated({ x: 0, y: 1 }, radians(body.pose.facing))
  const aside = { x: -back.y, y: back.x }
  const fades = clamp((1 - u) / 0.25, 0, 1)
  ctx.save()
  for (const block of body.blocks) {
    const [early, drift, spin, long] = [random(), random() - 0.5, random() - 0.5, random()]
    const run = eased(clamp((u - early * 0.2) / 0.8, 0, 1)) * RUN * (0.6 + 0.5 * long)
    const start = fromFrame(body.pose, { x: block.x, y: block.y + block.depth / 2 })
    const sway = (drift * 3500 * run) / RUN
    const at = toScreen(camera, size, {
      x: start.x + back.x * run + aside.x * sway,
      y: start.y + back.y * run + aside.y * sway,
    })
    const half = Math.max(2.2, (Math.min(block.width, block.depth) * scale) / 2 - 0.4)
    ctx.save()
    ctx.globalAlpha = fades
    ctx.translate(at.x, at.y)
    ctx.rotate(radians(body.pose.facing) + Math.PI * Math.min(1, u * 4) + spin * 2.4 * u)
    ctx.fillStyle = body.coat
    ctx.strokeStyle = palette.blockInk
    ctx.lineWidth = 0.9
    ctx.beginPath()
    ctx.rect(-half, -half, 2 * half, 2 * half)
    ctx.fill()
    ctx.stroke()
    ctx.fillStyle = body.facings
    ctx.fillRect(-half, -half, 2 * half, half * 0.55)
    ctx.restore()
  }
  const gone = eased(u) * RUN * 0.9
  const { pose } = body
  const head = toScreen(camera, size, { x: pose.x + back.x * gone, y: pose.y + back.y * gone })
  ctx.globalAlpha = fades
  drawBanner(ctx, head, palette)
  ctx.restore()
}

function drawBanner(ctx: CanvasRenderingContext2D, at: Point, palette: Palette): void {
  ctx.save()
  ctx.translate(at.x, at.y)
  ctx.strokeStyle = palette.blockInk
  ctx.lineWidth = 1.8
  ctx.stroke(new Path2D('M0 6V-26'))
  const cloth = new Path2D('M1 -26c7 -4 11 3 19 -1v13c-8 4 -12 -3 -19 1z')
  inked(ctx, cloth, '#fdfcf8')
  ctx.lineWidth = 1.2
  ctx.stroke(cloth)
  ctx.restore()
}

/** A cross where somebody stood. */
export function drawCross(sheet: Sheet, at: Point): void {
  const { ctx, camera, size, palette } = sheet
  const { x, y } = toScreen(camera, size, at)
  const cross = new Path2D()
  cross.moveTo(x - CROSS, y - CROSS)
  cross.lineTo(x + CROSS, y + CROSS)
  cross.moveTo(x + CROSS, y - CROSS)
  cross.lineTo(x - CROSS, y + CROSS)
  ctx.save()
  ctx.lineCap = 'round'
  ctx.strokeStyle = palette.halo
  ctx.lineWidth = 5.5
  ctx.stroke(cross)
  ctx.strokeStyle = palette.ink
  ctx.lineWidth = 2.4 * palette.weight
  ctx.stroke(cross)
  ctx.restore()
}
