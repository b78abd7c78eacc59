// What a move is measured against: the table's edge, the ground and all others. (12.3, 12.15 to 12.18)

import { manner, met, tableFor, type Manner } from '@grognard/field'
import { FULL_TURN, onceFor, turned, type Field, type Other } from '@grognard/geometry'
import type { Seen, Unit } from '../battle.ts'
import { distancesOf } from '../distances.ts'
import { situationOf, type Stance } from '../field/situation.ts'
import type { Options } from '../options.ts'
import { isFormed } from '../units/formations.ts'
import { armOf } from '../units/kinds.ts'
import { impassableOn } from './ground.ts'
import type { Pace, Steps } from './order.ts'

/** Why a friend may be passed through. (12.16 to 12.18) */
export type Passage = 'skirmishers' | 'deployed guns' | 'passage of lines'

/** Facings that differ by no more are the same direction. (12.16) */
const SAME_WAY = FULL_TURN / 16

const STRAIGHT = new Set(['ahead', 'incline', 'retire'])

/** How a unit may pass through a friend; null if it may not. (12.15) */
export function passageOf(
  unit: Unit,
  { formation, pose }: Stance,
  steps: Steps,
  pace: Pace,
  friend: Unit,
): Passage | null {
  // 12.17
  if (formation.kind === 'skirmish' || friend.formation.kind === 'skirmish') return 'skirmishers'
  // 12.16, 12.18
  if (pace === 'march') return null
  if (friend.formation.kind === 'unlimbered') return 'deployed guns'
  const isLine = formation.kind === 'line' && friend.formation.kind === 'line'
  if (!isLine || !isFormed(formation) || armOf(unit) !== armOf(friend) || !friend.pose) return null
  const apart = turned(friend.pose.facing, FULL_TURN / 2 - pose.facing) - FULL_TURN / 2
  const isSameWay = Math.abs(apart) <= SAME_WAY
  return isSameWay && steps.every((step) => STRAIGHT.has(step.do)) ? 'passage of lines' : null
}

type Manners = { readonly [who in 'enemy' | 'marching' | 'friend' | 'passed']: Manner }

const mannersFor = onceFor((options: Options): Manners => {
  const { nearEnemy, engagement } = distancesOf(options)
  return {
    enemy: manner({ least: nearEnemy, mayStartNearer: true }), // 12.3
    // Just so far is within engagement range. (12.2)
    marching: manner({ least: engagement + 1 }), // 12.31
    friend: manner({ least: 0 }), // 12.15
    passed: manner({ least: null }),
  }
})

/** All but what the ground does to the unit (ground.ts), and how far it may go. */
export function fieldFor(seen: Seen, unit: Unit, stance: Stance, steps: Steps, pace: Pace): Field {
  const { bodies } = situationOf(seen)
  const { enemy, marching, friend, passed } = mannersFor(seen.options)
  const others: Other[] = []
  for (const other of seen.units) {
    const body = bodies[other.id]
    if (other.id === unit.id || !body || !('boxes' in body)) continue
    const how =
      other.side !== unit.side
        ? pace === 'march'
          ? marching
          : enemy
        : passageOf(unit, stance, steps, pace, other)
          ? passed
          : friend
    others.push(met(how, other.id, body))
  }
  const field: Field = {
    table: tableFor(seen.terrain, bodies[unit.id]),
    closed: impassableOn(seen.terrain),
    others,
  }
  // 12.33: the wheel of a march is not counted.
  return pace === 'march' ? { ...field, prices: { wheel: 0 } } : field
}
