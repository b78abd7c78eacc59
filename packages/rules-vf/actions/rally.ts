// Rallying: loss markers are taken away again. (6.7)

import { bodyIn } from '@grognard/field'
import type { Procedure } from '@grognard/kernel'
import { add, explain, throwTest, type DiceTest } from '@grognard/toolkit'
import { change, commanderOf, unitOf, type Unit, type UnitId, type Vf } from '../battle.ts'
import { clause, type VfClause } from '../clauses.ts'
import { editionOf, numbersOf } from '../editions/book.ts'
import { enemyWithin } from '../field/distance.ts'
import { situationOf } from '../field/situation.ts'
import { inInches } from '../measured.ts'
import { isShaken } from '../morale/shaken.ts'
import { aboutUnits, tell } from '../tell.ts'

/** A die for each loss marker. */
export const rallyDice = ({ losses }: Unit): number => losses

/** What each die must show to take a loss marker away. */
export function rallyTest(seen: Vf, unit: Unit): DiceTest<VfClause> {
  const { rallies, atEase } = numbersOf(seen.options)
  const body = bodyIn(situationOf(seen), unit.id)
  return {
    clause: clause('vf2:6.7'),
    target: rallies,
    modifier: explain({ clause: clause('vf2:6.7'), label: 'rally test', value: 0 }, [
      !enemyWithin(seen, body, unit.side, atEase) &&
        add(clause('vf2:6.7'), `more than ${inInches(atEase)}" from any enemy`, 1),
    ]),
    naturals: true, // 1.0.2
    reroll: null,
  }
}

/** Every die that shows it takes a marker away. */
export function* rally(battle: Vf, id: UnitId): Procedure<void> {
  const dice = editionOf(battle).rallyDice(unitOf(battle, id))
  const test = editionOf(battle).rallyTest(battle, unitOf(battle, id))
  const thrower = commanderOf(battle, unitOf(battle, id))
  const tested = yield* throwTest(dice, test, thrower)
  const left = unitOf(battle, id).losses - tested.successes
  const steadied = isShaken(battle, unitOf(battle, id)) && tested.successes > 0
  change(battle, id, { losses: left })
  tell(battle, 'rally', [clause('vf2:6.7')], {
    faces: tested.dice.map(({ thrown }) => thrown),
    needs: test.target,
    modifier: test.modifier,
    rallied: tested.successes,
    left,
    steadied,
    ...aboutUnits(unitOf(battle, id)),
  })
}
