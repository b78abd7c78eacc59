// What units must or may do after fights: retreat, pursue, break through. (6.4, 7.2.5, fate.4)

import type { Question } from '@grognard/kernel'
import {
  assaultTargets,
  isEngaged,
  refuseOrder,
  unitOf,
  unitsToMove,
  type BrigadeId,
  type UnitId,
} from '@grognard/rules-vf/functions'
import type { Thought } from '../../player.ts'
import { orderToGo, type IsLawful } from './foot-and-horse.ts'
import { prospectOfAssault } from './odds.ts'
import { armOf, seenIn } from './table.ts'
import { PLAIN, type Temper } from './temper.ts'
import { because, firstLawful } from './thought.ts'
import { retreatsBySafety } from './withdrawal.ts'

/** As far from the enemy as it gets; where it gets nowhere, it says so. (6.4) */
export function retreat(question: Question): Thought {
  const seen = seenIn(question)
  const { unit: id } = question.ask.args as { readonly unit: UnitId }
  const unit = unitOf(seen, id)
  const reason = because('retreats', { unit: unit.name })
  const ways = retreatsBySafety(seen, unit, question.random)
  return firstLawful(question, [
    ...ways.map((order) => ({ answer: order, reason })),
    { answer: 'none', reason: because('no-way-back', { unit: unit.name }) },
  ])
}

/** The second assault of a headstrong unit, at whom it has the best chance. */
export function assaultAgain(question: Question): Thought {
  const seen = seenIn(question)
  const { unit: id } = question.ask.args as { readonly unit: UnitId }
  const unit = unitOf(seen, id)
  const ranked = assaultTargets(seen, unit)
    .map(({ way, target }) => ({
      way,
      target,
      worth: prospectOfAssault(seen, unit, way, target).worth,
    }))
    .toSorted((a, b) => b.worth - a.worth)
  return firstLawful(
    question,
    ranked.map(({ way, target }) => ({
      answer: { way, target },
      reason: because('pursues', { unit: unit.name, target: unitOf(seen, target).name }),
    })),
  )
}

const isMove: IsLawful = (seen, _unit, order) =>
  order.do === 'move' && refuseOrder(seen, order) === null

/** One more move for whoever gets nearer to its goal by it. (fate.4) */
export function breakThrough(question: Question, temper: Temper = PLAIN): Thought {
  const seen = seenIn(question)
  const { brigade } = question.ask.args as { readonly brigade: BrigadeId }
  for (const unit of unitsToMove(seen, brigade)) {
    if (isEngaged(seen, unit) || armOf(unit) === 'artillery') continue
    const { order, reason } = orderToGo(seen, unit, temper, isMove)
    if (order.do === 'move') return firstLawful(question, [{ answer: order, reason }])
  }
  return firstLawful(question, [{ answer: 'done', reason: because('all-ordered') }])
}
