/** What is kept of pairs in range: a table has few of all there could be, and each has a place. */
export interface Kept {
  /** By seer and target; NOBODY where nothing is kept. */
  readonly placeOf: Int32Array
  readonly mostEyes: number
  count: number
  /** By place: seer, target, how far apart they are, and how many lines are clear. */
  seers: Int16Array
  targets: Int16Array
  /** Infinity where they are no longer in range. */
  gaps: Float64Array
  clear: Int16Array
  /** Who blocks all lines; NOBODY unless one does. */
  closers: Int16Array
  /** A bit for every unit that blocks a line; units far apart share bits. */
  masks: Int32Array
  /** Who blocks the line of each eye, unless one blocks them all. */
  blockers: Int16Array
}

export const NOBODY = -1

export const newKept = (units: number, mostEyes: number): Kept => ({
  placeOf: new Int32Array(units * units).fill(NOBODY),
  mostEyes,
  count: 0,
  seers: new Int16Array(units * 8),
  targets: new Int16Array(units * 8),
  gaps: new Float64Array(units * 8),
  clear: new Int16Array(units * 8),
  closers: new Int16Array(units * 8),
  masks: new Int32Array(units * 8),
  blockers: new Int16Array(units * 8 * mostEyes),
})

export const bitOf = (unit: number): number => 1 << (unit & 31)

/** The place of a pair that is in range. */
export function placeFor(kept: Kept, seer: number, target: number, units: number): number {
  const pair = seer * units + target
  const known = kept.placeOf[pair] as number
  if (known !== NOBODY) return known
  const place = kept.count++
  if (place === kept.masks.length) {
    kept.seers = larger(kept.seers, new Int16Array(2 * place))
    kept.targets = larger(kept.targets, new Int16Array(2 * place))
    kept.gaps = larger(kept.gaps, new Float64Array(2 * place))
    kept.clear = larger(kept.clear, new Int16Array(2 * place))
    kept.closers = larger(kept.closers, new Int16Array(2 * place))
    kept.masks = larger(kept.masks, new Int32Array(2 * place))
    kept.blockers = larger(kept.blockers, new Int16Array(2 * place * kept.mostEyes))
  }
  kept.placeOf[pair] = place
  kept.seers[place] = seer
  kept.targets[place] = target
  return place
}

function larger<Numbers extends Int16Array | Int32Array | Float64Array>(
  old: Numbers,
  made: Numbers,
): Numbers {
  made.set(old)
  return made
}

/** A pair that is out of range has no lines. */
export function forget(kept: Kept, pair: number): void {
  const place = kept.placeOf[pair] as number
  if (place === NOBODY) return
  kept.gaps[place] = Infinity
  kept.clear[place] = 0
  kept.closers[place] = NOBODY
  kept.masks[place] = 0
  kept.blockers.fill(NOBODY, place * kept.mostEyes, (place + 1) * kept.mostEyes)
}

/** A unit blocks all lines of a pair. */
export function close(kept: Kept, place: number, unit: number): void {
  kept.clear[place] = 0
  kept.closers[place] = unit
  kept.masks[place] = bitOf(unit)
}
