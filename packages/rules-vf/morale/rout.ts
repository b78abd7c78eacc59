import {
  brigadeOf,
  change,
  changeBrigade,
  changeLeader,
  leaderOf,
  unitOf,
  unitsIn,
  type Brigade,
  type BrigadeId,
  type UnitId,
  type Vf,
} from '../battle.ts'
import { clause, type VfClause } from '../clauses.ts'
import { editionOf } from '../editions/book.ts'
import type { Blow } from '../editions/edition.ts'
import { aboutUnits, tell } from '../tell.ts'
import type { RoutCause } from '../words/told.ts'
import { sufferDefeat } from './defeats.ts'

/** By which clause. */
const BY: { readonly [cause in RoutCause]: VfClause } = {
  valour: clause('vf2:9.2'),
  guns: clause('vf2:9.2.2'),
  cavalry: clause('vf2:9.2.2'),
  square: clause('vf2:special.square'),
  retreat: clause('vf2:6.4'),
  wavering: clause('vf2:9.5.1'),
  fortitude: clause('vf1:fortitude'),
}

/** A unit leaves the battle for good; its brigade tests for it at the end of the phase. (9.3) */
export function rout(
  battle: Vf,
  id: UnitId,
  cause: RoutCause,
  riders: readonly UnitId[] = [],
  by: VfClause = BY[cause],
): void {
  const unit = unitOf(battle, id)
  change(battle, id, { status: 'routed', pose: null, inside: null })
  const all = unitsIn(battle, unit.brigade)
  const left = all.filter(({ status }) => status !== 'routed').length
  tell(battle, 'routs', [clause('vf2:9.3'), by], {
    cause,
    riders: riders.map((rider) => unitOf(battle, rider).name),
    brigade: brigadeOf(battle, unit.brigade).name,
    left,
    all: all.length,
    ...aboutUnits(unit),
  })
  editionOf(battle).afterRout(battle, id, cause)
  if (left === 0) shatter(battle, unit.brigade)
}

/** Its brigade has a test to take; one that wavers is not tested for that again. (9.3, 9.5.1) */
export function causeTest(battle: Vf, id: UnitId, cause: RoutCause): void {
  if (cause !== 'wavering') battle.routs = [...battle.routs, unitOf(battle, id).brigade]
}

/** Every rout is tested for, and nothing else. (9.5) */
export const leeway = (_brigade: Brigade, blow: Blow): number => (blow === 'rout' ? 0 : Infinity)

/** The last unit of a brigade has routed. (9.4) */
function shatter(battle: Vf, id: BrigadeId): void {
  const { name, leader } = brigadeOf(battle, id)
  changeBrigade(battle, id, { shattered: true })
  changeLeader(battle, leader, { status: 'removed', at: null, inside: null })
  const data = { brigade: name, leader: leaderOf(battle, leader).name }
  tell(battle, 'shattered', [clause('vf2:9.4')], data)
  sufferDefeat(battle, id, 'shattered')
}
