// The regular: plans, and looks one activity ahead with exact odds.

import { seatOf, type Json, type Question } from '@grognard/kernel'
import { unitOf, type Side, type Vf } from '@grognard/rules-vf/functions'
import type { Mind } from '../../player.ts'
import { plainly } from '../habits/index.ts'
import type { Answerer } from './answerer.ts'
import { keepInspiration } from './cards.ts'
import { breakThrough, command, order, ride } from './commanding.ts'
import { bestFights } from './fights.ts'
import { freshMemory } from './memory.ts'
import { because, percent, thought } from './reasons.ts'
import { deployOne, setObjective } from './setting-up.ts'
import { fireVolley, pickShooters } from './shooting.ts'

const fights: Answerer = ({ random }, { seen, side }) => {
  const best = bestFights(seen, side, random)
  const [first] = best.fights
  if (!first) return null
  const wins = percent(best.odds.get(first.target)?.wins ?? 0)
  const data = {
    unit: unitOf(seen, first.main).name,
    target: unitOf(seen, first.target).name,
    wins,
  }
  return thought(best.fights, because('best-fights', data))
}

/** What this player has a view of its own about; all else is plain good sense. */
const ANSWERS: { readonly [ask: string]: Answerer } = {
  objective: setObjective,
  deploy: deployOne,
  volley: fireVolley,
  shoot: pickShooters,
  command,
  order,
  leader: ride,
  'break-through': breakThrough,
  fights,
  card: keepInspiration,
}

export function regularMind(): Mind {
  const memory = freshMemory()
  return (question) => {
    const seen = question.seen as Vf
    const side = seatOf(seen, question.seat).side as Side
    const own = ANSWERS[question.ask.name]?.(question, { seen, side, memory }) ?? null
    return own && isLawful(question, own.answer) ? own : plainly(question)
  }
}

const isLawful = ({ kind, seen, ask }: Question, answer: Json): boolean =>
  kind.is(answer) && kind.refuse(seen, ask.args, answer) === null
