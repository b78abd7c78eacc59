// Which volleys might be fired: at whom, with which card, and by whom. (5.0, 5.1)

import type { Random } from '@grognard/kernel'
import { targetsFor, targetsOf } from '../attacks/shooting.ts'
import { isOwn, othersShootersAt } from '../attacks/shot.ts'
import { MOMENTS, volleyAt, withCards, type Target, type Volley } from '../attacks/volley.ts'
import { unitOf, unitsOf, type Side, type Unit, type UnitId, type Vf } from '../battle.ts'
import type { CardPlay } from '../cards/card.ts'
import { playsAt } from '../cards/play.ts'
import { anyShotBy, shotsAt } from './shots.ts'

/** Any volley of whoever has a target, or none: the phase ends. */
export function anyVolley(seen: Vf, side: Side, random: Random): Volley | null {
  const chance = random.below(CHANCES)
  if (chance < TO_END) return null
  const plays = chance === TO_END ? playsWithFire(seen, side) : []
  const cards = plays.length > 0 ? [random.pick(plays)] : []
  const then = withCards(seen, side, cards)
  const aimed = anyAim(then, side, random)
  if (!aimed) return null
  const { unit, target } = aimed
  const shot = isOwn(then, unit) ? anyShotBy(then, unit, unitOf(seen, target), random) : null
  return volleyAt(cards.length > 0 ? { target, cards } : { target }, shot)
}

/** So often of so many times the phase ends, as with three targets; and then once cards are looked at. */
const TO_END = 1
const CHANCES = 4

/** Any unit that has a target, and one of those. */
function anyAim(
  seen: Vf,
  side: Side,
  random: Random,
): { readonly unit: Unit; readonly target: UnitId } | null {
  const shooters = [...unitsOf(seen, side)]
  while (shooters.length > 0) {
    const [unit] = shooters.splice(random.below(shooters.length), 1) as [Unit]
    const targets = targetsFor(seen, unit)
    if (targets.length > 0) return { unit, target: random.pick(targets) }
  }
  return null
}

/** Some volleys: one at each target before there are two at any. */
export function volleysOf(seen: Vf, side: Side, n: number, random: Random): readonly Volley[] {
  const each = picksOf(seen, side)
    .slice(0, Math.max(0, n))
    .map((picked) => volleysAt(seen, side, picked, n, random))
  const volleys: Volley[] = []
  for (let i = 0; volleys.length < n && each.some((at) => i < at.length); i++)
    volleys.push(...each.flatMap((at) => at.slice(i, i + 1)))
  return volleys.slice(0, Math.max(0, n))
}

function volleysAt(
  seen: Vf,
  side: Side,
  picked: Target,
  n: number,
  random: Random,
): readonly Volley[] {
  const then = withCards(seen, side, picked.cards)
  const target = unitOf(seen, picked.target)
  const own = shotsAt(then, side, target, n, random).map((shot) => volleyAt(picked, shot))
  return othersShootersAt(then, side, target).length > 0 ? [...own, volleyAt(picked, null)] : own
}

/** Every target, without a card and with each that may be played on it. */
function picksOf(seen: Vf, side: Side): readonly Target[] {
  return [
    ...targetsOf(seen, side).map((target) => ({ target })),
    ...playsWithFire(seen, side).flatMap((play) =>
      targetsOf(withCards(seen, side, [play]), side).map((target) => ({ target, cards: [play] })),
    ),
  ]
}

/** Every way to play a card with a volley. (4.0) */
export const playsWithFire = (seen: Vf, side: Side): readonly CardPlay[] =>
  MOMENTS.flatMap((moment) => playsAt(seen, side, moment))
