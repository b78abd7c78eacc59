import { AFTER, BEFORE, BLOCKED, CLEAR, verdictOn } from './blocked.ts'
import { RECT, SLACK } from './boxes.ts'
import { sideOfPart } from './corridor.ts'
import type { Watch } from './watch.ts'

/** The lines that a box blocks: from one on, before another; none if these are the same. */
export interface Run {
  from: number
  to: number
}

/** No run can be told: each line must be asked for itself. */
export const SCATTERED = -1

/**
 * Finds which of the lines between the first and the last open one a box blocks. The lines lie
 * beside each other and never cross. So if a straight line parts the target from the eyes and a
 * convex shape, what that blocks is one run of them: whoever gets past it cannot meet it behind the
 * target. And if it lies to one side of a line, it blocks none on the other side. The first and the
 * last line decide most cases, and otherwise the ends of the run are soon found.
 */
export function findRun(watch: Watch, box: number): void {
  const { run, lines } = watch
  run.from = run.to = 0
  const parts = lines.side === 0 ? UNSURE : lines.endSide === 0 ? partsFrom(watch, box) : PARTED
  if (parts === NOTHING) return
  if (parts === UNSURE) {
    run.from = SCATTERED
    return
  }
  let low = lines.firstOpen
  let high = lines.lastOpen
  const first = placeOf(watch, low, box)
  if (first === BEFORE) return
  const last = low === high ? first : placeOf(watch, high, box)
  if (last === AFTER) return
  if (first === BLOCKED) {
    run.from = low
    run.to = last === BLOCKED ? high + 1 : endOf(watch, box, low, high)
    return
  }
  if (last === BLOCKED) {
    run.from = startOf(watch, box, low, high)
    run.to = high + 1
    return
  }
  while (high - low > 1) {
    const middle = (low + high) >> 1
    const place = placeOf(watch, middle, box)
    if (place === AFTER) low = middle
    else if (place === BEFORE) high = middle
    else if (place === BLOCKED) {
      run.from = startOf(watch, box, low, middle)
      run.to = endOf(watch, box, middle, high)
      return
    } else {
      run.from = SCATTERED
      return
    }
  }
}

/** Where a box is for a line, and if that is beyond its ends, where all of it that can matter is. */
function placeOf(watch: Watch, k: number, box: number): number {
  const verdict = verdictOn(watch, k, box)
  return verdict === CLEAR && watch.lines.endSide !== 0 ? sideOfPart(watch, k, box) : verdict
}

/** Where a run ends that a blocked line is in, before a line that is not. */
function endOf(watch: Watch, box: number, blocked: number, clear: number): number {
  let low = blocked + 1
  let high = clear
  while (low < high) {
    const middle = (low + high) >> 1
    if (verdictOn(watch, middle, box) === BLOCKED) low = middle + 1
    else high = middle
  }
  return low
}

/** Where a run starts that a blocked line is in, behind a line that is not. */
function startOf(watch: Watch, box: number, clear: number, blocked: number): number {
  let low = clear + 1
  let high = blocked
  while (low < high) {
    const middle = (low + high) >> 1
    if (verdictOn(watch, middle, box) === BLOCKED) high = middle
    else low = middle + 1
  }
  return low
}

const UNSURE = 0
const NOTHING = 1
const PARTED = 2

/**
 * Whether a side of a box, widened on all sides, or of the target parts the box and all eyes from
 * the target. If all eyes are on the target's side instead, the box blocks nothing.
 */
function partsFrom({ lines, boxes, clearance }: Watch, box: number): number {
  const { boxes: rects, units } = boxes
  const rect = RECT * box
  const cx = rects[rect] as number
  const cy = rects[rect + 1] as number
  const ux = rects[rect + 2] as number
  const uy = rects[rect + 3] as number
  const wide = (rects[rect + 4] as number) + clearance + SLACK
  const deep = (rects[rect + 5] as number) + clearance + SLACK
  const target = RECT * lines.target
  const tx = units[target] as number
  const ty = units[target + 1] as number
  const vx = units[target + 2] as number
  const vy = units[target + 3] as number
  const halfWidth = units[target + 4] as number
  const halfDepth = units[target + 5] as number
  const same = Math.abs(ux * vx + uy * vy)
  const skew = Math.abs(ux * vy - uy * vx)
  const dx = tx - cx
  const dy = ty - cy
  const across = dx * ux + dy * uy
  const along = dy * ux - dx * uy
  const { at } = lines
  const end = 4 * (lines.count - 1)
  const fx = at[0] as number
  const fy = at[1] as number
  const lx = at[end] as number
  const ly = at[end + 1] as number
  if (Math.abs(along) - skew * halfWidth - same * halfDepth > deep) {
    const way = along > 0 ? 1 : -1
    const first = way * ((fy - cy) * ux - (fx - cx) * uy)
    const last = way * ((ly - cy) * ux - (lx - cx) * uy)
    if (first > deep && last > deep) return NOTHING
    if (first <= deep && last <= deep) return PARTED
  }
  if (Math.abs(across) - same * halfWidth - skew * halfDepth > wide) {
    const way = across > 0 ? 1 : -1
    const first = way * ((fx - cx) * ux + (fy - cy) * uy)
    const last = way * ((lx - cx) * ux + (ly - cy) * uy)
    if (first > wide && last > wide) return NOTHING
    if (first <= wide && last <= wide) return PARTED
  }
  // Now as the target sees it.
  const aside = dx * vx + dy * vy
  const ahead = dy * vx - dx * vy
  if (Math.abs(ahead) - skew * wide - same * deep > halfDepth + SLACK) {
    const way = ahead > 0 ? -1 : 1
    const first = way * ((fy - ty) * vx - (fx - tx) * vy)
    const last = way * ((ly - ty) * vx - (lx - tx) * vy)
    if (first < halfDepth && last < halfDepth) return NOTHING
    if (first > halfDepth + SLACK && last > halfDepth + SLACK) return PARTED
  }
  if (Math.abs(aside) - same * wide - skew * deep > halfWidth + SLACK) {
    const way = aside > 0 ? -1 : 1
    const first = way * ((fx - tx) * vx + (fy - ty) * vy)
    const last = way * ((lx - tx) * vx + (ly - ty) * vy)
    if (first < halfWidth && last < halfWidth) return NOTHING
    if (first > halfWidth + SLACK && last > halfWidth + SLACK) return PARTED
  }
  return UNSURE
}

/** Whether a unit blocks all lines with one of its boxes. */
export function areAllBlocked(watch: Watch, c: number): boolean {
  const { lines, boxes } = watch
  if (lines.side === 0) return false
  const end = boxes.firstBox[c + 1] as number
  for (let box = boxes.firstBox[c] as number; box < end; box++)
    if (
      verdictOn(watch, 0, box) === BLOCKED &&
      verdictOn(watch, lines.count - 1, box) === BLOCKED &&
      (lines.endSide !== 0 || partsFrom(watch, box) === PARTED)
    )
      return true
  return false
}
