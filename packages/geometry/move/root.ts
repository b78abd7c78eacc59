// Lengths are roots. What is measured is the whole number of thousandths that is not less.

/** What a double may be off by, and far more. */
const HAIR = 1e-6

/** A fraction of whole numbers of any size, with a denominator above 0. */
export type Ratio = { readonly over: bigint; readonly under: bigint }

export const ratio = (over: number, under = 1): Ratio => ({
  over: BigInt(over),
  under: BigInt(under),
})

export const sum = (a: Ratio, b: Ratio): Ratio => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
})

export const product = (a: Ratio, b: Ratio): Ratio => ({
  over: a.over * b.over,
  under: a.under * b.under,
})

/** The root of x² + y², rounded up, where x and y are whole n-ths. */
export function lengthUp(x: number, y: number, n = 1): number {
  const root = Math.sqrt(x * x + y * y) / n
  const up = Math.ceil(root)
  const near = Math.round(root)
  if (Math.abs(root - near) > HAIR * (1 + root * HAIR)) return up
  const [far, ex, ey] = [BigInt(near) * BigInt(n), BigInt(x), BigInt(y)]
  return far * far >= ex * ex + ey * ey ? near : near + 1
}

/**
 * The same, times a factor; the factor's exact value is only worked out where doubles do not
 * decide.
 */
export function timesLengthUp(
  x: number,
  y: number,
  n: number,
  factor: number,
  exactly: () => Ratio,
): number {
  const value = (Math.sqrt(x * x + y * y) / n) * factor
  const near = Math.round(value)
  if (Math.abs(value - near) > HAIR) return Math.ceil(value)
  const { over, under } = exactly()
  const [ex, ey] = [BigInt(x), BigInt(y)]
  const [left, right] = [BigInt(near) * BigInt(n) * under, over * over * (ex * ex + ey * ey)]
  return left * left >= right ? near : near + 1
}

/** A fraction, rounded up, of which a double is known. */
export function ratioUp(value: number, exactly: () => Ratio): number {
  const near = Math.round(value)
  if (Math.abs(value - near) > HAIR) return Math.ceil(value)
  const { over, under } = exactly()
  return over <= BigInt(near) * under ? near : near + 1
}
