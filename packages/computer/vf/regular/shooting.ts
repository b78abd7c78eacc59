// The fire phase: targets, and who shoots at them. (5.0)

import { unitOf, type Target, type UnitId, type Vf } from '@grognard/rules-vf/functions'
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

export const pickTarget: Answerer = ({ random }, { seen, side, memory }) => {
  planOf(memory, seen, side)
  const struck = new Set([...memory.strikes.values()].map((strike) => strike.target))
  const [best] = shotsOf(seen, side, alternativesIn(memory, seen, side, random), struck)
  if (!best || best.worth <= 0) return thought(null, because('holds-fire'))
  const code = struck.has(best.target) ? 'prepares' : 'shoots-at'
  const cards = cardsForShot(pictureOf(seen, side), best)
  const answer: Target = { target: best.target, ...(cards.length > 0 && { cards }) }
  return thought(answer, because(code, told(seen, best)))
}

export const pickShooters: Answerer = ({ ask, random }, { seen, side, memory }) => {
  const { target } = ask.args as { readonly target: UnitId }
  const shot = bestShot(seen, side, target, alternativesIn(memory, seen, side, random))
  if (!shot) return null
  const unit = unitOf(seen, shot.shoot.main).name
  return thought(shot.shoot, because('shoots', { unit, ...told(seen, shot) }))
}
