// Reinforcements come onto the table. (11.0)

import { ask, type Procedure } from '@grognard/kernel'
import { arrivalsOf, countArrivals } from '../actions/arrivals.ts'
import { mayRide, moveLeader } from '../actions/leaders.ts'
import { arriveAsk } from '../asks/arrive.ts'
import { leaderAsk } from '../asks/leader.ts'
import {
  brigadeOf,
  change,
  commanderOf,
  leaderOf,
  unitOf,
  type LeaderId,
  type UnitId,
  type Vf,
} from '../battle.ts'
import { clause } from '../clauses.ts'
import { aboutUnits, tell } from '../tell.ts'
import { carryOut } from './carry-out.ts'

/** A unit comes on, or not before next turn; the leader of its brigade comes with it. */
export function* comeOn(battle: Vf, id: UnitId): Procedure<void> {
  const seat = commanderOf(battle, unitOf(battle, id))
  const arrival = yield* ask(arriveAsk, seat, { unit: id })
  change(battle, id, { acted: true })
  if (!arrival)
    return tell(battle, 'arrives-not', [clause('vf2:11.0')], aboutUnits(unitOf(battle, id)))
  const { formation, from, order, again } = arrival
  battle.now = { doing: 'acting', unit: id }
  change(battle, id, { status: 'ready', formation, pose: from })
  tell(battle, 'arrives', [clause('vf2:11.0')], aboutUnits(unitOf(battle, id)))
  const { side, brigade } = unitOf(battle, id)
  countArrivals(battle, side, (arrivalsOf(battle, side)?.come ?? 0) + 1) // A4.1
  yield* carryOut(battle, order)
  if (again) yield* carryOut(battle, { unit: id, do: 'move', way: again })
  yield* leaderComes(battle, brigadeOf(battle, brigade).leader)
}

/** The leader of a brigade comes with the first of its units. */
export function* leaderComes(battle: Vf, id: LeaderId): Procedure<void> {
  const { status, brigade } = leaderOf(battle, id)
  if (status !== 'reserve' || brigade === null || !mayRide(battle, leaderOf(battle, id))) return
  const move = yield* ask(leaderAsk, brigadeOf(battle, brigade).commander, { leader: id })
  if (move) moveLeader(battle, id, move)
}
