/** Nothing is called certain, or hopeless, that is not. */
export const percent = (chance: number): number =>
  chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(chance * 100)))

/** '44%' */
export const percentOf = (chance: number): string => `${percent(chance)}%`

/** Whole hundredths that add up to all, where the chances do; whatever may happen has one of them. */
export function percentsOf(chances: readonly number[]): readonly number[] {
  const exact = chances.map((chance) => 100 * chance)
  const whole = exact.map((share) => (share > 0 ? Math.max(1, Math.floor(share)) : 0))
  const all = Math.round(exact.reduce((sum, share) => sum + share, 0))
  const owed = (i: number): number => (exact[i] as number) - (whole[i] as number)
  for (let left = all - whole.reduce((sum, share) => sum + share, 0); left !== 0;) {
    const step = Math.sign(left)
    const places = [...whole.keys()].filter((i) => (step > 0 ? exact[i] : (whole[i] as number) > 1))
    const [next] = places.toSorted((a, b) => step * (owed(b) - owed(a)))
    if (next === undefined) break
    whole[next] = (whole[next] as number) + step
    left -= step
  }
  return whole
}
