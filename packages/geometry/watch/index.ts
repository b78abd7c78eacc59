import type { Footprint } from '../footprint.ts'
import { boxesOf, isFar, put, type Boxes } from './boxes.ts'
import { gatherBetween, isNearWay, newHull, nextNear, spanHull, type Hull } from './corridor.ts'
import { gapOfUnits } from './gap.ts'
import { areAllBlocked, blockLines, drawLines, newLines, turnTo, type Lines } from './lines.ts'

/** Which units watch which, and how near others may come to a line of sight. */
export type Watching = {
  readonly range: number
  readonly clearance: number
  readonly areEnemies: (a: number, b: number) => boolean
}

/**
 * For every two enemies in range: how far apart they are, and how many of the one's front-rank
 * figures have a clear line to the nearest point of the other. Each line remembers what blocks it,
 * so that after a move only the mover's own pairs and the lines it opens or closes are looked at.
 */
export interface Watch {
  readonly range: number
  readonly clearance: number
  readonly units: Footprint[]
  readonly boxes: Boxes
  /** By seer and target; Infinity where they are no enemies in range. */
  readonly gaps: Float64Array
  readonly seen: Int32Array
  readonly enemies: Uint8Array
  /** Lines are kept for pairs in range only: a table has few of all there could be. */
  readonly slotOf: Int32Array
  readonly mostEyes: number
  blockers: Int16Array
  /** For each kept pair, a bit for every unit that blocks a line of it; units far apart share bits. */
  masks: Int32Array
  slots: number
  /** For each unit, those that can stand between it and anything in its range. */
  readonly near: Int32Array[]
  /** For each unit, who last closed all of its lines to another. */
  readonly closers: Int32Array
  /** Who last closed all lines of any unit to another. */
  closer: number
  /** Those who may stand between the last two units, there or back. */
  readonly between: Int32Array
  betweenCount: number
  betweenPair: number
  readonly hull: Hull
  readonly lines: Lines
  /** Eyes whose lines a mover has left, while they are looked at anew. */
  readonly freed: Int32Array
}

const NOBODY = -1

/** Watches over units of boxes with four corners: leaders on round bases neither watch nor block. */
export function watchOver(
  footprints: readonly Footprint[],
  { range, clearance, areEnemies }: Watching,
): Watch {
  const n = footprints.length
  const boxes = boxesOf(footprints, clearance)
  let mostEyes = 0
  for (let u = 0; u < n; u++)
    mostEyes = Math.max(mostEyes, (boxes.firstEye[u + 1] as number) - (boxes.firstEye[u] as number))
  const enemies = new Uint8Array(n * n)
  for (let a = 0; a < n; a++)
    for (let b = 0; b < n; b++) enemies[a * n + b] = a !== b && areEnemies(a, b) ? 1 : 0
  const watch: Watch = {
    range,
    clearance,
    units: [...footprints],
    boxes,
    gaps: new Float64Array(n * n).fill(Infinity),
    seen: new Int32Array(n * n),
    enemies,
    slotOf: new Int32Array(n * n).fill(NOBODY),
    mostEyes,
    blockers: new Int16Array(n * 8 * mostEyes),
    masks: new Int32Array(n * 8),
    slots: 0,
    near: [],
    closers: new Int32Array(n).fill(NOBODY),
    closer: NOBODY,
    between: new Int32Array(n),
    betweenCount: 0,
    betweenPair: NOBODY,
    hull: newHull(mostEyes),
    lines: newLines(mostEyes),
    freed: new Int32Array(mostEyes),
  }
  const reach = farthestBlocker(watch)
  for (let a = 0; a < n; a++) watch.near.push(nearTo(boxes, n, a, reach))
  lookOver(watch)
  return watch
}

/** Looks at all pairs anew, whatever is known of them. */
function lookOver(watch: Watch): void {
  watch.closers.fill(NOBODY)
  watch.closer = NOBODY
  watch.betweenPair = NOBODY
  for (const [a, list] of watch.near.entries()) {
    // Whoever is in range is near.
    for (let i = 0; i < list.length; i++) {
      const b = list[i] as number
      if (b < a) continue
      measure(watch, a, b)
      look(watch, a, b)
      look(watch, b, a)
    }
  }
}

/** In thousandths; Infinity where they are no enemies in range. */
export const gapIn = ({ gaps, units }: Watch, a: number, b: number): number =>
  gaps[a * units.length + b] as number

