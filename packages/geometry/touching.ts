import { CONTACT, overlaps } from './contact.ts'
import { areFar, isFarFrom } from './distance.ts'
import { compareAcross, compareProducts } from './exact.ts'
import { figureRing, figuresOf, scaleOf, type Figure } from './figures.ts'
import type { Box, Footprint } from './footprint.ts'
import { isWithin, type Ring } from './ring.ts'

/** Figures that both touch the same barrier touch each other across it. */
export type Across = {
  /** The barrier, as convex pieces. */
  readonly barrier: readonly Ring[]
  /** How far apart they may be at most, in thousandths. */
  readonly gap: number
}

/** A figure of one unit that touches one of another. */
export type Touch = {
  readonly of: Figure
  readonly with: Figure
  /** They meet in a corner only, not along their edges. */
  readonly corner: boolean
  readonly across: boolean
}

/** Who touches whom: the pairs, and the figures of either unit that are in some pair, by number. */
export type Contact = {
  readonly touches: readonly Touch[]
  readonly of: readonly Figure[]
  readonly with: readonly Figure[]
}

/**
 * Which figures of a unit touch which of another. Figures fill their boxes exactly, so that units
 * touch exactly if some of their figures do; and the test of a pair knows no first and second, so
 * that both sides count the same. Units that overlap are not in contact.
 */
export function figuresTouching(
  a: Footprint,
  b: Footprint,
  { across }: { readonly across?: Across } = {},
): Contact {
  const reach = Math.max(CONTACT, across?.gap ?? 0)
  if (areFar(a, b, reach) || overlaps(a, b)) return { touches: [], of: [], with: [] }
  const touches: Touch[] = []
  for (const [i, box] of a.boxes.entries()) {
    if (isFarFrom(box.ring, b, reach)) continue
    for (const [j, other] of b.boxes.entries())
      if (isWithin(box.ring, other.ring, reach))
        touches.push(...touchesOf(inBox(a, i), box, inBox(b, j), other, across))
  }
  return {
    touches,
    of: figuresOf(a).filter((figure) => touches.some(({ of }) => of === figure)),
    with: figuresOf(b).filter((figure) => touches.some(({ with: other }) => other === figure)),
  }
}

/** Those of the front rank. */
export const ofFrontRank = (figures: readonly Figure[]): readonly Figure[] =>
  figures.filter(({ front }) => front)

const inBox = (unit: Footprint, box: number): readonly Figure[] =>
  figuresOf(unit).filter((figure) => figure.box === box)

/** Both boxes are looked at on the coarsest lattice on which the figures of both are whole. */
function touchesOf(
  figures: readonly Figure[],
  box: Box,
  others: readonly Figure[],
  other: Box,
  across: Across | undefined,
): readonly Touch[] {
  const scale = commonScale(scaleOf(box), scaleOf(other))
  const barrier = across?.barrier.map((ring) => scaled(ring, scale)) ?? []
  const ringOf = (of: Box, { file, rank }: Figure): Ring => {
    const fine = figureRing(of, file, rank)
    return scaled(fine.ring, scale / fine.scale)
  }
  const nearBarrier = (ring: Ring): boolean =>
    barrier.some((piece) => isFineWithin(ring, piece, CONTACT * scale))
  const reach = Math.max(CONTACT, across?.gap ?? 0) * scale
  const whole = scaled(box.ring, scale)
  const there = others
    .map((figure) => ({ figure, ring: ringOf(other, figure) }))
    .filter(({ ring }) => isFineWithin(ring, whole, reach))
    .map((one) => ({ ...one, barred: nearBarrier(one.ring) }))
  const touches: Touch[] = []
  for (const of of figures) {
    const ring = ringOf(box, of)
    const barred = nearBarrier(ring)
    for (const one of there)
      if (isFineWithin(ring, one.ring, CONTACT * scale)) {
        const corner = meetInCorner(ring, one.ring, scale)
        touches.push({ of, with: one.figure, corner, across: false })
      } else if (across && barred && one.barred && isFineWithin(ring, one.ring, across.gap * scale))
        touches.push({ of, with: one.figure, corner: false, across: true })
  }
  return touches
}

