// Guns: unlimber where they see the enemy, stay there and shoot.

import { INCH } from '@grognard/geometry'
import {
  asIf,
  isInMarchColumn,
  isInRange,
  isVisible,
  rangeOf,
  refuseOrder,
  reformPoses,
  stanceAfter,
  stanceOf,
  unitOf,
  type Order,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import { judged } from '../features/distances.ts'
import type { Reason } from '../../player.ts'
import { consider, weigh } from './considerations.ts'
import { formationOf, movesFor, type Proposal } from './moves.ts'
import { rallying, type Decided } from './rallying.ts'
import { slotOf } from './slots.ts'
import { between, enemiesNear, headingTo, middle, nearestEnemy, wayTo } from './table.ts'
import type { Temper } from './temper.ts'
import { because } from './thought.ts'

/** An enemy that it could shoot at from where it is. */
const targetOf = (seen: Vf, gun: Unit): Unit | null =>
  enemiesNear(seen, gun).find(
    ({ enemy }) =>
      isInRange(seen, gun, enemy.id, rangeOf(seen, gun, false) ?? 0) &&
      isVisible(seen, gun.id, enemy.id),
  )?.enemy ?? null

/** So many of the nearest enemies a gun is turned to. */
const LOOKED_AT = 4
/** So many places are tried before a gun stays where it is. */
const TRIES = 10

/** What a gun does that may act. */
export function orderForGun(seen: Vf, gun: Unit, temper: Temper): Decided {
  const isLimbered = isInMarchColumn(gun)
  if (!isLimbered && targetOf(seen, gun))
    return resting(seen, gun, because('guns-stay', { unit: gun.name }))
  return (
    turning(seen, gun) ??
    unlimbering(seen, gun, temper) ??
    limbering(seen, gun, temper) ??
    resting(seen, gun, because('guns-wait', { unit: gun.name }))
  )
}

const resting = (seen: Vf, unit: Unit, reason: Reason): Decided =>
  rallying(seen, unit) ?? { order: { unit: unit.id, do: 'stay' }, reason }

/** Where it stands, turned to an enemy whom it would see from there. */
function turning(seen: Vf, gun: Unit): Decided | null {
  const formation = formationOf(gun, 'unlimbered')
  if (!formation) return null
  for (const { enemy, inches } of enemiesNear(seen, gun).slice(0, LOOKED_AT)) {
    if (inches * INCH > (rangeOf(seen, gun, false) ?? 0)) break
    const facing = headingTo(stanceOf(gun).pose, middle(seen, enemy))
    for (const pose of reformPoses(seen, gun, formation, facing)) {
      const after = { formation, pose }
      const order: Order = { unit: gun.id, do: 'move', way: [], after }
      if (seesFrom(seen, gun, order) && refuseOrder(seen, order) === null)
        return { order, reason: because('unlimbers', { unit: gun.name, enemy: enemy.name }) }
    }
  }
  return null
}

/** After a move it would see somebody to shoot at. */
function seesFrom(seen: Vf, gun: Unit, order: Order): Unit | null {
  if (order.do !== 'move') return null
  const then = asIf(seen, gun, stanceAfter(seen, gun, order))
  return targetOf(then, unitOf(then, gun.id))
}

/** Nearer than this a limbered gun does not go to the enemy, in inches. */
const TOO_NEAR = 9

/** Moves and unlimbers, from where the enemy is seen best. */
function unlimbering(seen: Vf, gun: Unit, temper: Temper): Decided | null {
  const formation = formationOf(gun, 'unlimbered')
  const slot = slotOf(seen, gun, temper)
  const near = nearestEnemy(seen, gun)
  if (!formation || !slot || !near) return null
  const proposals = best(
    seen,
    gun,
    movesFor(seen, gun, {
      goal: slot.at,
      looks: (at) => headingTo(at, middle(seen, near.enemy)),
      forms: () => formation,
      marches: null,
    }),
    temper,
  ).filter(({ end }) => end.formation.kind === 'unlimbered')
  for (const proposal of proposals.slice(0, TRIES)) {
    const order = proposal.order()
    const enemy = order && seesFrom(seen, gun, order)
    if (enemy && refuseOrder(seen, order) === null)
      return { order, reason: because('unlimbers', { unit: gun.name, enemy: enemy.name }) }
  }
  return null
}

/** Limbers up, or goes on limbered, to where its brigade goes. */
function limbering(seen: Vf, gun: Unit, temper: Temper): Decided | null {
  const slot = slotOf(seen, gun, temper)
  const limbered = formationOf(gun, 'limbered')
  const near = nearestEnemy(seen, gun)
  const here = stanceOf(gun).pose
  if (!slot || !limbered || between(here, slot.at) < judged(seen, STAYS)) return null
  if (near && near.inches <= judged(seen, TOO_NEAR)) return null
  const proposals = best(
    seen,
    gun,
    movesFor(seen, gun, {
      goal: slot.at,
      looks: () => here.facing,
      forms: () => null,
      marches: limbered,
    }),
    temper,
  )
  const now = wayTo(seen, here, slot.at)
  for (const proposal of proposals.slice(0, TRIES)) {
    if (wayTo(seen, proposal.end.at, slot.at) > now - judged(seen, STEP)) continue
    const order = proposal.order()
    if (order && refuseOrder(seen, order) === null)
      return { order, reason: because('limbers', { unit: gun.name, goal: slot.goal.name }) }
  }
  return null
}

/** So near to its place it is there, and a move of less is none; in inches. */
const STAYS = 8
const STEP = 2

function best(
  seen: Vf,
  gun: Unit,
  proposals: Iterable<Proposal>,
  temper: Temper,
): readonly Proposal[] {
  const slot = slotOf(seen, gun, temper)
  return [...proposals]
    .map((proposal) => ({
      proposal,
      worth: weigh(consider(seen, gun, proposal.end, slot), temper),
    }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ proposal }) => proposal)
}
