import { gapOfBodies } from '@grognard/field'
import { ask, chiefOf, type Procedure } from '@grognard/kernel'
import { throwTest } from '@grognard/toolkit'
import { activatesByItself, unitsToAct } from '../actions/activation.ts'
import { countArrivals } from '../actions/arrivals.ts'
import { hasCommands, type Command } from '../actions/command.ts'
import { mayRide, moveLeader } from '../actions/leaders.ts'
import { comeOn } from '../activities/come-on.ts'
import { actOnInitiative, nextOrder } from '../activities/give-order.ts'
import { commandAsk } from '../asks/command.ts'
import { leaderAsk } from '../asks/leader.ts'
import {
  armyLeaderOf,
  brigadeOf,
  changeBrigade,
  leaderOf,
  type BrigadeId,
  type Vf,
} from '../battle.ts'
import { offerCard } from '../cards/window.ts'
import { clause } from '../clauses.ts'
import { editionOf, numbersOf } from '../editions/book.ts'
import { leaderBody } from '../field/situation.ts'
import { inInches, nearBy } from '../measured.ts'
import { tell } from '../tell.ts'
import { view } from '../view.ts'
import { endPhase } from './enter.ts'

/** Brigades act one at a time, until a test has been taken for every one. (6.0) */
export function* action(battle: Vf): Procedure<void> {
  if (battle.acting !== null) return yield* acting(battle, battle.acting)
  const side = battle.active
  if (hasCommands(view(battle, null), side)) {
    const command = yield* ask(commandAsk, chiefOf(battle, side), { side })
    if (command !== 'done') return yield* commanded(battle, command)
  }
  yield* armyLeaderRides(battle)
  countArrivals(battle, side, 0)
  endPhase(battle, 'melee')
}

function* commanded(battle: Vf, command: Exclude<Command, 'done'>): Procedure<void> {
  if ('activate' in command) yield* activate(battle, command.activate)
  else if ('arrive' in command) yield* comeOn(battle, command.arrive)
  else yield* actOnInitiative(battle, command.initiative)
}

/** A test, unless it is the first brigade and under the eye of the army's leader. (6.1, 6.1.1) */
function* activate(battle: Vf, id: BrigadeId): Procedure<void> {
  const byItself = activatesByItself(battle, brigadeOf(battle, id))
  battle.chosen = true
  if (byItself) tellByItself(battle, id)
  else if (!(yield* passesActivation(battle, id)))
    return yield* editionOf(battle).failActivation(battle, id)
  changeBrigade(battle, id, { activation: 'active' })
  battle.acting = id
  yield* offerCard(battle, brigadeOf(battle, id).side, 'activated', { brigade: id }) // fate.king.french
}

/** Its leader is near that of the army: how near. (6.1.1) */
function tellByItself(battle: Vf, id: BrigadeId): void {
  const { name, side, leader: led } = brigadeOf(battle, id)
  const [leader, general] = [leaderOf(battle, led), armyLeaderOf(battle, side)]
  const [own, army] = [leaderBody(battle, leader), general && leaderBody(battle, general)]
  tell(battle, 'activates-itself', [clause('vf2:6.1.1')], {
    brigade: name,
    leader: leader.name,
    general: general?.name ?? '',
    hundredths: own && army ? nearBy(gapOfBodies(own, army).length) : 0,
    within: inInches(numbersOf(battle.options).atHand),
  })
}

function* passesActivation(battle: Vf, id: BrigadeId): Procedure<boolean> {
  const { commander } = brigadeOf(battle, id)
  const test = editionOf(battle).activationTest(battle, brigadeOf(battle, id))
  const tested = yield* throwTest(1, test, commander)
  const passed = tested.successes > 0
  tell(battle, passed ? 'activates' : 'stays-idle', [clause('vf2:6.1')], {
    brigade: brigadeOf(battle, id).name,
    faces: tested.dice.map(({ thrown }) => thrown),
    needs: test.target,
    modifier: test.modifier,
  })
  return passed
}

/** One unit of it, until all have acted; then its leader. (6.2, 6.8) */
function* acting(battle: Vf, id: BrigadeId): Procedure<void> {
  if (unitsToAct(battle, id).length > 0) return yield* nextOrder(battle, id)
  const { leader, commander } = brigadeOf(battle, id)
  if (mayRide(battle, leaderOf(battle, leader))) {
    const move = yield* ask(leaderAsk, commander, { leader })
    if (move) moveLeader(battle, leader, move)
  }
  changeBrigade(battle, id, { activation: 'done' })
  battle.acting = null
}

// 6.8
function* armyLeaderRides(battle: Vf): Procedure<void> {
  const leader = armyLeaderOf(battle, battle.active)
  if (!leader || !mayRide(battle, leader)) return
  const move = yield* ask(leaderAsk, chiefOf(battle, battle.active), { leader: leader.id })
  if (move) moveLeader(battle, leader.id, move)
}
