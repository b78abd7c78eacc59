// Cards that go with a volley: none or one of each rank. (4.0)

import { unitOf, type CardPlay, type Rank, type Vf } from '@grognard/rules-vf/functions'
import type { Plan } from './plan.ts'

export const isPlayed = (cards: readonly CardPlay[], play: CardPlay): boolean =>
  cards.some((one) => one.card === play.card && one.brigade === play.brigade)

/** With this card, instead of the same one on another brigade; or without it. */
export const withCard = (cards: readonly CardPlay[], play: CardPlay): readonly CardPlay[] => {
  const others = cards.filter(({ card }) => card !== play.card)
  return isPlayed(cards, play) ? others : [...others, play]
}

/** What a card in hand is played on by itself: the brigade of whoever leads. */
export function playOf(
  seen: Vf,
  plays: readonly CardPlay[],
  rank: Rank,
  { main }: Plan,
): CardPlay | null {
  const ways = plays.filter(({ card }) => card === rank)
  const brigade = main ? unitOf(seen, main.unit).brigade : null
  return ways.find((play) => play.brigade === brigade) ?? ways[0] ?? null
}
