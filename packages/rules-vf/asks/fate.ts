import type { ReactionKind } from '@grognard/kernel'
import type { Side, Vf } from '../battle.ts'
import type { CardPlay } from '../cards/card.ts'
import { playsAt, refusePlay } from '../cards/play.ts'
import { isCardPlay } from '../cards/window.ts'

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
