import { isFar, RECT, SLACK, type Boxes } from './boxes.ts'

/** For each unit, those that can stand between it and anything in its range, in any order. */
export interface Near {
  readonly lists: readonly Int32Array[]
  readonly counts: Int32Array
  /** All units from left to right, as they stood when the watch began. */
  readonly order: Int32Array
}

export function nearOf(boxes: Boxes, units: number, reach: number): Near {
  const xOf = (unit: number): number => boxes.units[RECT * unit] as number
  const order = Int32Array.from({ length: units }, (_, c) => c).toSorted((a, b) => xOf(a) - xOf(b))
  const lists = Array.from({ length: units }, () => new Int32Array(units))
  const counts = new Int32Array(units)
  // From left to right, so that on a large table most are never looked at.
  const beyond = reach + 2 * widestOf(boxes) + SLACK
  for (let i = 0; i < units; i++) {
    const a = order[i] as number
    const last = xOf(a) + beyond
    for (let j = i + 1; j < units; j++) {
      const c = order[j] as number
      if (xOf(c) > last) break
      if (isFar(boxes, a, c, reach)) continue
      add(lists, counts, a, c)
      add(lists, counts, c, a)
    }
  }
  return { lists, counts, order }
}

function add(lists: readonly Int32Array[], counts: Int32Array, to: number, unit: number): void {
  const count = counts[to] as number
  ;(lists[to] as Int32Array)[count] = unit
  counts[to] = count + 1
}

/** The largest of all radii. */
function widestOf({ units }: Boxes): number {
  let widest = 0
  for (let at = 6; at < units.length; at += RECT) widest = Math.max(widest, units[at] as number)
  return widest
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
export const farthestBlocker = (boxes: Boxes, range: number, clearance: number): number =>
  range + 2 * widestOf(boxes) + clearance
