import { toScreen, type Camera, type Size } from '../camera.ts'
import { clamp, type Box } from '../geometry.ts'
import { letter } from '../lettering.ts'
import { SERIF, type Palette } from '../palette.ts'

const INCH = 1000
const FOOT = 12 * INCH

type Side = {
  readonly vertical: boolean
  readonly at: number
  readonly from: number
  readonly to: number
  readonly outward: 1 | -1
}

/** How broad the border is, in pixels. */
const borderBreadth = (scale: number): number => clamp(scale * 330, 4, 9)

/** A map's border: a bar for each foot, a tick for each inch, and the feet in numerals if they count. */
export function drawBorder(
  ctx: CanvasRenderingContext2D,
  field: Box,
  camera: Camera,
  size: Size,
  palette: Palette,
  counts: boolean,
): void {
  const a = toScreen(camera, size, { x: field.left, y: field.top })
  const b = toScreen(camera, size, { x: field.right, y: field.bottom })
  const breadth = borderBreadth(camera.scale)
  ctx.save()
  ctx.lineCap = 'butt'
  ctx.fillStyle = palette.paper
  ctx.beginPath()
  ctx.rect(a.x - breadth, a.y - breadth, b.x - a.x + 2 * breadth, b.y - a.y + 2 * breadth)
  ctx.rect(a.x, a.y, b.x - a.x, b.y - a.y)
  ctx.fill('evenodd')
  const sides: readonly Side[] = [
    { vertical: false, at: a.y, from: a.x, to: b.x, outward: -1 },
    { vertical: false, at: b.y, from: a.x, to: b.x, outward: 1 },
    { vertical: true, at: a.x, from: a.y, to: b.y, outward: -1 },
    { vertical: true, at: b.x, from: a.y, to: b.y, outward: 1 },
  ]
  for (const side of sides) drawSide(ctx, side, breadth, camera.scale, palette, counts)
  ctx.strokeStyle = palette.ink
  ctx.lineWidth = 1.4 * palette.weight
  ctx.strokeRect(a.x, a.y, b.x - a.x, b.y - a.y)
  ctx.lineWidth = 0.8 * palette.weight
  ctx.strokeRect(a.x - breadth, a.y - breadth, b.x - a.x + 2 * breadth, b.y - a.y + 2 * breadth)
  ctx.restore()
}

function drawSide(
  ctx: CanvasRenderingContext2D,
  side: Side,
  breadth: number,
  scale: number,
  palette: Palette,
  counts: boolean,
): void {
  const place = (along: number, out: number) =>
    side.vertical
      ? { x: side.at + out * side.outward, y: along }
      : { x: along, y: side.at + out * side.outward }
  const bar = (from: number, to: number, inner: number, outer: number): void => {
    const p = place(from, inner)
    const q = place(to, outer)
    ctx.fillRect(Math.min(p.x, q.x), Math.min(p.y, q.y), Math.abs(q.x - p.x), Math.abs(q.y - p.y))
  }
  const foot = FOOT * scale
  const feet = Math.round((side.to - side.from) / foot)
  ctx.fillStyle = palette.ink
  for (let i = 0; i < feet; i += 1) {
    const from = side.from + i * foot
    const to = Math.min(side.to, from + foot)
    // Half a foot dark in the outer half, half a foot in the inner: the engraver's ladder.
    const half = (from + to) / 2
    bar(from, half, breadth / 2, breadth)
    bar(half, to, 0, breadth / 2)
    if (!counts || i === 0 || foot < 40) continue
    const px = 12
    const at = place(from, breadth + px * 0.75)
    letter(
      ctx,
      `${i}′`,
      at,
      {
        font: `${px}px ${SERIF}`,
        colour: palette.lettering,
        align: 'center',
        baseline: 'middle',
        halo: 3,
      },
      palette,
    )
  }
  const inch = INCH * scale
  if (inch < 3) return
  ctx.strokeStyle = palette.ink
  ctx.lineWidth = 0.8 * palette.weight
  ctx.globalAlpha = 0.75
  ctx.beginPath()
  for (let i = 1; side.from + i * inch < side.to - 1; i += 1) {
    if (i % 12 === 0) continue
    const p = place(side.from + i * inch, breadth)
    const q = place(side.from + i * inch, breadth + (i % 6 === 0 ? 5 : i % 3 === 0 ? 3.5 : 2))
    ctx.moveTo(p.x, p.y)
    ctx.lineTo(q.x, q.y)
  }
  ctx.stroke()
  ctx.globalAlpha = 1
}
