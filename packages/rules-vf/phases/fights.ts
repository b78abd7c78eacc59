import type { Procedure } from '@grognard/kernel'
import { afterFight } from '../activities/after-fight.ts'
import { lendSupport } from '../activities/melee-support.ts'
import { settle } from '../activities/settle.ts'
import { makeAttack } from '../attacks/hits.ts'
import { unitOf, type Fight, type Vf } from '../battle.ts'
import type { Bout } from '../bout.ts'
import { clause } from '../clauses.ts'
import { attackIn, isOverFeature, replyIn } from '../melee/bout.ts'
import { stillLent } from '../melee/lending.ts'
import { isStillOn } from '../melee/opponents.ts'
import { causedIn } from '../melee/result.ts'
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
  const { support } = lent
  const { brigade } = fight
  const bout: Bout = { main, target, support, brigade, again, back: back.support, overFeature }
  const caused = causedIn(battle, fight, hits, hitsBack)
  const feature = unitOf(battle, target).inside
  const result = yield* settle(battle, bout, caused) // 7.2.3, 7.2.4
  yield* afterFight(battle, bout, result, feature) // 7.2.5, T.3.6
  battle.now = null
}

function tellNoFight(battle: Vf, { main, target }: Fight): void {
  const [unit, enemy] = [unitOf(battle, main), unitOf(battle, target)]
  tell(battle, 'no-fight', [clause('vf2:7.2')], { target: enemy.name, ...aboutUnits(unit, enemy) })
}
