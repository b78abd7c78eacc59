// What a free leg costs, in fractions: every way is cut at every place where anything could change,
// and the middle of each part is asked where it lies. Grounds are convex here.

import type { Footprint } from '../../footprint.ts'
import type { Field } from '../../move/field.ts'
import type { Ring } from '../../ring.ts'
import {
  compare,
  fraction,
  HALF,
  isAbove,
  minus,
  ONE,
  over,
  plus,
  times,
  ZERO,
  type Fraction,
} from './rational.ts'
import { figureShape, shapeOf, type Shape, type Spot } from './shapes.ts'

const QUARTER = fraction(1, 4)

const middleOf = (shape: Shape): Spot => {
  const corners = shape.length === 4 ? shape : [shape[0] as Spot, shape[8] as Spot]
  const share = corners.length === 4 ? QUARTER : HALF
  return corners.reduce<Spot>(
    ([x, y], [cx, cy]) => [plus(x, times(share, cx)), plus(y, times(share, cy))],
    [ZERO, ZERO],
  )
}

const cross = (a: Spot, b: Spot, c: Spot): Fraction =>
  minus(times(minus(b[0], a[0]), minus(c[1], a[1])), times(minus(b[1], a[1]), minus(c[0], a[0])))

const edgesOf = (ring: Ring): readonly (readonly [Spot, Spot])[] => {
  const shape = shapeOf(ring)
  return shape.map((spot, i) => [spot, shape[(i + 1) % shape.length] as Spot])
}

const isStrictlyIn = (spot: Spot, ring: Ring): boolean =>
  edgesOf(ring).every(([a, b]) => isAbove(cross(a, b, spot), ZERO))

const isIn = (spot: Spot, rings: readonly Ring[]): boolean =>
  rings.some((ring) => isStrictlyIn(spot, ring))

type Barred = { readonly rings: readonly Ring[]; readonly open: readonly Ring[] }

function cutsOf(from: Spot, to: Spot, rings: readonly Ring[]): readonly Fraction[] {
  const cuts = [ZERO, ONE]
  for (const ring of rings)
    for (const [a, b] of edgesOf(ring)) {
      const [here, there] = [cross(a, b, from), cross(a, b, to)]
      if (compare(here, there) === 0) continue
      const at = over(here, minus(here, there))
      if (isAbove(at, ZERO) && isAbove(ONE, at)) cuts.push(at)
    }
  return cuts.toSorted(compare)
}

/** The least whole number whose square is not below a fraction. */
function rootUp({ n, d }: Fraction): number {
  let root = BigInt(Math.floor(Math.sqrt(Number(n) / Number(d)))) - 2n
  if (root < 0n) root = 0n
  while (root * root * d < n) root++
  return Number(root)
}

export function costSlowly(field: Field, start: Footprint, end: Footprint): number {
  const regions = (field.regions ?? []).map(({ ground, over: top, under }) => ({
    rings: ground.pieces,
    factor: fraction(top, under),
  }))
  const barriers = (field.barriers ?? []).map(({ ground, openings = [], toll }) => ({
    rings: ground.pieces,
    open: openings.flatMap(({ pieces }) => [...pieces]),
    toll,
  }))
  const all = [...regions, ...barriers].flatMap(({ rings }) => [...rings])
  const open = barriers.flatMap((barrier) => barrier.open)
  let most = 0
  for (const [i, box] of start.boxes.entries())
    for (let rank = 0; rank < box.block.ranks; rank++)
      for (let file = 0; file < box.block.files; file++) {
        const from = middleOf(figureShape(box, file, rank))
        const to = middleOf(figureShape(end.boxes[i] as typeof box, file, rank))
        const along = (t: Fraction): Spot => [
          plus(from[0], times(t, minus(to[0], from[0]))),
          plus(from[1], times(t, minus(to[1], from[1]))),
        ]
        const cuts = cutsOf(from, to, [...all, ...open])
        let factor = ZERO
        let tolls = 0
        const within = ({ rings, open: gaps }: Barred, spot: Spot): boolean =>
          isIn(spot, rings) && !isIn(spot, gaps)
        const inside = barriers.map((barrier) => within(barrier, from))
        for (let k = 1; k < cuts.length; k++) {
          const [a, b] = [cuts[k - 1] as Fraction, cuts[k] as Fraction]
          if (compare(a, b) === 0) continue
          const spot = along(times(HALF, plus(a, b)))
          const region = regions.find(({ rings }) => isIn(spot, rings))
          factor = plus(factor, times(minus(b, a), region?.factor ?? ONE))
          for (const [j, barrier] of barriers.entries()) {
            const now = within(barrier, spot)
            if (now && !inside[j]) tolls += barrier.toll
            inside[j] = now
          }
        }
        const [dx, dy] = [minus(to[0], from[0]), minus(to[1], from[1])]
        const square = times(plus(times(dx, dx), times(dy, dy)), times(factor, factor))
        most = Math.max(most, rootUp(square) + tolls)
      }
  return most
}
