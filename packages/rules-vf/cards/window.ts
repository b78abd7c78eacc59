import {
  chiefOf,
  hasOnly,
  isObject,
  reactionWindow,
  type Json,
  type Procedure,
  type ReactionKind,
} from '@grognard/kernel'
import type { DiceTest, TestedDie } from '@grognard/toolkit'
import { RANKS, type Rank, type Side, type UnitId, type Vf } from '../battle.ts'
import type { Moment } from '../terms.ts'
import { view } from '../view.ts'
import type { About, CardPlay } from './card.ts'
import { mightPlay, NAMED, playCard, playsAt, refusePlay } from './play.ts'

type Args = {
  readonly side: Side
  readonly moment: Moment
  readonly about: About
  /** Dice that lie on the table, and of which nothing has been told yet. */
  readonly thrown?: Thrown
}

/** An attack in the middle of its hit tests. (8.3) */
export type Thrown = {
  readonly unit: UnitId
  readonly at: UnitId
  readonly kind: 'fire' | 'melee'
  readonly test: DiceTest
  readonly dice: readonly TestedDie[]
}

/** A window for a card: asked of whoever might hold one, so that no question betrays a hand. */
export const cardAsk: ReactionKind<Vf, Args, 'pass' | CardPlay> = {
  name: 'card',
  expects: `'pass' or {card, ...} with what the card names`,
  is: (answer): answer is 'pass' | CardPlay => answer === 'pass' || isCardPlay(answer),
  refuse: (seen, { side, moment, about }, answer) =>
    answer === 'pass' ? null : refusePlay(seen, side, moment, answer, about),
  candidates: (seen, { side, moment, about }, n) =>
    (['pass', ...playsAt(seen, side, moment, about)] as const).slice(0, n),
  complete: true,
  pass: 'pass',
  window: true,
}

/** Whether something from outside has the form of a card that is played. */
export const isCardPlay = (value: Json | undefined): value is CardPlay =>
  isObject(value) &&
  hasOnly(value, 'card', ...NAMED) &&
  RANKS.includes(value['card'] as Rank) &&
  NAMED.every((name) => value[name] === undefined || Number.isInteger(value[name]))

/**
 * Asks a side's commander-in-chief for a card of this moment, plays it and returns it; null if none
 * is played. Nobody is asked where all know that there is no such card to be held.
 */
export function* offerCard(
  battle: Vf,
  side: Side,
  moment: Moment,
  about: About = {},
  thrown: Thrown | null = null,
): Procedure<CardPlay | null> {
  const seats = [chiefOf(battle, side)]
  const might = (publicly: Vf): boolean => mightPlay(publicly, side, moment, about)
  const args: Args = thrown ? { side, moment, about, thrown } : { side, moment, about }
  const played = yield* reactionWindow(cardAsk, view(battle, null), seats, might, args)
  if (!played || played.answer === 'pass') return null
  playCard(battle, side, played.answer, about)
  return played.answer
}
