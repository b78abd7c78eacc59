// How many hits are to be expected. (6.12, 14.5, 14.23, 14.24)

import { binomial } from '@grognard/toolkit'
import { throwsFor } from './dice.ts'

const SEVEN = 7

/** The chances of 0, 1, 2 ... hits of so many dice that need a number together. */
function ofDice(dice: number, needs: number): readonly number[] {
  const score = throwsFor(needs)
  if (score < SEVEN) return binomial(dice, (SEVEN - score) / 6)
  // A hit for two sixes, and for a single one by a die of 4 or more. (6.12)
  const hits = Array.from({ length: Math.floor((dice + 1) / 2) + 1 }, () => 0)
  const add = (count: number, chance: number): void => {
    hits[count] = (hits[count] ?? 0) + chance
  }
  for (const [sixes, chance] of binomial(dice, 1 / 6).entries()) {
    const pairs = Math.floor(sixes / 2)
    const odd = sixes % 2 === 1 ? chance / 2 : 0
    add(pairs, chance - odd)
    if (odd > 0) add(pairs + 1, odd)
  }
  return hits
}

/** The same of several throws: stands of different need. */
export const hitChances = (
  throws: readonly { readonly dice: number; readonly needs: number }[],
): readonly number[] =>
  throws.reduce<readonly number[]>(
    (all, { dice, needs }) => together(all, ofDice(dice, needs)),
    [1],
  )

function together(one: readonly number[], other: readonly number[]): readonly number[] {
  const sums = Array.from({ length: one.length + other.length - 1 }, () => 0)
  for (const [a, p] of one.entries())
    for (const [b, q] of other.entries()) sums[a + b] = (sums[a + b] as number) + p * q
  return sums
}

/** What firing is expected to cost guns: a twelfth of a point a die. (14.24) */
export const fatigueOf = (dice: number): number => dice / 12
