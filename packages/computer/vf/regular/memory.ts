// What this player remembers from one question to the next: its plan, and this turn's thoughts.

import type { Random } from '@grognard/kernel'
import { chanceInThirtySixths } from '@grognard/toolkit'
import {
  activatesByItself,
  activationTest,
  brigadeOf,
  canAct,
  isReady,
  unitOf,
  type Brigade,
  type Side,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import { budgetOf } from '../../budget.ts'
import { pictureOf } from '../features/picture.ts'
import { goalsOf, type Goal } from '../plan/goals.ts'
import { planFor, type Plan } from '../plan/tasks.ts'
import type { Alternatives } from './fire.ts'
import { bestOrder } from './orders.ts'
import { isFinal } from './standing.ts'
import { strikesOf, type Strike } from './strikes.ts'

export type Memory = {
  plan: Plan | null
  /** Where each unit goes for that plan. */
  goals: ReadonlyMap<UnitId, Goal>
  /** The turn for which the plan was made. */
  planned: string
  /** What units would do instead of shooting, as thought at the start of this turn. */
  instead: Map<UnitId, { readonly gain: number; readonly assaults: boolean }>
  /** Who falls upon whom this turn. */
  strikes: ReadonlyMap<UnitId, Strike>
}

export const freshMemory = (): Memory => ({
  plan: null,
  goals: new Map(),
  planned: '',
  instead: new Map(),
  strikes: new Map(),
})

/** Places that are weighed for one order. */
export const EVALUATIONS = 240

/** The plan of this turn: made anew when a turn begins, and kept where it still holds. */
export function planOf(memory: Memory, seen: Vf, side: Side): Plan {
  const moment = `${seen.turn} ${seen.active}`
  if (!memory.plan || (memory.planned !== moment && seen.active === side)) {
    memory.plan = planFor(seen, side, memory.plan)
    memory.goals = goalsOf(seen, side, memory.plan)
    memory.planned = moment
    memory.instead = new Map()
    memory.strikes = new Map(
      strikesOf(pictureOf(seen, side)).flatMap((strike) =>
        strike.chargers.map((unit) => [unit, strike] as const),
      ),
    )
  }
  return memory.plan
}

export function goalsIn(memory: Memory, seen: Vf, side: Side): ReadonlyMap<UnitId, Goal> {
  planOf(memory, seen, side)
  return memory.goals
}

/** The chance that a brigade acts this turn. (6.1) */
const activates = (seen: Vf, brigade: Brigade): number =>
  activatesByItself(seen, brigade) ? 1 : chanceInThirtySixths(activationTest(seen, brigade)) / 36

/** What a better place will bring is hoped for; what a volley brings is at hand. */
const HOPED = 0.1

/** Whoever is to strike keeps its fire. */
const STRIKES = { gain: 1, assaults: true }

/** What each unit's best action would bring this turn, thought about once. */
export const alternativesIn =
  (memory: Memory, seen: Vf, side: Side, random: Random): Alternatives =>
  (id) => {
    planOf(memory, seen, side)
    if (memory.strikes.has(id)) return STRIKES
    let found = memory.instead.get(id)
    if (!found) {
      const unit = unitOf(seen, id)
      const goal = goalsIn(memory, seen, side).get(id) ?? null
      found = { gain: 0, assaults: false }
      if (isReady(unit) && canAct(seen, unit)) {
        const choice = bestOrder(pictureOf(seen, side), unit, goal, random, budgetOf(EVALUATIONS))
        const assaults = choice.order.do === 'assault'
        const isHope = !assaults && !isFinal(pictureOf(seen, side))
        const acts = activates(seen, brigadeOf(seen, unit.brigade))
        const sure = isHope ? acts * HOPED : acts
        found = { gain: sure * (choice.worth - choice.stays), assaults }
      }
      memory.instead.set(id, found)
    }
    return found
  }
