import type { Ring } from '../ring.ts'

type Spot = readonly [number, number]

/** The corners in clockwise order around their hull; null where they lie on one line. */
export function hullRing(points: readonly Spot[]): Ring | null {
  const sorted = [...points].toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Spot[]): Spot[] => {
    const chain: Spot[] = []
    for (const p of list) {
      for (;;) {
        const [b, a] = [chain.at(-1), chain.at(-2)]
        if (!a || !b) break
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break
        chain.pop()
      }
      chain.push(p)
    }
    return chain.slice(0, -1)
  }
  const hull = [...half(sorted), ...half(sorted.toReversed())]
  return hull.length < 3 ? null : Float64Array.from(hull.flat())
}
