// Act on Initiative: for any card, a unit of a brigade that failed its test acts. (fate.any)

import {
  chiefOf,
  hasOnly,
  isObject,
  reactionWindow,
  type Json,
  type Procedure,
  type ReactionKind,
  type Refusal,
} from '@grognard/kernel'
import { unitsToUrge } from '../actions/activation.ts'
import {
  brigadeOf,
  RANKS,
  unitOf,
  type Rank,
  type Side,
  type Unit,
  type UnitId,
  type Vf,
} from '../battle.ts'
import { cardOf } from '../cards/play.ts'
import { clause } from '../clauses.ts'
import { view } from '../view.ts'
import { refused } from './refused.ts'
import { refuseNotOwn } from './whose.ts'

/** The card that is given up, and the unit that acts. */
export type Initiative = { readonly card: Rank; readonly unit: UnitId }

export const isInitiative = (value: Json | undefined): value is Initiative =>
  isObject(value) &&
  hasOnly(value, 'card', 'unit') &&
  RANKS.includes(value['card'] as Rank) &&
  Number.isInteger(value['unit'])

/** Whether a side might urge a unit on, by what all at the table know: once a phase, for a card. */
export const mightUrge = (publicly: Vf, side: Side): boolean =>
  !publicly.initiative && publicly.fate[side].held > 0 && unitsToUrge(publicly).length > 0

/** Every way in which a side may do so. */
export function initiatives(seen: Vf, side: Side): readonly Initiative[] {
  if (!mightUrge(seen, side)) return []
  const hand = seen.fate[side].hand ?? []
  return unitsToUrge(seen).flatMap(({ id }) => hand.map((card) => ({ card, unit: id })))
}

export function refuseInitiative(seen: Vf, side: Side, { card, unit }: Initiative): Refusal | null {
  if (seen.initiative) return refused('vf2:fate.any', 'initiative-once')
  if (!seen.fate[side].hand?.includes(card))
    return refused('vf2:4.0', 'card-not-held', { card: cardOf(seen, side, card).title })
  if (unitsToUrge(seen).some(({ id }) => id === unit)) return null
  return (
    refuseNotOwn(seen, clause('vf2:fate.any'), side, unit) ?? refuseUrged(seen, unitOf(seen, unit))
  )
}

/** Its brigade has not failed its test, or it has no action left. (6.2) */
function refuseUrged(seen: Vf, unit: Unit): Refusal {
  const { name, activation } = brigadeOf(seen, unit.brigade)
  if (activation !== 'failed')
    return refused('vf2:fate.any', 'no-initiative', { unit: unit.name, brigade: name })
  return refused('vf2:6.2', unit.acted ? 'has-acted' : 'has-shot', { unit: unit.name })
}

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

/** Asks a side's commander-in-chief whether a unit acts on initiative now; null if none does. */
export function* offerInitiative(battle: Vf, side: Side): Procedure<Initiative | null> {
  const might = (publicly: Vf): boolean => mightUrge(publicly, side)
  const seats = [chiefOf(battle, side)]
  const urged = yield* reactionWindow(initiativeAsk, view(battle, null), seats, might, { side })
  // Who passes does not react.
  return urged && (urged.answer as Initiative)
}
