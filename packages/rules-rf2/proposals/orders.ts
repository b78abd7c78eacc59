// Orders that computer players and the fuzzer try: each is judged before it is proposed.

import { INCH } from '@grognard/geometry'
import type { Random } from '@grognard/kernel'
import type { Rf2, Side, Unit } from '../battle.ts'
import { judgeRide, refuseRider, type Ride } from '../leaders/ride.ts'
import { INCLINE } from '../movement/grammar.ts'
import { judgeMove } from '../movement/judge.ts'
import { refuseMover } from '../movement/may-move.ts'
import type { Order, Step, Steps } from '../movement/order.ts'
import { manhandled, refuseRecovery } from '../movement/other-orders.ts'
import { FORMATIONS } from '../units/formations.ts'
import { nearestEnemy, turnTo, wayTo } from './nearest.ts'

type Ordering = { readonly side: Side }

/** More tries than these find nothing new. */
const TRIES = 12

/** Whoever turns further than a sixteenth goes nowhere else. */
const WHEEL = 4096

const mobile = ({ units }: Rf2, side: Side): readonly Unit[] =>
  units.filter((unit) => unit.side === side && refuseMover(unit) === null)

/** One unit and one lawful order for it, or now and then a ride; done if that is not found soon. */
export function anyOrder(seen: Rf2, { side }: Ordering, random: Random): Order | Ride | 'done' {
  const units = mobile(seen, side)
  if (units.length === 0 || random.below(8) === 0) {
    const ride = anyRide(seen, side, random)
    if (ride || units.length === 0) return ride ?? 'done'
  }
  for (let i = 0; i < TRIES; i++) {
    const order = tried(seen, random.pick(units), random)
    if (isLawful(seen, order)) return order
  }
  return 'done'
}

export function someOrders(
  seen: Rf2,
  ordering: Ordering,
  n: number,
  random: Random,
): readonly (Order | Ride | 'done')[] {
  const orders: (Order | Ride | 'done')[] = ['done']
  while (orders.length < Math.min(n, 6)) {
    const order = anyOrder(seen, ordering, random)
    if (order === 'done') break
    orders.push(order)
  }
  return orders.slice(0, n)
}

/** Somewhere about; null if nobody may ride, or not there. */
function anyRide(seen: Rf2, side: Side, random: Random): Ride | null {
  const riders = seen.leaders.filter((one) => one.side === side && refuseRider(one) === null)
  if (riders.length === 0) return null
  const { id, at } = random.pick(riders)
  if (!at) return null
  const by = (): number => (random.below(17) - 8) * 2 * INCH
  const ride: Ride = { leader: id, does: 'ride', by: [{ x: at.x + by(), y: at.y + by() }] }
  return 'code' in judgeRide(seen, side, ride) ? null : ride
}

function isLawful(seen: Rf2, order: Order): boolean {
  const unit = seen.units[order.unit]
  if (!unit) return false
  if (order.does === 'recover') return refuseRecovery(seen, unit) === null
  const found =
    order.does === 'manhandle' ? manhandled(seen, unit, order.steps) : judgeMove(seen, order)
  return !('code' in found)
}

function tried(seen: Rf2, unit: Unit, random: Random): Order {
  const { id, formation } = unit
  if (unit.disordered && random.below(2) === 0) return { unit: id, does: 'recover' }
  const far = (1 + random.below(4)) * 3 * INCH
  if (formation.kind === 'unlimbered' && random.below(3) === 0)
    return { unit: id, does: 'manhandle', steps: [{ do: 'ahead', distance: INCH }] }
  const pace = seen.brigades[unit.brigade]?.pace ?? (random.below(3) === 0 ? 'march' : 'normal')
  return { unit: id, does: 'move', pace, steps: stepsFor(seen, unit, far, random) }
}

function stepsFor(seen: Rf2, unit: Unit, far: number, random: Random): Steps {
  const ahead: Step = { do: 'ahead', distance: far }
  const form: Step = { do: 'form', to: random.pick(FORMATIONS) }
  switch (random.below(9)) {
    case 0:
      return [form]
    case 1:
      return [form, { do: 'ahead', distance: Math.floor(far / 2) }]
    case 2:
      return [{ do: 'about' }, { do: 'ahead', distance: Math.floor(far / 2) }]
    case 3:
      return [{ do: 'retire', distance: Math.floor(far / 3) }]
    case 4:
      return [{ do: 'incline', by: random.below(2) === 0 ? INCLINE : -INCLINE, distance: far }]
    case 5:
    case 6:
      return towards(seen, unit, far)
    default:
      return [ahead]
  }
}

/** Turns to the nearest enemy as far as it may, and goes on. */
function towards(seen: Rf2, unit: Unit, far: number): Steps {
  const target = nearestEnemy(seen, unit)
  if (!target || !unit.pose) return [{ do: 'ahead', distance: far }]
  const wheels = !('bends' in unit.formation) && turnTo(unit.pose, target.at) !== 0
  const isFormed = unit.formation.kind !== 'skirmish' && unit.formation.kind !== 'limbered'
  return wayTo(unit, target.at, wheels && isFormed ? Math.floor(far / 3) : far, WHEEL)
}
