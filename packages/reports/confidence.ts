const NINETY_FIVE_PERCENT = 1.959964
const SQUARED = NINETY_FIVE_PERCENT * NINETY_FIVE_PERCENT

/**
 * Between which shares the true share lies with 95% confidence, by Wilson's formula, which holds
 * for few battles and for shares near 0 and 1 as well.
 */
export function confidence(count: number, of: number): readonly [number, number] {
  if (of === 0) return [0, 1]
  const share = count / of
  const middle = share + SQUARED / (2 * of)
  const reach =
    NINETY_FIVE_PERCENT * Math.sqrt((share * (1 - share)) / of + SQUARED / (4 * of * of))
  const scale = 1 + SQUARED / of
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)]
}

/** How far a mean of these may be off, with the same confidence; 0 where there are too few to say. */
export function reachOfMean(values: readonly number[]): number {
  const n = values.length
  if (n < 2) return 0
  const mean = meanOf(values)
  const squares = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0)
  return NINETY_FIVE_PERCENT * Math.sqrt(squares / (n - 1) / n)
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

export const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : sum(numbers) / numbers.length
