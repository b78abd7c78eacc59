import { chiefOf, reactionWindow, type Procedure, type ReactionKind } from '@grognard/kernel'
import type { Side, Vf } from '../battle.ts'
import type { CardPlay } from '../cards/card.ts'
import { mightPlay, playCard, playsAt, refusePlay } from '../cards/play.ts'
import { view } from '../view.ts'
import { isCardPlay } from './card.ts'

type Args = { readonly side: Side }

/** A card of the own fate phase: asked whenever one might be held, as in any window. (4.0) */
export const fateAsk: ReactionKind<Vf, Args, 'pass' | CardPlay> = {
  name: 'fate',
  expects: `'pass' or {card, ...} with what the card names`,
  is: (answer): answer is 'pass' | CardPlay => answer === 'pass' || isCardPlay(answer),
  refuse: (seen, { side }, answer) =>
    answer === 'pass' ? null : refusePlay(seen, side, 'own fate phase', answer),
  candidates: (seen, { side }, n) =>
    (['pass', ...playsAt(seen, side, 'own fate phase')] as const).slice(0, n),
  complete: true,
  pass: 'pass',
  window: true,
}

/** Asks the commander-in-chief for one card, plays it, and returns whether there was one. */
export function* offerFate(battle: Vf, side: Side): Procedure<boolean> {
  const seats = [chiefOf(battle, side)]
  const might = (publicly: Vf): boolean => mightPlay(publicly, side, 'own fate phase')
  const played = yield* reactionWindow(fateAsk, view(battle, null), seats, might, { side })
  if (!played || played.answer === 'pass') return false
  playCard(battle, side, played.answer)
  return true
}
