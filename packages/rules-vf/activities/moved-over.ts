// Leaders in the way of an enemy. (6.3.2)

import { ask, chiefOf, type Procedure, type SeatId } from '@grognard/kernel'
import { leaderSpots } from '../actions/moved-over.ts'
import { movedOver } from '../asks/moved-over.ts'
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
import { aboutUnits, tell } from '../tell.ts'

/** Who moves a leader: its brigade's commander, or the commander-in-chief. (2.3) */
const moverOf = (battle: Vf, { brigade, side }: Leader): SeatId =>
  brigade === null ? chiefOf(battle, side) : brigadeOf(battle, brigade).commander

/** Leaders who are moved over are set up anew, each by its own commander. */
export function* moveOver(battle: Vf, by: UnitId, leaders: readonly LeaderId[]): Procedure<void> {
  for (const id of leaders) {
    const leader = leaderOf(battle, id)
    if (leaderSpots(battle, leader).next().done) {
      goesNowhere(battle, leader)
      continue
    }
    const at = yield* ask(movedOver, moverOf(battle, leader), { leader: id })
    changeLeader(battle, id, { at, inside: null })
    const data = { leader: leader.name, ...aboutUnits(unitOf(battle, by)) }
    tell(battle, 'moved-over', [clause('vf2:6.3.2')], data)
  }
}

/** Without room, or a unit left to ride to, it stays; who is inside a feature cannot. (T.3.1) */
function goesNowhere(battle: Vf, { id, name, inside }: Leader): void {
  if (inside === null) return
  changeLeader(battle, id, { status: 'removed', inside: null })
  tell(battle, 'leader-taken', [clause('vf2:6.3.2')], { leader: name })
}
