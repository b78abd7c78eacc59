import type { Footprint } from '../footprint.ts'
import { turned } from '../lattice.ts'
import { cosine, sine, UNIT } from '../sine.ts'

/**
 * The boxes and eyes of all units in flat arrays: what is looked at a million times a second. Beside
 * each exact ring stands the rectangle it was rounded from, which decides most questions by itself;
 * only where that comes within SLACK of an answer is the ring asked.
 */
export interface Boxes {
  /** For each unit, its first box and its first eye; one more at the end. */
  readonly firstBox: Int32Array
  readonly firstEye: Int32Array
  /** For each unit, whether all of its eyes stand in one row, that of its foremost box. */
  readonly isOneRow: Uint8Array
  /** For each unit, a bit for each side of the rectangle around it that a single box reaches. */
  readonly plainSides: Uint8Array
  /** For each unit a rectangle around it, and for each box its own: RECT numbers for one. */
  readonly units: Float64Array
  readonly boxes: Float64Array
  /** The corners of each box, eight numbers for one. */
  readonly corners: Float64Array
  /** The x and y of each eye in turn. */
  readonly eyes: Float64Array
}

/**
 * A rectangle is the x and y of its centre (0, 1), the way its front runs (2, 3), half its width (4)
 * and depth (5), and half of its diagonal (6): eight numbers fill a line of the processor's cache.
 * The places are written as plain digits: a named one would be fetched anew whenever it is used.
 */
export const RECT = 8

/**
 * Corners are rounded by less than a thousandth, both of a box and of what a line ends at: this
 * leaves room for all of it.
 */
export const SLACK = 4

/** Room for units that have as many boxes and eyes as these have now. */
export function boxesOf(footprints: readonly Footprint[]): Boxes {
  const units = footprints.length
  const boxes = footprints.reduce((sum, { boxes }) => sum + boxes.length, 0)
  const eyes = footprints.reduce((sum, footprint) => sum + eyesOf(footprint), 0)
  const made: Boxes = {
    firstBox: new Int32Array(units + 1),
    firstEye: new Int32Array(units + 1),
    isOneRow: new Uint8Array(units),
    plainSides: new Uint8Array(units),
    units: new Float64Array(RECT * units),
    boxes: new Float64Array(RECT * boxes),
    corners: new Float64Array(8 * boxes),
    eyes: new Float64Array(2 * eyes),
  }
  let [box, eye] = [0, 0]
  for (const [unit, footprint] of footprints.entries()) {
    made.firstBox[unit] = box
    made.firstEye[unit] = eye
    box += footprint.boxes.length
    eye += eyesOf(footprint)
    made.firstBox[unit + 1] = box
    made.firstEye[unit + 1] = eye
    put(made, unit, footprint)
  }
  return made
}

const eyesOf = ({ boxes }: Footprint): number =>
  boxes.reduce((sum, { block }) => sum + (block.front ? block.files : 0), 0)

/** A unit that has moved, without a change of its formation. */
export function put(made: Boxes, unit: number, footprint: Footprint): void {
  const { boxes, corners, eyes } = made
  let box = made.firstBox[unit] as number
  let eye = made.firstEye[unit] as number
  let fronts = 0
  for (const { ring, block } of footprint.boxes) {
    const lx = ring[0] as number
    const ly = ring[1] as number
    const rx = ring[2] as number
    const ry = ring[3] as number
    // Not from the corners: a narrow front says little about the way of a deep box.
    const facing = turned(footprint.pose.facing, block.facing)
    const at = RECT * box
    boxes[at] = (lx + rx + (ring[4] as number) + (ring[6] as number)) / 4
    boxes[at + 1] = (ly + ry + (ring[5] as number) + (ring[7] as number)) / 4
    boxes[at + 2] = cosine(facing) / UNIT
    boxes[at + 3] = sine(facing) / UNIT
    boxes[at + 4] = (block.files * block.width) / 2
    boxes[at + 5] = (block.ranks * block.depth) / 2
    boxes[at + 6] = radiusOf(boxes, at)
    for (let i = 0; i < 8; i++) corners[8 * box + i] = ring[i] as number
    box++
    if (!block.front) continue
    fronts++
    for (let file = 0; file < block.files; file++) {
      eyes[2 * eye] = lx + ((rx - lx) * (2 * file + 1)) / (2 * block.files)
      eyes[2 * eye + 1] = ly + ((ry - ly) * (2 * file + 1)) / (2 * block.files)
      eye++
    }
  }
  made.isOneRow[unit] = fronts === 1 && footprint.boxes[0]?.block.front ? 1 : 0
  surround(made, unit)
}

