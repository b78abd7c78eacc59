import { overlaps, type Box } from './geometry.ts'
import type { Point } from './scene.ts'

export type Slip = { readonly width: number; readonly height: number }

const boxAt = ({ x, y }: Point, { width, height }: Slip): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
})

const common = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

const GAPS = [14, 34, 62, 100, 150]

/**
 * Where a slip lies beside a box without covering anything: near it before far from it, and where
 * there is no such place, where it covers least.
 */
export function placeBeside(
  box: Box,
  slip: Slip,
  taken: readonly Box[],
  within: Box,
  gaps: readonly number[] = GAPS,
): Box {
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  let least: { readonly box: Box; readonly covered: number } | null = null
  for (const gap of gaps) {
    for (const at of around(box, middle, slip, gap)) {
      const put = boxAt(pushed(at, slip, within), slip)
      const covered = [...taken, box].reduce((sum, other) => sum + common(other, put), 0)
      if (covered === 0) return put
      if (least === null || covered < least.covered) least = { box: put, covered }
    }
  }
  return least?.box ?? boxAt({ x: box.right, y: box.top }, slip)
}

/** Right, left, above, below, and the four corners. */
function around(box: Box, middle: Point, { width, height }: Slip, gap: number): readonly Point[] {
  const [right, left] = [box.right + gap, box.left - gap - width]
  const [above, below] = [box.top - gap - height, box.bottom + gap]
  const [x, y] = [middle.x - width / 2, middle.y - height / 2]
  return [
    { x: right, y },
    { x: left, y },
    { x, y: above },
    { x, y: below },
    { x: right, y: above },
    { x: left, y: above },
    { x: right, y: below },
    { x: left, y: below },
  ]
}

/** Whole within the view, where that is large enough. */
const pushed = ({ x, y }: Point, { width, height }: Slip, within: Box): Point => ({
  x: Math.max(within.left, Math.min(within.right - width, x)),
  y: Math.max(within.top, Math.min(within.bottom - height, y)),
})

/** The line that ties a slip to whom it is about; null where it lies on it. */
export function tie(slip: Box, box: Box): readonly [Point, Point] | null {
  if (overlaps(slip, box)) return null
  const clampTo = (at: Point, { left, right, top, bottom }: Box): Point => ({
    x: Math.max(left, Math.min(right, at.x)),
    y: Math.max(top, Math.min(bottom, at.y)),
  })
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  const from = clampTo(middle, slip)
  return [from, clampTo(from, box)]
}
