import type { Outcome } from '@grognard/kernel'
import { enemyOf, type Side } from '../battle.ts'
import { outcomes as english } from './en/outcomes.ts'

/** How a battle may end, in one language. */
export type OutcomeWords = typeof english

/** An outcome keeps its English sentence: what it speaks of is found by clause and winner. */
export function outcomeIn(words: OutcomeWords, { clause, winner, why }: Outcome): string {
  if (clause === 'vf2:10.0') {
    const [red, blue] = (why.match(/\d+/g) ?? []).map(Number)
    return red === undefined || blue === undefined ? why : words.tally({ red, blue })
  }
  // Whoever gives up does so by no clause.
  const loser = winner === null ? null : enemyOf(winner as Side)
  return loser !== null && why === english.concede(loser) ? words.concede(loser) : why
}
