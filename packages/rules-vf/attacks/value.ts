// How many dice an attack throws: the attack value of the main attacker with all its modifiers, in
// the order of the book. (8.1, 8.2, T.2.6, T.3.5)

import { add, atLeast, explain, set, type Explained, type Modifier } from '@grognard/toolkit'
import type { Attack } from '../attack.ts'
import type { Attacking, Modifiers } from '../attacking.ts'
import { unitOf, type Unit, type Vf } from '../battle.ts'
import { cardOf } from '../cards/play.ts'
import { clause, type VfClause } from '../clauses.ts'
import { editionOf } from '../editions/book.ts'
import { half, halve } from '../halving.ts'
import { profileOf } from '../sheets/index.ts'
import { specialsOf } from '../specials/index.ts'
import {
  formsAttackColumn,
  formsLine,
  formsMarchColumn,
  formsSquare,
  occupies,
} from '../units/formed.ts'
import { printedValue, raisedModifiers, valueOf } from '../units/values.ts'
import { MEASURED } from './measured.ts'
import { supportModifiers } from './support.ts'

/** An attack with its two units looked up. */
export const attackingIn = (battle: Vf, attack: Attack): Attacking => ({
  battle,
  attack,
  main: unitOf(battle, attack.main),
  target: unitOf(battle, attack.target),
  measures: MEASURED,
})

/** The attack value with the steps that lead to it: so many hit tests are taken. (8.0) */
export const attackValue = (battle: Vf, attack: Attack): Explained<VfClause> =>
  valueOfAttack(attackingIn(battle, attack))

/** The same of an attack that is looked up already, or imagined. */
export function valueOfAttack(attacking: Attacking): Explained<VfClause> {
  const { battle, attack, main, target } = attacking
  const { fireModifiers: fire, meleeModifiers: melee } = editionOf(battle)
  return explain(printedValue(main, attack.kind), [
    ...raisedModifiers(main, attack.kind),
    ...(attack.kind === 'fire' ? fire(attacking) : melee(attacking)), // 8.1
    ...specialsOf(main).flatMap((special) => special.attackValue?.(attacking) ?? []),
    ...specialsOf(target).flatMap((special) => special.attackedValue?.(attacking) ?? []),
    ...supportModifiers(attacking), // 8.2
    ...battle.effects.map(
      (effect) =>
        cardOf(battle, effect.side, effect.card).attackValue?.(effect, attacking) ?? false,
    ),
    atLeast(clause('vf2:1.0.1'), 'never below 1', 1),
  ])
}

const isArm = (unit: Unit, arm: 'infantry' | 'cavalry' | 'artillery'): boolean =>
  profileOf(unit).arm === arm

/** In the order of the book. (8.1.1, 8.1.3, 8.1.4, 8.1.5, T.3.5) */
export function fireModifiers(attacking: Attacking): Modifiers {
  const { battle, main, target, measures } = attacking
  return [
    formsAttackColumn(main) && halve(clause('vf2:8.1.1'), 'in attack column'),
    denseTarget(attacking), // 8.1.3
    enfilade(attacking), // 8.1.4
    !measures.seesEnough(battle, main, target) && halve(clause('vf2:8.1.5'), 'obscured target'),
    occupies(main) &&
      isArm(main, 'infantry') &&
      halve(clause('vf2:T.3.5'), 'infantry occupying a feature'),
  ]
}

/** In the order of the book. (8.1.1 to 8.1.4, 8.1.6, T.2.6, T.3.5) */
export function meleeModifiers(attacking: Attacking): Modifiers {
  const { main, target } = attacking
  return [
    formsMarchColumn(main) && set(clause('vf2:8.1.1'), 'in march column', 1),
    formsAttackColumn(main) &&
      occupies(target) &&
      add(clause('vf2:8.1.1'), 'attack column at an occupied feature', 1),
    lineFire(attacking), // 8.1.2
    denseTarget(attacking), // 8.1.3
    enfilade(attacking), // 8.1.4
    isOutflanked(attacking) && halve(clause('vf2:8.1.6'), 'outflanked'),
    ...byGround(attacking),
  ]
}

/** Infantry in line fires before it closes. (8.1.2) */
function lineFire({ battle, main, target, measures }: Attacking): Modifier<VfClause> | false {
  const fires =
    isArm(main, 'infantry') &&
    formsLine(main) &&
    !specialsOf(main).some(({ noLineFire }) => noLineFire) && // special.militia
    !occupies(target) &&
    measures.sees(battle, main, target)
  return (
    fires && add(clause('vf2:8.1.2'), 'half its fire value, in line', half(valueOf(main, 'fire')))
  )
}

// 8.1.3
const denseTarget = ({ main, target }: Attacking): Modifier<VfClause> | false =>
  isArm(main, 'artillery') &&
  (formsMarchColumn(target) || formsAttackColumn(target)) &&
  add(clause('vf2:8.1.3'), 'dense target', 1)

/** Whoever occupies a feature looks all around. (8.1.4, T.3.2) */
const enfilade = ({ battle, main, target, measures }: Attacking): Modifier<VfClause> | false =>
  !occupies(target) &&
  !measures.sees(battle, target, main) &&
  add(clause('vf2:8.1.4'), 'enfilade', 1)

/** A square has its front rank on every side, and an occupier has no ranks. (8.1.6) */
const isOutflanked = ({ battle, main, target, measures }: Attacking): boolean =>
  !formsSquare(main) && !occupies(main) && measures.touching(battle, main, target) <= 1

/** Rough ground and defendable features. (T.2.6, T.3.5) */
function byGround({ battle, main, target, measures }: Attacking): Modifiers {
  if (isArm(main, 'infantry'))
    return [occupies(main) && add(clause('vf2:T.3.5'), 'infantry occupying a feature', 1)]
  return [
    (measures.isOnRough(battle, main) || measures.isOnRough(battle, target)) &&
      halve(clause('vf2:T.2.6'), 'not infantry, on rough ground'),
    (occupies(main) || occupies(target)) &&
      halve(clause('vf2:T.3.5'), 'not infantry, at an occupied feature'),
  ]
}
