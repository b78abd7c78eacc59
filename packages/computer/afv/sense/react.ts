import {
  disorderOf,
  forward,
  heavyImpact,
  isArtillery,
  isFoot,
  isMounted,
  opposite,
  pressOn,
  react,
  unitOf,
  type Afv,
  type PressOn,
  type React,
  type Reaction,
  type Side,
  type Unit,
  type UnitId,
} from '@grognard/rules-afv/functions'
import type { Question } from '@grognard/kernel'
import type { Decided, Habit } from '../habit.ts'
import { duel, type Duel } from '../odds/duel.ts'
import type { Reason } from '../../player.ts'
import { because } from '../words/index.ts'

const MOST = 64

const INTERCEPT = 'afv:react.intercept'

/** The fight that a charge would bring: front to front, and worse for whoever has to turn. */
function charge(seen: Afv, unit: Unit, mover: Unit, impact: number): Duel {
  const turns = unit.facing !== opposite(mover.facing)
  const disorder = disorderOf(turns, 'afv:react.counter-charge').value
  return duel(seen, unit, mover, { face: 'front', disorder, impact })
}

/** How willing somebody is to come to blows: what a fight may cost more than it brings. */
type Spirit = { readonly charge: number; readonly intercept: number }

const STEADY: Spirit = { charge: -3, intercept: 0 }

/** What a reaction promises; null where nobody would think of it. */
function promise(seen: Afv, reaction: Reaction, mover: Unit, spirit: Spirit): number | null {
  const unit = unitOf(seen, reaction.unit)
  switch (reaction.react) {
    case 'counter-charge':
      return 1 + charge(seen, unit, mover, 0).gain - spirit.charge
    case 'recoil':
      return 1
    case 'intercept': {
      if (isArtillery(mover)) return 10
      const { gain } = charge(
        seen,
        unit,
        mover,
        isFoot(mover) ? heavyImpact(unit, INTERCEPT).value : 0,
      )
      return gain > spirit.intercept ? gain : null
    }
    case 'fire':
      return 6
    case 'support':
      return 5
    case 'form':
      return isMounted(mover) && unit.stands.pike > 0 ? 8 + reaction.files * 0.1 : null
    case 'evade':
      return 4
    case 'flee':
      return 3
  }
}

export function reaction(
  seen: Afv,
  args: { readonly side: Side },
  { random }: Question,
  spirit: Spirit = STEADY,
): Decided<React> | null {
  const { now } = seen
  if (!now) return null
  const mover = unitOf(seen, now.unit)
  let best: React = 'pass'
  let most = 0
  for (const answer of react.candidates(seen, args, MOST, random)) {
    if (answer === 'pass') continue
    const worth = promise(seen, answer, mover, spirit)
    if (worth === null || worth <= most) continue
    most = worth
    best = answer
  }
  return { answer: best, reason: whyReacted(seen, best) }
}

/** Why a unit reacts so: what the fight would cost both. */
export function whyReacted(seen: Afv, answer: React): Reason | null {
  if (!seen.now) return null
  const mover = unitOf(seen, seen.now.unit)
  if (answer === 'pass') return because('lets-pass', { enemy: mover.name })
  const unit = unitOf(seen, answer.unit)
  const { own, other } = charge(seen, unit, mover, 0)
  return because('reacts', {
    unit: unit.name,
    enemy: mover.name,
    reaction: answer.react,
    own: own.stands,
    other: other.stands,
  })
}

/** After an enemy has given way: the next one if the fight is good, and else back into order. */
function afterwards(
  seen: Afv,
  args: { readonly unit: number },
  { random }: Question,
): Decided<PressOn> {
  const unit = unitOf(seen, args.unit)
  let best: Unit | null = null
  let most = 0
  for (const answer of pressOn.candidates(seen, args, MOST, random)) {
    if (!('engage' in answer)) continue
    const enemy = unitOf(seen, answer.engage)
    const { gain } = duel(seen, unit, enemy, { face: 'front' })
    if (gain <= most) continue
    most = gain
    best = enemy
  }
  const answer: PressOn = best ? { engage: best.id } : { rally: forward(unit.side) }
  return { answer, reason: whyPressedOn(seen, unit.id, answer) }
}

export function whyPressedOn(seen: Afv, id: UnitId, answer: PressOn): Reason {
  const unit = unitOf(seen, id).name
  return 'engage' in answer
    ? because('presses-on', { unit, enemy: unitOf(seen, answer.engage).name })
    : because('rallies', { unit, way: answer.rally })
}

export const reacting: Pick<Habit, 'react' | 'press on'> = {
  react: reaction,
  'press on': afterwards,
}
