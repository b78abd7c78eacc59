// Leaders under fire. (10.12, 14.20, 8.8)

import type { UnitId } from '@grognard/field'
import { chiefOf, type Procedure } from '@grognard/kernel'
import { changeLeader, changeUnit, leaderWith, unitOf, type Leader, type Rf2 } from '../battle.ts'
import type { Rf2Clause } from '../clauses.ts'
import { throwSum } from '../morale/tests.ts'
import { aboutUnits, tell } from '../tell.ts'
import type { Fate } from '../words/told.ts'
import { leaveUnit } from './leave.ts'

type Row = { readonly upTo: number; readonly clause: Rf2Clause; readonly fate: Fate }

/** By two dice. (10.12) */
const TABLE: readonly Row[] = [
  { upTo: 2, clause: 'rf2:10.12.2', fate: 'killed' },
  { upTo: 4, clause: 'rf2:10.12.3-4', fate: 'mortally wounded' },
  { upTo: 6, clause: 'rf2:10.12.5-6', fate: 'quits' },
  { upTo: 9, clause: 'rf2:10.12.7-9', fate: 'hurt' },
  { upTo: 11, clause: 'rf2:10.12.10-11', fate: 'scratched' },
  { upTo: 12, clause: 'rf2:10.12.12', fate: 'heroic' },
]

const MOST_COMMAND = 2

/** His owner throws two dice: as many as the unit has suffered, or less, and he is hit. (10.12) */
export function* casualty(battle: Rf2, id: UnitId, hits: number): Procedure<void> {
  const unit = unitOf(battle, id)
  const leader = leaderWith(battle, id)
  if (!leader) return
  const chief = chiefOf(battle, unit.side)
  const { dice, sum } = yield* throwSum(2, 'rf2:10.12', chief)
  const about = { ...aboutUnits(unit), leader: leader.name }
  tell(battle, 'leader-tried', ['rf2:10.12', 'rf2:14.20'], {
    ...about,
    dice,
    hits,
    struck: sum <= hits,
  })
  if (sum > hits) return
  const fallen = yield* throwSum(2, 'rf2:10.12', chief)
  const { clause, fate } = TABLE.find(({ upTo }) => fallen.sum <= upTo) as Row
  tell(battle, 'leader-falls', [clause], { ...about, dice: fallen.dice, fate })
  befall(battle, id, leader, fate)
}

function befall(battle: Rf2, id: UnitId, leader: Leader, fate: Fate): void {
  switch (fate) {
    case 'killed':
      changeUnit(battle, id, { disordered: true }) // 8.8
      return removed(battle, leader)
    case 'mortally wounded':
    case 'quits':
      return removed(battle, leader)
    case 'hurt':
      changeLeader(battle, leader.id, { command: Math.max(0, leader.command - 1) })
      return leaveUnit(battle, id)
    case 'scratched':
      return leaveUnit(battle, id)
    case 'heroic':
      return changeLeader(battle, leader.id, {
        command: Math.min(MOST_COMMAND, leader.command + 1),
      })
  }
}

const removed = (battle: Rf2, { id }: Leader): void =>
  changeLeader(battle, id, { with: null, at: null, status: 'removed' })
