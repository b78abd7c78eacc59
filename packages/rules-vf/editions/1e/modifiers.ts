// What changes dice and hit rolls in the 1st edition. (vf1:fire.modifiers, vf1:melee.modifiers)

import { add, set } from '@grognard/toolkit'
import type { Attacking, Modifiers } from '../../attacking.ts'
import { cover } from '../../attacks/hits.ts'
import { countAll } from '../../attacks/support.ts'
import { isArm, isEnfiladed, isOutflanked } from '../../attacks/value.ts'
import type { UnitId, Vf } from '../../battle.ts'
import { clause } from '../../clauses.ts'
import { halve } from '../../halving.ts'
import { isShaken } from '../../morale/shaken.ts'
import type { Profile } from '../../sheets/profile.ts'
import { occupiesRough } from '../../terrain/ground.ts'
import { formsAttackColumn, formsMarchColumn, occupies } from '../../units/formed.ts'
import { isDeep } from '../../units/formations.ts'
import { numbersOf } from '../book.ts'

const HORSE_GUNS = 24
const FOOT_GUNS = 48

/** Guns by who draws them; rockets and muskets as their row says. (vf1:fire.ranges) */
export function range({ arm, specials, range: printed }: Profile): number {
  if (arm !== 'artillery' || specials.includes('rockets')) return printed
  return specials.includes('horse artillery') ? HORSE_GUNS : FOOT_GUNS
}

/** From so many ranks on guns do more harm. */
const DEEP = 3

export const fireModifiers = ({ main, target }: Attacking): Modifiers => [
  formsAttackColumn(main) && halve(clause('vf1:fire.modifiers.halved'), 'in attack column'),
  occupies(main) && halve(clause('vf1:fire.modifiers.halved'), 'occupying a feature'),
  isArm(main, 'artillery') &&
    !occupies(target) &&
    isDeep(target, DEEP) &&
    add(clause('vf1:fire.modifiers.ranks'), 'target in three ranks or more', 1),
]

/** Ground halves whoever is not infantry as in the 2nd edition, but for who is in garrison. */
export function meleeModifiers(attacking: Attacking): Modifiers {
  const { battle, main, target } = attacking
  const isFoot = isArm(main, 'infantry')
  return [
    formsMarchColumn(main) && set(clause('vf2:8.1.1'), 'in march column', 1),
    isOutflanked(attacking) && halve(clause('vf1:melee.modifiers.outflanked'), 'outflanked'),
    formsAttackColumn(main) && add(clause('vf1:melee.modifiers.column'), 'in attack column', 1),
    occupies(main) && add(clause('vf1:melee.modifiers.garrison'), 'occupying a feature', 1),
    !isFoot &&
      (occupiesRough(battle, main) || occupiesRough(battle, target)) &&
      halve(clause('vf2:T.2.6'), 'not infantry, on rough ground'),
    !isFoot &&
      occupies(target) &&
      halve(clause('vf2:T.3.5'), 'not infantry, at an occupied feature'),
  ]
}

export const hitModifiers = (attacking: Attacking): Modifiers =>
  attacking.attack.kind === 'fire' ? fireRolls(attacking) : meleeRolls(attacking)

const fireRolls = (attacking: Attacking): Modifiers => [
  isEnfiladed(attacking) &&
    add(clause('vf1:fire.modifiers.outflanked'), 'the target is outflanked', 1),
  cover(attacking), // T.2.2
]

const meleeRolls = (attacking: Attacking): Modifiers => {
  const { battle, main, target } = attacking
  return [
    isOutflanked(attacking) && add(clause('vf1:melee.modifiers.outflanked'), 'outflanked', -1),
    main.losses === 0 && add(clause('vf2:8.3'), 'no losses', 1),
    isOutflanked({ ...attacking, main: target, target: main }) &&
      add(clause('vf1:melee.modifiers.target-outflanked'), 'the target is outflanked', 1),
    isShaken(battle, main) && add(clause('vf2:9.1'), 'shaken', -1),
  ]
}

/** Three supporting units in all, those in contact among them. (vf1:melee.brigade-support) */
export const brigadeRoom = (seen: Vf, support: readonly UnitId[], target: UnitId): number =>
  Math.max(0, numbersOf(seen.options).mostSupport - countAll(seen, support, target))
