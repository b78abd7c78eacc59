import { confidence } from '@grognard/toolkit'

/** Battles that were fought on from a moment; `points` are red's: a draw is half of one. */
export type Fought = { readonly games: number; readonly points: number }

export const NONE_FOUGHT: Fought = { games: 0, points: 0 }

export const together = (a: Fought, b: Fought): Fought => ({
  games: a.games + b.games,
  points: a.points + b.points,
})

/** A share of battles, red's, and how far it may be off either way with 95% confidence. */
export type Chance = { readonly value: number; readonly margin: number; readonly games: number }

/** By Wilson's formula; a draw counts as half a battle won, which claims no more than is known. */
export function chanceOf({ games, points }: Fought): Chance {
  const [from, to] = confidence(points, games)
  return { value: games === 0 ? 0.5 : points / games, margin: (to - from) / 2, games }
}

/** What is certain: a battle that is over. */
export const certain = (value: number): Chance => ({ value, margin: 0, games: 0 })

/** A difference of two that were found apart from one another. */
export const marginOf = (...margins: readonly number[]): number => Math.hypot(...margins)
