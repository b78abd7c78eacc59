import type { Camera, Size } from '../camera.ts'
import type { Palette } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { drawGround } from './draw.ts'

/** The ground reaches so far beyond the view on each side that small pans need no new drawing. */
const MARGIN = 0.25

type Drawn = {
  readonly camera: Camera
  readonly size: Size
  readonly ratio: number
  readonly palette: Palette
}

export type GroundLayer = {
  readonly canvas: HTMLCanvasElement
  /** Draws the ground, or only moves it; true when it is as sharp as it can be. */
  readonly show: (
    scene: Scene,
    camera: Camera,
    size: Size,
    ratio: number,
    palette: Palette,
    haste: boolean,
  ) => boolean
  /** The scene's ground is another one. */
  readonly invalidate: () => void
}

type Easel = { readonly draw: (paint: (ctx: CanvasRenderingContext2D) => void) => void }

/**
 * Draws for a canvas on the page. One that can be drawn on is copied for every frame where there is
 * no graphics card, even if it stays as it is; one that shows a bitmap is not.
 */
function easelFor(canvas: HTMLCanvasElement): Easel {
  const shown = typeof OffscreenCanvas === 'undefined' ? null : canvas.getContext('bitmaprenderer')
  if (shown === null) {
    const ctx = canvas.getContext('2d', { alpha: false })
    return { draw: (paint) => ctx && paint(ctx) }
  }
  return {
    draw(paint) {
      const easel = new OffscreenCanvas(canvas.width, canvas.height)
      const ctx = easel.getContext('2d', { alpha: false })
      if (ctx === null) return
      // It can do all that one on the page can do, but for outlines of a focus.
      paint(ctx as unknown as CanvasRenderingContext2D)
      shown.transferFromImageBitmap(easel.transferToImageBitmap())
    },
  }
}

export function createGroundLayer(): GroundLayer {
  const canvas = document.createElement('canvas')
  canvas.style.transformOrigin = '0 0'
  const easel = easelFor(canvas)
  let drawn: Drawn | null = null

  const draw = (
    scene: Scene,
    camera: Camera,
    size: Size,
    ratio: number,
    palette: Palette,
  ): void => {
    const large = {
      width: Math.ceil(size.width * (1 + 2 * MARGIN)),
      height: Math.ceil(size.height * (1 + 2 * MARGIN)),
    }
    const pixels = {
      width: Math.round(large.width * ratio),
      height: Math.round(large.height * ratio),
    }
    if (canvas.width !== pixels.width) canvas.width = pixels.width
    if (canvas.height !== pixels.height) canvas.height = pixels.height
    canvas.style.width = `${pixels.width / ratio}px`
    canvas.style.height = `${pixels.height / ratio}px`
    easel.draw((ctx) => {
      ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
      drawGround(ctx, scene, camera, large, palette)
    })
    drawn = { camera, size: large, ratio, palette }
  }

  /** Where the drawn ground lies in the view. */
  const lie = (from: Drawn, camera: Camera, size: Size) => {
    const grow = camera.scale / from.camera.scale
    return {
      grow,
      x: (from.camera.x - camera.x) * camera.scale + size.width / 2 - (from.size.width / 2) * grow,
      y:
        (from.camera.y - camera.y) * camera.scale + size.height / 2 - (from.size.height / 2) * grow,
    }
  }

  const covers = (from: Drawn, camera: Camera, size: Size): boolean => {
    const { x, y, grow } = lie(from, camera, size)
    return (
      x <= 0.5 &&
      y <= 0.5 &&
      x + from.size.width * grow >= size.width - 0.5 &&
      y + from.size.height * grow >= size.height - 0.5
    )
  }

  return {
    canvas,
    invalidate() {
      drawn = null
    },
    show(scene, camera, size, ratio, palette, haste) {
      const usable =
        drawn !== null &&
        drawn.ratio === ratio &&
        drawn.palette === palette &&
        (haste || drawn.camera.scale === camera.scale) &&
        covers(drawn, camera, size)
      if (!usable) draw(scene, camera, size, ratio, palette)
      if (drawn === null) return true
      const { x, y, grow } = lie(drawn, camera, size)
      const snap = (n: number): number => (grow === 1 ? Math.round(n * ratio) / ratio : n)
      canvas.style.transform = `translate(${snap(x)}px, ${snap(y)}px) scale(${grow})`
      return drawn.camera.scale === camera.scale
    },
  }
}
