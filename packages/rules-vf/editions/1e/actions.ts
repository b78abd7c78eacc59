// Activation, the three actions, and rallying in the 1st edition.

import { bodyIn } from '@grognard/field'
import type { Procedure, Refusal } from '@grognard/kernel'
import { add, explain, throwTest, type DiceTest } from '@grognard/toolkit'
import {
  marchesOn as brigadeMarchesOn,
  mayAct as mayActOtherwise,
  unitsToAct,
} from '../../actions/activation.ts'
import {
  armyLeaderOf,
  brigadeOf,
  change,
  changeBrigade,
  commanderOf,
  unitOf,
  type Brigade,
  type BrigadeId,
  type Unit,
  type UnitId,
  type Vf,
} from '../../battle.ts'
import { clause, type VfClause } from '../../clauses.ts'
import { areWithin, enemyWithin } from '../../field/distance.ts'
import { leaderBody, situationOf } from '../../field/situation.ts'
import { inInches } from '../../measured.ts'
import { isShaken } from '../../morale/shaken.ts'
import type { Order } from '../../order.ts'
import { refused } from '../../refusals/refused.ts'
import { profileOf } from '../../sheets/index.ts'
import { aboutUnits, tell } from '../../tell.ts'
import { formsMarchColumn } from '../../units/formed.ts'
import { editionOf, numbersOf } from '../book.ts'
import { isWavering, takeSetbackAway } from './setbacks.ts'

// vf1:activate
export const activationTest = (seen: Vf, brigade: Brigade): DiceTest<VfClause> => ({
  clause: clause('vf1:activate'),
  target: numbersOf(seen.options).activates,
  modifier: explain({ clause: clause('vf1:activate'), label: 'activation test', value: 0 }, [
    isWavering(brigade) && add(clause('vf1:activate'), 'wavering', -1),
  ]),
  naturals: true, // 1.0.2
  reroll: null,
})

/** March columns may move all the same, one after the other. (vf1:activate.fail) */
export function* failActivation(battle: Vf, id: BrigadeId): Procedure<void> {
  changeBrigade(battle, id, { activation: 'failed' })
  battle.acting = id
  if (unitsToAct(battle, id).length === 0) battle.acting = null
}

export const marchesOn = (unit: Unit): boolean => formsMarchColumn(unit) && mayAct(unit, 'move')

/** Whoever has fired may still assault; skirmishers not. (vf1:action.assault.after-fire) */
export const mayAct = (unit: Unit, doing: Order['do']): boolean =>
  doing === 'assault'
    ? unit.shot !== 'skirmish' && profileOf(unit).arm !== 'artillery'
    : mayActOtherwise(unit, doing)

/** Assaults come first: after any other order of its brigade there are no more. (vf1:action.order) */
export function ordered(battle: Vf, order: Order): void {
  const { brigade } = unitOf(battle, order.unit)
  const isOther = order.do !== 'assault' && order.do !== 'stay'
  if (isOther && brigadeOf(battle, brigade).activation === 'active')
    changeBrigade(battle, brigade, { activation: 'manoeuvring' })
}

/** So many losses a unit must have to rally. */
const LEAST_LOSSES = 2

/** Why it is no order for this unit, wherever it leads. */
export function refuseAction(seen: Vf, unit: Unit, order: Order): Refusal | null {
  const data = { unit: unit.name }
  const { name: brigade, activation } = brigadeOf(seen, unit.brigade)
  if (order.do === 'stay') return null
  if (brigadeMarchesOn(seen, unit.brigade))
    return isOneMove(order) && formsMarchColumn(unit)
      ? null
      : refused('vf1:activate.fail', 'failed-marches', { ...data, brigade })
  if (order.do === 'double') return refused('vf1:action.double', 'no-double', data)
  if (order.do === 'assault')
    return activation === 'manoeuvring'
      ? refused('vf1:action.order', 'assaults-first', { ...data, brigade })
      : null
  const by = order.do === 'rally' ? 'vf1:action.rally' : 'vf1:action.manoeuvre'
  if (!mayAct(unit, order.do)) return refused(by, 'only-assaults', data)
  return order.do === 'rally' && rallyDice(unit) === 0
    ? refused('vf1:action.rally', 'rally-too-few', { ...data, least: LEAST_LOSSES })
    : null
}

const isOneMove = (order: Order): boolean =>
  order.do === 'move' && !order.before && !order.after && order.occupy === undefined

/** One die, and one marker. (vf1:rally.dice, vf1:action.rally) */
export const rallyDice = ({ losses }: Unit): number => (losses < LEAST_LOSSES ? 0 : 1)

// vf1:rally.modifiers
export function rallyTest(seen: Vf, unit: Unit): DiceTest<VfClause> {
  const by = clause('vf1:rally.modifiers')
  const { rallies, atEase, general } = numbersOf(seen.options)
  const body = bodyIn(situationOf(seen), unit.id)
  const leader = armyLeaderOf(seen, unit.side)
  const there = leader && leaderBody(seen, leader)
  return {
    clause: by,
    target: rallies,
    modifier: explain({ clause: by, label: 'rally test', value: 0 }, [
      !enemyWithin(seen, body, unit.side, atEase) &&
        add(by, `more than ${inInches(atEase)}" from any enemy`, 1),
      there !== null &&
        areWithin(there, body, general) &&
        add(by, 'near the leader of the army', 1),
    ]),
    naturals: true, // 1.0.2
    reroll: null,
  }
}

/** Who is steady again gives its brigade heart. (vf1:rally.dice, vf1:rally.modifiers) */
export function* rally(battle: Vf, id: UnitId): Procedure<void> {
  const { rallyDice: dice, rallyTest: testOf } = editionOf(battle)
  const test = testOf(battle, unitOf(battle, id))
  const thrower = commanderOf(battle, unitOf(battle, id))
  const tested = yield* throwTest(dice(unitOf(battle, id)), test, thrower)
  const unit = unitOf(battle, id)
  const wasShaken = isShaken(battle, unit)
  const left = unit.losses - tested.successes
  change(battle, id, { losses: left })
  const steadied = wasShaken && !isShaken(battle, unitOf(battle, id))
  tell(battle, 'rally', [clause('vf1:rally.dice')], {
    faces: tested.dice.map(({ thrown }) => thrown),
    needs: test.target,
    modifier: test.modifier,
    rallied: tested.successes,
    left,
    steadied,
    ...aboutUnits(unit),
  })
  if (steadied) takeSetbackAway(battle, unit.brigade) // vf1:rally.modifiers
}
