import {
  brigadeOf,
  change,
  changeBrigade,
  changeLeader,
  leaderOf,
  unitOf,
  unitsIn,
  type BrigadeId,
  type UnitId,
  type Vf,
} from '../battle.ts'
import { clause, type VfClause } from '../clauses.ts'
import { of, tell } from '../telling.ts'
import { sufferDefeat } from './defeats.ts'

/** A unit leaves the battle for good; its brigade tests for it at the end of the phase. (9.3) */
export function rout(battle: Vf, id: UnitId, why: VfClause, causesTest = true): void {
  const unit = unitOf(battle, id)
  change(battle, id, { status: 'routed', pose: null, inside: null })
  if (causesTest) battle.routs = [...battle.routs, unit.brigade]
  tell(battle, 'routs', [clause('vf2:9.3'), why], of(unit))
  if (unitsIn(battle, unit.brigade).every(({ status }) => status === 'routed'))
    shatter(battle, unit.brigade)
}

/** The last unit of a brigade has routed. (9.4) */
function shatter(battle: Vf, id: BrigadeId): void {
  const { name, leader } = brigadeOf(battle, id)
  changeBrigade(battle, id, { shattered: true })
  changeLeader(battle, leader, { status: 'removed', at: null, inside: null })
  const data = { brigade: name, leader: leaderOf(battle, leader).name }
  tell(battle, 'shattered', [clause('vf2:9.4')], data)
  sufferDefeat(battle, id, clause('vf2:9.4'))
}
