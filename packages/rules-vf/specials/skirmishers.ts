import type { Unit } from '../battle.ts'
import { halve } from '../halving.ts'
import type { Order } from '../order.ts'
import { profileOf } from '../sheets/index.ts'
import type { Special } from './special.ts'

/** Skirmishers run out so many inches in front. */
export const FARTHER = 6

/** The unit itself has not shot: it may do anything but assault. */
export const goesOn = ({ shot }: Unit, doing: Order['do']): boolean =>
  shot === 'skirmish' && doing !== 'assault'

export const skirmishers: Special = {
  name: 'skirmishers',
  title: 'Skirmishers',
  clause: 'vf2:special.skirmishers',
  actsHavingShot: goesOn,
  skirmishRange: (unit) => profileOf(unit).range + FARTHER,
  attackValue: ({ attack }) => [
    attack.kind === 'fire' &&
      attack.skirmish &&
      halve('vf2:special.skirmishers', 'skirmishers only'),
  ],
}
