import { gatherBetween } from './between.ts'
import { BLOCKED, verdictOn } from './blocked.ts'
import { enclose, isOutside } from './corridor.ts'
import { bitOf, close, NOBODY } from './kept.ts'
import { turnTo } from './lines.ts'
import { areAllBlocked, findRun, SCATTERED } from './runs.ts'
import type { Watch } from './watch.ts'

/** Looks at all lines of a pair in range, whatever is known of them. */
export function look(watch: Watch, a: number, b: number): void {
  const { boxes, lines, kept } = watch
  const place = kept.placeOf[a * watch.units.length + b] as number
  if (place === NOBODY || kept.gaps[place] === Infinity) return
  turnTo(lines, boxes, a, b)
  // Who stood in the way back, or to the last target, often stands in this one, too.
  const { closer } = watch
  if (isClosedAtOnce(watch, closer, place)) return
  const own = watch.closers[a] as number
  if (own !== closer && isClosedAtOnce(watch, own, place)) return
  const others = watch.closers[b] as number
  if (others !== closer && others !== own && isClosedAtOnce(watch, others, place)) return
  kept.closers[place] = NOBODY
  kept.masks[place] = 0
  const start = place * kept.mostEyes
  for (let k = 0; k < lines.count; k++) kept.blockers[start + k] = NOBODY
  lookAlong(watch, place)
  if (kept.closers[place] !== NOBODY) return
  kept.clear[place] = lines.open
}

function isClosedAtOnce(watch: Watch, c: number, place: number): boolean {
  const { lines } = watch
  if (c === NOBODY || c === lines.seer || c === lines.target) return false
  if (!areAllBlocked(watch, c)) return false
  closeBy(watch, c, place)
  return true
}

function closeBy(watch: Watch, c: number, place: number): void {
  close(watch.kept, place, c)
  watch.closer = c
  watch.closers[watch.lines.seer] = c
}

/** Lets whoever stands between two units block the lines that are open. */
export function lookAlong(watch: Watch, place: number): void {
  const { lines, between, corridor, boxes, clearance } = watch
  gather(watch, lines.seer, lines.target)
  if (between.count === 0) return
  enclose(corridor, lines, boxes)
  for (let i = 0; i < between.count && lines.open > 0; i++) {
    const c = between.list[i] as number
    if (!isOutside(corridor, boxes, c, clearance)) blockBy(watch, c, place)
  }
}

/** Those who may stand between two units are the same there and back: they are gathered once. */
function gather(watch: Watch, a: number, b: number): void {
  const { between, near, boxes, clearance } = watch
  const pair = a < b ? a * watch.units.length + b : b * watch.units.length + a
  if (pair === between.pair) return
  between.pair = pair
  const [ofA, ofB] = [near.counts[a] as number, near.counts[b] as number]
  const one = ofA < ofB ? a : b
  const list = near.lists[one] as Int32Array
  gatherBetween(between, boxes, a, b, list, Math.min(ofA, ofB), near.widest, clearance)
}

/** Takes the lines that a unit blocks from the open ones. */
export function blockBy(watch: Watch, c: number, place: number): void {
  const { boxes, lines, run } = watch
  const end = boxes.firstBox[c + 1] as number
  for (let box = boxes.firstBox[c] as number; box < end && lines.open > 0; box++) {
    findRun(watch, box)
    if (run.from === SCATTERED) blockEach(watch, c, box, place)
    else if (run.to - run.from === lines.count) {
      lines.open = 0
      return closeBy(watch, c, place)
    } else if (run.from < run.to) blockRun(watch, c, place)
  }
  if (lines.open > 0) narrow(watch, place)
}

function blockRun({ lines, kept, run }: Watch, c: number, place: number): void {
  const start = place * kept.mostEyes
  let count = 0
  for (let k = run.from; k < run.to; k++)
    if (kept.blockers[start + k] === NOBODY) {
      kept.blockers[start + k] = c
      count++
    }
  if (count === 0) return
  lines.open -= count
  kept.masks[place] = (kept.masks[place] as number) | bitOf(c)
}

function blockEach(watch: Watch, c: number, box: number, place: number): void {
  const { lines, kept } = watch
  const start = place * kept.mostEyes
  const open = lines.open
  for (let k = lines.firstOpen; k <= lines.lastOpen; k++) {
    if (kept.blockers[start + k] !== NOBODY) continue
    if (verdictOn(watch, k, box) !== BLOCKED) continue
    kept.blockers[start + k] = c
    lines.open--
  }
  if (lines.open < open) kept.masks[place] = (kept.masks[place] as number) | bitOf(c)
}

/** Finds the first and the last of the lines that are open. */
export function narrow({ lines, kept }: Watch, place: number): void {
  const start = place * kept.mostEyes
  while (kept.blockers[start + lines.firstOpen] !== NOBODY) lines.firstOpen++
  while (kept.blockers[start + lines.lastOpen] !== NOBODY) lines.lastOpen--
}
