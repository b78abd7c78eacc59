// The melee phase: who fights whom, with whose support, and what comes after. (7.0, 8.2)

import type { Question } from '@grognard/kernel'
import {
  anyFights,
  editionOf,
  enemiesTouching,
  lendableTo,
  oddOnes,
  unitOf,
  type ChosenFight,
  type Sharing,
  type Side,
  type Unit,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { Thought } from '../../player.ts'
import { fitting } from '../features/odds.ts'
import { fightWith, leftOf, prospectOf, worthOf } from './odds.ts'
import { armOf, seenIn } from './table.ts'
import { because, firstLawful } from './thought.ts'

/** So many choices of fights are compared. */
const CHOICES = 8

/** The best of some choices of all fights, the surest fight first. (7.1) */
export function fights(question: Question): Thought {
  const seen = seenIn(question)
  const { side } = question.ask.args as { readonly side: Side }
  const found = new Map<
    string,
    { readonly choice: readonly ChosenFight[]; readonly worth: number }
  >()
  for (let i = 0; i < CHOICES; i++) {
    const choice = anyFights(seen, side, question.random)
    const key = JSON.stringify(choice.toSorted((a, b) => a.main - b.main))
    if (!found.has(key)) found.set(key, { choice, worth: worthOfAll(seen, choice) })
  }
  const ranked = [...found.values()].toSorted((a, b) => b.worth - a.worth)
  return firstLawful(
    question,
    ranked.map(({ choice }) => {
      const first = surestFirst(seen, choice)
      const names = first.map(({ main }) => unitOf(seen, main).name)
      return { answer: first, reason: because('fights', { units: names }) }
    }),
  )
}

const worthOfAll = (seen: Vf, choice: readonly ChosenFight[]): number =>
  choice.reduce((sum, fight) => sum + prospectOf(seen, fight).worth, 0)

const surestFirst = (seen: Vf, choice: readonly ChosenFight[]): readonly ChosenFight[] =>
  choice
    .map((fight) => ({ fight, wins: prospectOf(seen, fight).wins }))
    .toSorted((a, b) => b.wins - a.wins)
    .map(({ fight }) => fight)

/** What it is worth to a unit to fight on where it is, in its own next melee. */
export function prospectOfStanding(seen: Vf, unit: Unit): number {
  const fresh = { ...seen, spent: [], fights: [], active: unit.side }
  let best = -Infinity
  for (const { id } of enemiesTouching(seen, unit)) {
    best = Math.max(best, prospectOf(fresh, fightWith(fresh, unit, id)).worth)
  }
  return best
}

/** As much support as there is. (8.2.2, 8.2.3) */
export function support(question: Question): Thought {
  const seen = seenIn(question)
  const { unit, target } = question.ask.args as { readonly unit: UnitId; readonly target: UnitId }
  const able = lendableTo(seen, unitOf(seen, unit), target)
  const lent = fitting(seen, able.support, target)
  const free = able.brigade.filter((id) => !lent.includes(id))
  const near = free.slice(0, editionOf(seen).brigadeRoom(seen, lent, target))
  const reason = because('supports', { unit: unitOf(seen, unit).name })
  return firstLawful(question, [
    { answer: { support: lent, brigade: near }, reason },
    { answer: { support: lent, brigade: [] }, reason },
  ])
}

/** One loss more for those who bear it best: who is farthest from being shaken. (vf1:melee.sharing) */
export function share(question: Question): Thought {
  const seen = seenIn(question)
  const sharing = question.ask.args as Sharing
  const units = sharing.units
    .map((id) => unitOf(seen, id))
    .toSorted(
      (a, b) =>
        leftOf(seen, b) - leftOf(seen, a) || worthOf(seen, a) - worthOf(seen, b) || a.id - b.id,
    )
    .slice(0, oddOnes(sharing))
  const reason = because('shares', { units: units.map(({ name }) => name) })
  return firstLawful(question, [{ answer: units.map(({ id }) => id), reason }])
}

/** Whoever is worth least goes first where it is dangerous, and last where it gets away. (2.3) */
export function inTurn(question: Question): Thought {
  const seen = seenIn(question)
  const { units } = question.ask.args as { readonly units: readonly UnitId[] }
  const ranked = units
    .map((id) => unitOf(seen, id))
    .toSorted((a, b) => worthOf(seen, a) - worthOf(seen, b) || a.id - b.id)
  return firstLawful(
    question,
    ranked.map((unit) => ({ answer: unit.id, reason: because('in-turn', { unit: unit.name }) })),
  )
}

/** Cavalry that has won comes back if it is worn, and else stays at the enemy. (7.2.5) */
export function standOrRetreat(question: Question): Thought {
  const seen = seenIn(question)
  const { unit: id } = question.ask.args as { readonly unit: UnitId }
  const unit = unitOf(seen, id)
  const isFacing = enemiesTouching(seen, unit).length > 0
  const goesBack = isFacing && prospectOfStanding(seen, unit) < 0
  const thought: Thought = goesBack
    ? { answer: 'retreat', reason: because('comes-back', { unit: unit.name }) }
    : { answer: 'stand', reason: because('stands', { unit: unit.name }) }
  return firstLawful(question, [thought])
}

/** What has been won is taken. (T.3.6) */
export function occupyWon(question: Question): Thought {
  const seen = seenIn(question)
  const { unit: id } = question.ask.args as { readonly unit: UnitId }
  const unit = unitOf(seen, id)
  const answer = armOf(unit) === 'infantry' ? 'occupy' : 'stay'
  return firstLawful(question, [
    {
      answer,
      reason: because(answer === 'occupy' ? 'takes-feature' : 'stands', { unit: unit.name }),
    },
  ])
}
