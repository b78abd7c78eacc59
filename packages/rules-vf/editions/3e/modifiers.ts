import { add, set } from '@grognard/toolkit'
import {
  denseTarget,
  enfilade,
  hampered,
  isArm,
  isOutflanked,
  lineFire,
} from '../../attacks/value.ts'
import type { Attacking, Modifiers } from '../../attacking.ts'
import { clause } from '../../clauses.ts'
import { halve } from '../../halving.ts'
import { formsAttackColumn, formsMarchColumn, occupies } from '../../units/formed.ts'

/** In the order of the book. (8.1.1, 8.1.3, 8.1.4, 8.1.5, T.3.5) */
export function fireModifiers(attacking: Attacking): Modifiers {
  const { battle, main, target, measures } = attacking
  return [
    formsAttackColumn(main) && halve(clause('vf2:8.1.1'), 'in attack column'),
    denseTarget(attacking), // 8.1.3
    enfilade(attacking), // 8.1.4
    !measures.seesEnough(battle, main, target) && halve(clause('vf2:8.1.5'), 'obscured target'),
    occupies(main) && halve(clause('vf3:T.3.5'), 'occupying a feature'),
  ]
}

/** In the order of the book; a dense target is one for fire alone. (8.1, 8.1.3, T.2, T.3.5) */
export function meleeModifiers(attacking: Attacking): Modifiers {
  const { main, target } = attacking
  return [
    formsMarchColumn(main) && set(clause('vf2:8.1.1'), 'in march column', 1),
    formsAttackColumn(main) &&
      occupies(target) &&
      add(clause('vf2:8.1.1'), 'attack column at an occupied feature', 1),
    lineFire(attacking), // 8.1.2
    enfilade(attacking), // 8.1.4
    isOutflanked(attacking) && halve(clause('vf2:8.1.6'), 'outflanked'),
    ...byGround(attacking),
  ]
}

/** Cover, rough ground and defendable features. (T.2.2, T.2.6, T.3.5) */
function byGround(attacking: Attacking): Modifiers {
  const { battle, main, target, measures } = attacking
  return [
    ...(isArm(main, 'infantry') ? [] : hampered(attacking)),
    isArm(main, 'cavalry') &&
      measures.coverOf(battle, target, main, 'melee') !== null &&
      halve(clause('vf3:T.2.2.cavalry'), 'cavalry at a unit in cover'),
    occupies(main) && add(clause('vf3:T.3.5.melee'), 'occupying a feature', 1),
  ]
}
