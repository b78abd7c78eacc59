import { confidence } from '@grognard/toolkit'
import { byFairDice, type Surplus } from './fair-dice.ts'

/** A battle fought on from a moment: red's points (a draw is half of one), and what its dice did. */
export type Ended = { readonly points: number; readonly surplus: Surplus }

/** A share of battles, red's, and how far it may be off either way with 95% confidence. */
export type Chance = { readonly value: number; readonly margin: number; readonly games: number }

/** From so many battles on it is known well enough what dice are worth, */
const ENOUGH_GAMES = 96
/** if either side has won so many. */
const ENOUGH_OF_EACH = 24

/**
 * With few battles, or where nearly all end alike, by Wilson's formula, where a draw counts as half
 * a battle won, which claims no more than is known. Else what dice did better than they do on
 * average is taken out of it.
 */
export function chanceOf(fought: readonly Ended[]): Chance {
  const games = fought.length
  const points = fought.reduce((sum, one) => sum + one.points, 0)
  const isMixed = Math.min(points, games - points) >= ENOUGH_OF_EACH
  const fair = games >= ENOUGH_GAMES && isMixed ? byFairDice(fought) : null
  if (fair !== null) return { ...fair, games }
  const [from, to] = confidence(points, games)
  return { value: games === 0 ? 0.5 : points / games, margin: (to - from) / 2, games }
}

/** What is certain: a battle that is over. */
export const certain = (value: number): Chance => ({ value, margin: 0, games: 0 })

/** A difference of two that were found apart from one another. */
export const marginOf = (...margins: readonly number[]): number => Math.hypot(...margins)
