/** The chance of each number of hits, from none to all, of dice that hit with this chance. */
export function hitsOf(dice: number, chance: number): readonly number[] {
  let shares: readonly number[] = [1]
  for (let i = 0; i < dice; i++)
    shares = Array.from(
      { length: shares.length + 1 },
      (_, hits) => (shares[hits] ?? 0) * (1 - chance) + (shares[hits - 1] ?? 0) * chance,
    )
  return shares
}

/** The chance of so many hits or more. */
export const atLeast = (hits: number, shares: readonly number[]): number =>
  shares.slice(hits).reduce((sum, share) => sum + share, 0)

/** The chance that a die shows this or less. */
export const orLess = (score: number, sides = 6): number =>
  Math.min(sides, Math.max(0, score)) / sides
