import { describe, expect, it } from 'vitest'
import {
  canRearrange,
  farthestRearranged,
  footprintOf,
  inRanks,
  inSquare,
  type Footprint,
} from '../../index.ts'

const base = { width: 800, depth: 800 }
const at = (figures: number, files: number, x = 0, y = 0, facing = 0): Footprint =>
  footprintOf(inRanks(figures, files, base), { x, y, facing })

/** The least of the longest ways over all ways to share the places, by trying every one. */
function byTryingAll(from: Footprint, to: Footprint): number {
  const places = (of: Footprint) =>
    of.boxes.flatMap(({ ring, block: { files, ranks } }) =>
      Array.from({ length: files * ranks }, (_, i) => {
        const [u, v] = [((i % files) + 0.5) / files, (Math.floor(i / files) + 0.5) / ranks]
        const on = (c: 0 | 1) => {
          const r = [...ring]
          const left = (r[c] as number) * (1 - v) + (r[c + 6] as number) * v
          const right = (r[c + 2] as number) * (1 - v) + (r[c + 4] as number) * v
          return left * (1 - u) + right * u
        }
        return [on(0), on(1)] as const
      }),
    )
  const [a, b] = [places(from), places(to)]
  const best = (figure: number, free: ReadonlySet<number>): number =>
    figure === a.length
      ? 0
      : Math.min(
          ...[...free].map((place) => {
            const [p, q] = [a[figure] as readonly number[], b[place] as readonly number[]]
            const far = Math.hypot(
              (p[0] as number) - (q[0] as number),
              (p[1] as number) - (q[1] as number),
            )
            return Math.max(far, best(figure + 1, new Set([...free].filter((f) => f !== place))))
          }),
        )
  return best(0, new Set(b.keys()))
}

describe('figures that change places', () => {
  it('go nowhere where the formation stays', () => {
    expect(canRearrange(at(24, 12), at(24, 12), 0)).toBe(true)
    expect(farthestRearranged(at(24, 12), at(24, 12))).toBe(0)
  })

  it('turn about by changing places with those behind them, not by running round', () => {
    // Facing about over the middle of the unit: every figure is where another one was.
    const about = at(24, 12, 0, 1600, 32_768)
    expect(canRearrange(at(24, 12), about, 0)).toBe(true)
    // By number the right-hand man would go to the other end, 12 files away.
    expect(farthestRearranged(at(24, 12), about)).toBe(0)
  })

  it('may go exactly so far, and no thousandth less', () => {
    const [here, there] = [at(6, 3), at(6, 3, 3000, 4000)]
    expect(canRearrange(here, there, 5000)).toBe(true)
    expect(canRearrange(here, there, 4999)).toBe(false)
    expect(farthestRearranged(here, there)).toBeCloseTo(5000, 6)
  })

  it.each([
    [at(6, 6), at(6, 2, 300, 100)],
    [at(6, 3), at(6, 1, 0, 0, 16_384)],
    [at(5, 5), at(5, 2, 0, 0, 9000)],
    [at(7, 4, 11, 7, 100), at(7, 2, 0, 0, 50_000)],
  ])('go as far as trying every way to share the places says, case %#', (from, to) => {
    const least = byTryingAll(from, to)
    expect(farthestRearranged(from, to)).toBeCloseTo(least, 6)
    expect(canRearrange(from, to, Math.ceil(least))).toBe(true)
    expect(canRearrange(from, to, Math.floor(least) - 1)).toBe(false)
  })

  it('come from the ends of a long line into a square', () => {
    const line = at(72, 36)
    const square = footprintOf(inSquare(72, base), { x: 0, y: -2000, facing: 0 })
    const least = farthestRearranged(line, square)
    expect(canRearrange(line, square, Math.ceil(least))).toBe(true)
    expect(canRearrange(line, square, Math.floor(least) - 1)).toBe(false)
    expect(least).toBeGreaterThan(9000)
  })

  it('do not where there are not as many places', () => {
    expect(canRearrange(at(6, 3), at(7, 3), 100_000)).toBe(false)
  })
})
