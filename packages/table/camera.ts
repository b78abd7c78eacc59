import { clamp, type Box } from './geometry.ts'
import type { Point } from './scene.ts'

/** The table's point in the middle of the view, and how many CSS pixels a thousandth is. */
export type Camera = Point & { readonly scale: number }

export type Size = { readonly width: number; readonly height: number }

const LEAST_SCALE = 0.002
export const MOST_SCALE = 0.2

export const toScreen = (camera: Camera, size: Size, point: Point): Point => ({
  x: (point.x - camera.x) * camera.scale + size.width / 2,
  y: (point.y - camera.y) * camera.scale + size.height / 2,
})

export const toTable = (camera: Camera, size: Size, point: Point): Point => ({
  x: (point.x - size.width / 2) / camera.scale + camera.x,
  y: (point.y - size.height / 2) / camera.scale + camera.y,
})

export function fitted(extent: Box, size: Size, margin: number): Camera {
  const width = Math.max(1, extent.right - extent.left)
  const height = Math.max(1, extent.bottom - extent.top)
  const scale = Math.min(
    Math.max(20, size.width - 2 * margin) / width,
    Math.max(20, size.height - 2 * margin) / height,
  )
  return {
    x: (extent.left + extent.right) / 2,
    y: (extent.top + extent.bottom) / 2,
    scale: clamp(scale, LEAST_SCALE, MOST_SCALE),
  }
}

/** What lies under `about`, in screen pixels, stays there. */
export function zoomedAbout(camera: Camera, size: Size, about: Point, by: number): Camera {
  const scale = clamp(camera.scale * by, LEAST_SCALE, MOST_SCALE)
  const held = toTable(camera, size, about)
  return {
    x: held.x - (about.x - size.width / 2) / scale,
    y: held.y - (about.y - size.height / 2) / scale,
    scale,
  }
}

/** The table follows the hand: a positive dx shows more of its left. */
export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.scale,
  y: camera.y - dy / camera.scale,
})

/** Some of the table always stays in view. */
export const kept = (camera: Camera, extent: Box): Camera => ({
  ...camera,
  x: clamp(camera.x, extent.left, extent.right),
  y: clamp(camera.y, extent.top, extent.bottom),
})

export const blended = (from: Camera, to: Camera, t: number): Camera => {
  const scale = from.scale * (to.scale / from.scale) ** t
  // The middle moves at an even pace on the screen, not on the table.
  const moved =
    Math.abs(to.scale - from.scale) < 1e-9
      ? t
      : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale)
  return { x: from.x + (to.x - from.x) * moved, y: from.y + (to.y - from.y) * moved, scale }
}

/** The camera moved as little as it takes to have a box in view, with a margin in pixels. */
export function showing(camera: Camera, size: Size, box: Box, margin: number): Camera {
  const from = toScreen(camera, size, { x: box.left, y: box.top })
  const to = toScreen(camera, size, { x: box.right, y: box.bottom })
  return panned(
    camera,
    nudge(from.x, to.x, size.width, margin),
    nudge(from.y, to.y, size.height, margin),
  )
}

function nudge(from: number, to: number, size: number, margin: number): number {
  if (to - from > size - 2 * margin) return size / 2 - (from + to) / 2
  if (from < margin) return margin - from
  return to > size - margin ? size - margin - to : 0
}
