import type { Outcome } from '@grognard/kernel'
import { enemyOf, type Side } from '../battle.ts'

/** How a battle may end, in one language. */
export type OutcomeWords = {
  bothRetreat(): string
  retreat(side: Side): string
  concede(side: Side): string
  tally(zones: { readonly [side in Side]: number }): string
  /** What the zones make of it, and then the tally. */
  made(end: 'fine' | 'minor' | 'draw', tally: string): string
}

/** An outcome keeps its English sentence: what it speaks of is found by clause and winner. */
export function outcomeIn(words: OutcomeWords, { clause, winner, name, why }: Outcome): string {
  switch (clause ?? '') {
    case 'afv:victory.retreat':
      return winner === null ? words.bothRetreat() : words.retreat(enemyOf(winner as Side))
    case 'afv:victory.concede':
      return winner === null ? why : words.concede(enemyOf(winner as Side))
    case 'afv:victory.outcome': {
      const [red, blue] = (why.match(/\d+/g) ?? []).map(Number)
      if (red === undefined || blue === undefined) return why
      const end = winner === null ? 'draw' : name === winner ? 'minor' : 'fine'
      return words.made(end, words.tally({ red, blue }))
    }
    default:
      return why
  }
}
