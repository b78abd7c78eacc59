// Activating brigades. (6.0, 6.1)

import type { Procedure } from '@grognard/kernel'
import { add, explain, type DiceTest } from '@grognard/toolkit'
import {
  armyLeaderOf,
  changeBrigade,
  enemyOf,
  isReady,
  leaderOf,
  unitsIn,
  type Brigade,
  type BrigadeId,
  type Side,
  type Unit,
  type Vf,
} from '../battle.ts'
import { fromCards } from '../cards/play.ts'
import { clause, type VfClause } from '../clauses.ts'
import { editionOf, numbersOf } from '../editions/book.ts'
import { areWithin } from '../field/distance.ts'
import { leaderBody } from '../field/situation.ts'
import type { Order } from '../order.ts'
import { specialsOf } from '../specials/index.ts'

/** The brigades of the active side for which no test has been taken yet. (6.0) */
export const waitingBrigades = (seen: Vf): readonly Brigade[] =>
  seen.brigades.filter(
    ({ id, side, activation }) =>
      side === seen.active && activation === 'waiting' && unitsIn(seen, id).some(isReady),
  )

/** An enemy card has thrown a side's orders into confusion. (fate.3) */
export const isConfused = (seen: Vf, side: Side): boolean =>
  fromCards(seen, (card, effect) => effect.side === enemyOf(side) && card.confuses).length > 0

/** The first brigade of a turn, with its leader near that of the army. (6.1.1) */
export function activatesByItself(seen: Vf, brigade: Brigade): boolean {
  if (seen.chosen || isConfused(seen, brigade.side)) return false
  const general = armyLeaderOf(seen, brigade.side)
  const [own, army] = [
    leaderBody(seen, leaderOf(seen, brigade.leader)),
    general && leaderBody(seen, general),
  ]
  return own !== null && army !== null && areWithin(own, army, numbersOf(seen.options).atHand)
}

/** What a brigade throws to activate. (6.1) */
export function activationTest(seen: Vf, brigade: Brigade): DiceTest<VfClause> {
  const hasRouted = unitsIn(seen, brigade.id).some(({ status }) => status === 'routed')
  return {
    clause: clause('vf2:6.1'),
    target: numbersOf(seen.options).activates,
    modifier: explain({ clause: clause('vf2:6.1'), label: 'activation test', value: 0 }, [
      hasRouted && add(clause('vf2:6.1'), 'a unit of it has routed', -1),
    ]),
    naturals: true, // 1.0.2
    reroll: null,
  }
}

/** None of its units acts but on initiative. (6.1, fate.any) */
export function* failActivation(battle: Vf, id: BrigadeId): Procedure<void> {
  changeBrigade(battle, id, { activation: 'failed' })
}

/** Whoever has shot or lent fire support acts only where a special rule says so. (6.2) */
export const mayAct = (unit: Unit, doing: Order['do']): boolean =>
  unit.shot === null || specialsOf(unit).some((special) => special.actsHavingShot?.(unit, doing))

/** It may still take an action this turn. (6.2) */
export function canAct(seen: Vf, unit: Unit): boolean {
  if (!isReady(unit) || unit.acted) return false
  const edition = editionOf(seen)
  for (const doing of edition.actions) if (edition.mayAct(unit, doing)) return true
  return false
}

export const unitsToAct = (seen: Vf, brigade: BrigadeId): readonly Unit[] =>
  unitsIn(seen, brigade).filter((unit) => canAct(seen, unit))

/** The units that may act on initiative: of brigades that failed their test. (fate.any) */
export const unitsForInitiative = (seen: Vf): readonly Unit[] =>
  seen.brigades
    .filter(({ side, activation }) => side === seen.active && activation === 'failed')
    .flatMap(({ id }) => unitsToAct(seen, id))
