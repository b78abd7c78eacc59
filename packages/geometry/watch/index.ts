import type { Footprint } from '../footprint.ts'
import { newBetween } from './between.ts'
import { boxesOf, isFar, put } from './boxes.ts'
import { newCorridor } from './corridor.ts'
import { gapOfUnits } from './gap.ts'
import { forget, newKept, NOBODY, placeFor } from './kept.ts'
import { newLines } from './lines.ts'
import { look } from './look.ts'
import { lookAgain } from './look-again.ts'
import { nearOf, refreshNear } from './near.ts'
import type { Watch } from './watch.ts'

export type { Watch } from './watch.ts'

/** Which units watch which, and within how much of a line of sight others are in its way. */
export type Watching = {
  readonly range: number
  readonly clearance: number
  readonly areEnemies: (a: number, b: number) => boolean
}

/** Watches over units of boxes with four corners: leaders on round bases neither watch nor block. */
export function watchOver(footprints: readonly Footprint[], watching: Watching): Watch {
  const watch = readyToWatch(footprints, watching)
  lookOver(watch)
  return watch
}

/** All that can be made ready before anything is looked at. */
export function readyToWatch(
  footprints: readonly Footprint[],
  { range, clearance, areEnemies }: Watching,
): Watch {
  const n = footprints.length
  const boxes = boxesOf(footprints)
  let mostEyes = 0
  for (let u = 0; u < n; u++)
    mostEyes = Math.max(mostEyes, (boxes.firstEye[u + 1] as number) - (boxes.firstEye[u] as number))
  return {
    range,
    clearance,
    units: [...footprints],
    boxes,
    watches: areEnemies,
    kept: newKept(n, mostEyes),
    near: nearOf(boxes, n, range, clearance),
    closers: new Int32Array(n).fill(NOBODY),
    closer: NOBODY,
    between: newBetween(n),
    lines: newLines(mostEyes),
    corridor: newCorridor(),
    run: { from: 0, to: 0 },
  }
}

/** Looks at all pairs anew, whatever is known of them. */
export function lookOver(watch: Watch): void {
  const { near, units } = watch
  watch.closers.fill(NOBODY)
  watch.closer = NOBODY
  watch.between.pair = NOBODY
  for (let place = 0; place < units.length; place++) {
    const a = near.order[place] as number
    // Whoever is in range is near.
    const list = near.lists[a] as Int32Array
    const count = near.counts[a] as number
    for (let i = 0; i < count; i++) {
      const b = list[i] as number
      if (b < a || !areEnemies(watch, a, b)) continue
      measure(watch, a, b)
      look(watch, a, b)
      look(watch, b, a)
    }
  }
}

/** In thousandths; Infinity where they are no enemies in range. */
export function gapIn({ kept, units }: Watch, a: number, b: number): number {
  const place = kept.placeOf[a * units.length + b] as number
  return place === NOBODY ? Infinity : (kept.gaps[place] as number)
}

/** Front-rank figures of `a` with a clear line to the nearest point of `b`. */
export function seeingIn({ kept, units }: Watch, a: number, b: number): number {
  const place = kept.placeOf[a * units.length + b] as number
  return place === NOBODY ? 0 : (kept.clear[place] as number)
}

/** A unit that blocks the line from an eye of `a`, counted from the left; -1 if none does. */
export function blockerIn({ kept, units }: Watch, a: number, b: number, eye: number): number {
  const place = kept.placeOf[a * units.length + b] as number
  if (place === NOBODY) return NOBODY
  const closer = kept.closers[place] as number
  return closer === NOBODY ? (kept.blockers[place * kept.mostEyes + eye] as number) : closer
}

/** A unit is elsewhere; its formation has as many boxes and front-rank figures as before. */
export function moveIn(watch: Watch, unit: number, to: Footprint): void {
  const { boxes, units, clearance } = watch
  units[unit] = to
  put(boxes, unit, to)
  watch.between.pair = NOBODY
  refreshNear(watch.near, boxes, unit, watch.range, clearance)
  for (let place = 0; place < units.length; place++) {
    const other = watch.near.order[place] as number
    if (other === unit || !areEnemies(watch, unit, other)) continue
    measure(watch, unit, other)
    lookAnew(watch, unit, other)
    lookAnew(watch, other, unit)
  }
  lookAgain(watch, unit)
}

/** Whoever stood in all lines before a move most often still does. */
function lookAnew(watch: Watch, a: number, b: number): void {
  const { kept, units } = watch
  const place = kept.placeOf[a * units.length + b] as number
  const closer = place === NOBODY ? NOBODY : (kept.closers[place] as number)
  if (closer !== NOBODY) watch.closer = closer
  look(watch, a, b)
}

/** One of the two watches the other. */
const areEnemies = ({ watches }: Watch, a: number, b: number): boolean =>
  watches(a, b) || watches(b, a)

/** The gap is the same from both sides. */
function measure(watch: Watch, a: number, b: number): void {
  const { boxes, range } = watch
  const gap = isFar(boxes, a, b, range) ? Infinity : gapOfUnits(boxes, a, b)
  keepGap(watch, a, b, gap)
  keepGap(watch, b, a, gap)
}

function keepGap({ kept, units, range, watches }: Watch, a: number, b: number, gap: number): void {
  if (gap > range || !watches(a, b)) return forget(kept, a * units.length + b)
  const place = placeFor(kept, a, b, units.length)
  kept.gaps[place] = gap
}
