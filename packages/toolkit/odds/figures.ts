import type { JsonObject } from '@grognard/kernel'
import { confidence, meanOf, NINETY_FIVE_PERCENT, type Distribution } from './distribution.ts'

/** Something that came of it, under a code and of somebody: 2 losses of a unit, or that it routed. */
export type Figure = {
  readonly code: string
  /** Of whom or what, in the words of a sentence. */
  readonly data: JsonObject
  readonly value: number | boolean
}

/** How a figure comes out: of a yes or no how likely it is, of a number how likely each is. */
export type FigureOdds = {
  readonly code: string
  readonly data: JsonObject
  readonly kind: 'chance' | 'number'
  /** The chance of a yes; the mean of a number. */
  readonly expected: number
  /** Where that lies with 95% confidence; null where it is exact. */
  readonly between: readonly [low: number, high: number] | null
  /** A yes is 1 and a no is 0. */
  readonly distribution: Distribution
}

const keyOf = ({ code, data }: Figure): string => `${code} ${JSON.stringify(data)}`

/** Figures told one by one, each code of each subject once: numbers are added, one yes is a yes. */
export function summed(figures: readonly Figure[]): ReadonlyMap<string, Figure> {
  const sums = new Map<string, Figure>()
  for (const figure of figures) {
    const key = keyOf(figure)
    const before = sums.get(key)
    sums.set(key, before ? { ...figure, value: together(before.value, figure.value) } : figure)
  }
  return sums
}

const together = (a: Figure['value'], b: Figure['value']): Figure['value'] =>
  typeof a === 'number' && typeof b === 'number' ? a + b : a === true || b === true

/** Collects the figures of many ends, each with its weight. What an end does not name is 0 or no. */
export interface Tally {
  add(figures: readonly Figure[], weight: number): void
  /** Each figure that some end named; of so many samples, or exact. */
  odds(samples: number | null): readonly FigureOdds[]
}

export function newTally(): Tally {
  const rows = new Map<string, { readonly figure: Figure; readonly weights: Map<number, number> }>()
  let all = 0
  return {
    add(figures, weight) {
      all += weight
      for (const [key, figure] of summed(figures)) {
        const value = Number(figure.value)
        if (value === 0) continue
        const row = rows.get(key) ?? { figure, weights: new Map<number, number>() }
        rows.set(key, row)
        row.weights.set(value, (row.weights.get(value) ?? 0) + weight)
      }
    },
    odds: (samples) =>
      [...rows.values()].map(({ figure, weights }) => oddsOfRow(figure, weights, all, samples)),
  }
}

function oddsOfRow(
  { code, data, value }: Figure,
  weights: ReadonlyMap<number, number>,
  all: number,
  samples: number | null,
): FigureOdds {
  const named = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  const rest = all - named
  // What is left is nothing but rounding where every end named it.
  const none = rest > all * 1e-12 ? [{ value: 0, chance: rest / all }] : []
  const others = [...weights].map(([number, weight]) => ({ value: number, chance: weight / all }))
  const distribution = [...none, ...others].toSorted((a, b) => a.value - b.value)
  const kind = typeof value === 'boolean' ? 'chance' : 'number'
  const expected = meanOf(distribution)
  return {
    code,
    data,
    kind,
    expected,
    between: samples === null ? null : intervalOf(kind, distribution, expected, samples),
    distribution,
  }
}

function intervalOf(
  kind: FigureOdds['kind'],
  distribution: Distribution,
  expected: number,
  samples: number,
): readonly [number, number] {
  if (kind === 'chance') return confidence(Math.round(expected * samples), samples)
  const spread = distribution.reduce(
    (sum, { value, chance }) => sum + chance * (value - expected) * (value - expected),
    0,
  )
  const reach = NINETY_FIVE_PERCENT * Math.sqrt(spread / samples)
  return [expected - reach, expected + reach]
}
