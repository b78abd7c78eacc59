// How reinforcements may come onto the table. (11.0)

import type { Footprint, Pose } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import { unitOf, withUnit, type Unit, type Vf } from '../battle.ts'
import { standing } from '../field/situation.ts'
import type { Formation } from '../formation.ts'
import { farOff } from '../measured.ts'
import type { Order, Way } from '../order.ts'
import { nameOrNumber, refused } from '../refusals/refused.ts'
import { LOOKS } from '../scenario-a/setting.ts'
import { profileOf } from '../sheets/index.ts'
import { faultOfFormation, isInMarchColumn } from '../units/formations.ts'
import { arrivalsOf, inFromEdge } from './arrivals.ts'
import { refuseOrder } from './judge.ts'
import { stanceAfter } from './move.ts'

/** How a unit comes on: from where behind the edge, and what it does. */
export type Arrival = {
  readonly formation: Formation
  /** Its front is on the edge, and all the rest beyond it. */
  readonly from: Pose
  readonly order: Order
  /** A second move. */
  readonly again?: Way
}

/** The battle as if a unit stood behind the edge already. */
export const atEdge = (seen: Vf, { id }: Unit, { formation, from }: Arrival): Vf =>
  withUnit(seen, id, { status: 'ready', formation, pose: from })

/** Why a unit may not come on like this. */
export const refuseArrival = (seen: Vf, unit: Unit, arrival: Arrival): Refusal | null =>
  faultOfFormation(unit, arrival.formation) ??
  refuseEdge(seen, unit, arrival) ??
  refuseManner(seen, unit, arrival) ??
  refuseOrders(seen, unit, arrival)

/** In from the edge of its side, at right angles, anywhere along it. (A4.1) */
function refuseEdge(seen: Vf, unit: Unit, { formation, from }: Arrival): Refusal | null {
  const edge = arrivalsOf(seen, unit.side)?.edge
  const { left, right, top, bottom } = standing(seen, unit, from, formation)
  const { width, height } = seen.terrain
  const isAlong =
    edge === 'top' || edge === 'bottom' ? left >= 0 && right <= width : top >= 0 && bottom <= height
  return edge && isAlong && from.facing === LOOKS[edge] && inFromEdge(seen, unit.side, from) === 0
    ? null
    : refused('vf2:11.0', 'arrives-at-edge', { unit: unit.name, edge: edge ?? '' })
}

/** In march column, with two moves or a move and a reform; detachments anyhow. (11.0) */
function refuseManner(seen: Vf, unit: Unit, { formation, order, again }: Arrival): Refusal | null {
  const { detachment } = profileOf(unit)
  if (!detachment && !isInMarchColumn({ formation }))
    return refused('vf2:11.0', 'arrives-in-column', { unit: unit.name, formed: formation.kind })
  const comes = detachment ? COMES : MARCHES
  if (order.unit !== unit.id)
    return refused('vf2:11.0', 'arrives-other', {
      unit: unit.name,
      other: nameOrNumber(seen, order.unit),
    })
  if (!comes.includes(order.do))
    return refused('vf2:11.0', 'arrives-so', { unit: unit.name, does: order.do, comes })
  const reformsFirst = order.do === 'move' && order.before !== undefined
  const goesOn = order.do === 'move' && order.after === undefined && order.occupy === undefined
  return reformsFirst || (again !== undefined && !goesOn)
    ? refused('vf2:11.0', 'arrives-so-far', { unit: unit.name })
    : null
}

const MARCHES: readonly Order['do'][] = ['move']
const COMES: readonly Order['do'][] = ['move', 'double', 'assault', 'occupy']

/** Each move as any other; and in the end it must be on the table. */
function refuseOrders(seen: Vf, unit: Unit, arrival: Arrival): Refusal | null {
  const { order, again } = arrival
  let there = atEdge(seen, unit, arrival)
  const wrong = refuseOrder(there, order)
  if (wrong || !('way' in order)) return wrong
  there = moved(there, order)
  if (again) {
    const second: Marching = { unit: unit.id, do: 'move', way: again }
    const wrongAgain = refuseOrder(there, second)
    if (wrongAgain) return wrongAgain
    there = moved(there, second)
  }
  const { pose, formation } = unitOf(there, unit.id)
  const off = pose ? beyond(seen, standing(seen, unit, pose, formation)) : 0
  return pose && off <= 0
    ? null
    : refused('vf2:11.0', 'arrives-off', { unit: unit.name, off: farOff(off) })
}

/** How far it reaches beyond the table; 0 or less if it does not. */
const beyond = ({ terrain }: Vf, { left, top, right, bottom }: Footprint): number =>
  Math.max(-left, -top, right - terrain.width, bottom - terrain.height)

type Marching = Extract<Order, { readonly way: Way }>

/** The battle as if a unit had gone its way. */
function moved(seen: Vf, order: Marching): Vf {
  const unit = unitOf(seen, order.unit)
  const { formation, pose } = stanceAfter(seen, unit, order)
  return withUnit(seen, unit.id, { formation, pose })
}
