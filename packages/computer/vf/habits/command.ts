// Which brigade acts next, who comes on, and whom a card urges on. (6.0, 11.0)

import type { Question } from '@grognard/kernel'
import { chanceInThirtySixths } from '@grognard/toolkit'
import {
  activatesByItself,
  activationTest,
  arriving,
  isReady,
  RANKS,
  unitsIn,
  unitsForInitiative,
  waitingBrigades,
  type Brigade,
  type Rank,
  type Side,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import { judged } from '../features/distances.ts'
import type { Thought } from '../../player.ts'
import { assaultBy } from './assaults.ts'
import { worthOf } from './odds.ts'
import { nearestEnemy, seenIn } from './table.ts'
import { PLAIN, type Temper } from './temper.ts'
import { because, firstLawful } from './thought.ts'

type Args = { readonly side: Side }

export function command(question: Question, temper: Temper = PLAIN): Thought {
  const seen = seenIn(question)
  const { side } = question.ask.args as Args
  return firstLawful(question, commands(seen, side, temper))
}

function* commands(seen: Vf, side: Side, temper: Temper): Generator<Thought> {
  for (const brigade of byUrgency(seen, temper)) {
    const isSure = activatesByItself(seen, brigade)
    const reason = because(isSure ? 'activates-first' : 'activates', { brigade: brigade.name })
    yield { answer: { activate: brigade.id }, reason }
  }
  for (const unit of arriving(seen, side).toSorted((a, b) => worthOf(seen, b) - worthOf(seen, a)))
    yield { answer: { arrive: unit.id }, reason: because('brings-on', { unit: unit.name }) }
  const urged = urging(seen, side, temper)
  if (urged) yield { answer: { initiative: urged.initiative }, reason: urged.reason }
  yield { answer: 'done', reason: because('all-ordered') }
}

/** Of the brigades that wait, first who needs no test, and of those who is nearest to the enemy. */
function byUrgency(seen: Vf, temper: Temper): readonly Brigade[] {
  const urgency = (brigade: Brigade): number => {
    const units = unitsIn(seen, brigade.id).filter(isReady)
    const near = Math.min(...units.map((unit) => nearestEnemy(seen, unit)?.inches ?? Infinity))
    const assaults = units.some((unit) => assaultBy(seen, unit, temper)) ? ASSAULTS : 0
    return assaults + UNSURE * fails(seen, brigade) - Math.min(near / judged(seen, 1), FAR)
  }
  return waitingBrigades(seen)
    .map((brigade) => ({
      brigade,
      urgent: urgency(brigade) + (activatesByItself(seen, brigade) ? SURE : 0),
    }))
    .toSorted((a, b) => b.urgent - a.urgent || a.brigade.id - b.brigade.id)
    .map(({ brigade }) => brigade)
}

/** How often a brigade fails to act: who does so often is the one to be led in person. (6.1) */
const fails = (seen: Vf, brigade: Brigade): number =>
  6 - chanceInThirtySixths(activationTest(seen, brigade)) / 6
const UNSURE = 10
const ASSAULTS = 20
const SURE = 100
const FAR = 48

type Urging = {
  readonly initiative: { readonly card: Rank; readonly unit: number }
  readonly reason: Thought['reason']
}

/** Cards that are given up last come last. */
const GIVEN_UP: readonly Rank[] = [
  '7',
  '3',
  '5',
  'jack',
  '10',
  'king',
  'queen',
  '9',
  '6',
  'ace',
  '4',
  '8',
]

/** Whoever could assault acts for a card; and anybody who is shaken, if there are cards to spare. */
function urging(seen: Vf, side: Side, temper: Temper): Urging | null {
  const hand = seen.fate[side].hand ?? []
  const [card] = hand.toSorted((a, b) => placeOf(a) - placeOf(b))
  if (card === undefined || seen.initiative || temper.cards === 'forgotten') return null
  const units = unitsForInitiative(seen)
  const unit =
    units.find((one) => assaultBy(seen, one, temper)) ??
    (hand.length > SPARE ? nearestOf(seen, units) : null)
  if (!unit) return null
  const reason = because('urges', { unit: unit.name })
  return { initiative: { card, unit: unit.id }, reason }
}

const placeOf = (card: Rank): number => {
  const at = GIVEN_UP.indexOf(card)
  return at < 0 ? RANKS.length : at
}

/** More cards than these are more than are needed. */
const SPARE = 2

function nearestOf(seen: Vf, units: readonly Unit[]): Unit | null {
  const near = (unit: Unit): number => nearestEnemy(seen, unit)?.inches ?? Infinity
  return units.toSorted((a, b) => near(a) - near(b))[0] ?? null
}

/** The chief is asked whether a card urges a unit on while another commander's brigade acts. */
export function initiative(question: Question, temper: Temper = PLAIN): Thought {
  const { side } = question.ask.args as Args
  const urged = urging(seenIn(question), side, temper)
  return firstLawful(question, [
    ...(urged ? [{ answer: urged.initiative, reason: urged.reason }] : []),
    { answer: 'pass', reason: because('keeps-cards') },
  ])
}
