// Leaders in the way of an enemy. (6.3.2)

import { ask, chiefOf, type Procedure, type SeatId } from '@grognard/kernel'
import { leaderSpots, movedOver } from '../asks/moved-over.ts'
import {
  brigadeOf,
  changeLeader,
  leaderOf,
  unitOf,
  type Leader,
  type LeaderId,
  type UnitId,
  type Vf,
} from '../battle.ts'
import { clause } from '../clauses.ts'
import { of, tell } from '../telling.ts'

/** Who moves a leader: its brigade's commander, or the commander-in-chief. (2.3) */
const moverOf = (battle: Vf, { brigade, side }: Leader): SeatId =>
  brigade === null ? chiefOf(battle, side) : brigadeOf(battle, brigade).commander

/** Leaders who are moved over are set up anew, each by its own commander. */
export function* moveOver(battle: Vf, by: UnitId, leaders: readonly LeaderId[]): Procedure<void> {
  for (const id of leaders) {
    const leader = leaderOf(battle, id)
    // Where there is no room at all, or no unit left to ride to, it stays.
    if (leaderSpots(battle, leader).next().done) continue
    const at = yield* ask(movedOver, moverOf(battle, leader), { leader: id })
    changeLeader(battle, id, { at, inside: null })
    const data = { ...of(unitOf(battle, by)), leader: leader.name }
    tell(battle, 'moved-over', [clause('vf2:6.3.2')], data)
  }
}
