// Where leaders ride: near their units, out of the enemy's way, and under the general's eye. (6.8)

import { toward, FULL_TURN, type Point } from '@grognard/geometry'
import type { Question } from '@grognard/kernel'
import {
  armyLeaderOf,
  isReady,
  leaderBody,
  leaderOf,
  leaderSpots,
  numbersOf,
  unitsIn,
  unitsOf,
  type Leader,
  type LeaderId,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { Thought } from '../../player.ts'
import { distancesOf, judged } from '../features/distances.ts'
import { between, centreOf, middle, middleOf, seenIn } from './table.ts'
import { because, firstLawful } from './thought.ts'
import { foesFor, fromPiece } from './threats.ts'

/** A ride must gain so much. */
const STEADY = 0.75

export function leader(question: Question): Thought {
  const seen = seenIn(question)
  const { leader: id } = question.ask.args as { readonly leader: LeaderId }
  const one = leaderOf(seen, id)
  const stays: Thought = { answer: null, reason: because('leader-stays', { leader: one.name }) }
  const body = leaderBody(seen, one)
  const now = body ? worthOfSpot(seen, one, middleOf(body)) + STEADY : -Infinity
  const spots = spotsFor(seen, one)
    .map((at) => ({ at, worth: worthOfSpot(seen, one, at) }))
    .filter(({ worth }) => worth > now)
    .toSorted((a, b) => b.worth - a.worth)
  const rides = spots.map(({ at }): Thought => ({
    answer: { at },
    reason: because('leader-rides', { leader: one.name }),
  }))
  return firstLawful(question, [...rides.slice(0, TRIES), stays])
}

const TRIES = 12

/** The points that a leader looks after: his units, or for the general the other leaders. */
function lookedAfter(seen: Vf, { side, brigade }: Leader): readonly Point[] {
  if (brigade !== null)
    return unitsIn(seen, brigade)
      .filter(isReady)
      .map((unit) => middle(seen, unit))
  const leaders = seen.leaders.flatMap((other) => {
    const body = other.side === side && other.brigade !== null ? leaderBody(seen, other) : null
    return body ? [middleOf(body)] : []
  })
  return leaders.length > 0 ? leaders : unitsOf(seen, side).map((unit) => middle(seen, unit))
}

/** About the middle of all that he looks after, and about each of them. */
function spotsFor(seen: Vf, one: Leader): readonly Point[] {
  const cared = lookedAfter(seen, one)
  const centre = centreOf(cared)
  if (!centre) return []
  const { inHand } = numbersOf(seen.options)
  const spots: Point[] = [centre]
  for (const around of [centre, ...cared])
    for (const part of [1, 2, 3])
      for (let i = 0; i < 8; i++)
        spots.push(toward(around, (i * FULL_TURN) / 8, Math.floor((part * inHand) / 4)))
  return spots
}

/** How many are in command from there, and how safe it is. */
function worthOfSpot(seen: Vf, one: Leader, at: Point): number {
  const cared = lookedAfter(seen, one)
  const isGeneral = one.brigade === null
  const { inHand, general: near, atHand, clear } = distancesOf(seen)
  const reach = isGeneral ? near : inHand - 1
  let worth = 0
  for (const point of cared) {
    const far = between(point, at)
    worth += far <= reach ? 1 : far <= atHand ? 0.4 : 0
    worth -= far / judged(seen, 100)
  }
  if (!isGeneral) {
    const general = armyLeaderOf(seen, one.side)
    const body = general && leaderBody(seen, general)
    if (body) worth += between(middleOf(body), at) <= near ? 0.5 : 0
  }
  for (const foe of foesFor(seen, one.side)) {
    const far = fromPiece(at, foe)
    if (far <= clear + 1) worth -= 4
    else if (far <= 2 * clear) worth -= 0.3
  }
  return worth
}

/** A leader who was moved over goes where most of the side's own units are between. (6.3.2) */
export function movedOver(question: Question): Thought {
  const seen = seenIn(question)
  const { leader: id } = question.ask.args as { readonly leader: LeaderId }
  const one = leaderOf(seen, id)
  const spots: Point[] = []
  for (const spot of leaderSpots(seen, one)) {
    spots.push(spot)
    if (spots.length >= TRIES) break
  }
  const ranked = spots
    .map((at) => ({ at, worth: worthOfSpot(seen, one, at) }))
    .toSorted((a, b) => b.worth - a.worth)
  return firstLawful(
    question,
    ranked.map(({ at }) => ({ answer: at, reason: because('leader-rides', { leader: one.name }) })),
  )
}