/** Front-rank figures of `a` with a clear line to the nearest point of `b`. */
export const seeingIn = ({ seen, units }: Watch, a: number, b: number): number =>
  seen[a * units.length + b] as number

/** A unit that blocks the line from an eye of `a`, counted from the left; -1 if none does. */
export function blockerIn(watch: Watch, a: number, b: number, eye: number): number {
  const slot = watch.slotOf[a * watch.units.length + b] as number
  return slot === NOBODY ? NOBODY : (watch.blockers[slot * watch.mostEyes + eye] as number)
}

/** A unit is elsewhere; its formation has as many boxes and front-rank figures as before. */
export function moveIn(watch: Watch, unit: number, to: Footprint): void {
  const { boxes, units, clearance } = watch
  const n = units.length
  units[unit] = to
  put(boxes, unit, to, clearance)
  watch.betweenPair = NOBODY
  refreshNear(watch, unit)
  for (let other = 0; other < n; other++) {
    if (other === unit) continue
    measure(watch, unit, other)
    look(watch, unit, other)
    look(watch, other, unit)
  }
  for (let a = 0; a < n; a++)
    for (let b = 0; b < n; b++)
      if (a !== unit && b !== unit && watch.gaps[a * n + b] !== Infinity)
        lookAgain(watch, a, b, unit)
}

/** The gap is the same from both sides. */
function measure({ boxes, enemies, gaps, range, units }: Watch, a: number, b: number): void {
  const n = units.length
  const [there, back] = [a * n + b, b * n + a]
  if (enemies[there] === 0 && enemies[back] === 0) return
  const gap = isFar(boxes, a, b, range) ? Infinity : gapOfUnits(boxes, a, b)
  const known = gap <= range ? gap : Infinity
  gaps[there] = enemies[there] === 1 ? known : Infinity
  gaps[back] = enemies[back] === 1 ? known : Infinity
}

function look(watch: Watch, a: number, b: number): void {
  const { boxes, lines } = watch
  const pair = a * watch.units.length + b
  watch.seen[pair] = 0
  if (watch.gaps[pair] === Infinity) return
  const place = slotFor(watch, pair) * watch.mostEyes
  turnTo(lines, boxes, a, b)
  if (lines.count === 0) return
  // Who stood in the way back, or to the last target, often stands in this one, too.
  if (isClosedAtOnce(watch, watch.closer, place)) return
  if (isClosedAtOnce(watch, watch.closers[a] as number, place)) return
  drawLines(lines, boxes)
  lookAlong(watch, a, b, place)
  watch.seen[pair] = lines.openCount
  for (let i = 0; i < lines.openCount; i++)
    watch.blockers[place + (lines.open[i] as number)] = NOBODY
  noteBlockers(watch, place, lines.count)
}

/** Notes who blocks lines of a pair, so that most moves need not look at its lines at all. */
function noteBlockers({ blockers, masks, mostEyes }: Watch, place: number, eyes: number): void {
  let mask = 0
  for (let k = 0; k < eyes; k++) {
    const by = blockers[place + k] as number
    if (by !== NOBODY) mask |= 1 << (by & 31)
  }
  masks[place / mostEyes] = mask
}

function isClosedAtOnce(watch: Watch, c: number, place: number): boolean {
  const { boxes, units, lines, clearance } = watch
  if (c === NOBODY || c === lines.seer || c === lines.target) return false
  if (!areAllBlocked(lines, boxes, units, c, clearance)) return false
  watch.blockers.fill(c, place, place + lines.count)
  watch.masks[place / watch.mostEyes] = 1 << (c & 31)
  closedBy(watch, c)
  return true
}

function closedBy(watch: Watch, c: number): void {
  watch.closer = c
  watch.closers[watch.lines.seer] = c
}

/** Lets whoever stands between two units block the lines that are open. */
function lookAlong(watch: Watch, a: number, b: number, place: number): void {
  const { boxes, hull, lines, clearance, between } = watch
  const count = countBetween(watch, a, b)
  if (count === 0) return
  spanHull(hull, boxes, lines)
  let i = nextNear(hull, boxes, between, count, 0, clearance)
  while (i < count) {
    const c = between[i] as number
    if (isClosedBy(watch, c, place)) return closedBy(watch, c)
    i = nextNear(hull, boxes, between, count, i + 1, clearance)
  }
}

