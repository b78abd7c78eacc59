// Setbacks of brigades, and what comes of them. (vf1:shaken, vf1:rout, vf1:wavering, vf1:fortitude)

import type { Procedure } from '@grognard/kernel'
import { add, adding, explain, throwTest, type DiceTest } from '@grognard/toolkit'
import {
  brigadeOf,
  changeBrigade,
  unitOf,
  unitsIn,
  type Brigade,
  type BrigadeId,
  type Unit,
  type UnitId,
  type Vf,
} from '../../battle.ts'
import { clause, type VfClause } from '../../clauses.ts'
import { rout } from '../../morale/rout.ts'
import { isInspired, valourTest as testOtherwise } from '../../morale/valour.ts'
import { tell } from '../../tell.ts'
import type { RoutCause } from '../../words/told.ts'
import { editionOf, numbersOf } from '../book.ts'

/** With so many a brigade wavers. */
const WAVERS = 3

const setbacksOf = ({ setbacks = 0 }: Brigade): number => setbacks

/** For as long as it has so many. (vf1:wavering, vf1:wavering.end) */
export const isWavering = (brigade: Brigade): boolean => setbacksOf(brigade) >= WAVERS

/** As many as it lacks of wavering; then each is tested for. (vf1:fortitude) */
export const leeway = (brigade: Brigade): number => WAVERS - setbacksOf(brigade)

/** How many setbacks beyond those of a brigade that wavers one has. (vf1:fortitude) */
export const beyondWavering = (battle: Vf, id: BrigadeId): number =>
  Math.max(0, setbacksOf(brigadeOf(battle, id)) - WAVERS)

/** A unit is shaken or has routed; what is beyond the third is tested when the phase ends. */
export function giveSetback(battle: Vf, id: UnitId, cause?: RoutCause): void {
  if (cause === 'fortitude') return
  const { brigade } = unitOf(battle, id)
  const setbacks = setbacksOf(brigadeOf(battle, brigade)) + 1
  changeBrigade(battle, brigade, { setbacks })
  if (setbacks > WAVERS) battle.routs = [...battle.routs, brigade] // vf1:fortitude
  const by = clause(cause ? 'vf1:rout' : 'vf1:shaken')
  tell(battle, 'setback', setbacks === WAVERS ? [by, clause('vf1:wavering')] : [by], {
    brigade: brigadeOf(battle, brigade).name,
    setbacks,
    wavers: setbacks === WAVERS,
  })
}

/** A unit of it has recovered. (vf1:rally.modifiers) */
export function takeSetbackAway(battle: Vf, id: BrigadeId): void {
  const before = setbacksOf(brigadeOf(battle, id))
  if (before === 0) return
  const setbacks = before - 1
  changeBrigade(battle, id, { setbacks })
  const steadies = before === WAVERS
  const by = clause('vf1:rally.modifiers')
  tell(battle, 'setback-gone', steadies ? [by, clause('vf1:wavering.end')] : [by], {
    brigade: brigadeOf(battle, id).name,
    setbacks,
    steadies,
  })
}

// vf1:valour
export function valourTest(battle: Vf, unit: Unit, kind: 'fire' | 'melee'): DiceTest<VfClause> {
  const test = testOtherwise(battle, unit, kind)
  if (kind !== 'melee' || !battle.winners.includes(unit.id)) return test
  const by = clause('vf1:valour')
  return { ...test, modifier: adding(test.modifier, by, 'it has won its fight', 2) }
}

/** So many units left make it steadier, and so many more still more. */
const SOME = 3

// vf1:fortitude
export function fortitudeTest(battle: Vf, brigade: Brigade): DiceTest<VfClause> {
  const by = clause('vf1:fortitude')
  const { many, steady } = numbersOf(battle.options)
  const left = unitsIn(battle, brigade.id).filter(({ status }) => status !== 'routed').length
  const modifier = explain({ clause: by, label: 'fortitude test', value: 0 }, [
    left >= SOME && left < many && add(by, 'three or four units', 1),
    left >= many && add(by, 'five units or more', 2),
  ])
  return { clause: by, target: steady, modifier, naturals: true, reroll: null }
}

/** A die for each setback beyond the third in this phase: if one fails, the brigade is gone. */
export function* endOfPhase(battle: Vf, id: BrigadeId, tests: number): Procedure<void> {
  const { name, side, commander, shattered } = brigadeOf(battle, id)
  if (shattered) return
  const test = editionOf(battle).fortitudeTest(battle, brigadeOf(battle, id))
  const { dice, successes } = yield* throwTest(tests, test, commander)
  const passed = successes === tests
  tell(battle, 'fortitude-of-setbacks', [clause('vf1:fortitude')], {
    brigade: name,
    needs: test.target,
    modifier: test.modifier,
    faces: dice.map(({ thrown }) => thrown),
    failed: tests - successes,
    passed,
  })
  if (passed || (yield* isInspired(battle, side, { brigade: id }))) return
  for (const unit of editionOf(battle).routsByFortitude(battle, id))
    rout(battle, unit.id, 'fortitude')
}

/** All of them. (vf1:fortitude) */
export const routsByFortitude = (battle: Vf, id: BrigadeId): readonly Unit[] =>
  unitsIn(battle, id).filter(({ status }) => status !== 'routed')
