import { randomFrom, type Random } from '@grognard/kernel'

/**
 * How much is fuzzed. `few` are the same few battles every time, for `npm test`; `every` plays each
 * scenario and each value of an option once; a `glance` is for tests that are run a thousand times
 * over; and with a clock, battles follow each other until it has run out.
 */
type Extent = 'glance' | 'few' | 'every' | { readonly until: number }

export function extent(): Extent {
  const { GROGNARD_FUZZ: wanted = 'few', GROGNARD_FUZZ_UNTIL: until } = process.env
  if (until !== undefined) return { until: Number(until) }
  if (wanted === 'glance' || wanted === 'few' || wanted === 'every') return wanted
  throw new RangeError(`GROGNARD_FUZZ is 'glance', 'few' or 'every', not '${wanted}'.`)
}

/** Any text. */
export const fuzzSeed = (): string => process.env['GROGNARD_FUZZ_SEED'] ?? '1'

/** A stream of its own for every name. */
export const fuzzRandom = (name: string): Random => randomFrom(`${fuzzSeed()}/${name}`)

/** How often, at an extent without a clock. */
export interface Counts {
  readonly glance: number
  readonly few: number
  readonly every: number
}

type IsTimeUp = () => boolean

/** Does it for i from 0 on, as often as the extent wants; returns how often that was. */
type Repeat = (counts: Counts, once: (i: number, isTimeUp: IsTimeUp) => void) => number

const never: IsTimeUp = () => false

// The tests of a file follow each other, and share its time by weight.
let waiting = 0

/** Called while tests are collected, for each that wants its share of the file's time. */
export function repeating(weight = 1): Repeat {
  waiting += weight
  return (counts, once) => {
    const now = extent()
    const share = weight / waiting
    waiting -= weight
    if (typeof now === 'string') {
      for (let i = 0; i < counts[now]; i++) once(i, never)
      return counts[now]
    }
    const begun = Date.now()
    const end = begun + (now.until - begun) * share
    const isTimeUp: IsTimeUp = () => Date.now() >= end
    let i = 0
    // Something is tried even where the time was over before it began.
    do once(i++, isTimeUp)
    while (!isTimeUp())
    return i
  }
}
