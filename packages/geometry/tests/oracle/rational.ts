/** Exact fractions, for oracles that take their time. */
export type Fraction = { readonly n: bigint; readonly d: bigint }

export function fraction(n: bigint | number, d: bigint | number = 1n): Fraction {
  let [top, under] = [BigInt(n), BigInt(d)]
  if (under === 0n) throw new RangeError('A fraction over nothing.')
  if (under < 0n) [top, under] = [-top, -under]
  const common = greatest(top < 0n ? -top : top, under)
  return common > 1n ? { n: top / common, d: under / common } : { n: top, d: under }
}

function greatest(a: bigint, b: bigint): bigint {
  while (b > 0n) [a, b] = [b, a % b]
  return a
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.n * b.d + b.n * a.d, a.d * b.d)
export const minus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.n * b.d - b.n * a.d, a.d * b.d)
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d)
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n)
export const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.n * b.d - b.n * a.d
  return difference > 0n ? 1 : difference < 0n ? -1 : 0
}
export const isAbove = (a: Fraction, b: Fraction): boolean => compare(a, b) > 0
export const ZERO = fraction(0)
export const ONE = fraction(1)
export const HALF = fraction(1, 2)