function radiusOf(rects: Float64Array, at: number): number {
  const wide = rects[at + 4] as number
  const deep = rects[at + 5] as number
  return Math.sqrt(wide * wide + deep * deep)
}

/** What is no farther from a side than this may be on it. */
const NEARLY = 2 * SLACK

/** The sides of a rectangle around a unit, as bits. */
export const LEFT = 1
export const RIGHT = 2
export const FRONT = 4
export const REAR = 8

/** The rectangle around a unit runs along the front of its foremost box. */
function surround(made: Boxes, unit: number): void {
  const { firstBox, units, boxes, corners } = made
  const first = firstBox[unit] as number
  const end = firstBox[unit + 1] as number
  const ux = boxes[RECT * first + 2] as number
  const uy = boxes[RECT * first + 3] as number
  let [left, right, front, rear] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let i = 8 * first; i < 8 * end; i += 2) {
    const x = corners[i] as number
    const y = corners[i + 1] as number
    const across = x * ux + y * uy
    const along = y * ux - x * uy
    if (across < left) left = across
    if (across > right) right = across
    if (along < front) front = along
    if (along > rear) rear = along
  }
  const [across, along] = [(left + right) / 2, (front + rear) / 2]
  const [wide, deep] = [(right - left) / 2, (rear - front) / 2]
  const at = RECT * unit
  units[at] = across * ux - along * uy
  units[at + 1] = across * uy + along * ux
  units[at + 2] = ux
  units[at + 3] = uy
  units[at + 4] = wide
  units[at + 5] = deep
  units[at + 6] = radiusOf(units, at)
  made.plainSides[unit] = plainSidesOf(made, unit, left, right, front, rear)
}

function plainSidesOf(
  { firstBox, boxes, corners }: Boxes,
  unit: number,
  left: number,
  right: number,
  front: number,
  rear: number,
): number {
  const first = firstBox[unit] as number
  const end = firstBox[unit + 1] as number
  const ux = boxes[RECT * first + 2] as number
  const uy = boxes[RECT * first + 3] as number
  let [once, twice] = [0, 0]
  for (let box = first; box < end; box++) {
    let reached = 0
    for (let i = 8 * box; i < 8 * box + 8; i += 2) {
      const x = corners[i] as number
      const y = corners[i + 1] as number
      const across = x * ux + y * uy
      const along = y * ux - x * uy
      if (across < left + NEARLY) reached |= LEFT
      if (across > right - NEARLY) reached |= RIGHT
      if (along < front + NEARLY) reached |= FRONT
      if (along > rear - NEARLY) reached |= REAR
    }
    twice |= once & reached
    once |= reached
  }
  return once & ~twice
}

/** Circles around both are farther apart than that. */
export function isFar({ units }: Boxes, a: number, b: number, distance: number): boolean {
  const [one, other] = [RECT * a, RECT * b]
  const dx = (units[one] as number) - (units[other] as number)
  const dy = (units[one + 1] as number) - (units[other + 1] as number)
  const radii = (units[one + 6] as number) + (units[other + 6] as number)
  const reach = distance + radii + SLACK
  return dx * dx + dy * dy > reach * reach
}
