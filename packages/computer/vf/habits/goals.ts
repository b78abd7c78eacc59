// Where each brigade wants to be: at an objective that it takes or holds, or at the enemy.

import { onceFor, type Point } from '@grognard/geometry'
import {
  bodyIn,
  enemiesOf,
  enemyOf,
  isEngaged,
  isReady,
  isShaken,
  moveDistance,
  situationOf,
  totalOf,
  unitsIn,
  unitsOf,
  type Brigade,
  type BrigadeId,
  type Objective,
  type Side,
  type Unit,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import { judged } from '../features/distances.ts'
import { armOf, between, centreOf, fromExtent, middle, middleOf, wayTo } from './table.ts'
import type { Temper } from './temper.ts'

export type Goal = {
  readonly at: Point
  /** To take it, to hold it against the enemy, or to meet the enemy where he is. */
  readonly task: 'take' | 'hold' | 'meet'
  /** What it is called: an objective, or an enemy unit. */
  readonly name: string
  readonly objective: Objective | null
}

/** The goals of a side's brigades, and of single units that are sent elsewhere. */
type Goals = {
  readonly brigades: ReadonlyMap<BrigadeId, Goal>
  readonly detached: ReadonlyMap<UnitId, Goal>
}

const NOBODY: ReadonlyMap<UnitId, Goal> = new Map()

const keptFor = onceFor((_units: readonly Unit[]) => new Map<string, Goals>())

function goalsFor(seen: Vf, side: Side, { goes }: Temper): Goals {
  const kept = keptFor(seen.units)
  const { red, blue } = seen.defeats
  const held = seen.objectives.map(({ control }) => control).join()
  const key = `${side} ${goes} ${held} ${red} ${blue}`
  let goals = kept.get(key)
  if (!goals) kept.set(key, (goals = GOING[goes](seen, side)))
  return goals
}

/** The goals of all brigades of a side that have anybody on the table or still to come. */
export const goalsOf = (seen: Vf, side: Side, temper: Temper): ReadonlyMap<BrigadeId, Goal> =>
  goalsFor(seen, side, temper).brigades

/** Where a unit is to go; null if nobody knows. */
export function goalOf(seen: Vf, unit: Unit, temper: Temper): Goal | null {
  const { brigades, detached } = goalsFor(seen, unit.side, temper)
  return detached.get(unit.id) ?? brigades.get(unit.brigade) ?? null
}

/** It has been sent to an objective on its own. */
export const isDetached = (seen: Vf, unit: Unit, temper: Temper): boolean =>
  goalsFor(seen, unit.side, temper).detached.has(unit.id)

const together = (brigades: ReadonlyMap<BrigadeId, Goal>): Goals => ({
  brigades,
  detached: NOBODY,
})

const GOING: { readonly [goes in Temper['goes']]: (seen: Vf, side: Side) => Goals } = {
  'for objectives': forObjectives,
  'straight on': straightOn,
  'for the enemy': forTheEnemy,
  'to camp': toCamp,
  'to shoot': forTheEnemy,
}

type Body = { readonly brigade: Brigade; readonly at: Point }

/** The brigades of a side that count, and where most of each is. */
function bodiesOf(seen: Vf, side: Side): readonly Body[] {
  return seen.brigades
    .filter((brigade) => brigade.side === side && !brigade.shattered)
    .flatMap((brigade) => {
      const at = centreOf(
        unitsIn(seen, brigade.id)
          .filter(isReady)
          .map((unit) => middle(seen, unit)),
      )
      const home = at ?? homeOf(seen, side)
      return [{ brigade, at: home }]
    })
}

/** Where a side comes from: the middle of its edge, or of all its units. */
function homeOf(seen: Vf, side: Side): Point {
  const { width, height } = seen.terrain
  switch (seen.settingUp?.edges?.[side]) {
    case 'top':
      return { x: width / 2, y: 0 }
    case 'bottom':
      return { x: width / 2, y: height }
    case 'left':
      return { x: 0, y: height / 2 }
    case 'right':
      return { x: width, y: height / 2 }
    case undefined:
      return (
        centreOf(unitsOf(seen, side).map((unit) => middle(seen, unit))) ?? {
          x: width / 2,
          y: height / 2,
        }
      )
  }
}

const taken = (objective: Objective): Goal => ({
  at: objective.at,
  task: 'take',
  name: objective.name,
  objective,
})
const held = (objective: Objective): Goal => ({ ...taken(objective), task: 'hold' })

/** So near an enemy threatens an objective, in inches. */
const THREAT = 13
/** What an objective that is threatened but held counts as farther away than one to be taken. */
const CALMER = 6
/** Each brigade that goes there already makes an objective seem so much farther. */
const CROWDED = 24

/** Each brigade to what is nearest of all that must be taken or held; else to the enemy. */
function forObjectives(seen: Vf, side: Side): Goals {
  const bodies = bodiesOf(seen, side)
  const needs = seen.objectives.flatMap((objective) => {
    if (objective.control !== side) return [{ goal: taken(objective), farther: 0 }]
    return isThreatened(seen, objective, side) ? [{ goal: held(objective), farther: CALMER }] : []
  })
  if (needs.length === 0) return isAhead(seen, side) ? holdAll(seen, side) : forTheEnemy(seen, side)
  const goals = new Map<BrigadeId, Goal>()
  const crowd = new Map<Goal, number>()
  let waiting = bodies
  while (waiting.length > 0) {
    let best: { readonly body: Body; readonly goal: Goal; readonly far: number } | null = null
    for (const body of waiting)
      for (const { goal, farther } of needs) {
        const far =
          wayTo(seen, body.at, goal.at) + judged(seen, farther + CROWDED * (crowd.get(goal) ?? 0))
        if (!best || far < best.far) best = { body, goal, far }
      }
    if (!best) break
    const { body, goal } = best
    goals.set(body.brigade.id, goal)
    crowd.set(goal, (crowd.get(goal) ?? 0) + 1)
    waiting = waiting.filter((other) => other !== body)
  }
  const left = needs.filter(({ goal }) => goal.task === 'take' && !crowd.has(goal))
  return {
    brigades: goals,
    detached: detachedTo(
      seen,
      side,
      left.map(({ goal }) => goal),
    ),
  }
}

/** The same, and nobody is sent anywhere on his own. */
function straightOn(seen: Vf, side: Side): Goals {
  return together(forObjectives(seen, side).brigades)
}

/** So many units a brigade must have to send one of them away. */
const ENOUGH = 3
/** An objective with so many enemies about it is no task for one unit. */
const HELD_BY = 2

/** To each objective that no brigade goes to, the unit that is soonest there. */
function detachedTo(seen: Vf, side: Side, goals: readonly Goal[]): ReadonlyMap<UnitId, Goal> {
  const detached = new Map<UnitId, Goal>()
  const sent = new Set<BrigadeId>()
  const situation = situationOf(seen)
  for (const goal of goals) {
    const foes = enemiesOf(seen, side).filter(
      ({ id }) => fromExtent(goal.at, bodyIn(situation, id)) <= judged(seen, ENEMY_NEAR),
    )
    if (foes.length >= HELD_BY) continue
    const free = unitsOf(seen, side).filter(
      (unit) =>
        armOf(unit) !== 'artillery' &&
        !sent.has(unit.brigade) &&
        !isShaken(seen, unit) &&
        !isEngaged(seen, unit) &&
        unitsIn(seen, unit.brigade).filter(isReady).length >= ENOUGH,
    )
    const soonest = nearest(
      free,
      (unit) => wayTo(seen, middle(seen, unit), goal.at) / moveDistance(seen, unit).value,
    )
    if (!soonest) continue
    detached.set(soonest.id, goal)
    sent.add(soonest.brigade)
  }
  return detached
}

const ENEMY_NEAR = 10

/** An enemy is so near that it could soon be his; whoever is there already, or the goal would flit. */
const isThreatened = (seen: Vf, { at }: Objective, side: Side): boolean =>
  enemiesOf(seen, side).some(
    ({ id }) => fromExtent(at, bodyIn(situationOf(seen), id)) <= judged(seen, THREAT),
  )

const isAhead = (seen: Vf, side: Side): boolean =>
  totalOf(seen, side).value > totalOf(seen, enemyOf(side)).value

/** Every brigade stays at the objective that is nearest to it. */
function holdAll(seen: Vf, side: Side): Goals {
  const goals = new Map<BrigadeId, Goal>()
  for (const { brigade, at } of bodiesOf(seen, side)) {
    const near = nearest(seen.objectives, ({ at: there }) => between(at, there))
    if (near) goals.set(brigade.id, held(near))
  }
  return together(goals)
}

/** Every brigade to the enemy who is nearest to it. */
function forTheEnemy(seen: Vf, side: Side): Goals {
  const goals = new Map<BrigadeId, Goal>()
  const situation = situationOf(seen)
  for (const { brigade, at } of bodiesOf(seen, side)) {
    const enemy = nearest(enemiesOf(seen, side), ({ id }) => fromExtent(at, bodyIn(situation, id)))
    const goal = enemy
      ? {
          at: middleOf(bodyIn(situation, enemy.id)),
          task: 'meet' as const,
          name: enemy.name,
          objective: null,
        }
      : forObjectivesOf(seen, at)
    if (goal) goals.set(brigade.id, goal)
  }
  return together(goals)
}

/** Where no enemy is left to be met, the nearest objective will do. */
function forObjectivesOf(seen: Vf, at: Point): Goal | null {
  const near = nearest(seen.objectives, ({ at: there }) => between(at, there))
  return near ? taken(near) : null
}

/** One brigade after the other to the objectives nearest to where the side comes from. */
function toCamp(seen: Vf, side: Side): Goals {
  const home = homeOf(seen, side)
  const theirs = homeOf(seen, enemyOf(side))
  const ranked = seen.objectives.toSorted(
    (a, b) =>
      between(a.at, home) - between(a.at, theirs) - between(b.at, home) + between(b.at, theirs),
  )
  const own = ranked.filter(({ at }) => between(at, home) <= between(at, theirs))
  const camps = own.length > 0 ? own : ranked.slice(0, 1)
  const goals = new Map<BrigadeId, Goal>()
  for (const [i, { brigade }] of bodiesOf(seen, side).entries()) {
    const camp = camps[i % Math.max(1, camps.length)]
    if (camp) goals.set(brigade.id, held(camp))
  }
  return together(goals)
}

function nearest<T>(items: readonly T[], far: (item: T) => number): T | null {
  let best: T | null = null
  let least = Infinity
  for (const item of items) {
    const distance = far(item)
    if (distance < least) [best, least] = [item, distance]
  }
  return best
}
