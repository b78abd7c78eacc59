import type { SideId } from '@grognard/kernel'

/**
 * A named consideration: how good a battle, as one seat sees it, is for a side in one respect.
 * What is good for the one is as bad for the other, and nought is even.
 */
export interface Feature<Seen> {
  readonly name: string
  readonly value: (seen: Seen, side: SideId) => number
}

/** What one unit of each feature is worth, in the same coin for all. */
export type Weights = Readonly<Record<string, number>>

/** What a battle is worth to a side, and what each feature brings to it. */
export type Weighing = {
  readonly worth: number
  readonly parts: Readonly<Record<string, number>>
}

/** Weighs a battle by its features. A feature without a weight counts nothing and is not computed. */
export function weigherOf<Seen>(
  features: readonly Feature<Seen>[],
  weights: Weights,
): (seen: Seen, side: SideId) => Weighing {
  const weighed = features.filter(({ name }) => (weights[name] ?? 0) !== 0)
  return (seen, side) => {
    const parts: Record<string, number> = {}
    let worth = 0
    for (const { name, value } of weighed) {
      const part = value(seen, side) * (weights[name] as number)
      parts[name] = part
      worth += part
    }
    return { worth, parts }
  }
}

/** The feature in which one battle is better than another by most: the reason to prefer it. */
export function mainGain(better: Weighing, than: Weighing): string | null {
  let main: string | null = null
  let most = 0
  for (const [name, part] of Object.entries(better.parts)) {
    const gain = part - (than.parts[name] ?? 0)
    if (gain <= most) continue
    most = gain
    main = name
  }
  return main
}
