import { CONTACT, overlaps } from './contact.ts'
import { areFar, isFarFrom } from './distance.ts'
import { figureRing, figuresOf, scaleOf, type Figure } from './figures.ts'
import type { Box, Footprint } from './footprint.ts'
import { isCornerWithin, isFineWithin, isShort } from './fine.ts'
import { holds, isWhollyNear, isWithin, type Ring } from './ring.ts'
import { circleOf, isCircleWithin, type Circle } from './round.ts'
import type { Ground } from './terrain/ground.ts'

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

/** The figures of a unit that are on some ground, or in contact with it. */
export const figuresAtGround = (unit: Footprint, ground: Ground): readonly Figure[] =>
  figuresWithin(unit, ground.pieces, CONTACT)

/**
 * The figures of a unit that are at most so far from some of these shapes. A single point will do
 * for a shape where the limit is more than a base is deep.
 */
export function figuresWithin(
  unit: Footprint,
  shapes: readonly Ring[],
  limit: number,
): readonly Figure[] {
  const near = shapes.filter((shape) => !isFarFrom(shape, unit, limit))
  if (near.length === 0) return []
  const found: Figure[] = []
  for (const [i, box] of unit.boxes.entries()) {
    const figures = inBox(unit, i)
    const circle = circleOf(box)
    if (circle) {
      if (near.some((shape) => isCircleNear(circle, shape, limit))) found.push(...figures)
      continue
    }
    // Figures fill their box: where all of it is near all of them are, and where none is, none.
    if (near.some((shape) => isWhollyNear(box.ring, shape, limit))) found.push(...figures)
    else if (near.some((shape) => isPartlyNear(box.ring, shape, limit)))
      found.push(...figuresNear(figures, box, near, limit))
  }
  return found
}

const isCircleNear = (circle: Circle, shape: Ring, limit: number): boolean => {
  const [x = 0, y = 0] = shape
  return isCircleWithin(circle, shape.length > 2 ? shape : { x, y, radius: 0 }, limit)
}

/** A single point on a box touches none of its edges. */
const isPartlyNear = (ring: Ring, shape: Ring, limit: number): boolean =>
  isWithin(ring, shape, limit) || holds(ring, shape[0] as number, shape[1] as number)

function figuresNear(
  figures: readonly Figure[],
  box: Box,
  shapes: readonly Ring[],
  limit: number,
): readonly Figure[] {
  const scale = scaleOf(box)
  const fine = shapes.map((shape) => scaled(shape, scale))
  return figures.filter(({ file, rank }) => {
    const { ring } = figureRing(box, file, rank)
    return fine.some((shape) => isFineWithin(ring, shape, limit * scale))
  })
}

/** Those of the front rank. */
export const ofFrontRank = (figures: readonly Figure[]): readonly Figure[] =>
  figures.filter(({ front }) => front)

const inBox = (unit: Footprint, box: number): readonly Figure[] =>
  unit.boxes.length === 1 ? figuresOf(unit) : figuresOf(unit).filter((figure) => figure.box === box)

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
  const [round, otherRound] = [circleOf(box), circleOf(other)]
  const isBarred = (ring: Ring, circle: Circle | null): boolean =>
    barrier.some((piece) => isBaseWithin(ring, circle, piece, null, CONTACT, scale))
  const areNear = (a: Ring, b: Ring, limit: number): boolean =>
    isBaseWithin(a, round, b, otherRound, limit, scale)
  const reach = Math.max(CONTACT, across?.gap ?? 0) * scale
  const whole = scaled(box.ring, scale)
  const there = others
    .map((figure) => ({ figure, ring: ringOf(other, figure) }))
    .filter(({ ring }) => isFineWithin(ring, whole, reach))
    .map(({ figure, ring }) => ({ figure, ring, barred: isBarred(ring, otherRound) }))
  const touches: Touch[] = []
  const whence = scaled(other.ring, scale)
  for (const figure of figures) {
    const ring = ringOf(box, figure)
    if (!isFineWithin(ring, whence, reach)) continue
    const barred = isBarred(ring, round)
    for (const one of there)
      if (areNear(ring, one.ring, CONTACT)) {
        const corner = meetInCorner(ring, one.ring, scale)
        touches.push({ of: figure, with: one.figure, corner, across: false })
      } else if (across && barred && one.barred && areNear(ring, one.ring, across.gap))
        touches.push({ of: figure, with: one.figure, corner: false, across: true })
  }
  return touches
}

/** On a finer lattice; round bases are circles there, too, around their middle. */
function isBaseWithin(
  a: Ring,
  one: Circle | null,
  b: Ring,
  other: Circle | null,
  limit: number,
  scale: number,
): boolean {
  if (!one && !other) return isFineWithin(a, b, limit * scale)
  const reach = (limit + (one?.radius ?? 0) + (other?.radius ?? 0)) * scale
  const coreOf = (ring: Ring, circle: Circle | null): Ring =>
    circle ? Float64Array.of(circle.x * scale, circle.y * scale) : ring
  return isFineWithin(coreOf(a, one), coreOf(b, other), reach)
}

function commonScale(a: number, b: number): number {
  let [large, small] = [a, b]
  while (small > 0) [large, small] = [small, large % small]
  return (a / large) * b
}

const scaled = (ring: Ring, by: number): Ring =>
  by === 1 ? ring : ring.map((coordinate) => coordinate * by)

/**
 * Figures meet in a corner if all corners that touch, of both, are in one place: none is farther
 * from another than two that each lie within the tolerance of the same point can be.
 */
function meetInCorner(a: Ring, b: Ring, scale: number): boolean {
  const limit = CONTACT * scale
  const touching = [...cornersWithin(a, b, limit), ...cornersWithin(b, a, limit)]
  return touching.every(([x, y]) =>
    touching.every(([ox, oy]) => isShort(x - ox, y - oy, 2 * limit)),
  )
}

function cornersWithin(a: Ring, b: Ring, limit: number): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = []
  for (let i = 0; i < a.length; i += 2) {
    const [x, y] = [a[i] as number, a[i + 1] as number]
    if (isCornerWithin(x, y, b, limit)) found.push([x, y])
  }
  return found
}