/** Those who may stand between two units are the same there and back: they are gathered once. */
function countBetween(watch: Watch, a: number, b: number): number {
  const pair = a < b ? a * watch.units.length + b : b * watch.units.length + a
  if (pair === watch.betweenPair) return watch.betweenCount
  const { boxes, clearance, between } = watch
  const [ofA, ofB] = [watch.near[a] as Int32Array, watch.near[b] as Int32Array]
  const list = ofA.length < ofB.length ? ofA : ofB
  watch.betweenPair = pair
  watch.betweenCount = gatherBetween(boxes, a, b, list, clearance, between)
  return watch.betweenCount
}

/** Whether no line is open any more after a unit has blocked what it can. */
function isClosedBy(watch: Watch, c: number, place: number): boolean {
  const { boxes, units, hull, lines, clearance, blockers } = watch
  blockLines(lines, hull, boxes, units, c, clearance, blockers, place)
  return lines.openCount === 0
}

/** After a move: lines that the mover blocked are looked at anew, clear ones for the mover only. */
function lookAgain(watch: Watch, a: number, b: number, mover: number): void {
  const { boxes, lines, clearance, blockers, freed } = watch
  const pair = a * watch.units.length + b
  const place = (watch.slotOf[pair] as number) * watch.mostEyes
  const eyes = (boxes.firstEye[a + 1] as number) - (boxes.firstEye[a] as number)
  const canBlock = (watch.seen[pair] as number) > 0 && isNearWay(boxes, a, b, mover, clearance)
  const couldBlock = ((watch.masks[place / watch.mostEyes] as number) & (1 << (mover & 31))) !== 0
  if (!canBlock && !couldBlock) return
  let freedCount = 0
  for (let k = 0; k < eyes; k++) if (blockers[place + k] === mover) freed[freedCount++] = k
  if (freedCount === eyes) return look(watch, a, b)
  if (freedCount === 0 && !canBlock) return
  turnTo(lines, boxes, a, b)
  drawLines(lines, boxes)
  if (canBlock) {
    let count = 0
    for (let k = 0; k < eyes; k++) if (blockers[place + k] === NOBODY) lines.open[count++] = k
    lines.openCount = count
    spanHull(watch.hull, boxes, lines)
    isClosedBy(watch, mover, place)
    watch.seen[pair] = lines.openCount
  }
  if (freedCount === 0) return noteBlockers(watch, place, eyes)
  for (let i = 0; i < freedCount; i++) lines.open[i] = freed[i] as number
  lines.openCount = freedCount
  lookAlong(watch, a, b, place)
  watch.seen[pair] = (watch.seen[pair] as number) + lines.openCount
  for (let i = 0; i < lines.openCount; i++) blockers[place + (lines.open[i] as number)] = NOBODY
  noteBlockers(watch, place, eyes)
}

function slotFor(watch: Watch, pair: number): number {
  const known = watch.slotOf[pair] as number
  if (known !== NOBODY) return known
  const slot = watch.slots++
  watch.slotOf[pair] = slot
  if (watch.slots * watch.mostEyes > watch.blockers.length) {
    const larger = new Int16Array(2 * watch.blockers.length)
    larger.set(watch.blockers)
    watch.blockers = larger
    const more = new Int32Array(2 * watch.masks.length)
    more.set(watch.masks)
    watch.masks = more
  }
  return slot
}

/**
 * From how far away a unit can still stand between another and something in its range: a line is
 * longer than the gap by no more than a unit is wide, and the blocker's own radius is counted apart.
 */
function farthestBlocker({ boxes, range, clearance }: Watch): number {
  let widest = 0
  for (const radius of boxes.radius) widest = Math.max(widest, radius)
  return range + 2 * widest + clearance
}

function nearTo(boxes: Boxes, n: number, a: number, reach: number): Int32Array {
  const list = new Int32Array(n)
  let count = 0
  for (let c = 0; c < n; c++) if (c !== a && !isFar(boxes, a, c, reach)) list[count++] = c
  return list.subarray(0, count)
}

function refreshNear(watch: Watch, unit: number): void {
  const { near, boxes, units } = watch
  const reach = farthestBlocker(watch)
  near[unit] = nearTo(boxes, units.length, unit, reach)
  for (const [a, list] of near.entries()) {
    if (a === unit) continue
    const isNear = !isFar(boxes, a, unit, reach)
    if (isNear === list.includes(unit)) continue
    near[a] = isNear
      ? Int32Array.from([...list, unit].toSorted((p, q) => p - q))
      : list.filter((c) => c !== unit)
  }
}
