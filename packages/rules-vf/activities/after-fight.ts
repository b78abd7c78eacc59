// What follows a fight: retreats of cavalry, pursuit, and a feature won. (7.2.5, T.3.6)

import { ask, type Procedure } from '@grognard/kernel'
import { canRetreat } from '../actions/withdraw.ts'
import { occupyWon } from '../asks/occupy-won.ts'
import { standOrRetreat } from '../asks/stand-or-retreat.ts'
import { commanderOf, isReady, unitOf, type FeatureId, type UnitId, type Vf } from '../battle.ts'
import type { Bout, Result } from '../bout.ts'
import { clause } from '../clauses.ts'
import { isCavalry } from '../melee/automatic-routs.ts'
import { sideOf } from '../melee/bout.ts'
import { pursuitOf } from '../melee/pursuit.ts'
import { aboutUnits, tell } from '../tell.ts'
import { pursuingAssault } from './assault.ts'
import { takeFeature } from './carry-out.ts'
import { firstOf } from './in-turn.ts'
import { forcedRetreat } from './retreat.ts'

/** `won` is the feature that the target occupied, if it did. */
export function* afterFight(
  battle: Vf,
  bout: Bout,
  { winner, loser }: Result,
  won: FeatureId | null,
): Procedure<void> {
  const retreated = yield* loserRetreats(battle, bout, loser)
  const isGone = !isReady(unitOf(battle, loser)) || retreated.includes(loser)
  const goesOn = isGone && (yield* pursue(battle, winner))
  if (!goesOn && won !== null && winner === bout.main && !isReady(unitOf(battle, loser)))
    yield* mayOccupy(battle, winner, won) // T.3.6
  yield* winnerRetreats(battle, bout, winner, goesOn)
}

const cavalryOf = (battle: Vf, bout: Bout, fighter: UnitId): readonly UnitId[] =>
  bout.overFeature // T.3.6
    ? []
    : sideOf(bout, fighter).filter((id) => isCavalry(battle, id) && isReady(unitOf(battle, id)))

/** Surviving cavalry on the losing side must retreat; returns who did or tried. (7.2.5) */
export function* loserRetreats(
  battle: Vf,
  bout: Bout,
  loser: UnitId,
): Procedure<readonly UnitId[]> {
  const { side } = unitOf(battle, loser)
  const beaten = cavalryOf(battle, bout, loser)
  let waiting = beaten
  while (waiting.length > 0) {
    const id = yield* firstOf(battle, side, waiting, 'retreat')
    waiting = waiting.filter((other) => other !== id)
    tell(battle, 'must-retreat', [clause('vf2:7.2.5')], aboutUnits(unitOf(battle, id)))
    yield* forcedRetreat(battle, id)
  }
  return beaten
}

/** A winner whose enemy has gone may have to assault another that it can reach. */
function* pursue(battle: Vf, id: UnitId): Procedure<boolean> {
  const rule = pursuitOf(unitOf(battle, id))
  if (!rule || battle.again.includes(id)) return false
  const target = yield* pursuingAssault(battle, id)
  if (target === null) return false
  battle.again = [...battle.again, id]
  const second = { main: id, target, support: [], brigade: [], again: true }
  battle.fights = [second, ...battle.fights]
  const [unit, enemy] = [unitOf(battle, id), unitOf(battle, target)]
  const data = { target: enemy.name, ...aboutUnits(unit, enemy) }
  tell(battle, 'headstrong', [rule.clause], data)
  return true
}

/** The attacker may take the place of an occupier that it has routed. (T.3.6) */
function* mayOccupy(battle: Vf, unit: UnitId, feature: FeatureId): Procedure<void> {
  const seat = commanderOf(battle, unitOf(battle, unit))
  const answer = yield* ask(occupyWon, seat, { unit, feature })
  if (answer === 'occupy') yield* takeFeature(battle, unit, feature)
}

/** Cavalry on the winning side may retreat, but not who goes on to another fight. (7.2.5) */
function* winnerRetreats(battle: Vf, bout: Bout, winner: UnitId, goesOn: boolean): Procedure<void> {
  for (const id of cavalryOf(battle, bout, winner)) {
    const unit = unitOf(battle, id)
    if ((goesOn && id === winner) || !canRetreat(battle, id)) continue
    const answer = yield* ask(standOrRetreat, commanderOf(battle, unit), { unit: id })
    if (answer === 'retreat') yield* forcedRetreat(battle, id)
  }
}
