// Holding and playing fate cards. (4.0)

import { onceFor } from '@grognard/geometry'
import { reveal, type Refusal } from '@grognard/kernel'
import {
  isReady,
  RANKS,
  unitsIn,
  type Effect,
  type Fate,
  type Rank,
  type Side,
  type Vf,
} from '../battle.ts'
import { clause } from '../clauses.ts'
import { refused } from '../refusals/refused.ts'
import { tell } from '../tell.ts'
import type { Moment } from '../terms.ts'
import type { About, Card, CardPlay, FateTable } from './card.ts'
import { FATE } from './index.ts'

/** What a rank means on the fate table of a side's army leader. */
export const cardOf = ({ sheets }: Pick<Vf, 'sheets'>, side: Side, rank: Rank): Card =>
  FATE[sheets[side]][rank]

/** What cards may be played on. */
export const NAMED = ['brigade', 'unit', 'leader', 'objective'] as const

/** The cards that a side knows to hold; none for whoever may not see them. */
const handOf = ({ fate }: Vf, side: Side): readonly Rank[] => fate[side].hand ?? []

/** Whether a card of such a moment might be played, for all that anybody at the table knows. */
export const mightPlay = (battle: Vf, side: Side, moment: Moment, about: About = {}): boolean =>
  battle.fate[side].held > 0 &&
  (cardsByMoment(FATE[battle.sheets[side]]).get(moment) ?? []).some(
    (card) =>
      !battle.fate[side].discard.includes(card.rank) &&
      named(battle, card).some((play) => refuseOn(battle, side, card, play, about) === null),
  )

const cardsByMoment = onceFor((table: FateTable): ReadonlyMap<Moment, readonly Card[]> => {
  const cards = RANKS.map((rank) => table[rank])
  return new Map(
    cards.map(({ moment }) => [moment, cards.filter((card) => card.moment === moment)]),
  )
})

/** Why a card may not be played so at this moment. */
export function refusePlay(
  seen: Vf,
  side: Side,
  moment: Moment,
  play: CardPlay,
  about: About = {},
): Refusal | null {
  const card = cardOf(seen, side, play.card)
  if (!handOf(seen, side).includes(play.card))
    return refused(clause('vf2:4.0'), 'card-not-held', { card: card.title })
  if (card.moment !== moment)
    return refused(card.clause, 'card-not-now', { card: card.title, moment: card.moment })
  return refuseOn(seen, side, card, play, about)
}

/** Why a card may not be played on that, whoever holds it. */
const refuseOn = (seen: Vf, side: Side, card: Card, play: CardPlay, about: About): Refusal | null =>
  refuseNamed(seen, side, card, play) ?? card.refuse?.(seen, side, play, about) ?? null

/** What the card asks to be named must be its player's, and on the table; an objective just there. */
function refuseNamed(seen: Vf, side: Side, card: Card, play: CardPlay): Refusal | null {
  const stray = NAMED.find((name) => name !== card.names && play[name] !== undefined)
  if (stray) return refused(card.clause, 'card-names-no', { card: card.title, names: stray })
  if (card.names === null) return null
  return isNamed(seen, side, card, play)
    ? null
    : refused(card.clause, 'card-names', { card: card.title, names: card.names })
}

function isNamed(seen: Vf, side: Side, { names }: Card, play: CardPlay): boolean {
  switch (names) {
    case null:
      return true
    case 'brigade': {
      const brigade = seen.brigades[play.brigade ?? -1]
      return brigade?.side === side && unitsIn(seen, brigade.id).some(isReady)
    }
    case 'unit': {
      const unit = seen.units[play.unit ?? -1]
      return unit?.side === side && unit.status === 'ready'
    }
    case 'leader': {
      const leader = seen.leaders[play.leader ?? -1]
      return leader?.side === side && leader.status === 'ready'
    }
    case 'objective':
      return seen.objectives[play.objective ?? -1] !== undefined
  }
}

