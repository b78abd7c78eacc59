// Outlines of all that is so far from something, to draw: as exact as a screen can show.

import {
  figureArc,
  HALF_RIGHT_ANGLE,
  ringsOf,
  type Arc,
  type Body,
  type Box,
  type Opening,
  type Point,
  type Ring,
  type Vector,
} from '@grognard/geometry'

/** Chords of so many a quarter turn leave out less than a hundredth of an inch at 36. */
const STEPS = 48

/**
 * All that is at most so far before the front of some figures and in their arc: whoever is there is
 * nearest to their front edge or to one of its ends.
 */
export function aheadOf(
  box: Box,
  distance: number,
  opening: Opening = HALF_RIGHT_ANGLE,
): readonly Point[] {
  const [left, leftWay] = sideOf(figureArc(box, 0, opening), 'left')
  const [right, rightWay] = sideOf(figureArc(box, box.block.files - 1, opening), 'right')
  const [from, to] = [angleOf(leftWay), angleOf(rightWay)]
  const half = (((to - from) % TURN) + TURN) % TURN
  const fan = ([x, y]: readonly [number, number], start: number): readonly Point[] =>
    Array.from({ length: STEPS / 2 + 1 }, (_, i) => {
      const angle = start + (half * i) / STEPS
      return { x: x + Math.cos(angle) * distance, y: y + Math.sin(angle) * distance }
    })
  return [
    { x: left[0], y: left[1] },
    ...fan(left, from),
    ...fan(right, from + half / 2),
    { x: right[0], y: right[1] },
  ]
}

/** Where a side of an arc begins, and which way it runs. */
const sideOf = (arc: Arc, side: 'left' | 'right'): readonly [Vector, Vector] => {
  const [x, y] = arc[side]
  return [[x / arc.scale, y / arc.scale], arc[`${side}Way`]]
}

const TURN = 2 * Math.PI
const angleOf = ([x, y]: readonly [number, number]): number => Math.atan2(y, x)

/** All that is at most so far from a body. Seen from its middle, that has one border all around. */
export function around(body: Body, distance: number): readonly Point[] {
  const rings = ringsOf(body)
  const middle = { x: (body.left + body.right) / 2, y: (body.top + body.bottom) / 2 }
  const most = distance + Math.hypot(body.right - body.left, body.bottom - body.top)
  return Array.from({ length: 4 * STEPS }, (_, i) => {
    const angle = (TURN * i) / (4 * STEPS)
    const at = (far: number): Point => ({
      x: middle.x + Math.cos(angle) * far,
      y: middle.y + Math.sin(angle) * far,
    })
    let [inside, outside] = [0, most]
    while (outside - inside > 0.5) {
      const far = (inside + outside) / 2
      if (isNear(rings, at(far), distance)) inside = far
      else outside = far
    }
    return at(inside)
  })
}

const isNear = (rings: readonly Ring[], at: Point, distance: number): boolean =>
  rings.some((ring) => squareTo(ring, at) <= distance * distance)

/** How far a point is from a convex shape, squared: roots take longer than a frame has; 0 inside. */
function squareTo(ring: Ring, { x, y }: Point): number {
  let [best, inside] = [Infinity, true]
  for (let i = 0, k = ring.length - 2; i < ring.length; k = i, i += 2) {
    const [px, py] = [ring[k] as number, ring[k + 1] as number]
    const [dx, dy] = [(ring[i] as number) - px, (ring[i + 1] as number) - py]
    if (dx * (y - py) - dy * (x - px) < 0) inside = false
    const along = ((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy)
    const part = Math.max(0, Math.min(1, along))
    const [ox, oy] = [x - px - part * dx, y - py - part * dy]
    best = Math.min(best, ox * ox + oy * oy)
  }
  return inside ? 0 : best
}
