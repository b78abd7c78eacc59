import type { Json, Question } from '@grognard/kernel'
import { afv, type Afv, type Side } from '@grognard/rules-afv/functions'
import { lookAhead, type Prospect } from '../../ahead.ts'
import { budgetOf } from '../../budget.ts'
import type { Weighing } from '../../features.ts'
import { mindOf } from '../habit.ts'
import { recruit } from '../minds/recruit.ts'
import { sense } from '../sense/index.ts'

export type Weigh = (seen: Afv, side: Side) => Weighing

const WON = 1000
const EVALUATIONS = 400
const THROWS = 64
const SAMPLES = 8

/** How everybody is taken to answer on the way: with good sense. */
const quick = mindOf({ ...recruit, ...sense })
const decide = (question: Question): Json => quick(question).answer

function worthOf(seen: Afv, side: Side, weigh: Weigh): number {
  if (!seen.outcome) return weigh(seen, side).worth
  const { winner } = seen.outcome
  return winner === side ? WON : winner === null ? -WON / 2 : -WON
}

/** What each answer comes to by the end of the activity, the best first. */
export const prospects = (
  question: Question,
  answers: readonly Json[],
  weigh: Weigh,
  side: Side,
): readonly Prospect[] => {
  const how = {
    rulebook: afv,
    worth: (seen: Afv) => worthOf(seen, side, weigh),
    decide,
    most: THROWS,
    samples: SAMPLES,
  }
  return lookAhead(question, answers, how, budgetOf(EVALUATIONS)) ?? []
}
