import { commonPart, type FineRing } from '../figures.ts'
import type { Eye } from '../sight.ts'
import type { Shade } from './shade.ts'
import { compareEnds, FINISH, START } from './end.ts'
import { hiddenAway, isInsideOf, overCorner, stretch } from './stretch.ts'

/**
 * Whether an eye sees all of a stand: no shade hides anything of the edges that look towards it.
 * Stands are n-ths of their boxes, so that all is looked at on the coarsest lattice that has both.
 */
export function seesWhole(eye: Eye, stand: FineRing, shades: readonly Shade[]): boolean {
  const { ring } = stand
  const common = commonPart(eye.scale, stand.scale)
  const [finer, coarser] = [stand.scale / common, eye.scale / common]
  const fine = { x: eye.x * finer, y: eye.y * finer, scale: eye.scale * finer }
  if (shades.some((shade) => isInsideOf(fine, shade))) return false
  const at = (i: number, from: number): number => (ring[i] as number) * coarser - from
  for (let i = 0, k = ring.length - 2; i < ring.length; k = i, i += 2) {
    const [ax, ay] = [at(k, fine.x), at(k + 1, fine.y)]
    const [bx, by] = [at(i, fine.x), at(i + 1, fine.y)]
    // Edges that look away are behind the others: what hides one of them hides those, too.
    if ((by - ay) * ax - (bx - ax) * ay >= 0) continue
    for (const shade of shades) {
      if (shade.kind === 'crest') {
        if (isOverCorner(fine, ax, ay, bx, by, shade)) return false
        continue
      }
      const found = hiddenAway(fine, ax, ay, bx, by, shade)
      if (found === 'all' || found === 'point') return false
      if (found === 'stretch' && isOnEdge()) return false
    }
  }
  return true
}

/** Some of the stretch lies on the edge; of one without its ends more than an end. */
function isOnEdge(): boolean {
  const least = stretch.closed ? 0 : 1
  return compareEnds(FINISH, stretch.from) >= least && compareEnds(stretch.to, START) >= least
}

function isOverCorner(
  { x, y, scale }: Eye,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  { ring }: Shade,
): boolean {
  // As if the eye were the middle of the table.
  const crest = ring.map((value, i) => value * scale - (i % 2 === 0 ? x : y))
  for (let corner = 2; corner + 2 < crest.length; corner += 2)
    if (overCorner({ x: 0, y: 0, scale: 1 }, ax, ay, bx, by, crest, corner)) return true
  return false
}