function commonScale(a: number, b: number): number {
  let [large, small] = [a, b]
  while (small > 0) [large, small] = [small, large % small]
  return (a / large) * b
}

const scaled = (ring: Ring, by: number): Ring =>
  by === 1 ? ring : ring.map((coordinate) => coordinate * by)

/** As `isWithin`, on a lattice so fine that cross products may not fit into doubles. */
function isFineWithin(a: Ring, b: Ring, limit: number): boolean {
  if (isFineFar(a, b, limit, 0) || isFineFar(a, b, limit, 1)) return false
  return (
    (!isFineApart(a, b) && !isFineApart(b, a)) ||
    someCornerWithin(a, b, limit) ||
    someCornerWithin(b, a, limit)
  )
}

function isFineFar(a: Ring, b: Ring, limit: number, from: 0 | 1): boolean {
  let [least, most, low, high] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let i = from; i < a.length; i += 2) {
    least = Math.min(least, a[i] as number)
    most = Math.max(most, a[i] as number)
  }
  for (let i = from; i < b.length; i += 2) {
    low = Math.min(low, b[i] as number)
    high = Math.max(high, b[i] as number)
  }
  return low - most > limit || least - high > limit
}

type Edge = readonly [px: number, py: number, dx: number, dy: number]

const edgesOf = (ring: Ring): readonly Edge[] =>
  Array.from({ length: ring.length / 2 }, (_, i) => {
    const [px, py] = [ring[2 * i] as number, ring[2 * i + 1] as number]
    const next = (2 * i + 2) % ring.length
    return [px, py, (ring[next] as number) - px, (ring[next + 1] as number) - py]
  })

const cornersOf = (ring: Ring): readonly (readonly [x: number, y: number])[] =>
  edgesOf(ring).map(([x, y]) => [x, y])

const isFineApart = (a: Ring, b: Ring): boolean =>
  edgesOf(a).some(([px, py, dx, dy]) =>
    cornersOf(b).every(([x, y]) => compareProducts(dx, y - py, dy, x - px) <= 0),
  )

const someCornerWithin = (corners: Ring, ring: Ring, limit: number): boolean =>
  cornersOf(corners).some(([x, y]) => cornerWithin(x, y, ring, limit))

/** Whether a corner is at most so far from some edge of a shape. */
const cornerWithin = (x: number, y: number, ring: Ring, limit: number): boolean =>
  edgesOf(ring).some(([px, py, dx, dy]) => {
    const [ex, ey] = [x - px, y - py]
    if (compareProducts(dx, ex, -dy, ey) <= 0) return isShort(ex, ey, limit)
    if (compareProducts(dx, ex - dx, -dy, ey - dy) >= 0) return isShort(ex - dx, ey - dy, limit)
    return compareAcross(dx, dy, ex, ey, limit) <= 0
  })

/** x² + y² is at most limit²; both sides as products of two, so that they can be compared. */
const isShort = (x: number, y: number, limit: number): boolean =>
  compareProducts(x, x, limit - y, limit + y) <= 0

/**
 * Figures meet in a corner if all corners that touch, of both, are in one place: none is farther
 * from another than two that each lie within the tolerance of the same point can be.
 */
function meetInCorner(a: Ring, b: Ring, scale: number): boolean {
  const limit = CONTACT * scale
  const touching = [
    ...cornersOf(a).filter(([x, y]) => cornerWithin(x, y, b, limit)),
    ...cornersOf(b).filter(([x, y]) => cornerWithin(x, y, a, limit)),
  ]
  return touching.every(([x, y]) =>
    touching.every(([ox, oy]) => isShort(x - ox, y - oy, 2 * limit)),
  )
}
