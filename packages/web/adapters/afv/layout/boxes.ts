import type { Pose } from '@grognard/table'
import { FULL_TURN } from '@grognard/table'

/** The way something looks on the screen in quarter turns: 0 up, 1 right, 2 down, 3 left. */
export type Quarter = 0 | 1 | 2 | 3

export const quarter = (n: number): Quarter => (((n % 4) + 4) % 4) as Quarter

/** An upright rectangle on the screen. */
export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

export const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** The smallest box around others. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** The pose of a body that fills a box and looks this way. */
export function poseIn({ x, y, width, height }: Box, looks: Quarter): Pose {
  const facing = (looks * FULL_TURN) / 4
  const [middle, centre] = [Math.round(x + width / 2), Math.round(y + height / 2)]
  if (looks === 0) return { x: middle, y: Math.round(y), facing }
  if (looks === 1) return { x: Math.round(x + width), y: centre, facing }
  if (looks === 2) return { x: middle, y: Math.round(y + height), facing }
  return { x: Math.round(x), y: centre, facing }
}
