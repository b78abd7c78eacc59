// Into villages and woods that can be defended, and out of them again. (T.3)

import { FULL_TURN, isPointWithin, poseAt, toward, turned, type Point } from '@grognard/geometry'
import {
  areCloser,
  bodyIn,
  isEngaged,
  occupierOf,
  placeOf,
  placesWith,
  refuseOrder,
  situationOf,
  type Order,
  type Place,
  type Unit,
  type Vf,
  numbersOf,
} from '@grognard/rules-vf/functions'
import { judged } from '../features/distances.ts'
import { staying } from './foot-and-horse.ts'
import { formationOf } from './moves.ts'
import type { Decided } from './rallying.ts'
import { slotOf, type Slot } from './slots.ts'
import { armOf, headingTo, middleOf, nearestEnemy } from './table.ts'
import type { Temper } from './temper.ts'
import { because } from './thought.ts'

const nameOf = ({ feature, id }: Place): string => feature.name || id

/** From the feature the goal is held: it is the goal, or lies beside it. */
function servesGoal(seen: Vf, { id, ground }: Place, { goal }: Slot): boolean {
  if (goal.objective === null) return false
  if (goal.objective.feature !== null) return goal.objective.feature === id
  const { x, y } = goal.at
  const near = numbersOf(seen.options).objective
  return ground.pieces.some((piece) => isPointWithin(piece, x, y, near))
}

/** Infantry at the door of a feature from which its goal is held goes in. */
export function orderToOccupy(seen: Vf, unit: Unit, temper: Temper): Decided | null {
  if (armOf(unit) !== 'infantry' || !unit.pose || isEngaged(seen, unit)) return null
  const slot = slotOf(seen, unit, temper)
  if (!slot) return null
  const here = bodyIn(situationOf(seen), unit.id)
  for (const place of placesWith(seen.terrain, 'defendable')) {
    if (occupierOf(seen, place.id) || !servesGoal(seen, place, slot)) continue
    if (!areCloser(here, place.ground, numbersOf(seen.options).atDoor)) continue
    const order: Order = { unit: unit.id, do: 'occupy', feature: place.id }
    if (refuseOrder(seen, order) === null)
      return { order, reason: because('occupies', { unit: unit.name, feature: nameOf(place) }) }
  }
  return null
}

/** An enemy so near keeps whoever is in cover there, in inches. */
const KEEPS = 14

/** Whoever is inside stays while it serves; else it comes out towards its goal. */
export function orderInside(seen: Vf, unit: Unit, temper: Temper): Decided {
  const place = placeOf(seen.terrain, unit.inside ?? '')
  const slot = slotOf(seen, unit, temper)
  const near = nearestEnemy(seen, unit)
  const isUseful =
    !place ||
    !slot ||
    servesGoal(seen, place, slot) ||
    (near !== null && near.inches <= judged(seen, KEEPS))
  if (!isUseful)
    for (const order of exits(seen, unit, place, slot.at))
      if (refuseOrder(seen, order) === null)
        return { order, reason: because('leaves', { unit: unit.name, feature: nameOf(place) }) }
  return staying(seen, unit, slot)
}

const ASIDE = [0, 6, -6, 12, -12, 18, -18, 24, -24].map((part) => (part * FULL_TURN) / 64)

/** How far out, as parts of how far one may be. (T.3.3) */
const OUT = [5 / 6, 3.5 / 6, 2 / 6]

/** On the side of the goal, in whatever fits. */
function* exits(seen: Vf, unit: Unit, { ground }: Place, goal: Point): Generator<Order> {
  const centre = middleOf(ground)
  const radius = Math.max(ground.right - ground.left, ground.bottom - ground.top) / 2
  const formations = (
    ['attack column', 'open order', 'line', 'unlimbered', 'march column'] as const
  )
    .map((kind) => formationOf(unit, kind))
    .filter((formation) => formation !== null)
  for (const aside of ASIDE)
    for (const formation of formations)
      for (const part of OUT) {
        const out = part * numbersOf(seen.options).out
        const facing = turned(headingTo(centre, goal), aside)
        const pose = poseAt(toward(centre, facing, Math.floor(radius + out)), facing)
        yield { unit: unit.id, do: 'exit', formation, pose }
      }
}
