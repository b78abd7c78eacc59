import { boxOf, cornersOf, grown, radians, rotated, type Box } from '../geometry.ts'
import type { Palette } from '../palette.ts'
import type { Body } from '../scene.ts'
import { drawBody, frameInPixels, overhang } from './body.ts'

type Sprite = {
  readonly look: string
  readonly scale: number
  readonly ratio: number
  readonly palette: Palette
  readonly canvas: HTMLCanvasElement
  /** Where it lies around the body's pose, in CSS pixels. */
  readonly box: Box
}

export type Sprites = {
  /** Draws a body at a point in CSS pixels; false where a coarser picture had to do for now. */
  readonly draw: (
    ctx: CanvasRenderingContext2D,
    body: Body,
    at: { readonly x: number; readonly y: number },
    view: { readonly scale: number; readonly ratio: number; readonly palette: Palette },
    haste: (body: Body) => boolean,
  ) => boolean
  readonly forget: (keep: ReadonlySet<string>) => void
}

const looks = new WeakMap<Body, string>()

/** Everything a body's picture depends on, but for where it stands. */
function lookOf(body: Body): string {
  const known = looks.get(body)
  if (known !== undefined) return known
  const { name: _name, description: _description, pose, ...rest } = body
  const look = JSON.stringify([pose.facing, rest])
  looks.set(body, look)
  return look
}

/** Pictures of bodies, kept from frame to frame. */
export function createSprites(): Sprites {
  const sprites = new Map<string, Sprite>()
  return {
    draw(ctx, body, at, { scale, ratio, palette }, haste) {
      const look = lookOf(body)
      const known = sprites.get(body.id)
      const same = known?.look === look && known.palette === palette
      const exact = same && known.scale === scale && known.ratio === ratio
      const sprite =
        known !== undefined && (exact || (same && haste(body)))
          ? known
          : make(body, look, scale, ratio, palette)
      sprites.set(body.id, sprite)
      const grow = scale / sprite.scale
      const snap = (n: number): number => Math.round(n * ratio) / ratio
      ctx.drawImage(
        sprite.canvas,
        snap(at.x + sprite.box.left * grow),
        snap(at.y + sprite.box.top * grow),
        (sprite.canvas.width / sprite.ratio) * grow,
        (sprite.canvas.height / sprite.ratio) * grow,
      )
      return sprite.scale === scale
    },
    forget(keep) {
      for (const id of sprites.keys()) if (!keep.has(id)) sprites.delete(id)
    },
  }
}

/** A body's place on the screen around its pose, marks included. */
export function drawnBox(body: Body, scale: number): Box {
  const angle = radians(body.pose.facing)
  const corners = cornersOf(frameInPixels(body, scale)).map((corner) => rotated(corner, angle))
  return grown(boxOf(corners), overhang(scale))
}

function make(body: Body, look: string, scale: number, ratio: number, palette: Palette): Sprite {
  const drawn = drawnBox(body, scale)
  const box = {
    left: Math.floor(drawn.left),
    top: Math.floor(drawn.top),
    right: Math.ceil(drawn.right),
    bottom: Math.ceil(drawn.bottom),
  }
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil((box.right - box.left) * ratio)
  canvas.height = Math.ceil((box.bottom - box.top) * ratio)
  const ctx = canvas.getContext('2d')
  if (ctx !== null) {
    ctx.scale(ratio, ratio)
    ctx.translate(-box.left, -box.top)
    drawBody(ctx, body, scale, palette)
  }
  return { look, scale, ratio, palette, canvas, box }
}
