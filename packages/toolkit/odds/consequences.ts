import type { JsonObject } from '@grognard/kernel'
import { confidence, meanOf, NINETY_FIVE_PERCENT, type Distribution } from './distribution.ts'

/** Something that came of it, under a code and of somebody: 2 losses of a unit, or that it routed. */
export type Consequence = {
  readonly code: string
  /** Of whom or what, in the words of a sentence. */
  readonly data: JsonObject
  readonly value: number | boolean
}

/** How a consequence comes out: of a yes or no how likely it is, of a number how likely each is. */
export type ConsequenceOdds = {
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

const keyOf = ({ code, data }: Consequence): string => `${code} ${JSON.stringify(data)}`

/** Consequences told one by one, each code of each subject once: numbers are added, one yes is a yes. */
export function summed(consequences: readonly Consequence[]): ReadonlyMap<string, Consequence> {
  const sums = new Map<string, Consequence>()
  for (const consequence of consequences) {
    const key = keyOf(consequence)
    const before = sums.get(key)
    sums.set(
      key,
      before ? { ...consequence, value: together(before.value, consequence.value) } : consequence,
    )
  }
  return sums
}

const together = (a: Consequence['value'], b: Consequence['value']): Consequence['value'] =>
  typeof a === 'number' && typeof b === 'number' ? a + b : a === true || b === true

/** Collects the consequences of many ends, each with its weight. What an end does not name is 0 or no. */
export interface Tally {
  add(consequences: readonly Consequence[], weight: number): void
  /** Each consequence that some end named; of so many samples, or exact. */
  odds(samples: number | null): readonly ConsequenceOdds[]
}

export function newTally(): Tally {
  const rows = new Map<
    string,
    { readonly consequence: Consequence; readonly weights: Map<number, number> }
  >()
  let all = 0
  return {
    add(consequences, weight) {
      all += weight
      for (const [key, consequence] of summed(consequences)) {
        const value = Number(consequence.value)
        if (value === 0) continue
        const row = rows.get(key) ?? { consequence, weights: new Map<number, number>() }
        rows.set(key, row)
        row.weights.set(value, (row.weights.get(value) ?? 0) + weight)
      }
    },
    odds: (samples) =>
      [...rows.values()].map(({ consequence, weights }) =>
        oddsOfRow(consequence, weights, all, samples),
      ),
  }
}

function oddsOfRow(
  { code, data, value }: Consequence,
  weights: ReadonlyMap<number, number>,
  all: number,
  samples: number | null,
): ConsequenceOdds {
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
  kind: ConsequenceOdds['kind'],
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
