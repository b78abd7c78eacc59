// Where a unit goes that must. (12.19, 12.24, 17.8 to 17.10)

import { isOffTable, manner, met, unitNamed, type Manner, type UnitId } from '@grognard/field'
import {
  FULL_TURN,
  INCH,
  isAtLeast,
  layoutReach,
  measure,
  onceFor,
  overlaps,
  poseAt,
  posed,
  recentFootprint,
  standsOnGround,
  standingAfter,
  turned,
  type Field,
  type Footprint,
  type Layout,
  type Other,
  type Pose,
} from '@grognard/geometry'
import type { Placed, Side, Unit } from '../battle.ts'
import { distancesOf } from '../distances.ts'
import { situationOf, standing, type Stance } from '../field/situation.ts'
import { impassableOn } from '../movement/ground.ts'
import { basesOf, type Options } from '../options.ts'
import { ATTACK_COLUMN, layoutOf, type Formation } from '../units/formations.ts'
import { armOf } from '../units/kinds.ts'
import { refuseFormation } from '../units/may-form.ts'

/** A way that a unit may take, and whom it passes through. */
export type Flight = {
  readonly hand: 'left' | 'right' | null
  readonly end: Stance
  /** In thousandths: less than was thrown at the table's edge, more behind friends. */
  readonly distance: number
  readonly passed: readonly UnitId[]
}

/** A 512th of a turn, up to an eighth to each side. (17.8) */
const STEP = 128
const MOST = FULL_TURN / 8

/** Straight to its own edge: red's is the lower one. */
const homeOf = (side: Side): number => (side === 'red' ? FULL_TURN / 2 : 0)

/** How many dice it throws for the distance: horse artillery flees as it rides. (12.1) */
export const diceOf = (unit: Unit): 1 | 2 => (armOf(unit) === 'horse' || unit.kind === 'HA' ? 2 : 1)

/** How it goes: guns limber, and who cannot does not go at all. (17.8, 17.9) */
function formedToGo(unit: Unit): Formation | null {
  if (unit.formation.kind !== 'unlimbered') return unit.formation
  const limbered: Formation = { kind: 'limbered', as: 'line' }
  return refuseFormation(unit, limbered) ? null : limbered
}

/**
 * The ways of least deviation that are free of enemies, friends and impassable ground: one, or one
 * to each hand; where friends are in all of them, straight through. None: it has no way back.
 */
export function flightsOf(seen: Placed, unit: Unit, distance: number): readonly Flight[] {
  const formation = formedToGo(unit)
  if (!formation || !unit.pose) return []
  const layout = layoutOf(unit, formation, basesOf(seen.options))
  for (const through of [false, true]) {
    const field = fieldFor(seen, unit, through)
    for (let by = 0; by <= MOST; by += STEP) {
      const found = (by === 0 ? [0] : [-by, by]).flatMap((aside) => {
        const flight = flightTo(seen, unit, { formation, layout }, field, aside, distance, through)
        return flight ? [flight] : []
      })
      if (found.length > 0) return found
    }
  }
  return []
}

type Manners = { readonly [who in 'barred' | 'passed']: Manner }

const mannersFor = onceFor((_options: Options): Manners => ({
  barred: manner({ least: 0 }),
  passed: manner({ least: null }),
}))

function fieldFor(seen: Placed, unit: Unit, through: boolean): Field {
  const { bodies } = situationOf(seen)
  const { barred, passed } = mannersFor(seen.options)
  const others = seen.units.flatMap((other): readonly Other[] => {
    const body = bodies[other.id]
    if (other.id === unit.id || !body || !('boxes' in body)) return []
    return [met(through && other.side === unit.side ? passed : barred, other.id, body)]
  })
  return { closed: impassableOn(seen.terrain), others }
}

type Going = { readonly formation: Formation; readonly layout: Layout }

