// The next action of a brigade: which of its units, and what it does. (6.2)

import type { Question, Random } from '@grognard/kernel'
import {
  editionOf,
  isEngaged,
  isShaken,
  refuseOrder,
  unitOf,
  unitsToAct,
  type BrigadeId,
  type Ordered,
  type Unit,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { Thought } from '../../player.ts'
import { reliefsFor } from '../features/reliefs.ts'
import { assaultBy } from './assaults.ts'
import { orderToGo, staying, type IsLawful } from './foot-and-horse.ts'
import { orderForGun } from './guns.ts'
import { prospectOfStanding } from './melee.ts'
import { rallying, type Decided } from './rallying.ts'
import { orderInside, orderToOccupy } from './shelter.ts'
import { slotOf } from './slots.ts'
import { armOf, nearestEnemy, seenIn } from './table.ts'
import { PLAIN, type Temper } from './temper.ts'
import { because, firstLawful } from './thought.ts'
import { orderForShaken, wayOut } from './withdrawal.ts'

type Args = { readonly brigade: BrigadeId; readonly unit: UnitId | null }

export function order(question: Question, temper: Temper = PLAIN): Thought {
  const seen = seenIn(question)
  const { brigade, unit: only } = question.ask.args as Args
  const units = only === null ? unitsToAct(seen, brigade) : [unitOf(seen, only)]
  const unit = nextOf(seen, units, temper)
  if (!unit) return firstLawful(question, [ALL_DONE])
  return firstLawful(question, answersFor(seen, unit, temper, question.random))
}

const ALL_DONE: Thought = { answer: 'done', reason: because('all-ordered') }

function* answersFor(seen: Vf, unit: Unit, temper: Temper, random: Random): Generator<Thought> {
  const { order: decided, reason } = orderFor(seen, unit, temper, random)
  if (temper.cards === 'played') yield* withCards(seen, unit, { order: decided }, reason)
  yield { answer: { order: decided }, reason }
  const { order: resting, reason: why } = staying(seen, unit, slotOf(seen, unit, temper))
  yield { answer: { order: resting }, reason: why }
  yield { answer: { order: { unit: unit.id, do: 'stay' } }, reason: why }
}

/** A card that takes a loss off a unit is for one that is shaken, or about to fight. (fate.5) */
function* withCards(
  seen: Vf,
  unit: Unit,
  ordered: Ordered,
  reason: Thought['reason'],
): Generator<Thought> {
  const isWorth = isShaken(seen, unit) || (unit.losses > 0 && ordered.order.do === 'assault')
  if (!isWorth || ('first' in ordered.order && ordered.order.first)) return
  for (const play of reliefsFor(seen, unit)) yield { answer: { ...ordered, cards: [play] }, reason }
}

/** Those who assault go first, then those in front: they make room for the others. */
function nextOf(seen: Vf, units: readonly Unit[], temper: Temper): Unit | null {
  let best: Unit | null = null
  let most = -Infinity
  for (const unit of units) {
    const urgency = urgencyOf(seen, unit, temper)
    if (urgency > most) [best, most] = [unit, urgency]
  }
  return best
}

const ASSAULTS_FIRST = 1000
const GUNS_LAST = 1000

function urgencyOf(seen: Vf, unit: Unit, temper: Temper): number {
  const assault = assaultBy(seen, unit, temper)
  if (assault) return ASSAULTS_FIRST + assault.prospect.worth
  const near = nearestEnemy(seen, unit)?.inches ?? 0
  return -near - (armOf(unit) === 'artillery' ? GUNS_LAST : 0)
}

/** It may be given that order. (6.2.1) */
const isOrder: IsLawful = (seen, unit, order) =>
  editionOf(seen).refuseAction(seen, unit, order) === null && refuseOrder(seen, order) === null

/** What one unit does. */
function orderFor(seen: Vf, unit: Unit, temper: Temper, random: Random): Decided {
  if (!editionOf(seen).mayAct(unit, 'move'))
    return assaultBy(seen, unit, temper) ?? standingFast(unit)
  if (isEngaged(seen, unit)) return inContact(seen, unit, temper, random)
  const shaken = temper.shaken === 'go on' ? null : orderForShaken(seen, unit, random)
  if (shaken) return shaken
  const assault = assaultBy(seen, unit, temper)
  if (assault) return assault
  if (!unit.pose) return orderInside(seen, unit, temper)
  if (armOf(unit) === 'artillery') return orderForGun(seen, unit, temper)
  return orderToOccupy(seen, unit, temper) ?? orderToGo(seen, unit, temper, isOrder)
}

/** Whoever has shot may do little else. (6.2) */
const standingFast = (unit: Unit): Decided => ({
  order: { unit: unit.id, do: 'stay' },
  reason: because('stays', { unit: unit.name }),
})

/** Worse than this a fight is broken off. */
const HOPELESS = -0.6

/** Whoever is in contact fights on, and dresses its ranks, or breaks off. */
function inContact(seen: Vf, unit: Unit, temper: Temper, random: Random): Decided {
  const foe = nearestEnemy(seen, unit)?.enemy
  if (foe && breaksOff(seen, unit, temper)) {
    const out = wayOut(seen, unit, random)
    if (out)
      return { order: out, reason: because('breaks-off', { unit: unit.name, enemy: foe.name }) }
  }
  return {
    order: rallying(seen, unit)?.order ?? { unit: unit.id, do: 'stay' },
    reason: because('fights-on', { unit: unit.name, enemy: foe?.name ?? '' }),
  }
}

function breaksOff(seen: Vf, unit: Unit, { assaults }: Temper): boolean {
  if (assaults === 'always' || unit.inside !== null) return false
  if (assaults === 'never') return true
  return isShaken(seen, unit) || prospectOfStanding(seen, unit) < HOPELESS
}
