import { boxOf, contains, grown, isWithin, overlaps, ringOf, type Box } from '../geometry.ts'
import type { Point, Scene } from '../scene.ts'
import type { Fallen } from './play.ts'

/** What a cross takes up on each side of its middle, in thousandths. */
const HALF = 520
const [STEP, FARTHEST, TURNS] = [400, 8000, 16]
/** The upper edge of a zone is its name's. */
const HEAD = 900

const boxAround = ({ x, y }: Point): Box => grown({ left: x, right: x, top: y, bottom: y }, HALF)

/**
 * Marks of the fallen as they lie on a table of zones, where those who are left close up: each in its
 * zone, as near to where it was as nobody stands. Where places are measured it lies where it lies.
 */
export function marksIn({ areas, bodies }: Scene, fallen: readonly Fallen[]): readonly Fallen[] {
  const zones = areas.filter(({ tone }) => tone === 'field')
  if (fallen.length === 0 || zones.length === 0) return fallen
  const taken = bodies.map((body) => boxOf(ringOf(body)))
  return fallen.map((one) => {
    const zone = zones.find(({ outline }) => contains(outline, one.at))
    if (zone === undefined) return one
    const home = boxOf(zone.outline)
    const isFree = (at: Point): boolean =>
      isWithin(boxAround(at), { ...home, top: home.top + HEAD }) &&
      !taken.some((other) => overlaps(other, boxAround(at)))
    const at = around(one.at).find(isFree) ?? one.at
    taken.push(boxAround(at))
    return at === one.at ? one : { ...one, at }
  })
}

/** A place and those about it, the nearest first. */
function around({ x, y }: Point): readonly Point[] {
  const rings = Array.from({ length: FARTHEST / STEP }, (_, i) => (i + 1) * STEP)
  const turns = Array.from({ length: TURNS }, (_, i) => (i * 2 * Math.PI) / TURNS)
  return [
    { x, y },
    ...rings.flatMap((off) =>
      turns.map((turn) => ({ x: x + off * Math.cos(turn), y: y + off * Math.sin(turn) })),
    ),
  ]
}
