import { isFar, RECT, SLACK, type Boxes } from './boxes.ts'

/**
 * For each unit, those that can stand between it and anything in its range, from left to right: so
 * that whoever looks for somebody in a part of the table looks at that part only.
 */
export interface Near {
  readonly lists: readonly Int32Array[]
  readonly counts: Int32Array
  /** All units from left to right. */
  readonly order: Int32Array
  /** The largest of all radii. */
  widest: number
}

/**
 * From how far away a unit can still stand between another and something in its range: a line is
 * longer than the gap by no more than a unit is wide, and the blocker's own radius is counted apart.
 */
const reachOf = (widest: number, range: number, clearance: number): number =>
  range + 2 * widest + clearance

function widestOf({ units }: Boxes): number {
  let widest = 0
  for (let at = 6; at < units.length; at += RECT) widest = Math.max(widest, units[at] as number)
  return widest
}

export function nearOf(boxes: Boxes, units: number, range: number, clearance: number): Near {
  const xOf = (unit: number): number => boxes.units[RECT * unit] as number
  const order = Int32Array.from({ length: units }, (_, c) => c).toSorted((a, b) => xOf(a) - xOf(b))
  const lists = Array.from({ length: units }, () => new Int32Array(units))
  const counts = new Int32Array(units)
  const widest = widestOf(boxes)
  const reach = reachOf(widest, range, clearance)
  const beyond = reach + 2 * widest + SLACK
  for (let i = 0; i < units; i++) {
    const a = order[i] as number
    const last = xOf(a) + beyond
    for (let j = i + 1; j < units; j++) {
      const c = order[j] as number
      if (xOf(c) > last) break
      if (isFar(boxes, a, c, reach)) continue
      append(lists, counts, a, c)
      append(lists, counts, c, a)
    }
  }
  return { lists, counts, order, widest }
}

function append(lists: readonly Int32Array[], counts: Int32Array, to: number, unit: number): void {
  const count = counts[to] as number
  ;(lists[to] as Int32Array)[count] = unit
  counts[to] = count + 1
}

/** After a move, for the mover's own list and wherever it stands in another's. */
export function refreshNear(
  near: Near,
  boxes: Boxes,
  unit: number,
  range: number,
  clearance: number,
): void {
  const { lists, counts, order } = near
  near.widest = widestOf(boxes)
  const reach = reachOf(near.widest, range, clearance)
  putInOrder(order, order.length, placeIn(order, order.length, unit), boxes)
  listNear(near, boxes, unit, reach)
  for (let a = 0; a < lists.length; a++) {
    if (a === unit) continue
    const list = lists[a] as Int32Array
    const count = counts[a] as number
    const place = placeIn(list, count, unit)
    if (!isFar(boxes, a, unit, reach)) {
      if (place === count) append(lists, counts, a, unit)
      putInOrder(list, counts[a] as number, place, boxes)
    } else if (place < count) {
      list.copyWithin(place, place + 1, count)
      counts[a] = count - 1
    }
  }
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

/** Where a unit stands in a list; its end if it does not. */
function placeIn(list: Int32Array, count: number, unit: number): number {
  let place = 0
  while (place < count && list[place] !== unit) place++
  return place
}

/** Moves one of a list to where it belongs from left to right. */
function putInOrder(list: Int32Array, count: number, at: number, { units }: Boxes): void {
  const unit = list[at] as number
  const x = units[RECT * unit] as number
  let place = at
  for (; place > 0; place--) {
    const before = list[place - 1] as number
    if ((units[RECT * before] as number) <= x) break
    list[place] = before
  }
  for (; place + 1 < count; place++) {
    const after = list[place + 1] as number
    if ((units[RECT * after] as number) >= x) break
    list[place] = after
  }
  list[place] = unit
}

/** The place of the first of a list that is not farther to the left than this. */
export function firstFrom(list: Int32Array, count: number, { units }: Boxes, x: number): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((units[RECT * (list[middle] as number)] as number) < x) low = middle + 1
    else high = middle
  }
  return low
}
