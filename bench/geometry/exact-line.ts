// Lines to the nearest point of something, in whole numbers of any size.
import type { Box } from '../../packages/geometry/footprint.ts'
import type { Ring } from '../../packages/geometry/ring.ts'

export type At = readonly [x: bigint, y: bigint, over: bigint]

const big = (ring: Ring, i: number): readonly [bigint, bigint] => {
  const place = (i + ring.length) % ring.length
  return [BigInt(ring[place] as number), BigInt(ring[place + 1] as number)]
}

/** The middle of the front edge of a box's file. */
export function eyeOf({ ring, block }: Box, file: number): At {
  const [[lx, ly], [rx, ry]] = [big(ring, 0), big(ring, 2)]
  const over = BigInt(2 * block.files)
  const part = BigInt(2 * file + 1)
  return [lx * over + (rx - lx) * part, ly * over + (ry - ly) * part, over]
}

/** The point of a convex ring that is nearest to a point outside of it. */
export function nearestPoint([ex, ey, e]: At, rings: readonly Ring[]): At {
  let best: { readonly at: At; readonly far: bigint; readonly over: bigint } | null = null
  for (const ring of rings)
    for (let i = 0; i < ring.length; i += 2) {
      const [[px, py], [qx, qy]] = [big(ring, i - 2), big(ring, i)]
      const [dx, dy] = [qx - px, qy - py]
      const length = dx * dx + dy * dy
      const along = dx * (ex - px * e) + dy * (ey - py * e)
      const under = length * e
      const part = along < 0n ? 0n : along > under ? under : along
      const at: At = [px * under + dx * part, py * under + dy * part, under]
      const far = squared(at[0] * e - ex * under) + squared(at[1] * e - ey * under)
      const over = squared(under * e)
      if (!best || far * best.over < best.far * over) best = { at, far, over }
    }
  if (!best) throw new RangeError('There is nothing to be near to.')
  return best.at
}

const squared = (n: bigint): bigint => n * n
