import { add } from '@grognard/toolkit'
import type { Unit } from '../battle.ts'
import { halve } from '../halving.ts'
import { profileOf } from '../sheets/index.ts'
import { ranksOf } from '../units/formations.ts'
import { formsOpenOrder } from '../units/formed.ts'
import type { Special } from './special.ts'

/** From so many ranks on its fire is halved. */
export const DEEP = 3

/** In inches; no artillery skirmishes. */
export const MOVES = { infantry: 9, cavalry: 18, artillery: null }

const isDeep = ({ figures, formation }: Unit): boolean =>
  'files' in formation && ranksOf(figures, formation.files) >= DEEP

export const openOrder: Special = {
  name: 'open order',
  title: 'Open Order',
  clause: 'vf2:special.open-order',
  attackValue: ({ battle, attack, main, target, measures }) => {
    if (!formsOpenOrder(main)) return []
    if (attack.kind === 'fire')
      return [isDeep(main) && halve('vf2:special.open-order', 'open order in 3 or 4 ranks')]
    return [
      measures.coverOf(battle, main, target, 'melee') === null &&
        add('vf2:special.open-order', 'open order, not in cover', -1),
    ]
  },
  moveDistance: (unit, formation) =>
    formation.kind === 'open order' ? MOVES[profileOf(unit).arm] : null,
  ignoresRough: (unit, formation) =>
    formation.kind === 'open order' && profileOf(unit).specials.includes('light infantry'),
  crosses: (formation, friend) => formation.kind === 'open order' && formsOpenOrder(friend),
  meleeSupport: (unit) => (formsOpenOrder(unit) ? 1 : null),
  halvesLosses: (_battle, unit, kind) => kind === 'fire' && formsOpenOrder(unit),
}
