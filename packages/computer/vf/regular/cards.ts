// Fate cards that go with its own decisions, and the one that is worth waiting with. (4.0)

import { chanceInThirtySixths } from '@grognard/toolkit'
import {
  brigadeOf,
  editionOf,
  fortitudeTest,
  isShaken,
  playsAt,
  profileOf,
  unitOf,
  unitsIn,
  type About,
  type BrigadeId,
  type CardPlay,
  type Moment,
  type Order,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import { lossesBy } from '../features/exposure.ts'
import { hitChance, routBy, type Fate } from '../features/odds.ts'
import { turnsLeft } from '../features/objectives.ts'
import type { Picture } from '../features/picture.ts'
import { costOf, powerOf } from '../features/worth.ts'
import type { Answerer } from './answerer.ts'
import { reliefsFor } from '../features/reliefs.ts'
import { attackOf, type Shot } from './fire.ts'
import { because, thought } from './reasons.ts'

/** What one die more does to a target, on average: a loss, or a valour test. (8.3, 9.2) */
function oneMore(seen: Vf, { target: at, shoot }: Shot): Fate {
  const target = unitOf(seen, at)
  const hits = hitChance(seen, attackOf(shoot, at)) / 36
  const rout = hits * routBy(seen, target, 1, 'fire')
  return { losses: isShaken(seen, target) ? 0 : hits, shaken: 0, rout }
}

/** A card for one shot is kept for a better one: what that is worth with each turn left. */
const BETTER_SHOT = 0.012
/** And a card for a brigade's fire until so many of its units shoot. */
const VOLLEYS = 3

/** The card that goes with a shot: for its brigade's fire of this phase, or for it alone. */
export function cardsForShot(picture: Picture, shot: Shot): readonly CardPlay[] {
  const { target: at, shoot } = shot
  const { seen, side } = picture
  const left = turnsLeft(seen, side)
  const target = unitOf(seen, at)
  const { brigade } = unitOf(seen, shoot.main)
  const isManyShoot = shootersIn(picture, brigade) >= Math.min(VOLLEYS, left)
  const more = costOf(seen, target, oneMore(seen, shot))
  return [
    ...playsAt(seen, side, 'own fire phase').filter(
      (play) => play.brigade === brigade && isManyShoot,
    ),
    ...(more > BETTER_SHOT * left ? playsAt(seen, side, 'target') : []),
  ].slice(0, 1)
}

const shootersIn = (picture: Picture, brigade: BrigadeId): number =>
  picture.own.filter(
    (piece) =>
      piece.unit.brigade === brigade &&
      profileOf(piece.unit).arm === 'infantry' &&
      piece.unit.shot === null &&
      picture.enemies.some((enemy) => !enemy.engaged && lossesBy(picture, piece, enemy) > 0),
  ).length

/** A loss is taken off whoever is shaken, or is about to assault. (fate.5, 8.3) */
export function cardsForOrder(seen: Vf, unit: Unit, order: Order): readonly CardPlay[] {
  if ('first' in order && order.first) return []
  if (!isShaken(seen, unit) && (order.do !== 'assault' || unit.losses === 0)) return []
  return reliefsFor(seen, unit)
}

/** What Inspiration may still be worth, with each turn that is left. */
const LATER = 0.12

/** A unit is let go early in a battle: the fortitude of its brigade may need the card more. (fate.8) */
export const keepInspiration: Answerer = ({ ask }, { seen, side }) => {
  const { moment, about } = ask.args as { readonly moment: Moment; readonly about: About }
  if (moment !== 'test failed' || about.unit === undefined) return null
  // Who holds no such card is asked as well, and has nothing to keep.
  if (playsAt(seen, side, moment, about).length === 0) return null
  const unit = unitOf(seen, about.unit)
  const others = unitsIn(seen, unit.brigade).filter(
    ({ id, status }) => id !== unit.id && status !== 'routed',
  )
  if (others.length === 0) return null
  const without: Vf = { ...seen, units: seen.units.with(unit.id, { ...unit, status: 'routed' }) }
  const brigade = brigadeOf(seen, unit.brigade)
  const isTested = editionOf(seen).leeway(brigade, 'rout') <= 0
  const holds = isTested ? chanceInThirtySixths(fortitudeTest(without, brigade)) / 36 : 1
  if (powerOf(unit) > holds * LATER * turnsLeft(seen, side)) return null
  return thought('pass', because('keeps-inspiration', { unit: unit.name }))
}
