// Which enemy might be picked as a target. (5.0)

import type { Random } from '@grognard/kernel'
import { targetsFor, targetsOf } from '../attacks/shooting.ts'
import { MOMENTS, withCards, type Target } from '../attacks/target.ts'
import { unitsOf, type Side, type Unit, type UnitId, type Vf } from '../battle.ts'
import type { CardPlay } from '../cards/card.ts'
import { playsAt } from '../cards/play.ts'

export function anyPick(seen: Vf, side: Side, random: Random): Target | null {
  const chance = random.below(CHANCES)
  if (chance < TO_END) return null
  const plays = chance === TO_END ? playsOf(seen, side) : []
  const cards = plays.length > 0 ? [random.pick(plays)] : []
  const target = anyTarget(withCards(seen, side, cards), side, random)
  if (target === null) return null
  return cards.length > 0 ? { target, cards } : { target }
}

/** So often of so many times the phase ends, as with three targets; and then once cards are looked at. */
const TO_END = 1
const CHANCES = 4

/** Every target, without a card and with each that may be played on it. */
export function picksOf(seen: Vf, side: Side): readonly Target[] {
  return [
    ...targetsOf(seen, side).map((target) => ({ target })),
    ...playsOf(seen, side).flatMap((play) =>
      targetsOf(withCards(seen, side, [play]), side).map((target) => ({ target, cards: [play] })),
    ),
  ]
}

const playsOf = (seen: Vf, side: Side): readonly CardPlay[] =>
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
