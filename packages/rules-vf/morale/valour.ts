import type { Procedure } from '@grognard/kernel'
import { add, explain, throwTest, type DiceTest } from '@grognard/toolkit'
import {
  commanderOf,
  enemyOf,
  unitOf,
  type Side,
  type Unit,
  type UnitId,
  type Vf,
} from '../battle.ts'
import type { About } from '../cards/card.ts'
import { cardOf, fromCards } from '../cards/play.ts'
import { offerCard } from '../cards/window.ts'
import { clause, type VfClause } from '../clauses.ts'
import { editionOf, numbersOf } from '../editions/book.ts'
import { aboutUnits, tell } from '../tell.ts'
import { rout } from './rout.ts'

/** A valour test: a die for each loss beyond, each of which must be passed. (9.2) */
export function valourTest(battle: Vf, unit: Unit, kind: 'fire' | 'melee'): DiceTest<VfClause> {
  const base = { clause: clause('vf2:9.2'), label: 'valour test', value: 0 }
  const modifier = explain(base, [
    kind === 'fire' && add(clause('vf2:9.2'), 'in the fire phase', 1),
    ...fromCards(battle, (card, effect) => card.valour?.(effect, battle, unit)),
  ])
  const { steady } = numbersOf(battle.options)
  return { clause: clause('vf2:9.2'), target: steady, modifier, naturals: true, reroll: null }
}

/** Whether a card has a failed test passed after all. (fate.8) */
export function* isInspired(battle: Vf, side: Side, about: About): Procedure<boolean> {
  const played = yield* offerCard(battle, side, 'test failed', about)
  if (!played) return false
  const { unit, brigade } = about
  const name = battle.units[unit ?? -1]?.name ?? battle.brigades[brigade ?? -1]?.name ?? ''
  tell(battle, 'inspired', [cardOf(battle, side, played.card).clause], { name })
  return true
}

/** Takes so many valour tests for a unit: it routs if one of them fails. (9.2) */
export function* takeValourTest(
  battle: Vf,
  id: UnitId,
  count: number,
  kind: 'fire' | 'melee',
): Procedure<void> {
  const { side } = unitOf(battle, id)
  if (kind === 'melee') yield* offerCard(battle, enemyOf(side), 'valour in melee', { unit: id })
  const test = editionOf(battle).valourTest(battle, unitOf(battle, id), kind)
  const { dice, successes } = yield* throwTest(count, test, commanderOf(battle, unitOf(battle, id)))
  const unit = unitOf(battle, id)
  const faces = dice.map(({ thrown }) => thrown)
  const passed = successes === count
  const needs = { needs: test.target, modifier: test.modifier }
  const failed = count - successes
  tell(battle, 'valour', [clause('vf2:9.2')], {
    faces,
    failed,
    passed,
    ...needs,
    ...aboutUnits(unit),
  })
  if (passed) return
  if (yield* isInspired(battle, side, { unit: id })) return
  rout(battle, id, 'valour')
}
