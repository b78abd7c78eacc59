import type { AskKind } from '@grognard/kernel'
import type { UnitId, Vf } from '../battle.ts'
import type { CardPlay } from '../cards/card.ts'

type Args = { readonly unit: UnitId; readonly card: CardPlay }

/** Whether the commander-in-chief plays a card for which one of the side's commanders asks. (2.3) */
export const grantAsk: AskKind<Vf, Args, boolean> = {
  name: 'grant',
  expects: 'true or false',
  is: (answer): answer is boolean => typeof answer === 'boolean',
  refuse: () => null,
  candidates: (_seen, _args, n) => [true, false].slice(0, n),
  complete: true,
}
