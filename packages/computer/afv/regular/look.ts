import {
  cloneOf,
  courseAt,
  isOver,
  kindOf,
  knowledgeOf,
  put,
  resample,
  seeded,
  seenBy,
  type Json,
  type Question,
} from '@grognard/kernel'
import { afv, type Afv, type Side, type UnitId } from '@grognard/rules-afv/computing'
import { sampleWays } from '@grognard/toolkit'
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

/** Turns that may be imagined for one decision on a table of so many units. */
const IMAGINED = 5000
const FEWEST = 3
const MOST = 12

/**
 * What a few answers, or null for staying put, come to when this turn and the next blows are
 * played out with good sense: the same dice for all. Null where the battle is too large for it.
 */
export function imaginedTurns(
  question: Question,
  answers: readonly (Json | null)[],
  unit: UnitId,
  weigh: Weigh,
  side: Side,
): readonly number[] | null {
  const { seat, ask, random } = question
  const imagined = resample(afv, question.knowledge(), random)
  if (!imagined) return null
  const on = imagined.battle.units.filter(({ gone }) => gone === null).length
  const times = Math.min(MOST, Math.floor(IMAGINED / (on * on * answers.length)))
  if (times < FEWEST) return null
  const dice = String(random.below(1_000_000))
  const { turn } = imagined.battle
  return answers.map((answer) => {
    const course =
      answer === null
        ? courseAt(afv, { ...imagined.checkpoint, moved: [...imagined.checkpoint.moved, unit] })
        : cloneOf(imagined)
    if (answer !== null) put(course, { seat, ask: ask.name, answer })
    const { ways } = sampleWays(
      course,
      {
        decide: (at, open, asked) =>
          decide({
            seat: asked,
            ask: open,
            kind: kindOf(at, open.name),
            seen: seenBy(at, asked),
            random,
            knowledge: () => knowledgeOf(at, asked),
          }),
        done: ({ battle }) => battle.turn > turn && battle.phase === 'movement',
      },
      times,
      (sample) => seeded(`${dice}/${sample}`),
    )
    return ways.reduce(
      (sum, { chance, course: at }) =>
        sum + chance * worthOf(isOver(at) ? at.checkpoint : at.battle, side, weigh),
      0,
    )
  })
}
