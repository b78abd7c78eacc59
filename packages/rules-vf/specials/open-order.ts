import { add } from '@grognard/toolkit'
import { halve } from '../halving.ts'
import { profileOf } from '../sheets/index.ts'
import { isDeep } from '../units/formations.ts'
import { formsOpenOrder } from '../units/formed.ts'
import { hasSpecial } from '../units/special-names.ts'
import type { Special } from './special.ts'

/** From so many ranks on its fire is halved. */
export const DEEP = 3

export const openOrder: Special = {
  name: 'open order',
  title: 'Open Order',
  clause: 'vf2:special.open-order',
  attackValue: ({ battle, attack, main, target, measures }) => {
    if (!formsOpenOrder(main)) return []
    if (attack.kind === 'fire')
      return [isDeep(main, DEEP) && halve('vf2:special.open-order', 'open order in 3 or 4 ranks')]
    return [
      measures.coverOf(battle, main, target, 'melee') === null &&
        add('vf2:special.open-order', 'open order, not in cover', -1),
    ]
  },
  moveDistance: (unit, formation, { open }) => {
    const { arm } = profileOf(unit)
    return formation.kind === 'open order' && arm !== 'artillery' ? open[arm] : null
  },
  ignoresRough: (unit, formation) =>
    formation.kind === 'open order' && hasSpecial(unit, 'light infantry'),
  crosses: (formation, friend) => formation.kind === 'open order' && formsOpenOrder(friend),
  meleeSupport: (unit) => (formsOpenOrder(unit) ? 1 : null),
  halvesLosses: (_battle, unit, kind) => kind === 'fire' && formsOpenOrder(unit),
}
