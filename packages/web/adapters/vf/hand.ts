import { cardOf, fateDeedsIn, type Rank, type Side, type Vf } from '@grognard/rules-vf/functions'
import { numbersFor } from '@grognard/rules-vf/numbers'
import type { Language } from '@grognard/toolkit'
import type { HeldCard } from '../adapter.ts'
import { cardAction, cardName } from './choices/cards.ts'
import { wordingIn } from './wording.ts'

/** The fate cards that a side holds; null for whoever may not see them. (4.0) */
export function handOf(seen: Vf, side: Side, language: Language): readonly HeldCard[] | null {
  const { hand } = seen.fate[side]
  if (hand === null) return null
  const wording = wordingIn(language)
  const { text, nouns } = wording
  const { shared, ...own } = fateDeedsIn(language, numbersFor(seen.options))
  return hand.map((rank) => {
    const { moment, clause } = cardOf(seen, side, rank)
    return {
      action: cardAction(rank),
      rank: corner(rank, nouns.rank[rank]),
      title: cardName({ seen, side, wording }, rank),
      when: text.when[moment],
      does: shared[rank] ?? own[seen.sheets[side]][rank] ?? '',
      clause,
    }
  })
}

/** '10', or the first letter of a court card. */
const corner = (rank: Rank, name: string): string =>
  Number(rank) > 0 ? rank : name.slice(0, 1).toUpperCase()
