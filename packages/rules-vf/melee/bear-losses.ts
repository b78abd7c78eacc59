import type { Procedure } from '@grognard/kernel'
import { isReady, unitOf, type UnitId, type Vf } from '../battle.ts'
import type { Bout, Caused, Result } from '../bout.ts'
import { clause } from '../clauses.ts'
import { editionOf } from '../editions/book.ts'
import { sufferLosses } from '../morale/losses.ts'
import { rout } from '../morale/rout.ts'
import { aboutUnits, tell } from '../tell.ts'
import { fightingIn, sideOf } from './bout.ts'

/** Whoever leads bears all of them. (7.2.4) */
export const bearers = (side: readonly UnitId[]): readonly UnitId[] => side.slice(0, 1)

/** The winner bears its losses; the loser tests its valour, or routs without a test. (7.2.4) */
export function* bearLosses(
  battle: Vf,
  bout: Bout,
  { winner, loser }: Result,
  { attack, reply }: Caused,
): Procedure<void> {
  const suffered = (id: UnitId): number => (id === bout.target ? attack : reply)
  battle.winners = [...battle.winners, ...sideOf(bout, winner)] // 9.2.1
  yield* sufferLosses(battle, winner, suffered(winner), 'melee')
  routOutright(battle, bout, loser) // 9.2.2
  if (!isReady(unitOf(battle, loser))) return
  yield* sufferLosses(battle, loser, suffered(loser), 'melee')
}

/** Whoever of the losing side does so routs without a test. (9.2.2, T.3.6) */
export function routOutright(battle: Vf, bout: Bout, loser: UnitId): void {
  const fighting = fightingIn(battle, bout, bout.overFeature)
  const routing = editionOf(battle).routsOutright(fighting, unitOf(battle, loser))
  for (const { unit, cause, riders, spared, clause: by } of routing)
    if (spared) tell(battle, 'spared', [clause('vf2:T.3.6')], aboutUnits(unitOf(battle, unit)))
    else rout(battle, unit, cause, riders, by) // 9.2.2
}
