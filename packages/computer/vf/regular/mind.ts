// The regular: plans, and looks one activity ahead with exact odds.

import { seatOf, type Json, type Question } from '@grognard/kernel'
import type { Point } from '@grognard/geometry'
import {
  activatesByItself,
  brigadeOf,
  enemyOf,
  unitOf,
  waitingBrigades,
  type BrigadeId,
  type Command,
  type Deploy,
  type LeaderId,
  type Ordered,
  type Side,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/computing'
import { budgetOf } from '../../budget.ts'
import type { Mind, Thought } from '../../player.ts'
import { pictureOf } from '../features/picture.ts'
import { gap } from '../features/oblong.ts'
import { deployed } from './deploy.ts'
import { deployGoal } from './deploy-goals.ts'
import { bestFights } from './fights.ts'
import { bestShot, shotsOf } from './fire.ts'
import { bestRide } from './leaders.ts'
import { EVALUATIONS, freshMemory, goalsIn, insteadOf, planOf, type Memory } from './memory.ts'
import { objectiveFor } from './objectives.ts'
import { bestOrder, nextToAct } from './orders.ts'

type Answerer = (question: Question, seen: Vf, side: Side, memory: Memory) => Thought | null

const thought = (answer: Json): Thought => ({ answer, reason: null })

/** What this player has a view of its own about; all else is plain good sense. */
const ANSWERS: { readonly [ask: string]: Answerer } = {
  objective: ({ kind, ask }, seen, side) => {
    const at = objectiveFor(seen, side, (place) => kind.refuse(seen, ask.args, place))
    return at && thought(at satisfies Point)
  },
  deploy: ({ kind, ask }, seen, side) => {
    const { brigade } = ask.args as { readonly brigade: BrigadeId | null }
    const goal = deployGoal(seen, side, brigade)
    const answer = deployed(seen, side, brigade, goal, (one: Deploy) =>
      kind.refuse(seen, ask.args, one),
    )
    return answer && thought(answer)
  },
  // Who goes second has the last word at every objective. (2.1.1, 2.2)
  first: (_question, _seen, side) => thought(enemyOf(side)),
  target: ({ random }, seen, side, memory) => {
    const instead = insteadOf(memory, seen, side, random)
    planOf(memory, seen, side)
    const struck = new Set([...memory.strikes.values()].map((strike) => strike.target))
    const [best] = shotsOf(seen, side, instead, struck)
    return thought(best && best.worth > 0 ? { target: best.target } : null)
  },
  shoot: ({ ask, random }, seen, side, memory) => {
    const { target } = ask.args as { readonly target: UnitId }
    const shot = bestShot(seen, side, target, insteadOf(memory, seen, side, random))
    return shot && thought(shot.shoot)
  },
  command: (_question, seen, side, memory) => {
    planOf(memory, seen, side)
    const brigade = nextBrigade(seen, side)
    return brigade === null ? null : thought({ activate: brigade } satisfies Command)
  },
  order: ({ ask, random }, seen, side, memory) => {
    const {
      brigade,
      unit: only,
      surprise,
    } = ask.args as {
      readonly brigade: BrigadeId
      readonly unit: UnitId | null
      readonly surprise: boolean
    }
    if (surprise) return null
    const picture = pictureOf(seen, side)
    const unit = only === null ? nextToAct(picture, brigade, memory.strikes) : unitOf(seen, only)
    if (!unit) return null
    const goal = goalsIn(memory, seen, side).get(unit.id) ?? null
    const choice = bestOrder(picture, unit, goal, random, budgetOf(EVALUATIONS))
    const { order } = choice
    return {
      answer: { order } satisfies Ordered,
      reason: {
        code: unit.name,
        data: {
          order: order.do,
          w: choice.worth.toFixed(2),
          s: choice.stays.toFixed(2),
          goal: goal
            ? `${goal.task.do} ${goal.prize?.objective.name} ${goal.at.x | 0},${goal.at.y | 0}`
            : '',
          now: JSON.stringify(choice.now, (_k, v) => (typeof v === 'number' ? +v.toFixed(3) : v)),
          then: JSON.stringify(choice.parts, (_k, v) =>
            typeof v === 'number' ? +v.toFixed(3) : v,
          ),
        } as never,
      },
    }
  },
  leader: ({ ask }, seen, side) => {
    const { leader } = ask.args as { readonly leader: LeaderId }
    return thought(bestRide(pictureOf(seen, side), leader).move)
  },
  fights: ({ random }, seen, side) => thought(bestFights(seen, side, random).fights),
}

/** The brigade nearest to the enemy goes first, the one that needs no test before others. (6.1.1) */
function nextBrigade(seen: Vf, side: Side): BrigadeId | null {
  const { own, enemies } = pictureOf(seen, side)
  const nearness = (id: BrigadeId): number =>
    own
      .filter(({ unit }) => unit.brigade === id)
      .reduce(
        (least, piece) => enemies.reduce((far, { o }) => Math.min(far, gap(piece.o, o)), least),
        99,
      )
  const [first] = waitingBrigades(seen)
    .map(({ id }) => ({
      id,
      first: nearness(id) - (activatesByItself(seen, brigadeOf(seen, id)) ? 3 : 0),
    }))
    .toSorted((a, b) => a.first - b.first || a.id - b.id)
  return first?.id ?? null
}

/** A fresh regular; `plainly` answers whatever it has no view of its own about. */
export function regularMind(plainly: Mind): Mind {
  const memory = freshMemory()
  return (question) => {
    const seen = question.seen as Vf
    const side = seatOf(seen, question.seat).side as Side
    const own = ANSWERS[question.ask.name]?.(question, seen, side, memory) ?? null
    return own && isLawful(question, own.answer) ? own : plainly(question)
  }
}

const isLawful = ({ kind, seen, ask }: Question, answer: Json): boolean =>
  kind.is(answer) && kind.refuse(seen, ask.args, answer) === null
