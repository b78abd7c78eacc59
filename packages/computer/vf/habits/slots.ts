// The place of each unit in its brigade: side by side before the goal, the others behind.

import {
  FULL_TURN,
  INCH,
  layoutReach,
  placed,
  poseAt,
  turned,
  type Point,
} from '@grognard/geometry'
import {
  basesOf,
  bodyIn,
  enemiesOf,
  isReady,
  layoutOf,
  rangeOf,
  situationOf,
  unitsIn,
  type Unit,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import { judged } from '../features/distances.ts'
import { goalOf, isDetached, type Goal } from './goals.ts'
import { armOf, between, centreOf, fromExtent, headingTo, middle, middleOf } from './table.ts'
import type { Temper } from './temper.ts'

/** Where a unit wants to stand, and which way to look. */
export type Slot = { readonly at: Point; readonly facing: number; readonly goal: Goal }

/** So many stand side by side. */
const ABREAST = 3
/** Between two that support each other, and between the lines; in thousandths. */
const APART = 1500
const BEHIND = 5 * INCH

/** The slot of a unit; null if its brigade has no goal. */
export function slotOf(seen: Vf, unit: Unit, temper: Temper): Slot | null {
  const goal = goalOf(seen, unit, temper)
  if (!goal) return null
  const facing = frontAt(seen, unit, goal)
  if (goal.task === 'meet') return meeting(seen, unit, goal, temper)
  if (isDetached(seen, unit, temper)) return { at: goal.at, facing, goal }
  const members = unitsIn(seen, unit.brigade).filter(
    (one) => isReady(one) && armOf(one) !== 'artillery' && !isDetached(seen, one, temper),
  )
  if (armOf(unit) === 'artillery') return { at: atAngle(goal.at, facing, 0, 2), facing, goal }
  const rank = placesOf(seen, members, goal.at, facing).get(unit.id)
  if (!rank) return { at: goal.at, facing, goal }
  const width = widthOf(seen, unit) + APART
  return {
    at: placed(poseAt(goal.at, facing), rank.across * width, rank.line * BEHIND - INCH),
    facing,
    goal,
  }
}

const atAngle = (at: Point, facing: number, across: number, behind: number): Point =>
  placed(poseAt(at, facing), across * INCH, behind * INCH)

/** So far from the enemy whoever only shoots wants to be, as a part of its range. */
const AT_RANGE = 0.9

/** On the way to the nearest enemy: into contact, or as far as one shoots. */
function meeting(seen: Vf, unit: Unit, goal: Goal, { goes }: Temper): Slot {
  const situation = situationOf(seen)
  const here = middle(seen, unit)
  let [at, least] = [goal.at, Infinity]
  for (const { id } of enemiesOf(seen, unit.side)) {
    const body = bodyIn(situation, id)
    const far = fromExtent(here, body)
    if (far < least) [at, least] = [middleOf(body), far]
  }
  const facing = headingTo(here, at)
  if (goes !== 'to shoot') return { at, facing, goal }
  const back = Math.max(0, reachOfFire(seen, unit) * AT_RANGE) * INCH
  return { at: placed(poseAt(at, headingTo(at, here)), 0, -back), facing, goal }
}

/** Guns come no nearer than this to shoot, and whoever cannot shoot keeps as far as this, in inches. */
const GUNS = 30
const UNARMED = 12

/** With all it has, or by its skirmishers where that is all. */
function reachOfFire(seen: Vf, unit: Unit): number {
  const far = rangeOf(seen, unit, false) ?? rangeOf(seen, unit, true)
  const range = far === null ? judged(seen, UNARMED) : far / INCH
  return armOf(unit) === 'artillery' ? Math.min(range, judged(seen, GUNS)) : range
}

/** Enemies so near to a goal are those that it is held against, in inches. */
const NEAR = 30

/** Which way a brigade looks at its goal: to where most of the enemy is, in eighths of a turn. */
function frontAt(seen: Vf, unit: Unit, goal: Goal): number {
  const enemies = enemiesOf(seen, unit.side).map((enemy) => middle(seen, enemy))
  const near = enemies.filter((at) => between(at, goal.at) <= judged(seen, NEAR))
  const mass = centreOf(near.length > 0 ? near : enemies)
  if (!mass) return unit.pose?.facing ?? 0
  const heading = headingTo(goal.at, mass)
  const eighth = FULL_TURN / 8
  return turned(Math.round(heading / eighth) * eighth, 0)
}

type Rank = { readonly across: number; readonly line: number }

/** Who stands where: each to the side on which it already is, so that nobody crosses the others. */
function placesOf(
  seen: Vf,
  members: readonly Unit[],
  at: Point,
  facing: number,
): ReadonlyMap<UnitId, Rank> {
  const along = placed({ x: 0, y: 0, facing }, INCH, 0)
  const across = (unit: Unit): number => {
    const here = middle(seen, unit)
    return ((here.x - at.x) * along.x + (here.y - at.y) * along.y) / INCH
  }
  // The foremost line is of infantry; whoever comes nearest to the goal first is in it.
  const ordered = members.toSorted(
    (a, b) =>
      Number(armOf(a) === 'cavalry') - Number(armOf(b) === 'cavalry') ||
      between(middle(seen, a), at) - between(middle(seen, b), at) ||
      a.id - b.id,
  )
  const places = new Map<UnitId, Rank>()
  for (let first = 0, line = 0; first < ordered.length; first += ABREAST, line++) {
    const row = ordered.slice(first, first + ABREAST).toSorted((a, b) => across(a) - across(b))
    for (const [i, { id }] of row.entries())
      places.set(id, { across: i - (row.length - 1) / 2, line })
  }
  return places
}

function widthOf(seen: Vf, unit: Unit): number {
  const { left, right } = layoutReach(layoutOf(unit, unit.formation, basesOf(seen.options)))
  return right - left
}
