// Which volleys might be fired: at whom, with which card, and by whom. (5.0, 5.1)

import type { Random } from '@grognard/kernel'
import { targetsFor, targetsOf } from '../attacks/shooting.ts'
import { othersShootersAt, ownShootersAt } from '../attacks/shot.ts'
import { MOMENTS, withCards, type Target, type Volley } from '../attacks/volley.ts'
import { unitOf, unitsOf, type Side, type Unit, type UnitId, type Vf } from '../battle.ts'
import type { CardPlay } from '../cards/card.ts'
import { playsAt } from '../cards/play.ts'
import { anyShotAt, shotsAt } from './shots.ts'

/** Any volley, or none: the phase ends. */
export function anyVolley(seen: Vf, side: Side, random: Random): Volley | null {
  const picked = anyPick(seen, side, random)
  if (picked === null) return null
  const then = withCards(seen, side, picked.cards)
  const target = unitOf(seen, picked.target)
  const isOfOthers =
    othersShootersAt(then, side, target).length > 0 &&
    (ownShootersAt(then, side, target).length === 0 || random.below(2) === 0)
  return { ...picked, shot: isOfOthers ? null : anyShotAt(then, side, target, random) }
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
  const own = shotsAt(then, side, target, n, random).map((shot) => ({ ...picked, shot }))
  return othersShootersAt(then, side, target).length > 0 ? [...own, { ...picked, shot: null }] : own
}

function anyPick(seen: Vf, side: Side, random: Random): Target | null {
  const chance = random.below(CHANCES)
  if (chance < TO_END) return null
  const plays = chance === TO_END ? playsWithFire(seen, side) : []
  const cards = plays.length > 0 ? [random.pick(plays)] : []
  const target = anyTarget(withCards(seen, side, cards), side, random)
  if (target === null) return null
  return cards.length > 0 ? { target, cards } : { target }
}

/** So often of so many times the phase ends, as with three targets; and then once cards are looked at. */
const TO_END = 1
const CHANCES = 4

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

/** A target of any unit that has one. */
function anyTarget(seen: Vf, side: Side, random: Random): UnitId | null {
  const shooters = [...unitsOf(seen, side)]
  while (shooters.length > 0) {
    const [unit] = shooters.splice(random.below(shooters.length), 1) as [Unit]
    const targets = targetsFor(seen, unit)
    if (targets.length > 0) return random.pick(targets)
  }
  return null
}
