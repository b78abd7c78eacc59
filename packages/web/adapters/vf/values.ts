import {
  attackValue,
  hitTest,
  type Attack,
  type Shooter,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import { successesOf, type DiceTest, type Explained } from '@grognard/toolkit'
import type { ShownValue } from '../adapter.ts'
import { percentOf } from '../parts/percent.ts'
import { said } from '../parts/said.ts'
import type { Wording } from './wording.ts'

/** An attack as it would be made. */
export const asAttack = (
  kind: Attack['kind'],
  main: Shooter,
  target: UnitId,
  support: readonly UnitId[],
  brigade: readonly UnitId[] = [],
): Attack => ({
  kind,
  main: main.unit,
  target,
  support,
  brigade,
  skirmish: main.skirmish,
  reply: false,
  again: false,
})

/** The smallest face that passes a test. */
export const scoreOf = ({ target, modifier, naturals }: DiceTest): number =>
  Math.min(6, Math.max(naturals ? 2 : 1, target - modifier.value))

/** 'Four dice, needing 4 or more', and how likely a hit is. */
export function odds(seen: Vf, attack: Attack, { text }: Wording): string {
  const value = attackValue(seen, attack)
  const test = hitTest(seen, attack)
  const likely = text.chance(1, percentOf(chanceOfHit(value.value, test)))
  return `${text.card.dice(value.value, text.needs(scoreOf(test)))}. ${likely}`
}

/** That at least one of so many dice succeeds. */
export const chanceOfHit = (dice: number, test: DiceTest): number =>
  1 - (successesOf(dice, test)[0] ?? 1)

const shownValue = ({ words }: Wording, title: string, value: Explained): ShownValue => ({
  title,
  value: said(value, words),
})

/** How the number of dice and the score needed come about. */
export const valuesOf = (seen: Vf, attack: Attack, wording: Wording): readonly ShownValue[] => [
  shownValue(wording, wording.text.fight.dice, attackValue(seen, attack)),
  shownValue(wording, wording.text.fight.modifier, hitTest(seen, attack).modifier),
]
