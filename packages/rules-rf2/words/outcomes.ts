import type { Outcome } from '@grognard/kernel'
import { enemyOf, type Side } from '../battle.ts'

/** How a battle may end, in one language. */
export type OutcomeWords = {
  destroyed(side: Side): string
  broken(side: Side): string
  over(winner: Side | null, lost: { readonly [side in Side]: number }): string
  concedes(side: Side): string
}

/** An outcome keeps its English sentence: what it speaks of is found by clause and winner. */
export function outcomeIn(words: OutcomeWords, { clause, winner, why }: Outcome): string {
  const loser = winner === null ? null : enemyOf(winner as Side)
  switch (clause ?? '') {
    case 'rf2:19.6':
      return loser ? words.destroyed(loser) : why
    case 'rf2:19.8':
      return loser ? words.broken(loser) : why
    case 'rf2:19.4': {
      const [red, blue] = (why.match(/\d+/g) ?? []).map(Number)
      return red === undefined || blue === undefined
        ? why
        : words.over(winner as Side | null, { red, blue })
    }
    default:
      return loser ? words.concedes(loser) : why
  }
}
