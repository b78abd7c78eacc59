// Where each unit of a brigade goes for its brigade's task.

import {
  profileOf,
  unitsIn,
  type Side,
  type Unit,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import { middleOf, type Spot } from '../features/oblong.ts'
import { prizesOf, type Prize } from '../features/objectives.ts'
import { pictureOf } from '../features/picture.ts'
import { wayTo } from '../features/roads.ts'
import { powerOf } from '../features/worth.ts'
import { lineOfBattle } from './line.ts'
import type { Plan, Task } from './tasks.ts'

/** What a unit is about, for its brigade. */
export type Goal = {
  readonly task: Task
  readonly at: Spot
  /** The objective that it goes for; null if it goes for the enemy. */
  readonly prize: Prize | null
}

/** How many units go for the second objective: the small ones first. */
const detachedOf = (units: readonly Unit[]): number => (units.length >= 6 ? 2 : 1)

export function goalsOf(seen: Vf, side: Side, plan: Plan): ReadonlyMap<UnitId, Goal> {
  const goals = new Map<UnitId, Goal>()
  const advancing = new Map<Prize, Unit[]>()
  for (const task of plan.tasks.values()) {
    const units = unitsIn(seen, task.brigade).filter(({ status }) => status !== 'routed')
    const main = prizeFor(seen, task.objective)
    const also = prizeFor(seen, task.also)
    const detached = also ? pickDetached(seen, side, units, also) : []
    for (const unit of units) {
      const prize = detached.includes(unit.id) ? also : main
      const at = prize ? prize.at : towardsEnemy(seen, side, unit)
      goals.set(unit.id, { task, at, prize })
      if (prize && prize === main && task.posture === 'advance')
        advancing.set(prize, [...(advancing.get(prize) ?? []), unit])
    }
  }
  for (const [prize, units] of advancing)
    for (const [id, at] of lineOfBattle(pictureOf(seen, side), units, prize.at))
      goals.set(id, { ...(goals.get(id) as Goal), at })
  return goals
}

const prizeFor = (seen: Vf, id: number | null): Prize | null =>
  prizesOf(seen).find(({ objective }) => objective.id === id) ?? null

/** Near, small, and on foot or mounted: guns stay with the main body. */
function pickDetached(
  seen: Vf,
  side: Side,
  units: readonly Unit[],
  { at }: Prize,
): readonly UnitId[] {
  const { byId } = pictureOf(seen, side)
  const far = (unit: Unit): number => {
    const piece = byId.get(unit.id)
    return piece ? wayTo(seen, middleOf(piece.o), at) : 40
  }
  return units
    .filter((unit) => profileOf(unit).arm !== 'artillery')
    .map((unit) => ({ id: unit.id, cost: far(unit) + 30 * powerOf(unit) }))
    .toSorted((a, b) => a.cost - b.cost || a.id - b.id)
    .slice(0, detachedOf(units))
    .map(({ id }) => id)
}

/** Where there is nothing to hold, the enemy himself is the goal: his nearest unit. */
function towardsEnemy(seen: Vf, side: Side, unit: Unit): Spot {
  const { byId, enemies } = pictureOf(seen, side)
  const here = byId.get(unit.id)
  const from = here ? middleOf(here.o) : { x: 0, y: 0 }
  let best: { readonly at: Spot; readonly far: number } = { at: from, far: Infinity }
  for (const enemy of enemies) {
    const at = middleOf(enemy.o)
    const far = wayTo(seen, from, at)
    if (far < best.far) best = { at, far }
  }
  return best.at
}
