/** How likely each number of hits is, counted from none. */
export type Hits = readonly number[]

export const NO_HITS: Hits = [1]

const binomials = new Map<number, Hits>()

/** So many dice, each of which hits on so many of its six faces. */
export function diceHits(dice: number, faces: number): Hits {
  if (dice <= 0) return NO_HITS
  const key = dice * 8 + faces
  const known = binomials.get(key)
  if (known) return known
  const fewer = diceHits(dice - 1, faces)
  const hits = combined(fewer, [1 - faces / 6, faces / 6])
  binomials.set(key, hits)
  return hits
}

/** Hits from two sources together. */
export function combined(a: Hits, b: Hits): Hits {
  if (a.length === 1) return b
  if (b.length === 1) return a
  const sum = Array.from({ length: a.length + b.length - 1 }, () => 0)
  for (let i = 0; i < a.length; i++)
    for (let j = 0; j < b.length; j++)
      sum[i + j] = (sum[i + j] as number) + (a[i] as number) * (b[j] as number)
  return sum
}

export function meanHits(hits: Hits): number {
  let mean = 0
  for (let i = 1; i < hits.length; i++) mean += i * (hits[i] as number)
  return mean
}
