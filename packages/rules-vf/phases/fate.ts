import { chiefOf, reactionWindow, seatsOf, type Procedure } from '@grognard/kernel'
import { drawFrom, putIn, sizeOf, type Deck } from '@grognard/toolkit'
import { fateAsk } from '../asks/fate.ts'
import type { Rank, Side, Vf } from '../battle.ts'
import { cardOf, changeFate, mightPlay, playCard } from '../cards/play.ts'
import { clause } from '../clauses.ts'
import { editionOf } from '../editions/book.ts'
import { tell } from '../tell.ts'
import { view } from '../view.ts'
import { enterPhase } from './enter.ts'

/** The active side draws a card, and may play some of those that it holds. (4.0) */
export function* fate(battle: Vf): Procedure<void> {
  const { active: side } = battle
  yield* draw(battle, side)
  while (yield* offerFate(battle, side));
  yield* editionOf(battle).setUpArrivals(battle, side) // 11.0
  enterPhase(battle, 'fire')
}

/** The top card, which its side alone sees. An empty deck gives none. */
function* draw(battle: Vf, side: Side): Procedure<void> {
  const own = seatsOf(battle, side)
  const from = battle.fate[side].deck ?? {}
  const what = { clause: clause('vf2:4.0'), thrower: chiefOf(battle, side) }
  const drawn = yield* drawFrom<Rank>(from, what, own)
  if (!drawn) return tell(battle, 'no card', [clause('vf2:4.0')], { side })
  const { card: rank, deck } = drawn
  const card = cardOf(battle, side, rank)
  if (card.moment === 'drawn') return tideOfBattle(battle, side) // fate.2
  const { hand, held } = battle.fate[side]
  changeFate(battle, side, {
    deck,
    left: sizeOf(deck),
    hand: hand && [...hand, rank],
    held: held + 1,
  })
  tell(battle, 'card drawn', [clause('vf2:4.0')], { side })
  tell(battle, 'card is', [clause('vf2:4.0'), card.clause], { rank, card: card.title }, own)
}

/** All discards go back into the deck, and this card with them: it never comes into a hand. */
function tideOfBattle(battle: Vf, side: Side): void {
  const { deck, discard } = battle.fate[side]
  const full = discard.reduce<Deck<Rank>>(putIn, deck ?? {})
  changeFate(battle, side, { deck: full, left: sizeOf(full), discard: [] })
  tell(battle, 'tide', [clause('vf2:fate.2')], { side, back: discard.length })
}

/** Asks the commander-in-chief for one card, plays it, and returns whether there was one. */
function* offerFate(battle: Vf, side: Side): Procedure<boolean> {
  const seats = [chiefOf(battle, side)]
  const might = (publicly: Vf): boolean => mightPlay(publicly, side, 'own fate phase')
  const played = yield* reactionWindow(fateAsk, view(battle, null), seats, might, { side })
  if (!played || played.answer === 'pass') return false
  playCard(battle, side, played.answer)
  return true
}