/** Every way in which a side may play a card at this moment. */
export function playsAt(
  seen: Vf,
  side: Side,
  moment: Moment,
  about: About = {},
): readonly CardPlay[] {
  return handOf(seen, side)
    .map((rank) => cardOf(seen, side, rank))
    .filter((card) => card.moment === moment)
    .flatMap((card) =>
      named(seen, card).filter((play) => refuseOn(seen, side, card, play, about) === null),
    )
}

function named(seen: Vf, { rank: card, names }: Card): readonly CardPlay[] {
  switch (names) {
    case null:
      return [{ card }]
    case 'brigade':
      return seen.brigades.map(({ id }) => ({ card, brigade: id }))
    case 'unit':
      return seen.units.map(({ id }) => ({ card, unit: id }))
    case 'leader':
      return seen.leaders.map(({ id }) => ({ card, leader: id }))
    case 'objective':
      return seen.objectives.map(({ id }) => ({ card, objective: id }))
  }
}

export function changeFate(battle: Vf, side: Side, fields: Partial<Fate>): void {
  battle.fate = { ...battle.fate, [side]: { ...battle.fate[side], ...fields } }
}

/** Puts a card from the hand on the discards, in the open; for everything that plays cards. */
export function discard(battle: Vf, side: Side, rank: Rank): void {
  const fate = battle.fate[side]
  const at = fate.hand?.indexOf(rank) ?? -1
  changeFate(battle, side, {
    hand: fate.hand && fate.hand.filter((_, i) => i !== at),
    held: fate.held - 1,
    discard: [...fate.discard, rank],
  })
  reveal(battle)
}

/** Plays a card: it is discarded, told, and in force for as long as it lasts. */
export function playCard(battle: Vf, side: Side, play: CardPlay, about: About = {}): void {
  const card = cardOf(battle, side, play.card)
  const on: CardPlay = card.on ? { ...play, [card.on]: about[card.on] } : play
  discard(battle, side, play.card)
  tell(battle, 'card', [card.clause], { side, card: card.title, on: nameOf(battle, on) })
  if (card.until !== null) battle.effects = [...battle.effects, inForce(on, side, card.until)]
}

/** A card in force for a side. What was answered may say more than it should: only names are taken. */
export function inForce(on: CardPlay, side: Side, until: Effect['until']): Effect {
  const effect: { -readonly [key in keyof Effect]: Effect[key] } = { card: on.card, side, until }
  for (const name of NAMED) {
    const id = on[name]
    if (id !== undefined) effect[name] = id
  }
  return effect
}

/** On whom a card is played, by name; null if on nobody. */
function nameOf(battle: Vf, { brigade, unit, leader, objective }: CardPlay): string | null {
  const on =
    battle.brigades[brigade ?? -1] ??
    battle.units[unit ?? -1] ??
    battle.leaders[leader ?? -1] ??
    battle.objectives[objective ?? -1]
  return on?.name ?? null
}

/** The effects of a card of this rank that are in force for a side. */
export const effectsOf = (
  { effects }: Pick<Vf, 'effects'>,
  side: Side,
  rank: Rank,
): readonly Effect[] => effects.filter((effect) => effect.side === side && effect.card === rank)

/** What the cards in force say to one of their hooks: a modifier each, or nothing. */
export const fromCards = <Says>(
  battle: Vf,
  ask: (card: Card, effect: Effect) => Says | false | undefined,
): readonly Says[] =>
  battle.effects.flatMap((effect) => {
    const says = ask(cardOf(battle, effect.side, effect.card), effect)
    return says ? [says] : []
  })

/** Effects end with the attack, the phase or the turn for which they were played. */
export function endEffects(battle: Vf, ended: readonly Effect['until'][]): void {
  if (battle.effects.some(({ until }) => ended.includes(until)))
    battle.effects = battle.effects.filter(({ until }) => !ended.includes(until))
}
