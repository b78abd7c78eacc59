// What speaks for a place and what against it, each by its name. Whoever goes for objectives weighs
// all of it; whoever only assaults, or only camps, weighs some.

import { poseAt, type Point } from '@grognard/geometry'
import {
  armyLeaderOf,
  bodyIn,
  brigadeOf,
  isInSquare,
  leaderBody,
  leaderOf,
  situationOf,
  unitsIn,
  type Formation,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import { distancesOf, judged } from '../features/distances.ts'
import { pieceAt, pictureOf } from '../features/picture.ts'
import type { Slot } from './slots.ts'
import { armOf, between, fromExtent, middle, middleOf, wayTo } from './table.ts'
import type { Temper } from './temper.ts'
import { fireGiven, fireTaken, flanked, ridersNear } from './threats.ts'

/** Where a unit might stand at the end of its action. */
export type Standpoint = {
  readonly at: Point
  readonly facing: number
  readonly formation: Formation
}

export type Consideration =
  | 'nearer'
  | 'own fire'
  | 'enemy fire'
  | 'flanks'
  | 'cavalry'
  | 'neighbours'
  | 'command'

export type Considered = { readonly [name in Consideration]: number }

type Weights = { readonly [name in Consideration]: number }

/** What each is worth: an inch nearer is one. */
const WEIGHTS: { readonly [goes in Temper['goes']]: Weights } = {
  'for objectives': {
    nearer: 1,
    'own fire': 2.5,
    'enemy fire': -2,
    flanks: -2.5,
    cavalry: -4,
    neighbours: 1.5,
    command: 1,
  },
  'straight on': {
    nearer: 1,
    'own fire': 0.5,
    'enemy fire': 0,
    flanks: 0,
    cavalry: -2,
    neighbours: 0,
    command: 1,
  },
  'for the enemy': {
    nearer: 1,
    'own fire': 0,
    'enemy fire': 0,
    flanks: 0,
    cavalry: 0,
    neighbours: 0,
    command: 1,
  },
  'to camp': {
    nearer: 1.5,
    'own fire': 1,
    'enemy fire': 0,
    flanks: -1,
    cavalry: -2,
    neighbours: 0.5,
    command: 1,
  },
  'to shoot': {
    nearer: 0.7,
    'own fire': 4,
    'enemy fire': -1,
    flanks: -2,
    cavalry: -3,
    neighbours: 1,
    command: 1,
  },
}

/** What there is to say of a place, before it is weighed. */
export function consider(seen: Vf, unit: Unit, there: Standpoint, slot: Slot | null): Considered {
  const { at, facing, formation } = there
  const picture = pictureOf(seen, unit.side)
  const pose = poseAt(at, facing)
  const piece = pieceAt(seen, unit, { formation, pose })
  const isFoot = armOf(unit) === 'infantry' && !isInSquare({ formation })
  return {
    nearer: slot ? -hasteOf(seen, slot) * wayLeft(seen, at, slot) : 0,
    'own fire': fireGiven(picture, piece),
    'enemy fire': fireTaken(picture, piece),
    flanks: flanked(picture, piece),
    cavalry: isFoot && ridersNear(seen, unit, at).length > 0 ? 1 : 0,
    neighbours: hasNeighbour(seen, unit, at) ? 1 : 0,
    command: isInCommand(seen, unit, at) ? 1 : 0,
  }
}

/** So near to its place a unit is there, in inches. */
const THERE = 3

const wayLeft = (seen: Vf, at: Point, slot: Slot): number =>
  Math.max(0, wayTo(seen, at, slot.at) / judged(seen, 1) - THERE)

/** In the last turns what is still to be taken is more pressing. */
const hasteOf = ({ turn, lastTurn }: Vf, { goal }: Slot): number =>
  goal.task === 'take' && turn > lastTurn - LATE ? 2 : 1
const LATE = 3

export function weigh(considered: Considered, { goes }: Temper): number {
  const weights = WEIGHTS[goes]
  let sum = 0
  for (const name of NAMES) sum += weights[name] * considered[name]
  return sum
}

const NAMES = Object.keys(WEIGHTS['for objectives']) as readonly Consideration[]

/** What speaks most for the one place against the other. */
export function mainReason(better: Considered, than: Considered, { goes }: Temper): Consideration {
  const weights = WEIGHTS[goes]
  let [main, most]: [Consideration, number] = ['nearer', 0]
  for (const name of NAMES) {
    const gain = weights[name] * (better[name] - than[name])
    if (gain > most) [main, most] = [name, gain]
  }
  return main
}

function hasNeighbour(seen: Vf, unit: Unit, at: Point): boolean {
  const situation = situationOf(seen)
  const reach = distancesOf(seen).support + HALF_WIDE
  return unitsIn(seen, unit.brigade).some(
    (other) =>
      other.id !== unit.id &&
      other.status === 'ready' &&
      fromExtent(at, bodyIn(situation, other.id)) <= reach,
  )
}

/** About half of the width of a unit, in inches: places are the middles of their fronts. */
const HALF_WIDE = 3.5

function isInCommand(seen: Vf, unit: Unit, at: Point): boolean {
  const leader = leaderOf(seen, brigadeOf(seen, unit.brigade).leader)
  const body = leaderBody(seen, leader) ?? leaderBody(seen, armyLeaderOf(seen, unit.side) ?? leader)
  return body !== null && between(at, middleOf(body)) <= distancesOf(seen).inHand
}

/** Where a unit is now. */
export const standpointOf = (seen: Vf, unit: Unit): Standpoint => ({
  at: unit.pose ?? middle(seen, unit),
  facing: unit.pose?.facing ?? 0,
  formation: unit.formation,
})
