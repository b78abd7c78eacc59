// Parts of a way, as distances from its start: in order, none without length, none overlapping.

export type Stretch = { readonly from: number; readonly to: number }

/** What is left of some stretches without one. */
export function stretchesWithout(
  stretches: readonly Stretch[],
  cut: Stretch | null,
): readonly Stretch[] {
  if (!cut || !stretches.some(({ from, to }) => from < cut.to && cut.from < to)) return stretches
  const left: Stretch[] = []
  for (const one of stretches) {
    if (one.from < Math.min(one.to, cut.from))
      left.push({ from: one.from, to: Math.min(one.to, cut.from) })
    if (Math.max(one.from, cut.to) < one.to)
      left.push({ from: Math.max(one.from, cut.to), to: one.to })
  }
  return left
}

/** What of some stretches is in none of others. */
export const stretchesOutside = (
  stretches: readonly Stretch[],
  cuts: readonly Stretch[],
): readonly Stretch[] => cuts.reduce(stretchesWithout, stretches)

/** What of some stretches is in any of others, which may be in any order and overlap. */
export const stretchesInside = (
  stretches: readonly Stretch[],
  others: readonly Stretch[],
): readonly Stretch[] => stretchesOutside(stretches, stretchesOutside(stretches, others))
