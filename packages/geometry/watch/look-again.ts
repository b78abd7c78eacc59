import { isBetween } from './between.ts'
import { enclose, isOutside } from './corridor.ts'
import { bitOf, NOBODY } from './kept.ts'
import { turnTo } from './lines.ts'
import { blockBy, look, lookAlong, narrow } from './look.ts'
import type { Watch } from './watch.ts'

/** After a move, at the pairs of others: lines that the mover blocked, and clear ones in its way. */
export function lookAgain(watch: Watch, mover: number): void {
  const { kept, boxes, clearance } = watch
  const bit = bitOf(mover)
  for (let place = 0; place < kept.count; place++) {
    const couldBlock = ((kept.masks[place] as number) & bit) !== 0
    if (!couldBlock && kept.clear[place] === 0) continue
    const a = kept.seers[place] as number
    const b = kept.targets[place] as number
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
      if (freed > 0 || (clear > 0 && isBetween(boxes, a, b, mover, clearance)))
        reopen(watch, place, a, b, clear, freed, mover)
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

/**
 * Lets the mover block a pair's open lines, and then all others those that it has left: most often
 * it went so little that it is in the way of the same lines as before.
 */
function reopen(
  watch: Watch,
  place: number,
  a: number,
  b: number,
  clear: number,
  freed: number,
  mover: number,
): void {
  const { lines, boxes, kept, corridor } = watch
  turnTo(lines, boxes, a, b)
  lines.open = clear + freed
  narrow(watch, place)
  enclose(corridor, lines, boxes)
  if (!isOutside(corridor, boxes, mover, watch.clearance)) blockBy(watch, mover, place)
  if (freed > 0 && lines.open > 0) lookAlong(watch, place)
  kept.clear[place] = lines.open
}
