import type { Procedure } from '@grognard/kernel'
import { afterFight } from '../activities/after-fight.ts'
import { lendSupport } from '../activities/melee-support.ts'
import { makeAttack } from '../attacks/hits.ts'
import { lossesSuffered } from '../attacks/losses.ts'
import { unitOf, type Fight, type UnitId, type Vf } from '../battle.ts'
import { clause } from '../clauses.ts'
import { automaticRout, ridersIn, routInTheOpen } from '../melee/automatic-routs.ts'
import { attackIn, isOverFeature, replyIn, sideOf, type Bout } from '../melee/bout.ts'
import { stillLent } from '../melee/lending.ts'
import { isStillOn } from '../melee/opponents.ts'
import { decideFight, type Caused, type Result } from '../melee/result.ts'
import { sufferLosses } from '../morale/losses.ts'
import { rout } from '../morale/rout.ts'
import { aboutUnits, tell } from '../tell.ts'
import { cardsOfMelee } from './melee.ts'

/** One fight; when there are none left, the fighting is over. (7.2) */
export function* fights(battle: Vf): Procedure<void> {
  const [fight] = battle.fights
  if (!fight) {
    battle.phase = 'breakthrough'
    return
  }
  const isOn = isStillOn(battle, fight)
  if (isOn) yield* cardsOfMelee(battle)
  battle.fights = battle.fights.slice(1)
  if (isOn) yield* resolve(battle, fight)
  else tellNoFight(battle, fight)
}

/** The five steps of a fight. (7.2) */
function* resolve(battle: Vf, fight: Fight): Procedure<void> {
  const { main, target, again } = fight
  battle.now = { doing: 'fighting', main, target }
  const lent = again ? yield* lendSupport(battle, main, target) : stillLent(battle, fight)
  const hits = yield* makeAttack(battle, attackIn(fight, lent)) // 7.2.1
  const back = yield* lendSupport(battle, target, main)
  const hitsBack = yield* makeAttack(battle, replyIn(fight, back)) // 7.2.2
  const overFeature = isOverFeature(battle, fight)
  const bout: Bout = { ...fight, support: lent.support, back: back.support, overFeature }
  const caused = {
    attack: lossesSuffered(battle, unitOf(battle, target), hits, 'melee').value,
    reply: lossesSuffered(battle, unitOf(battle, main), hitsBack, 'melee').value,
  }
  const result = decideFight(battle, bout, caused) // 7.2.3
  tellResult(battle, result, caused)
  const feature = unitOf(battle, target).inside
  yield* applyLosses(battle, bout, result, caused) // 7.2.4
  yield* afterFight(battle, bout, result, feature) // 7.2.5, T.3.6
  battle.now = null
}

/** The winner bears its losses; the loser tests its valour, or routs without a test. (7.2.4) */
function* applyLosses(
  battle: Vf,
  bout: Bout,
  { winner, loser }: Result,
  { attack, reply }: Caused,
): Procedure<void> {
  const suffered = (id: UnitId): number => (id === bout.target ? attack : reply)
  battle.winners = [...battle.winners, ...sideOf(bout, winner)] // 9.2.1
  yield* sufferLosses(battle, winner, suffered(winner), 'melee')
  const cause = automaticRout(battle, bout, loser) // 9.2.2
  if (cause) return rout(battle, loser, cause, ridersIn(battle, bout))
  if (bout.overFeature && routInTheOpen(battle, bout, loser))
    tell(battle, 'spared', [clause('vf2:T.3.6')], aboutUnits(unitOf(battle, loser)))
  yield* sufferLosses(battle, loser, suffered(loser), 'melee')
}

function tellResult(battle: Vf, { winner, loser, by, clauses }: Result, caused: Caused): void {
  const [won, lost] = [unitOf(battle, winner), unitOf(battle, loser)]
  tell(battle, 'fight-won', clauses, { loser: lost.name, by, ...caused, ...aboutUnits(won, lost) })
}

function tellNoFight(battle: Vf, { main, target }: Fight): void {
  const [unit, enemy] = [unitOf(battle, main), unitOf(battle, target)]
  tell(battle, 'no-fight', [clause('vf2:7.2')], { target: enemy.name, ...aboutUnits(unit, enemy) })
}
