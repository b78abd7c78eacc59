import { isObject } from '@grognard/kernel'
import { cardOf, type CardPlay, type Rank, type UnitId } from '@grognard/rules-vf/functions'
import type { Choice } from '../../adapter.ts'
import { areaOf, bodyOf, leaderBody } from '../ids.ts'
import { choice, proposed, type Asked } from './context.ts'

/** A card by what the own army calls it. */
export const cardName = (
  { seen, side, wording }: Pick<Asked, 'seen' | 'side' | 'wording'>,
  rank: Rank,
): string => wording.nouns.card[seen.sheets[side]][rank]

/** The button that a card in hand is, for whoever can play it. */
export const cardAction = (rank: Rank): string => `card ${rank}`

/** The cards in hand with their moments; null for whoever may not see them, or holds none. */
export function handSaid(holder: Pick<Asked, 'seen' | 'side' | 'wording'>): string | null {
  const { seen, side, wording } = holder
  const { text } = wording
  const hand = seen.fate[side].hand ?? []
  const said = hand.map((rank) =>
    text.cardWhen(cardName(holder, rank), text.when[cardOf(seen, side, rank).moment]),
  )
  return said.length === 0 ? null : said.join(', ')
}

/** Every card that may be played now, or none. */
export const cardChoices = (asked: Asked): readonly Choice[] =>
  (proposed(asked) as readonly ('pass' | CardPlay)[]).map((answer) =>
    answer === 'pass'
      ? choice(answer, asked.wording.text.choice.pass, { action: 'pass', byDefault: true })
      : played(asked, answer),
  )

function played(asked: Asked, play: CardPlay): Choice {
  const { on } = playedOn(asked, play)
  const { choice: text } = asked.wording.text
  const brief = text.play(cardName(asked, play.card))
  const action = cardAction(play.card)
  return choice(play, text.play(cardOn(asked, play)), { on, brief, action })
}

/** 'Perfect Volleys on Campbell's Brigade'. */
export function cardOn(asked: Asked, play: CardPlay): string {
  const { named } = playedOn(asked, play)
  const name = cardName(asked, play.card)
  return named === '' ? name : asked.wording.text.choice.cardOn(name, named)
}

function playedOn(
  { seen, wording }: Asked,
  { unit, leader, brigade, objective }: CardPlay,
): { readonly named: string; readonly on: Choice['on'] } {
  const [aUnit, aLeader] = [seen.units[unit ?? -1], seen.leaders[leader ?? -1]]
  const [aBrigade, aPlace] = [seen.brigades[brigade ?? -1], seen.objectives[objective ?? -1]]
  if (aUnit) return { named: wording.name(aUnit), on: { body: bodyOf(aUnit.id) } }
  if (aLeader) return { named: wording.name(aLeader), on: { body: leaderBody(aLeader.id) } }
  if (aPlace) return { named: wording.name(aPlace), on: { area: areaOf(aPlace.id) } }
  return { named: aBrigade ? wording.name(aBrigade) : '', on: null }
}

/** A card given up so that a unit acts. */
export function givenUp(asked: Asked, answer: Choice['answer'], card: Rank, unit: UnitId): Choice {
  const { seen, wording } = asked
  const name = wording.name(seen.units[unit] as { name: string })
  const called = cardName(asked, card)
  return choice(answer, wording.text.choice.giveUp(called, name), {
    brief: wording.text.choice.giveUpCard(called),
    action: cardAction(card),
    on: { body: bodyOf(unit) },
  })
}

export const initiativeChoices = (asked: Asked): readonly Choice[] =>
  (proposed(asked) as readonly ('pass' | { readonly card: Rank; readonly unit: UnitId })[]).map(
    (answer) =>
      isObject(answer)
        ? givenUp(asked, answer, answer.card, answer.unit)
        : choice(answer, asked.wording.text.choice.giveUpNone, {
            action: 'pass',
            byDefault: true,
          }),
  )
