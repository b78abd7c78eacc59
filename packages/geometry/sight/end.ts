// Where a hidden stretch of an edge ends, as a part of the way along it. Straight borders meet an
// edge in fractions; those around a corner are circles and what touches them, and have a root in
// them. Ends are compared in doubles with a bound, and exactly where the bound does not decide.

import { compareProducts } from '../exact.ts'

/**
 * (times * over + rootOver * r) / (times * under + rootUnder * r), where r is the root of
 * factor² * square - less²; all of them whole numbers below 2^53.
 */
export type End = {
  /** The same as a double, and by how much that can be off. */
  readonly value: number
  readonly doubt: number
  readonly times: number
  readonly over: number
  readonly under: number
  readonly rootOver: number
  readonly rootUnder: number
  readonly factor: number
  readonly square: number
  readonly less: number
}

/** More than a few roundings add up to. */
export const HAIR = 16 * Number.EPSILON

/** A fraction; what it is over is above 0. */
export const fractionEnd = (over: number, under: number): End => {
  const value = over / under
  return {
    value,
    doubt: Math.abs(value) * HAIR,
    times: 1,
    over,
    under,
    rootOver: 0,
    rootUnder: 0,
    factor: 0,
    square: 0,
    less: 0,
  }
}

export const START = fractionEnd(0, 1)
export const MIDDLE = fractionEnd(1, 2)
export const FINISH = fractionEnd(1, 1)
/** Before the edge begins, and after it ends. */
export const BEFORE = fractionEnd(-1, 1)
export const AFTER = fractionEnd(2, 1)

const isFraction = ({ rootOver, rootUnder }: End): boolean => rootOver === 0 && rootUnder === 0

/** Below 0 if the first comes before the second. */
export function compareEnds(a: End, b: End): number {
  if (a === b) return 0
  const ahead = a.value - b.value
  const doubt = a.doubt + b.doubt
  if (ahead > doubt) return 1
  if (ahead < -doubt) return -1
  if (isFraction(a) && isFraction(b)) return compareProducts(a.over, b.under, b.over, a.under)
  return compareExactly(a, b)
}

/** a + b * root, exactly; roots are given by their squares. */
type Surd = readonly [plain: bigint, root: bigint]

const overOf = ({ times, over, rootOver }: End): Surd => [
  BigInt(times) * BigInt(over),
  BigInt(rootOver),
]
const underOf = ({ times, under, rootUnder }: End): Surd => [
  BigInt(times) * BigInt(under),
  BigInt(rootUnder),
]
const squareOf = ({ factor, square, less }: End): bigint => {
  const [times, off] = [BigInt(factor), BigInt(less)]
  return times * times * BigInt(square) - off * off
}

const signOf = (value: bigint): number => (value > 0n ? 1 : value < 0n ? -1 : 0)

/** The sign of a + b * root. */
function signOfSurd([plain, root]: Surd, square: bigint): number {
  const [one, other] = [signOf(plain), square === 0n ? 0 : signOf(root)]
  if (one === other || other === 0) return one
  if (one === 0) return other
  return one * signOf(plain * plain - root * root * square)
}

function compareExactly(a: End, b: End): number {
  const [m, n] = [squareOf(a), squareOf(b)]
  const [[p, q], [r, s]] = [overOf(a), underOf(a)]
  const [[t, u], [v, w]] = [overOf(b), underOf(b)]
  // The difference times what both are over: plain + byN * root n, both with a root of m in them.
  const plain: Surd = [p * v - t * r, q * v - t * s]
  const byN: Surd = [p * w - u * r, q * w - u * s]
  return signOfSurd([r, s], m) * signOfSurd([v, w], n) * signOfBoth(plain, byN, m, n)
}

/** The sign of a + b * root n, where a and b have a root of m in them. */
function signOfBoth(plain: Surd, byN: Surd, m: bigint, n: bigint): number {
  const [one, other] = [signOfSurd(plain, m), n === 0n ? 0 : signOfSurd(byN, m)]
  if (one === other || other === 0) return one
  if (one === 0) return other
  const [[a, b], [c, d]] = [plain, byN]
  const difference: Surd = [a * a + b * b * m - n * (c * c + d * d * m), 2n * (a * b - n * c * d)]
  return one * signOfSurd(difference, m)
}

/** The sign that something has at an end which is `atA` where the edge begins and `atB` where it ends. */
export function signAt(end: End, atA: number, atB: number): number {
  const change = atB - atA
  const here = atA + end.value * change
  const doubt = end.doubt * Math.abs(change) + HAIR * (Math.abs(atA) + Math.abs(change))
  if (here > doubt) return 1
  if (here < -doubt) return -1
  const [[p, q], [r, s]] = [overOf(end), underOf(end)]
  const [a, by] = [BigInt(atA), BigInt(atB) - BigInt(atA)]
  const square = squareOf(end)
  return signOfSurd([r, s], square) * signOfSurd([a * r + by * p, a * s + by * q], square)
}

/** Whether an end is one at all: it is over something. */
export const hasUnder = (end: End): boolean => signOfSurd(underOf(end), squareOf(end)) !== 0

/** A fraction between two ends, the first of which comes first; or where both are, if that is one. */
export function fractionBetween(from: End, to: End): readonly [over: bigint, under: bigint] {
  if (isFraction(from) && compareEnds(from, to) === 0)
    return [BigInt(from.over), BigInt(from.under)]
  let [low, high, under] = [0n, 1n, 1n]
  for (;;) {
    const middle = low + high
    under *= 2n
    if (compareToFraction(from, middle, under) >= 0) [low, high] = [middle, 2n * high]
    else if (compareToFraction(to, middle, under) > 0) return [middle, under]
    else [low, high] = [2n * low, middle]
  }
}

function compareToFraction(end: End, over: bigint, under: bigint): number {
  const [[p, q], [r, s]] = [overOf(end), underOf(end)]
  const square = squareOf(end)
  const ahead = signOfSurd([p * under - r * over, q * under - s * over], square)
  return ahead * signOfSurd([r, s], square)
}
