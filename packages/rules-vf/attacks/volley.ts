// A volley: which enemy is picked as its target, with which cards, and who shoots. (4.0, 5.0, 5.1)

import type { Refusal } from '@grognard/kernel'
import { copy, RANKS, unitOf, type Side, type Unit, type UnitId, type Vf } from '../battle.ts'
import type { CardPlay } from '../cards/card.ts'
import { cardOf, inForce, mightPlay, refusePlay } from '../cards/play.ts'
import { clause } from '../clauses.ts'
import { enemiesTouching, isEngaged } from '../field/contact.ts'
import { refused, showing } from '../refusals/refused.ts'
import { refuseNotEnemy } from '../refusals/whose.ts'
import type { Moment } from '../terms.ts'
import { hasTargets, shootersAt } from './shooting.ts'
import { othersShootersAt, refuseAll, refuseShot, type Shoot } from './shot.ts'
import { inContactWith } from './shown.ts'

/** An enemy that is picked as a target, with the cards played on that. (5.0) */
export type Target = { readonly target: UnitId; readonly cards?: readonly CardPlay[] }

/**
 * A target, and who shoots at it of the units that the commander-in-chief commands himself; null
 * where he leaves that to another commander. (5.0, 5.1)
 */
export type Volley = Target & { readonly shot: Shoot | null }

/** Written out: engines give each record that is spread and then has one field more a form of its own. */
export const volleyAt = ({ target, cards }: Target, shot: Shoot | null): Volley =>
  cards ? { target, cards, shot } : { target, shot }

/** Why there may be no such volley. (4.0, 5.0, 5.1, 8.2.1) */
export function refuseVolley(
  seen: Vf,
  side: Side,
  { target: id, cards, shot }: Volley,
): Refusal | null {
  const then = withCards(seen, side, cards)
  const wrong = refuseCards(seen, side, cards) ?? refuseTarget(then, side, id)
  if (wrong) return wrong
  const target = unitOf(seen, id)
  const refusal = shot ? refuseShot(then, target, shot) : refuseLeaving(then, side, target)
  // That nobody can shoot at it says more than why these cannot.
  return refusal && (refuseOutOfReach(then, side, target) ?? refusal)
}

/** Why a target may not be picked with these cards. (4.0, 5.0) */
export function refusePick(seen: Vf, side: Side, { target, cards }: Target): Refusal | null {
  const then = withCards(seen, side, cards)
  return (
    refuseCards(seen, side, cards) ??
    refuseTarget(then, side, target) ??
    refuseOutOfReach(then, side, unitOf(seen, target))
  )
}

/** Another commander can be left to shoot at a target only if he can. (5.0) */
const refuseLeaving = (seen: Vf, side: Side, target: Unit): Refusal | null =>
  othersShootersAt(seen, side, target).length > 0
    ? null
    : refused('vf2:5.0', 'nobody-named', { unit: target.name })

/** Cards that go with the choice of a target. */
export const MOMENTS: readonly Moment[] = ['own fire phase', 'target']

function refuseCards(seen: Vf, side: Side, cards: readonly CardPlay[] = []): Refusal | null {
  for (const [i, play] of cards.entries()) {
    const { moment, title } = cardOf(seen, side, play.card)
    if (cards.slice(0, i).some(({ card }) => card === play.card))
      return refused('vf2:4.0', 'card-twice', { card: title })
    const wrong = refusePlay(seen, side, MOMENTS.includes(moment) ? moment : 'target', play)
    if (wrong) return wrong
  }
  return null
}

/** The battle as it would be once these cards are in force. */
export function withCards(seen: Vf, side: Side, cards: readonly CardPlay[] = []): Vf {
  if (cards.length === 0) return seen
  const then = copy(seen)
  then.effects = [...seen.effects, ...cards.map((play) => inForce(play, side, 'attack'))]
  return then
}

function refuseTarget(seen: Vf, side: Side, id: UnitId): Refusal | null {
  const stranger = refuseNotEnemy(seen, clause('vf2:5.0'), side, id)
  if (stranger) return stranger
  const target = unitOf(seen, id)
  if (seen.attacked.includes(id)) return refused('vf2:5.0', 'target-again', { unit: target.name })
  if (isEngaged(seen, target))
    return showing(
      refused('vf2:5.0', 'target-engaged', {
        unit: target.name,
        others: enemiesTouching(seen, target).map(({ name }) => name),
      }),
      inContactWith(seen, target),
    )
  return null
}

/** Somebody must be able to shoot at a target. (5.0) */
const refuseOutOfReach = (seen: Vf, side: Side, target: Unit): Refusal | null =>
  shootersAt(seen, side, target).length === 0 ? refuseAll(seen, side, target) : null

/** There is a target, or would be with a card that might be held for all that anybody knows. */
export function mayPickTarget(battle: Vf, side: Side): boolean {
  if (hasTargets(battle, side)) return true
  if (!mightPlay(battle, side, 'target')) return false
  const directing = RANKS.filter((rank) => cardOf(battle, side, rank).moment === 'target')
  const cards = directing.map((card) => ({ card }))
  return hasTargets(withCards(battle, side, cards), side)
}
