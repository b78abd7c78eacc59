import type { Footprint } from '../footprint.ts'
import { newBetween } from './between.ts'
import { boxesOf, isFar, put } from './boxes.ts'
import { newCorridor } from './corridor.ts'
import { gapOfUnits } from './gap.ts'
import { newKept, NOBODY } from './kept.ts'
import { newLines } from './lines.ts'
import { look } from './look.ts'
import { lookAgain } from './look-again.ts'
import { nearOf, refreshNear } from './near.ts'
import type { Watch } from './watch.ts'

export type { Watch } from './watch.ts'

/** Which units watch which, and how near others may come to a line of sight. */
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
  { range, clearance, areEnemies: isEnemy }: Watching,
): Watch {
  const n = footprints.length
  const boxes = boxesOf(footprints)
  let mostEyes = 0
  for (let u = 0; u < n; u++)
    mostEyes = Math.max(mostEyes, (boxes.firstEye[u + 1] as number) - (boxes.firstEye[u] as number))
  const enemies = new Uint8Array(n * n)
  for (let a = 0; a < n; a++)
    for (let b = 0; b < n; b++) enemies[a * n + b] = a !== b && isEnemy(a, b) ? 1 : 0
  return {
    range,
    clearance,
    units: [...footprints],
    boxes,
    gaps: new Float64Array(n * n).fill(Infinity),
    seen: new Int32Array(n * n),
    enemies,
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
export const gapIn = ({ gaps, units }: Watch, a: number, b: number): number =>
  gaps[a * units.length + b] as number

/** Front-rank figures of `a` with a clear line to the nearest point of `b`. */
export const seeingIn = ({ seen, units }: Watch, a: number, b: number): number =>
  seen[a * units.length + b] as number

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

const areEnemies = ({ enemies, units }: Watch, a: number, b: number): boolean =>
  enemies[a * units.length + b] === 1 || enemies[b * units.length + a] === 1

/** The gap is the same from both sides. */
function measure({ boxes, enemies, gaps, range, units }: Watch, a: number, b: number): void {
  const there = a * units.length + b
  const back = b * units.length + a
  const gap = isFar(boxes, a, b, range) ? Infinity : gapOfUnits(boxes, a, b)
  const known = gap <= range ? gap : Infinity
  gaps[there] = enemies[there] === 1 ? known : Infinity
  gaps[back] = enemies[back] === 1 ? known : Infinity
}
