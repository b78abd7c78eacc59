// Names of the ground: of what lies on it, and of what is fought for.

import { boxAt, boxOf, contains, cornersOf, grown, isWithin, type Box } from '../geometry.ts'
import type { Point } from '../scene.ts'

/** Rows that are tried from the bottom up. */
const ROWS = 14
const SHARES = [0.5, 0.38, 0.62, 0.28, 0.72]

/** Places within an outline, low in it and clear of its edges, where hachures and trees are. */
export function* placesWithin(
  outline: readonly Point[],
  wide: number,
  high: number,
  clear: number,
): Iterable<Box> {
  const { left, right, top, bottom } = boxOf(outline)
  for (let row = 0; row < ROWS; row += 1) {
    const y = bottom - clear - high / 2 - ((bottom - top) * row) / ROWS
    for (const share of SHARES) {
      const x = left + (right - left) * share
      const box = {
        left: x - wide / 2,
        right: x + wide / 2,
        top: y - high / 2,
        bottom: y + high / 2,
      }
      if (cornersOf(grown(box, clear)).every((corner) => contains(outline, corner))) yield box
    }
  }
}

/** Under what it names, over it, and beside it. */
export function* placesBeside(
  outline: readonly Point[],
  wide: number,
  high: number,
  within: Box,
): Iterable<Box> {
  const { left, right, top, bottom } = boxOf(outline)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  for (const at of [
    { x, y: bottom + high * 0.6 },
    { x, y: top - high * 0.6 },
    { x: right + high * 0.2 + wide / 2, y },
    { x: left - high * 0.2 - wide / 2, y },
  ]) {
    const box = boxAt(at, wide, high, within)
    const isOver = box.left < right && box.right > left && box.top < bottom && box.bottom > top
    if (isWithin(box, within) && !isOver) yield box
  }
}
