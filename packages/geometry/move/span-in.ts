import { compareProducts } from '../exact.ts'
import type { Ring } from '../ring.ts'
import { spansOn, type Ground } from '../terrain/ground.ts'
import type { Segment } from '../terrain/segment.ts'
import { END, START, type Spans } from '../terrain/span.ts'

const NONE: Spans = []

/** The stretches of a way inside some ground: as `spansOn`, and faster where it is convex. */
export const spansOf = (way: Segment, ground: Ground): Spans =>
  ground.pieces.length === 1 ? spanIn(way, ground.pieces[0] as Ring) : spansOn(way, ground)

/** Cuts off what lies outside of each edge. Along an edge is not inside. */
function spanIn({ ax, ay, bx, by, scale }: Segment, ring: Ring): Spans {
  // Both ends as fractions of the way.
  let [fromOver, fromUnder, toOver, toUnder] = [0, 1, 1, 1]
  let px = ring[ring.length - 2] as number
  let py = ring[ring.length - 1] as number
  for (let i = 0; i < ring.length; i += 2) {
    const qx = ring[i] as number
    const qy = ring[i + 1] as number
    // As exact as the cuts of segments are: whole numbers far below 2^53 on any table.
    const here = (qx - px) * (ay - py * scale) - (qy - py) * (ax - px * scale)
    const there = (qx - px) * (by - py * scale) - (qy - py) * (bx - px * scale)
    px = qx
    py = qy
    if (here <= 0 && there <= 0) return NONE
    if (here < 0 && compareProducts(-here, fromUnder, fromOver, there - here) > 0) {
      fromOver = -here
      fromUnder = there - here
    } else if (there < 0 && compareProducts(here, toUnder, toOver, here - there) < 0) {
      toOver = here
      toUnder = here - there
    }
  }
  if (compareProducts(fromOver, toUnder, toOver, fromUnder) >= 0) return NONE
  return [
    {
      from: fromOver === 0 ? START : { over: fromOver, under: fromUnder, t: fromOver / fromUnder },
      to: toUnder === 1 ? END : { over: toOver, under: toUnder, t: toOver / toUnder },
    },
  ]
}
