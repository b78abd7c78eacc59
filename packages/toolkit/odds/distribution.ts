import type { Battle } from '@grognard/kernel'
import type { Unfolding, Way } from './unfold.ts'

/** How likely each value is, the smallest first; chances add up to one. */
export type Distribution = readonly { readonly value: number; readonly chance: number }[]

/** What a number read off every end of an unfolding comes to. */
export function distributionOf<B extends Battle>(
  { ways }: Unfolding<B>,
  read: (way: Way<B>) => number,
): Distribution {
  const chances = new Map<number, number>()
  for (const way of ways) addChance(chances, read(way), way.chance)
  return inOrder(chances)
}

/** One more way to come to this, so likely. */
export function addChance<Key>(chances: Map<Key, number>, key: Key, chance: number): void {
  chances.set(key, (chances.get(key) ?? 0) + chance)
}

/** Chances by their values, the smallest first. */
export const inOrder = (chances: ReadonlyMap<number, number>): Distribution =>
  [...chances].map(([value, chance]) => ({ value, chance })).toSorted((a, b) => a.value - b.value)

/** What two numbers that know nothing of each other come to together. */
export function together(one: Distribution, other: Distribution): Distribution {
  const chances = new Map<number, number>()
  for (const a of one)
    for (const b of other) addChance(chances, a.value + b.value, a.chance * b.chance)
  return inOrder(chances)
}

/** How likely it is that something holds at the end. */
export function chanceThat<B extends Battle>(
  { ways }: Unfolding<B>,
  holds: (way: Way<B>) => boolean,
): number {
  let chance = 0
  for (const way of ways) if (holds(way)) chance += way.chance
  return chance
}

export const meanOf = (distribution: Distribution): number =>
  distribution.reduce((sum, { value, chance }) => sum + value * chance, 0)

export const chanceOfAtLeast = (distribution: Distribution, least: number): number =>
  distribution.reduce((sum, { value, chance }) => (value >= least ? sum + chance : sum), 0)

export const NINETY_FIVE_PERCENT = 1.959964
const SQUARED = NINETY_FIVE_PERCENT * NINETY_FIVE_PERCENT

/**
 * Between which shares the true share lies with 95% confidence, by Wilson's formula, which holds
 * for few samples and for shares near 0 and 1 as well.
 */
export function confidence(count: number, of: number): readonly [number, number] {
  if (of === 0) return [0, 1]
  const share = count / of
  const middle = share + SQUARED / (2 * of)
  const reach =
    NINETY_FIVE_PERCENT * Math.sqrt((share * (1 - share)) / of + SQUARED / (4 * of * of))
  const scale = 1 + SQUARED / of
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)]
}
