import { isFar, RECT, type Boxes } from './boxes.ts'

/** For each unit, those that can stand between it and anything in its range, in any order. */
export interface Near {
  readonly lists: readonly Int32Array[]
  readonly counts: Int32Array
  /** All units from left to right, as they stood when the watch began. */
  readonly order: Int32Array
}

export function nearOf(boxes: Boxes, units: number, reach: number): Near {
  const near: Near = {
    lists: Array.from({ length: units }, () => new Int32Array(units)),
    counts: new Int32Array(units),
    order: Int32Array.from({ length: units }, (_, c) => c).toSorted(
      (a, b) => (boxes.units[RECT * a] as number) - (boxes.units[RECT * b] as number),
    ),
  }
  for (let a = 0; a < units; a++) listNear(near, boxes, a, reach)
  return near
}

function listNear({ lists, counts, order }: Near, boxes: Boxes, a: number, reach: number): void {
  const list = lists[a] as Int32Array
  let count = 0
  for (let i = 0; i < order.length; i++) {
    const c = order[i] as number
    if (c !== a && !isFar(boxes, a, c, reach)) list[count++] = c
  }
  counts[a] = count
}

/** After a move, for the mover's own list and wherever it stands in another's. */
export function refreshNear(near: Near, boxes: Boxes, unit: number, reach: number): void {
  listNear(near, boxes, unit, reach)
  for (let a = 0; a < near.lists.length; a++) {
    if (a === unit) continue
    const list = near.lists[a] as Int32Array
    const count = near.counts[a] as number
    const isNear = !isFar(boxes, a, unit, reach)
    let place = 0
    while (place < count && list[place] !== unit) place++
    if (isNear && place === count) {
      list[count] = unit
      near.counts[a] = count + 1
    } else if (!isNear && place < count) {
      list[place] = list[count - 1] as number
      near.counts[a] = count - 1
    }
  }
}

/**
 * From how far away a unit can still stand between another and something in its range: a line is
 * longer than the gap by no more than a unit is wide, and the blocker's own radius is counted apart.
 */
export function farthestBlocker({ units }: Boxes, range: number, clearance: number): number {
  let widest = 0
  for (let at = 6; at < units.length; at += RECT) widest = Math.max(widest, units[at] as number)
  return range + 2 * widest + clearance
}
