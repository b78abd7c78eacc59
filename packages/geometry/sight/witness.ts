import type { Ring } from '../ring.ts'
import { holds } from '../ring.ts'
import type { Eye } from '../sight.ts'
import { ringsOf, type Somebody } from './body.ts'
import { isClear } from './clear.ts'
import { findGap, gap, shadeEdge } from './edge.ts'
import { compareEnds, FINISH, fractionBetween, type End } from './end.ts'
import { hasLimits, sideOfEye } from './past.ts'
import type { Shade } from './shade.ts'
import { isInsideOf } from './stretch.ts'

/** Where a clear line ends: to draw, and exactly, as numerators over a common denominator. */
export type SeenPoint = {
  readonly x: number
  readonly y: number
  readonly exact: readonly [x: bigint, y: bigint, over: bigint]
}

const onLattice = (x: number, y: number): SeenPoint => ({ x, y, exact: [BigInt(x), BigInt(y), 1n] })

type Opened = {
  readonly ring: Ring
  readonly edge: number
  readonly width: number
  readonly from: End
  readonly to: End
}

/** A point of a target to which an eye has a clear line, in the middle of the widest gap; or null. */
export function witnessOf(eye: Eye, target: Somebody, shades: readonly Shade[]): SeenPoint | null {
  let widest: Opened | null = null
  const limited = hasLimits(shades)
  for (const ring of ringsOf(target)) {
    let outside = false
    for (let i = 0, k = ring.length - 2; i < ring.length; k = i, i += 2) {
      const [px, py] = [ring[k] as number, ring[k + 1] as number]
      const [qx, qy] = [ring[i] as number, ring[i + 1] as number]
      const own = sideOfEye(eye, px, py, qx, qy)
      if (own < 0) outside = true
      if (own >= 0 && !(limited && own > 0)) continue
      if (!shadeEdge(eye, px, py, qx, qy, shades)) continue
      const length = Math.sqrt((qx - px) * (qx - px) + (qy - py) * (qy - py))
      for (let more = findGap(); more; more = findGap(gap.to, true)) {
        const width = length * (gap.to.value - gap.from.value)
        if (!widest || width > widest.width)
          widest = { ring, edge: k, width, from: gap.from, to: gap.to }
        if (compareEnds(gap.to, FINISH) >= 0) break
      }
    }
    if (!outside && !shades.some((shade) => isInsideOf(eye, shade)))
      return {
        x: eye.x / eye.scale,
        y: eye.y / eye.scale,
        exact: [BigInt(eye.x), BigInt(eye.y), BigInt(eye.scale)],
      }
  }
  return widest && (nearLattice(eye, widest, shades) ?? between(widest))
}

/** A point of the lattice is good to draw and to check; few gaps are too narrow to have one. */
function nearLattice(eye: Eye, opened: Opened, shades: readonly Shade[]): SeenPoint | null {
  const { ring, edge, from, to } = opened
  const next = (edge + 2) % ring.length
  const [px, py] = [ring[edge] as number, ring[edge + 1] as number]
  const [dx, dy] = [(ring[next] as number) - px, (ring[next + 1] as number) - py]
  for (const part of [0.5, 0.4, 0.6, 0, 1]) {
    const t = from.value * (1 - part) + to.value * part
    const [ex, ey] = [px + dx * t, py + dy * t]
    for (const x of [Math.floor(ex), Math.ceil(ex)])
      for (const y of [Math.floor(ey), Math.ceil(ey)])
        if (holds(ring, x, y) && isClear(eye, x, y, shades)) return onLattice(x, y)
  }
  return null
}

function between({ ring, edge, from, to }: Opened): SeenPoint {
  const next = (edge + 2) % ring.length
  const [part, over] = fractionBetween(from, to)
  const at = (p: number, q: number): bigint => BigInt(p) * (over - part) + BigInt(q) * part
  const x = at(ring[edge] as number, ring[next] as number)
  const y = at(ring[edge + 1] as number, ring[next + 1] as number)
  return { x: quotient(x, over), y: quotient(y, over), exact: [x, y, over] }
}

/** Whole numbers of any size as a double, right to a millionth. */
const quotient = (n: bigint, d: bigint): number => Number((n * 1_000_000n) / d) / 1_000_000
