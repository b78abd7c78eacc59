// The fire phase: volleys, and who shoots at what the commander-in-chief leaves to others. (5.0)

import {
  othersShootersAt,
  unitOf,
  volleyAt,
  withCards,
  type Target,
  type Vf,
} from '@grognard/rules-vf/functions'
import { pictureOf } from '../features/picture.ts'
import type { Answerer } from './answerer.ts'
import { cardsForShot } from './cards.ts'
import { bestShot, shotsOf, type Shot } from './fire.ts'
import { alternativesIn, planOf } from './memory.ts'
import { because, percent, thought } from './reasons.ts'

const told = (seen: Vf, { target, odds }: Shot) => ({
  target: unitOf(seen, target).name,
  losses: odds.losses,
  routs: percent(odds.rout),
})

export const fireVolley: Answerer = ({ random }, { seen, side, memory }) => {
  planOf(memory, seen, side)
  const struck = new Set([...memory.strikes.values()].map((strike) => strike.target))
  const instead = alternativesIn(memory, seen, side, random)
  const isWorth = ({ worth }: Shot): boolean => worth > 0
  const own = shotsOf(seen, side, instead, struck).find(isWorth)
  // What is left to other commanders comes when there is nothing more to do with one's own.
  const others = own ? null : shotsOf(seen, side, instead, struck, othersShootersAt).find(isWorth)
  const best = own ?? others
  if (!best) return thought(null, because('holds-fire'))
  const code = struck.has(best.target) ? 'prepares' : 'shoots-at'
  const cards = cardsForShot(pictureOf(seen, side), best)
  const { target } = best
  const picked: Target = cards.length > 0 ? { target, cards } : { target }
  const then = withCards(seen, side, picked.cards)
  const shot = own
    ? (bestShot(then, side, best.target, alternativesIn(memory, then, side, random)) ?? best).shoot
    : null
  return thought(volleyAt(picked, shot), because(code, told(seen, best)))
}

export const pickShooters: Answerer = ({ ask, random }, { seen, side, memory }) => {
  const { target, cards } = ask.args as Target
  const then = withCards(seen, side, cards)
  const shot = bestShot(then, side, target, alternativesIn(memory, then, side, random))
  if (!shot) return null
  const unit = unitOf(seen, shot.shoot.main).name
  return thought(shot.shoot, because('shoots', { unit, ...told(seen, shot) }))
}
