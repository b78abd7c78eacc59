// Comparisons that are right to the last digit: on doubles with a bound, and on whole numbers of
// any size where the bound does not decide.

/** More than any two roundings of a product and a difference can add up to. */
const BOUND = 2 ** -51

/** The sign of ab - cd, for whole numbers below 2^53. */
export function compareProducts(a: number, b: number, c: number, d: number): number {
  const left = a * b
  const right = c * d
  const difference = left - right
  const bound = (Math.abs(left) + Math.abs(right)) * BOUND
  if (difference > bound) return 1
  if (difference < -bound) return -1
  if (bound < 1) return Math.sign(difference)
  const exact = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d)
  return exact > 0n ? 1 : exact < 0n ? -1 : 0
}

/** The sign of a²b - c²d, for whole numbers below 2^53: distances from lines are roots. */
export function compareSquares(a: number, b: number, c: number, d: number): number {
  const left = a * a * b
  const right = c * c * d
  const difference = left - right
  const bound = (Math.abs(left) + Math.abs(right)) * (4 * BOUND)
  if (difference > bound) return 1
  if (difference < -bound) return -1
  const [p, q] = [BigInt(a), BigInt(c)]
  const exact = p * p * BigInt(b) - q * q * BigInt(d)
  return exact > 0n ? 1 : exact < 0n ? -1 : 0
}
