// Whoever is shaken goes back out of reach and rallies.

import { FULL_TURN, INCH, poseAt, toward, turned, type Pose } from '@grognard/geometry'
import type { Random } from '@grognard/kernel'
import {
  bodyIn,
  isEngaged,
  isShaken,
  moveDistance,
  refuseOrder,
  retreats,
  situationOf,
  standing,
  stanceOf,
  type Order,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import { distancesOf, judged } from '../features/distances.ts'
import { rallying, rallyingThere, type Decided } from './rallying.ts'
import { headingTo, middle, nearestEnemy } from './table.ts'
import { because } from './thought.ts'
import { foesFor, fromPiece } from './threats.ts'

/** What a shaken unit does: it rallies where it is safe, and goes back where it is not. */
export function orderForShaken(seen: Vf, unit: Unit, random: Random): Decided | null {
  if (!isShaken(seen, unit)) return null
  const near = nearestEnemy(seen, unit)
  const rally = rallying(seen, unit)
  const staying: Decided = {
    order: rally?.order ?? { unit: unit.id, do: 'stay' },
    reason: because('rallies-shaken', { unit: unit.name }),
  }
  if (!near || near.inches > distancesOf(seen).atEase || !unit.pose) return staying
  const order = wayOut(seen, unit, random)
  if (!order) return staying
  return {
    order: rallyingThere(seen, unit, order) ?? order,
    reason: because('withdraws', { unit: unit.name, enemy: near.enemy.name }),
  }
}

const ASIDE = [0, 4, -4, 8, -8, 12, -12].map((part) => (part * FULL_TURN) / 64)

/** As far from the enemy as it gets; a move if it may still move, else a retreat. */
export function wayOut(seen: Vf, unit: Unit, random: Random): Order | null {
  const near = nearestEnemy(seen, unit)
  if (!near || !unit.pose) return null
  if (near.inches < distancesOf(seen).away || isEngaged(seen, unit))
    return retreatsBySafety(seen, unit, random)[0] ?? null
  const now = safety(seen, unit, unit.pose)
  for (const { order, far } of bySafety(seen, unit, movesAway(seen, unit)))
    if (far > now + 1 && refuseOrder(seen, order) === null) return order
  return null
}

/** Lawful retreats, the safest first. */
export const retreatsBySafety = (seen: Vf, unit: Unit, random: Random): readonly Order[] =>
  bySafety(seen, unit, retreats(seen, unit, random)).map(({ order }) => order)

const bySafety = (seen: Vf, unit: Unit, orders: Iterable<Order>) =>
  [...orders]
    .map((order) => ({ order, far: 'way' in order ? safety(seen, unit, order.way.at(-1)) : 0 }))
    .toSorted((a, b) => b.far - a.far)

function* movesAway(seen: Vf, unit: Unit): Generator<Order> {
  const { pose } = stanceOf(unit)
  const near = nearestEnemy(seen, unit)
  if (!near) return
  const away = turned(headingTo(pose, middle(seen, near.enemy)), FULL_TURN / 2)
  const far = Math.floor(INCH * moveDistance(seen, unit).value)
  for (const aside of ASIDE)
    for (const part of [3, 2]) {
      const end = toward(pose, turned(away, aside), Math.floor((far * part) / 3))
      yield { unit: unit.id, do: 'move', way: [poseAt(end, pose.facing)] }
    }
}

/** How far a place is from the nearest enemy, in inches; it is no safer than out of reach. */
function safety(seen: Vf, unit: Unit, pose: Pose | undefined): number {
  const end = pose ? standing(seen, unit, pose) : bodyIn(situationOf(seen), unit.id)
  const at = { x: (end.left + end.right) / 2, y: (end.top + end.bottom) / 2 }
  let least = Infinity
  for (const foe of foesFor(seen, unit.side)) least = Math.min(least, fromPiece(at, foe))
  return Math.min(least, judged(seen, ENOUGH))
}

const ENOUGH = 24
