// What a shade surely hides of an edge, in plain numbers. From an eye a convex shape with a distance
// around it lies between two lines that touch it, and the stroke between the two points where they do
// is inside of it: whatever is between the lines and beyond the stroke is hidden. That leaves out
// some of what is hidden, and whatever is nearer to a border than rounding could matter.

import type { Ring } from '../ring.ts'
import type { Eye } from '../sight.ts'
import { isNear } from './passing.ts'
import type { Shade } from './shade.ts'

/** Nearer to a border, in thousandths, nothing is sure. */
const SURE = 0.02

/** Where a touching line touches so near, its way is not sure. */
const CLOSE = 10

/**
 * Numbers of a cone: the eye's points of touch, to its left and to its right, and how far they are;
 * two more are for whoever keeps them.
 */
export const CONE = 8

/** Marks a cone of which nothing is sure, and one of an eye that sees nothing at all. */
export const NO_CONE = -1
const ALL = -2

/** From within the distance around a shape nothing is seen. */
const isWithin = (eye: Eye, { ring, margin }: Shade): boolean =>
  margin > 0 && isNear(eye, 0, 0, ring, margin)

/** Writes where the lines from an eye touch a shade, from a place in a list on. */
export function coneOf(eye: Eye, shade: Shade, cones: Float64Array, at: number): void {
  cones[at + 4] = NO_CONE
  if (shade.kind !== 'ring' || !shade.plain) return
  const { ring, margin } = shade
  const ex = eye.x / eye.scale
  const ey = eye.y / eye.scale
  const square = margin * margin
  // The corners that are farthest to the left and to the right; another that is nearer to the eye may
  // have its line of touch farther out.
  let lx = 0
  let ly = 0
  let rx = 0
  let ry = 0
  for (let i = 0; i < ring.length; i += 2) {
    const cx = (ring[i] as number) - ex
    const cy = (ring[i + 1] as number) - ey
    if (cx * cx + cy * cy < square - 1) {
      cones[at + 4] = ALL
      return
    }
    if (i === 0 || lx * cy - ly * cx > 0) {
      lx = cx
      ly = cy
    }
    if (i === 0 || rx * cy - ry * cx < 0) {
      rx = cx
      ry = cy
    }
  }
  const farLeft = lx * lx + ly * ly
  const farRight = rx * rx + ry * ry
  const left = Math.sqrt(farLeft - square)
  const right = Math.sqrt(farRight - square)
  const toLeft = left / farLeft
  const toRight = right / farRight
  const ax = (lx * left - ly * margin) * toLeft
  const ay = (ly * left + lx * margin) * toLeft
  const bx = (rx * right + ry * margin) * toRight
  const by = (ry * right - rx * margin) * toRight
  // Of one that is all around, or very near, or seen edge on, no more is known.
  if (!(left > CLOSE && right > CLOSE && bx * ay - by * ax > SURE * (left + right))) {
    if (isWithin(eye, shade)) cones[at + 4] = ALL
    return
  }
  cones[at] = ax
  cones[at + 1] = ay
  cones[at + 2] = bx
  cones[at + 3] = by
  cones[at + 4] = left
  cones[at + 5] = right
}

/**
 * Writes what the shade of a cone surely hides of an edge: from where to where; false if that is
 * nothing. It is between the lines, and beyond the stroke: each is linear along the edge, whose ends
 * are given as seen from the eye, x and y of each in a list. (Numbers handed on one by one would each
 * be put into memory.)
 */
export function hiddenByCone(
  cones: Float64Array,
  cone: number,
  edge: Float64Array,
  parts: Float64Array,
  at: number,
): boolean {
  const left = cones[cone + 4] as number
  if (left < 0) {
    parts[at] = 0
    parts[at + 1] = 1
    return left === ALL
  }
  const ax = edge[0] as number
  const ay = edge[1] as number
  const bx = edge[2] as number
  const by = edge[3] as number
  const lx = cones[cone] as number
  const ly = cones[cone + 1] as number
  const leftA = ly * ax - lx * ay - SURE * left
  const leftB = ly * bx - lx * by - SURE * left
  if (leftA <= 0 && leftB <= 0) return false
  const right = cones[cone + 5] as number
  const rx = cones[cone + 2] as number
  const ry = cones[cone + 3] as number
  const rightA = rx * ay - ry * ax - SURE * right
  const rightB = rx * by - ry * bx - SURE * right
  if (rightA <= 0 && rightB <= 0) return false
  const sx = lx - rx
  const sy = ly - ry
  const off = SURE * (left + right)
  const beyondA = sy * (ax - rx) - sx * (ay - ry) - off
  const beyondB = sy * (bx - rx) - sx * (by - ry) - off
  if (beyondA <= 0 && beyondB <= 0) return false
  let from = 0
  let to = 1
  if (leftA <= 0) from = leftA / (leftA - leftB)
  else if (leftB <= 0) to = leftA / (leftA - leftB)
  if (rightA <= 0) from = Math.max(from, rightA / (rightA - rightB))
  else if (rightB <= 0) to = Math.min(to, rightA / (rightA - rightB))
  if (beyondA <= 0) from = Math.max(from, beyondA / (beyondA - beyondB))
  else if (beyondB <= 0) to = Math.min(to, beyondA / (beyondA - beyondB))
  parts[at] = from
  parts[at + 1] = to
  return from < to
}

/** Whether the shade of a cone alone surely hides all of a convex shape from the eye. */
export function hidesShape(cones: Float64Array, cone: number, eye: Eye, shape: Ring): boolean {
  const left = cones[cone + 4] as number
  if (left < 0) return left === ALL
  const right = cones[cone + 5] as number
  const lx = cones[cone] as number
  const ly = cones[cone + 1] as number
  const rx = cones[cone + 2] as number
  const ry = cones[cone + 3] as number
  const ex = eye.x / eye.scale
  const ey = eye.y / eye.scale
  for (let i = 0; i < shape.length; i += 2) {
    const x = (shape[i] as number) - ex
    const y = (shape[i + 1] as number) - ey
    if (ly * x - lx * y <= SURE * left || rx * y - ry * x <= SURE * right) return false
    if ((ly - ry) * (x - rx) - (lx - rx) * (y - ry) <= SURE * (left + right)) return false
  }
  return true
}

/** On which side of an edge an eye is: below 0 on the outer one. */
const sideOf = (edge: Float64Array): number => {
  const ax = edge[0] as number
  const ay = edge[1] as number
  return ax * ((edge[3] as number) - ay) - ay * ((edge[2] as number) - ax)
}

/** Whether an eye is surely on the outer side of an edge, with the ends as seen from it. */
export const isOutside = (edge: Float64Array): boolean => sideOf(edge) < -1

/** Whether an eye is on the outer side of an edge, or so near to its line that it may be. */
export const mayFace = (edge: Float64Array): boolean => sideOf(edge) < 1
