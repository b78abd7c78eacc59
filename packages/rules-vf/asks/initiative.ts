// Act on Initiative: for any card, a unit of a brigade that failed its test acts. (fate.any)

import { hasOnly, isObject, type Json, type ReactionKind } from '@grognard/kernel'
import { refuseInitiative, type Initiative } from '../actions/initiative.ts'
import { RANKS, type Rank, type Side, type Vf } from '../battle.ts'
import { initiatives } from '../proposals/commands.ts'

export const isInitiative = (value: Json | undefined): value is Initiative =>
  isObject(value) &&
  hasOnly(value, 'card', 'unit') &&
  RANKS.includes(value['card'] as Rank) &&
  Number.isInteger(value['unit'])

type Args = { readonly side: Side }

/** Put to the commander-in-chief before another commander's brigade has its next order. (2.3) */
export const initiativeAsk: ReactionKind<Vf, Args, 'pass' | Initiative> = {
  name: 'initiative',
  expects: `'pass' or {card, unit}`,
  is: (answer): answer is 'pass' | Initiative => answer === 'pass' || isInitiative(answer),
  refuse: (seen, { side }, answer) =>
    answer === 'pass' ? null : refuseInitiative(seen, side, answer),
  candidates: (seen, { side }, n) => (['pass', ...initiatives(seen, side)] as const).slice(0, n),
  complete: true,
  pass: 'pass',
  window: true,
}
