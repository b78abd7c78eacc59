// Where leaders who were moved over may be set up. (6.3.2)

import { bodyIn, gapOfBodies } from '@grognard/field'
import { INCH, rounded, standsOnGround, type Point } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import { unitsOf, type Leader, type UnitId, type Vf } from '../battle.ts'
import { clause } from '../clauses.ts'
import { numbersOf } from '../editions/book.ts'
import { areWithin } from '../field/distance.ts'
import { gapTo } from '../field/shown.ts'
import { leaderBody, leaderFootprint, situationOf } from '../field/situation.ts'
import { refuseLeaderStanding } from '../field/standing.ts'
import { farOff, inInches } from '../measured.ts'
import { refused, showing } from '../refusals/refused.ts'
import { placesWith } from '../terrain/rules.ts'

/** The nearest unit of its side to where the leader is. */
function nearestTo(seen: Vf, leader: Leader): UnitId | null {
  const body = leaderBody(seen, leader)
  if (!body) return null
  const situation = situationOf(seen)
  let [best, nearest]: [number, UnitId | null] = [Infinity, null]
  for (const { id } of unitsOf(seen, leader.side)) {
    const { length } = gapOfBodies(body, bodyIn(situation, id))
    if (length < best) [best, nearest] = [length, id]
  }
  return nearest
}

export function refuseSpot(seen: Vf, leader: Leader, at: Point): Refusal | null {
  const there = leaderFootprint(seen, at)
  const nearest = nearestTo(seen, leader)
  if (nearest === null) return refused('vf2:6.3.2', 'over-no-unit', { leader: leader.name })
  const body = bodyIn(situationOf(seen), nearest)
  const { movedOver } = numbersOf(seen.options)
  if (!areWithin(there, body, movedOver)) {
    const { length } = gapOfBodies(there, body)
    const other = seen.units[nearest]?.name ?? ''
    const data = { leader: leader.name, other, within: inInches(movedOver), far: farOff(length) }
    return showing(refused(clause('vf2:6.3.2'), 'over-far', data), [gapTo(seen, there, nearest)])
  }
  const inside = placesWith(seen.terrain, 'defendable').find(({ ground }) =>
    standsOnGround(there, ground),
  )
  if (inside)
    return refused('vf2:T.3', 'over-defendable', {
      leader: leader.name,
      feature: inside.feature.name || inside.id,
    })
  return refuseLeaderStanding(seen, leader, there, 'vf2:6.3.2')
}

export const WAYS = 24
/** Where room is looked for. */
const STEP = INCH / 2

/** Places around the nearest unit, ring by ring, from one way on. */
export function* leaderSpots(seen: Vf, leader: Leader, first = 0): Generator<Point, void> {
  const nearest = nearestTo(seen, leader)
  if (nearest === null) return
  const { left, top, right, bottom } = bodyIn(situationOf(seen), nearest)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const [across, down] = [(right - left) / 2, (bottom - top) / 2]
  const { movedOver } = numbersOf(seen.options)
  for (let ring = 2 * STEP; ring <= movedOver; ring += STEP)
    for (let i = 0; i < WAYS; i++) {
      const [u, v] = aroundSquare((first + i) % WAYS)
      const at = { x: rounded(x + u * (across + ring)), y: rounded(y + v * (down + ring)) }
      if (refuseSpot(seen, leader, at) === null) yield at
    }
}

/** Around a square of side 2, from its upper left corner clockwise. */
function aroundSquare(way: number): readonly [number, number] {
  const side = WAYS / 4
  const along = (2 * (way % side)) / side - 1
  switch (Math.floor(way / side)) {
    case 0:
      return [along, -1]
    case 1:
      return [1, along]
    case 2:
      return [-along, 1]
    default:
      return [-1, -along]
  }
}
