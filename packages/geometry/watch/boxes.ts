import type { Footprint } from '../footprint.ts'
import { haloOf } from '../halo.ts'
import type { Ring } from '../ring.ts'

/**
 * The boxes and eyes of all units in flat arrays: what is looked at a million times a second. Beside
 * each exact ring stands the rectangle it was rounded from, which decides most questions by itself;
 * only where that comes within SLACK of an answer is the ring asked.
 */
export interface Boxes {
  /** For each unit, its first box and its first eye; one more at the end. */
  readonly firstBox: Int32Array
  readonly firstEye: Int32Array
  /** For each unit, a circle around it. */
  readonly x: Float64Array
  readonly y: Float64Array
  readonly radius: Float64Array
  /** For each box, its centre, the way its front runs, and half its width and depth. */
  readonly centreX: Float64Array
  readonly centreY: Float64Array
  readonly alongX: Float64Array
  readonly alongY: Float64Array
  readonly halfWidth: Float64Array
  readonly halfDepth: Float64Array
  readonly rings: Ring[]
  readonly halos: Ring[]
  /** For each box, its eyes: none unless it is part of the front rank. */
  readonly startEye: Int32Array
  readonly endEye: Int32Array
  readonly eyeX: Float64Array
  readonly eyeY: Float64Array
}

/** Corners are rounded by less than a thousandth; this leaves room for the arithmetic, too. */
export const SLACK = 2

/** Room for units that have as many boxes and eyes as these have now. */
export function boxesOf(footprints: readonly Footprint[], clearance: number): Boxes {
  const units = footprints.length
  const boxes = footprints.reduce((sum, { boxes }) => sum + boxes.length, 0)
  const eyes = footprints.reduce((sum, footprint) => sum + eyesOf(footprint), 0)
  const made: Boxes = {
    firstBox: new Int32Array(units + 1),
    firstEye: new Int32Array(units + 1),
    x: new Float64Array(units),
    y: new Float64Array(units),
    radius: new Float64Array(units),
    centreX: new Float64Array(boxes),
    centreY: new Float64Array(boxes),
    alongX: new Float64Array(boxes),
    alongY: new Float64Array(boxes),
    halfWidth: new Float64Array(boxes),
    halfDepth: new Float64Array(boxes),
    rings: [],
    halos: [],
    startEye: new Int32Array(boxes),
    endEye: new Int32Array(boxes),
    eyeX: new Float64Array(eyes),
    eyeY: new Float64Array(eyes),
  }
  let [box, eye] = [0, 0]
  for (const [unit, footprint] of footprints.entries()) {
    made.firstBox[unit] = box
    made.firstEye[unit] = eye
    box += footprint.boxes.length
    eye += eyesOf(footprint)
    made.firstBox[unit + 1] = box
    made.firstEye[unit + 1] = eye
    put(made, unit, footprint, clearance)
  }
  return made
}

const eyesOf = ({ boxes }: Footprint): number =>
  boxes.reduce((sum, { block }) => sum + (block.front ? block.files : 0), 0)

/** A unit that has moved, without a change of its formation. */
export function put(made: Boxes, unit: number, footprint: Footprint, clearance: number): void {
  let box = made.firstBox[unit] as number
  let eye = made.firstEye[unit] as number
  const { left, right, top, bottom, pose } = footprint
  made.x[unit] = (left + right) / 2
  made.y[unit] = (top + bottom) / 2
  made.radius[unit] =
    Math.sqrt((right - left) * (right - left) + (bottom - top) * (bottom - top)) / 2
  for (const one of footprint.boxes) {
    const { ring, block } = one
    const [lx = 0, ly = 0, rx = 0, ry = 0, bx = 0, by = 0, cx = 0, cy = 0] = ring
    made.centreX[box] = (lx + rx + bx + cx) / 4
    made.centreY[box] = (ly + ry + by + cy) / 4
    const width = Math.sqrt((rx - lx) * (rx - lx) + (ry - ly) * (ry - ly))
    made.alongX[box] = (rx - lx) / width
    made.alongY[box] = (ry - ly) / width
    made.halfWidth[box] = (block.files * block.width) / 2
    made.halfDepth[box] = (block.ranks * block.depth) / 2
    made.rings[box] = ring
    made.halos[box] = haloOf(one, pose.facing, clearance)
    made.startEye[box] = eye
    made.endEye[box] = eye + (block.front ? block.files : 0)
    box++
    if (!block.front) continue
    for (let file = 0; file < block.files; file++) {
      made.eyeX[eye] = lx + ((rx - lx) * (2 * file + 1)) / (2 * block.files)
      made.eyeY[eye] = ly + ((ry - ly) * (2 * file + 1)) / (2 * block.files)
      eye++
    }
  }
}

/** Circles around both are farther apart than that. */
export function isFar({ x, y, radius }: Boxes, a: number, b: number, distance: number): boolean {
  const dx = (x[a] as number) - (x[b] as number)
  const dy = (y[a] as number) - (y[b] as number)
  const reach = distance + (radius[a] as number) + (radius[b] as number) + SLACK
  return dx * dx + dy * dy > reach * reach
}
