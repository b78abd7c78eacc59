// The movement phase: the first side gives all its orders, then the second. (6.7)

import { ask, chiefOf, type Procedure } from '@grognard/kernel'
import { orderAsk } from '../asks/order.ts'
import { changeLeader, changeUnit, unitOf, type Leader, type Rf2, type Side } from '../battle.ts'
import { displaceLeaders } from '../leaders/displace.ts'
import { leaveUnit } from '../leaders/leave.ts'
import { judgeRide, refuseRider, type Ride } from '../leaders/ride.ts'
import { testElan } from '../morale/flee.ts'
import { judgeMove } from '../movement/judge.ts'
import { refuseMover } from '../movement/may-move.ts'
import type { Order } from '../movement/order.ts'
import { manhandled } from '../movement/other-orders.ts'
import { aboutUnits, tell } from '../tell.ts'
import { sideDone } from './turn.ts'

/** One order. */
export function* movement(battle: Rf2): Procedure<void> {
  const side = battle.active
  const mayMove = battle.units.some((unit) => unit.side === side && refuseMover(unit) === null)
  const mayRide = battle.leaders.some((one) => one.side === side && refuseRider(one) === null)
  const order = mayMove || mayRide ? yield* ask(orderAsk, chiefOf(battle, side), { side }) : 'done'
  if (order === 'done') sideDone(battle, 'fire')
  else if (order.does === 'ride') rides(battle, side, order)
  else yield* carryOut(battle, order)
}

/** 12.36 */
function rides(battle: Rf2, side: Side, order: Ride): void {
  const ridden = judgeRide(battle, side, order)
  if ('code' in ridden) throw new RangeError(ridden.message)
  const { at, allowance, used } = ridden
  const { name } = battle.leaders[order.leader] as Leader
  changeLeader(battle, order.leader, { at, rode: true })
  tell(battle, 'rides', ['rf2:12.36'], {
    leader: name,
    used: Math.round(used / 10),
    allowance,
    to: at,
  })
}

function* carryOut(battle: Rf2, order: Order): Procedure<void> {
  const unit = unitOf(battle, order.unit)
  const about = aboutUnits(unit)
  if (order.does === 'recover') {
    changeUnit(battle, unit.id, { disordered: false, spentMove: 'moved' }) // 8.14
    tell(battle, 'recovers', ['rf2:8.14'], about)
    return
  }
  if (order.does === 'manhandle') {
    const end = manhandled(battle, unit, order.steps)
    if ('code' in end) throw new RangeError(end.message)
    changeUnit(battle, unit.id, { ...end, disordered: true, spentMove: 'moved' }) // 12.22
    tell(battle, 'manhandled', ['rf2:12.22'], { ...about, to: end.pose })
    return displaceLeaders(battle, unit.id)
  }
  const move = judgeMove(battle, order)
  if ('code' in move) throw new RangeError(move.message)
  const { formation, pose } = move.end
  const { id, brigade } = unit
  if (formation.kind === 'skirmish') leaveUnit(battle, id) // 20.10
  changeUnit(battle, id, { formation, pose, spentMove: 'moved' })
  const own = battle.brigades[brigade]
  if (own) battle.brigades = battle.brigades.with(brigade, { ...own, pace: order.pace }) // 12.40
  tell(battle, 'moves', ['rf2:12.1'], {
    ...about,
    used: Math.round(move.used / 10),
    allowance: move.allowance,
    over: [...new Set(move.crossed.map(({ place }) => place.feature.name || place.id))],
    into: formation.kind === unit.formation.kind ? null : formation.kind,
    to: pose,
  })
  displaceLeaders(battle, id) // 12.37
  if (move.disorders && !unit.disordered) {
    changeUnit(battle, id, { disordered: true }) // 8.3, 13.8
    tell(battle, 'disordered', [move.disorders, 'rf2:8.3'], about)
  }
  for (const other of move.elan) yield* testElan(battle, other) // 8.4, 11.3
}
