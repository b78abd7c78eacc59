const NINETY_FIVE_PERCENT = 1.959964

/** How far a mean of these may be off, with 95% confidence; 0 where there are too few to say. */
export function marginOfMean(values: readonly number[]): number {
  const n = values.length
  if (n < 2) return 0
  const mean = meanOf(values)
  const squares = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0)
  return NINETY_FIVE_PERCENT * Math.sqrt(squares / (n - 1) / n)
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

export const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : sum(numbers) / numbers.length
