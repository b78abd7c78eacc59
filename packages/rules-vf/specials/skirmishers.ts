import type { Unit } from '../battle.ts'
import { halve } from '../halving.ts'
import type { Order } from '../order.ts'
import type { Special } from './special.ts'

/** The unit itself has not shot: it may do anything but assault. */
export const goesOn = ({ shot }: Unit, doing: Order['do']): boolean =>
  shot === 'skirmish' && doing !== 'assault'

export const skirmishers: Special = {
  name: 'skirmishers',
  title: 'Skirmishers',
  clause: 'vf2:special.skirmishers',
  actsHavingShot: goesOn,
  skirmishRange: (range, numbers) => range + numbers.skirmish,
  attackValue: ({ attack }) => [
    attack.kind === 'fire' &&
      attack.skirmish &&
      halve('vf2:special.skirmishers', 'skirmishers only'),
  ],
}
