import type { Footprint } from '../footprint.ts'
import type { Ring } from '../ring.ts'
import { aim, aimed } from './aim.ts'
import { isBlocked } from './blocked.ts'
import { SLACK, type Boxes } from './boxes.ts'
import { reachesHull, type Hull } from './corridor.ts'

/**
 * The lines from the eyes of one unit to the nearest points of another. Where they end is known to
 * within a thousandth at first: enough for nearly all of them. Those that run along the very edge
 * of something are worked out anew, and exactly if it must be.
 */
export interface Lines {
  seer: number
  target: number
  count: number
  /** Where the line of each eye ends, counted from the seer's first eye. */
  readonly endX: Float64Array
  readonly endY: Float64Array
  /** Eyes whose lines nothing has blocked yet. */
  readonly open: Int32Array
  openCount: number
  readonly spare: Int32Array
  /** All eyes are of one box, and the target is beyond one of its sides. */
  isOneRow: boolean
}

export const newLines = (mostEyes: number): Lines => ({
  seer: 0,
  target: 0,
  count: 0,
  endX: new Float64Array(mostEyes),
  endY: new Float64Array(mostEyes),
  open: new Int32Array(mostEyes),
  openCount: 0,
  spare: new Int32Array(mostEyes),
  isOneRow: false,
})

/** Names the units whose lines come next; none of them is drawn yet. */
export function turnTo(lines: Lines, boxes: Boxes, a: number, b: number): void {
  lines.seer = a
  lines.target = b
  lines.count = (boxes.firstEye[a + 1] as number) - (boxes.firstEye[a] as number)
  lines.openCount = lines.count
  lines.isOneRow =
    isOneRow(boxes, a, lines.count) && isApart(boxes, boxes.firstBox[a] as number, b, 0)
}

/** Draws all lines, and has all of them open. */
export function drawLines(lines: Lines, boxes: Boxes): void {
  for (let k = 0; k < lines.count; k++) lines.open[k] = k
  lines.openCount = lines.count
  draw(lines, boxes, 0, lines.count)
}

/** Draws those lines that come first and last. */
function drawOuter(lines: Lines, boxes: Boxes): void {
  draw(lines, boxes, 0, 1)
  draw(lines, boxes, lines.count - 1, lines.count)
}

function draw(lines: Lines, boxes: Boxes, from: number, to: number): void {
  const start = boxes.firstBox[lines.target] as number
  const end = boxes.firstBox[lines.target + 1] as number
  endIn(lines, boxes, start, from, to)
  for (let box = start + 1; box < end; box++) endNearer(lines, boxes, box, from, to)
}

/** The front rank is one box's, the foremost. */
function isOneRow(boxes: Boxes, unit: number, eyes: number): boolean {
  const box = boxes.firstBox[unit] as number
  return (boxes.endEye[box] as number) - (boxes.startEye[box] as number) === eyes
}

function endIn(lines: Lines, boxes: Boxes, box: number, from: number, to: number): void {
  const first = boxes.firstEye[lines.seer] as number
  const cx = boxes.centreX[box] as number
  const cy = boxes.centreY[box] as number
  const ux = boxes.alongX[box] as number
  const uy = boxes.alongY[box] as number
  const wide = boxes.halfWidth[box] as number
  const deep = boxes.halfDepth[box] as number
  for (let k = from; k < to; k++) {
    const dx = (boxes.eyeX[first + k] as number) - cx
    const dy = (boxes.eyeY[first + k] as number) - cy
    let across = dx * ux + dy * uy
    let along = dy * ux - dx * uy
    if (across > wide) across = wide
    else if (across < -wide) across = -wide
    if (along > deep) along = deep
    else if (along < -deep) along = -deep
    lines.endX[k] = cx + across * ux - along * uy
    lines.endY[k] = cy + across * uy + along * ux
  }
}

/** Squares of distances that differ by twice the distance times this root may be in wrong order. */
const TIE = 4 * (2 * SLACK) * (2 * SLACK)

/** Another box of the target, for those eyes to which it is nearer than what they look at so far. */
function endNearer(lines: Lines, boxes: Boxes, box: number, from: number, to: number): void {
  const first = boxes.firstEye[lines.seer] as number
  const cx = boxes.centreX[box] as number
  const cy = boxes.centreY[box] as number
  const ux = boxes.alongX[box] as number
  const uy = boxes.alongY[box] as number
  const wide = boxes.halfWidth[box] as number
  const deep = boxes.halfDepth[box] as number
  for (let k = from; k < to; k++) {
    const ex = boxes.eyeX[first + k] as number
    const ey = boxes.eyeY[first + k] as number
    let across = (ex - cx) * ux + (ey - cy) * uy
    let along = (ey - cy) * ux - (ex - cx) * uy
    if (across > wide) across = wide
    else if (across < -wide) across = -wide
    if (along > deep) along = deep
    else if (along < -deep) along = -deep
    const x = cx + across * ux - along * uy
    const y = cy + across * uy + along * ux
    const ox = lines.endX[k] as number
    const oy = lines.endY[k] as number
    const near = (x - ex) * (x - ex) + (y - ey) * (y - ey)
    const far = (ox - ex) * (ox - ex) + (oy - ey) * (oy - ey)
    if ((near - far) * (near - far) < TIE * far) {
      // Two boxes are about as near: which one is the nearer is for the rings to say.
      aim(boxes, lines.target, ex, ey)
      lines.endX[k] = aimed.x
      lines.endY[k] = aimed.y
    } else if (near < far) {
      lines.endX[k] = x
      lines.endY[k] = y
    }
  }
}

