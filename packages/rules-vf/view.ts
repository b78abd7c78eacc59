import { seatOf, type Knowledge, type Random, type SeatId } from '@grognard/kernel'
import { cardsIn, deckOf, sizeOf, without, type Deck } from '@grognard/toolkit'
import { copy, RANKS, SIDES, type Fate, type Rank, type Side, type Vf } from './battle.ts'

/** Everything lies open but the cards that a side holds, and what its deck still has. (4.0) */
export function view(battle: Vf, seat: SeatId | null): Vf {
  const seen = copy(battle)
  seen.you = seat
  const side = seat === null ? null : (seatOf(battle, seat).side as Side)
  seen.fate = { red: shown('red'), blue: shown('blue') }
  return seen

  function shown(of: Side): Fate {
    const fate = battle.fate[of]
    return of === side
      ? fate
      : { deck: null, left: fate.left, hand: null, held: fate.held, discard: fate.discard }
  }
}

/** Deals what a seat cannot know anew: the other side's hand, from all that it has not shown. */
export function resample({ atCheckpoint }: Knowledge<Vf>, random: Random): Vf {
  const battle = copy(atCheckpoint)
  battle.you = null
  for (const side of SIDES)
    if (battle.fate[side].hand === null)
      battle.fate = { ...battle.fate, [side]: dealt(battle.fate[side], random) }
  return battle
}

function dealt({ held, discard }: Fate, random: Random): Fate {
  let deck: Deck<Rank> = without(deckOf(RANKS), deckOf(discard))
  const hand: Rank[] = []
  while (hand.length < held) {
    const card = random.pick(cardsIn(deck))
    hand.push(card)
    deck = without(deck, deckOf([card]))
  }
  return { deck, left: sizeOf(deck), hand, held, discard }
}
