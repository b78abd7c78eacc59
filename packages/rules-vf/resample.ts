import { isObject, seatsOf, type Json, type Knowledge, type Random } from '@grognard/kernel'
import { cardsIn, deckOf, sizeOf, takeOut, without, type Deck } from '@grognard/toolkit'
import { copy, RANKS, SIDES, type Fate, type Rank, type Side, type Vf } from './battle.ts'
import { cardOf } from './cards/play.ts'

/** Deals what a seat cannot know anew: the other side's hand, from all that it has not shown. */
export function resample({ atCheckpoint, trail }: Knowledge<Vf>, random: Random): Vf {
  const battle = copy(atCheckpoint)
  battle.you = null
  for (const side of SIDES) {
    if (battle.fate[side].hand !== null) continue
    const own = seatsOf(battle, side)
    const shown = trail.flatMap((entry) =>
      'answer' in entry && own.includes(entry.seat) ? cardsNamed(entry.answer) : [],
    )
    battle.fate = { ...battle.fate, [side]: dealt(battle, side, shown, random) }
  }
  return battle
}

/** The cards that an answer plays, wherever they stand in it. */
function cardsNamed(answer: Json): readonly Rank[] {
  if (Array.isArray(answer)) return answer.flatMap(cardsNamed)
  if (!isObject(answer)) return []
  const { card, ...rest } = answer
  const rank = RANKS.find((known) => known === card)
  return [
    ...(rank ? [rank] : []),
    ...Object.values(rest).flatMap((part) => cardsNamed(part ?? null)),
  ]
}

/** A hand with the cards that were played since, as far as it is large enough, and any others. */
function dealt(battle: Vf, side: Side, shown: readonly Rank[], random: Random): Fate {
  const { held, discard } = battle.fate[side]
  let deck: Deck<Rank> = without(deckOf(RANKS), deckOf(discard))
  const hand: Rank[] = []
  while (hand.length < held) {
    const there = cardsIn(deck).filter((rank) => cardOf(battle, side, rank).moment !== 'drawn')
    const card = there.find((rank) => shown.includes(rank)) ?? random.pick(there)
    hand.push(card)
    deck = takeOut(deck, card)
  }
  return { deck, left: sizeOf(deck), hand, held, discard }
}
