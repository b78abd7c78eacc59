import { bodyIn } from '@grognard/field'
import type { Procedure } from '@grognard/kernel'
import { add, explain, throwTest, type DiceTest } from '@grognard/toolkit'
import {
  armyLeaderOf,
  brigadeOf,
  isReady,
  leaderOf,
  unitsIn,
  type Brigade,
  type BrigadeId,
  type Unit,
  type Vf,
} from '../battle.ts'
import { clause, type VfClause } from '../clauses.ts'
import { editionOf, numbersOf } from '../editions/book.ts'
import { areWithin, enemiesOf } from '../field/distance.ts'
import { leaderBody, situationOf } from '../field/situation.ts'
import { inInches } from '../measured.ts'
import { tell } from '../tell.ts'

import { sufferDefeat } from './defeats.ts'
import { markLosses } from './losses.ts'
import { rout } from './rout.ts'
import { isShaken } from './shaken.ts'
import { isInspired } from './valour.ts'

/** A fortitude test: a die for each unit that routed, each of which must be passed. (9.5) */
export function fortitudeTest(battle: Vf, brigade: Brigade): DiceTest<VfClause> {
  const id = clause('vf2:9.5')
  const { many, steady } = numbersOf(battle.options)
  const left = unitsIn(battle, brigade.id).filter(({ status }) => status !== 'routed')
  const shaken = left.length > 0 && left.every((unit) => isShaken(battle, unit))
  const modifier = explain({ clause: id, label: 'fortitude test', value: 0 }, [
    left.length >= many && add(id, 'five units or more', 1),
    isNearGeneral(battle, brigade) && add(id, 'near the leader of the army', 1),
    shaken && add(id, 'all that are left are shaken', -1),
  ])
  return { clause: id, target: steady, modifier, naturals: true, reroll: null }
}

function isNearGeneral(battle: Vf, { side, leader }: Brigade): boolean {
  const general = armyLeaderOf(battle, side)
  const there = general && leaderBody(battle, general)
  const here = leaderBody(battle, leaderOf(battle, leader))
  return (
    here !== null && there !== null && areWithin(here, there, numbersOf(battle.options).general)
  )
}

/** Takes the fortitude test of a brigade of which so many units routed this phase. (9.5) */
export function* takeFortitudeTest(battle: Vf, id: BrigadeId, routed: number): Procedure<void> {
  const { name, side, commander } = brigadeOf(battle, id)
  const test = editionOf(battle).fortitudeTest(battle, brigadeOf(battle, id))
  const { dice, successes } = yield* throwTest(routed, test, commander)
  const faces = dice.map(({ thrown }) => thrown)
  const passed = successes === routed
  const needs = { needs: test.target, modifier: test.modifier }
  const failed = routed - successes
  const data = { brigade: name, ...needs, faces, failed, passed }
  tell(battle, 'fortitude', [clause('vf2:9.5')], data)
  if (passed) return
  if (yield* isInspired(battle, side, { brigade: id })) return
  waver(battle, id)
  sufferDefeat(battle, id, 'fortitude')
}

/** Those who are shaken. (9.5.1) */
export const routsByFortitude = (battle: Vf, id: BrigadeId): readonly Unit[] =>
  unitsIn(battle, id).filter((unit) => isReady(unit) && isShaken(battle, unit))

/** Shaken units rout, without further tests; then those near the enemy suffer a loss. (9.5.1) */
function waver(battle: Vf, id: BrigadeId): void {
  const ready = unitsIn(battle, id).filter(isReady)
  const shaken = routsByFortitude(battle, id)
  const near = ready.flatMap((unit) => {
    const enemy = shaken.includes(unit) ? undefined : enemyNear(battle, unit)
    return enemy ? [{ unit, enemy }] : []
  })
  tell(battle, 'wavers', [clause('vf2:9.5.1')], {
    brigade: brigadeOf(battle, id).name,
    routing: shaken.map(({ name }) => name),
    nearby: near.map(({ unit }) => unit.name),
    within: inInches(numbersOf(battle.options).wavering),
  })
  for (const unit of shaken) rout(battle, unit.id, 'wavering')
  for (const { unit, enemy } of near) markLosses(battle, unit.id, 1, enemy)
}

/** An enemy so near that a wavering unit suffers. */
function enemyNear(battle: Vf, { id, side }: Unit): Unit | undefined {
  const situation = situationOf(battle)
  const body = bodyIn(situation, id)
  const { wavering } = numbersOf(battle.options)
  return enemiesOf(battle, side).find((enemy) =>
    areWithin(body, bodyIn(situation, enemy.id), wavering),
  )
}