function flightTo(
  seen: Placed,
  unit: Unit,
  { formation, layout }: Going,
  field: Field,
  aside: number,
  thrown: number,
  through: boolean,
): Flight | null {
  const start = facing(seen, layout, unit, turned(homeOf(unit.side), aside))
  const body = (far: number): Footprint => at(seen, unit, formation, ahead(layout, start, far))
  // 17.10: it halts at the edge.
  let far = mostOnTable(seen, body, thrown)
  if (through) {
    const clear = clearBeyond(seen, unit, body, far)
    if (clear === null) return null
    far = clear
  }
  const legs = [{ kind: 'ahead', distance: far }] as const
  const measured = measure(field, { layout, pose: start, legs })
  if (!measured.ok) return null
  const end: Stance = { formation, pose: ahead(layout, start, far) }
  const names = measured.legs.flatMap((leg) => leg.units)
  return {
    hand: aside === 0 ? null : aside < 0 ? 'left' : 'right',
    end,
    distance: far,
    passed: names.flatMap((name) => unitNamed(seen.units, name)?.id ?? []),
  }
}

const at = (seen: Placed, unit: Unit, formation: Formation, pose: Pose): Footprint =>
  standing(seen, unit, { formation, pose })

/** Turned about its middle where it stands, and moved onto the table if a corner would stick out. */
function facing({ terrain, options }: Placed, layout: Layout, unit: Unit, way: number): Pose {
  const own = layoutOf(unit, unit.formation, basesOf(options))
  const was = layoutReach(own)
  const middle = posed(unit.pose as Pose, (was.left + was.right) / 2, (was.front + was.rear) / 2)
  const is = layoutReach(layout)
  const pose = posed(poseAt(middle, way), -(is.left + is.right) / 2, -(is.front + is.rear) / 2)
  const { left, top, right, bottom } = recentFootprint(layout, pose)
  const shift = (low: number, high: number, most: number): number =>
    low < 0 ? -low : high > most ? most - high : 0
  const { width, height } = terrain
  return poseAt(
    { x: pose.x + shift(left, right, width), y: pose.y + shift(top, bottom, height) },
    way,
  )
}

const ahead = (layout: Layout, pose: Pose, distance: number): Pose =>
  standingAfter({ layout, pose }, { kind: 'ahead', distance }).pose

function mostOnTable({ terrain }: Placed, body: (far: number) => Footprint, most: number): number {
  if (!isOffTable(terrain, body(most))) return most
  let [low, high] = [0, most]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (isOffTable(terrain, body(middle))) high = middle
    else low = middle
  }
  return low
}

/** How far friends are looked past. */
const BEYOND = 60 * INCH
const PACE = INCH / 10

/** The first place beyond all friends, or at the table's edge the last before them. (17.8) */
function clearBeyond(
  seen: Placed,
  unit: Unit,
  body: (far: number) => Footprint,
  from: number,
): number | null {
  const { bodies } = situationOf(seen)
  const friends = seen.units.flatMap((other) => {
    const there = bodies[other.id]
    return other.id !== unit.id && other.side === unit.side && there && 'boxes' in there
      ? [there]
      : []
  })
  const isClear = (far: number): boolean => {
    const here = body(far)
    return !isOffTable(seen.terrain, here) && !friends.some((friend) => overlaps(here, friend))
  }
  for (let far = from; far <= from + BEYOND; far += PACE) {
    if (isOffTable(seen.terrain, body(far))) break
    if (isClear(far)) return far
  }
  for (let far = from; far >= 0; far -= PACE) if (isClear(far)) return far
  return null
}

/** Too near to an enemy at the table's edge: it is gone. (17.10) */
export function endsNearEnemy(seen: Placed, unit: Unit, end: Stance): boolean {
  const there = standing(seen, unit, end)
  const { bodies } = situationOf(seen)
  const { nearEnemy } = distancesOf(seen.options)
  return seen.units.some((other) => {
    const body = bodies[other.id]
    return other.side !== unit.side && body && 'boxes' in body && !isAtLeast(there, body, nearEnemy)
  })
}

/** Squares and march columns form up as they come to a halt, if there is room. (17.9) */
export function formedAtEnd(seen: Placed, unit: Unit, end: Stance): Stance {
  const { kind } = end.formation
  if (kind !== 'square' && kind !== 'march column') return end
  const formed: Stance = { formation: ATTACK_COLUMN, pose: end.pose }
  const there = standing(seen, unit, formed)
  const { bodies } = situationOf(seen)
  const isBlocked =
    isOffTable(seen.terrain, there) ||
    impassableOn(seen.terrain).some(({ ground, openings }) =>
      standsOnGround(there, ground, openings),
    ) ||
    seen.units.some((other) => {
      const body = bodies[other.id]
      return other.id !== unit.id && body && 'boxes' in body && overlaps(there, body)
    })
  return isBlocked ? end : formed
}