/** Takes the lines that a unit blocks from the open ones, and notes by whom. */
export function blockLines(
  lines: Lines,
  hull: Hull,
  boxes: Boxes,
  units: readonly Footprint[],
  c: number,
  clearance: number,
  blockers: Int16Array,
  place: number,
): void {
  const { open } = lines
  const end = boxes.firstBox[c + 1] as number
  for (let box = boxes.firstBox[c] as number; box < end && lines.openCount > 0; box++) {
    if (!reachesHull(hull, boxes, box, clearance)) continue
    const count = lines.openCount
    keepOpen(lines, boxes, units, box, clearance)
    // The blocked ones have been put behind the open ones.
    for (let i = lines.openCount; i < count; i++) blockers[place + (open[i] as number)] = c
  }
}

/**
 * Whether a box blocks all lines, as far as the first and the last can tell: nothing needs to have
 * been drawn. See `keepOpen`.
 */
export function areAllBlocked(
  lines: Lines,
  boxes: Boxes,
  units: readonly Footprint[],
  c: number,
  clearance: number,
): boolean {
  if (!lines.isOneRow) return false
  drawOuter(lines, boxes)
  const last = lines.count - 1
  const end = boxes.firstBox[c + 1] as number
  for (let box = boxes.firstBox[c] as number; box < end; box++)
    if (
      isBlocked(lines, boxes, units, 0, box, clearance) &&
      isBlocked(lines, boxes, units, last, box, clearance) &&
      isApart(boxes, box, lines.target, clearance)
    )
      return true
  return false
}

/**
 * Sorts the lines that a box blocks behind the others. The lines never cross each other, so what a
 * convex shape apart from their target blocks is one run of them, if the eyes stand in one row apart
 * from it, too: if it blocks the first and the last, it blocks all, and otherwise the run's end is
 * soon found.
 */
function keepOpen(
  lines: Lines,
  boxes: Boxes,
  units: readonly Footprint[],
  box: number,
  clearance: number,
): void {
  const { open } = lines
  const count = lines.openCount
  const isFirst = isBlocked(lines, boxes, units, open[0] as number, box, clearance)
  const isLast =
    count === 1
      ? isFirst
      : isBlocked(lines, boxes, units, open[count - 1] as number, box, clearance)
  if (
    count <= 2 ||
    ((isFirst || isLast) && lines.isOneRow && isApart(boxes, box, lines.target, clearance))
  ) {
    if (isFirst && isLast) lines.openCount = 0
    else if (isFirst) dropFirst(lines, runOf(lines, boxes, units, box, clearance, true))
    else if (isLast) lines.openCount = runOf(lines, boxes, units, box, clearance, false)
    return
  }
  let kept = 0
  for (let i = 0; i < count; i++) {
    const k = open[i] as number
    const blocked =
      i === 0
        ? isFirst
        : i === count - 1
          ? isLast
          : isBlocked(lines, boxes, units, k, box, clearance)
    if (blocked) continue
    // Blocked ones go behind, in whatever order.
    open[i] = open[kept] as number
    open[kept++] = k
  }
  lines.openCount = kept
}

/** Where the blocked lines end, or the open ones, whichever are first. */
function runOf(
  lines: Lines,
  boxes: Boxes,
  units: readonly Footprint[],
  box: number,
  clearance: number,
  isFirst: boolean,
): number {
  let low = 1
  let high = lines.openCount - 1
  while (low < high) {
    const middle = (low + high) >> 1
    const k = lines.open[middle] as number
    if (isBlocked(lines, boxes, units, k, box, clearance) === isFirst) low = middle + 1
    else high = middle
  }
  return low
}

/** Puts the first so many of the open lines behind the others. */
function dropFirst(lines: Lines, dropped: number): void {
  const { open } = lines
  const count = lines.openCount
  const kept = count - dropped
  for (let i = 0; i < dropped; i++) lines.spare[i] = open[i] as number
  for (let i = 0; i < kept; i++) open[i] = open[i + dropped] as number
  for (let i = 0; i < dropped; i++) open[kept + i] = lines.spare[i] as number
  lines.openCount = kept
}

/** A box, widened on all sides, has all of a unit beyond one of its sides. */
function isApart(boxes: Boxes, box: number, unit: number, clearance: number): boolean {
  const cx = boxes.centreX[box] as number
  const cy = boxes.centreY[box] as number
  const ux = boxes.alongX[box] as number
  const uy = boxes.alongY[box] as number
  const wide = (boxes.halfWidth[box] as number) + clearance + SLACK
  const deep = (boxes.halfDepth[box] as number) + clearance + SLACK
  let left = true
  let right = true
  let before = true
  let behind = true
  const end = boxes.firstBox[unit + 1] as number
  for (let other = boxes.firstBox[unit] as number; other < end; other++) {
    const ring = boxes.rings[other] as Ring
    for (let i = 0; i < 8; i += 2) {
      const dx = (ring[i] as number) - cx
      const dy = (ring[i + 1] as number) - cy
      const across = dx * ux + dy * uy
      const along = dy * ux - dx * uy
      if (across >= -wide) left = false
      if (across <= wide) right = false
      if (along >= -deep) before = false
      if (along <= deep) behind = false
    }
  }
  return left || right || before || behind
}
