import { isBetween } from './between.ts'
import { enclose, isOutside } from './corridor.ts'
import { bitOf, NOBODY } from './kept.ts'
import { turnTo } from './lines.ts'
import { blockBy, look, lookAlong, narrow } from './look.ts'
import type { Watch } from './watch.ts'

/** After a move, at the pairs of others: lines that the mover blocked, and clear ones in its way. */
export function lookAgain(watch: Watch, mover: number): void {
  const { kept, boxes, units, clearance } = watch
  const n = units.length
  const bit = bitOf(mover)
  for (let place = 0; place < kept.count; place++) {
    const couldBlock = ((kept.masks[place] as number) & bit) !== 0
    if (!couldBlock && kept.clear[place] === 0) continue
    const pair = kept.pairs[place] as number
    const a = Math.floor(pair / n)
    const b = pair % n
    if (a === mover || b === mover) continue
    if (kept.closers[place] === mover) {
      // It may still stand in the way.
      watch.closer = mover
      look(watch, a, b)
    } else if (kept.closers[place] !== NOBODY) continue
    else {
      const eyes = (boxes.firstEye[a + 1] as number) - (boxes.firstEye[a] as number)
      const freed = couldBlock ? free(watch, place, eyes, mover) : 0
      const clear = kept.clear[place] as number
      if (freed > 0) reopen(watch, place, a, b, clear + freed, NOBODY)
      else if (clear > 0 && isBetween(boxes, a, b, mover, clearance))
        reopen(watch, place, a, b, clear, mover)
    }
  }
}

/** Opens the lines of a pair that a unit has blocked; returns how many. */
function free({ kept }: Watch, place: number, eyes: number, mover: number): number {
  const { blockers, mostEyes } = kept
  const start = place * mostEyes
  let freed = 0
  let mask = 0
  for (let i = start; i < start + eyes; i++) {
    const by = blockers[i] as number
    if (by === mover) {
      blockers[i] = NOBODY
      freed++
    } else if (by !== NOBODY) mask |= bitOf(by)
  }
  kept.masks[place] = mask
  return freed
}

/** Lets all who may stand in the way of a pair's open lines block them, or the mover alone. */
function reopen(watch: Watch, place: number, a: number, b: number, open: number, by: number): void {
  const { lines, boxes, kept } = watch
  turnTo(lines, boxes, a, b)
  lines.open = open
  narrow(watch, place)
  if (by === NOBODY) lookAlong(watch, place)
  else {
    enclose(watch.corridor, lines, boxes)
    if (!isOutside(watch.corridor, boxes, by, watch.clearance)) blockBy(watch, by, place)
  }
  kept.clear[place] = lines.open
  watch.seen[a * watch.units.length + b] = lines.open
}
