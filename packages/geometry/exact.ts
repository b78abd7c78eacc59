// Comparisons that are right to the last digit: on doubles with a bound, and on whole numbers of
// any size where the bound does not decide.

/** More than any two roundings of a product and a difference can add up to. */
const BOUND = Number.EPSILON * 2

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

/**
 * Whether (ex, ey) is farther than so much from the line along (dx, dy), as a sign; for whole
 * numbers below 2^53. Figures lie on finer lattices, where even the cross product may not fit.
 */
export function compareAcross(
  dx: number,
  dy: number,
  ex: number,
  ey: number,
  limit: number,
): number {
  const [left, right] = [dx * ey, dy * ex]
  const across = Math.abs(left - right)
  const bound = (Math.abs(left) + Math.abs(right)) * BOUND
  const reach = limit * limit * (dx * dx + dy * dy)
  const [least, most] = [across - bound, across + bound]
  if (least > 0 && least * least * (1 - 8 * BOUND) > reach) return 1
  if (most * most * (1 + 8 * BOUND) < reach) return -1
  const [px, py, far] = [BigInt(dx), BigInt(dy), BigInt(limit)]
  const cross = px * BigInt(ey) - py * BigInt(ex)
  const exact = cross * cross - far * far * (px * px + py * py)
  return exact > 0n ? 1 : exact < 0n ? -1 : 0
}
