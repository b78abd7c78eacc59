import { set } from '@grognard/toolkit'
import { goesOn } from './skirmishers.ts'
import type { Special } from './special.ts'

export const CARBINE = { fire: 1, range: 12 }

export const carbines: Special = {
  name: 'carbines',
  title: 'Carbines',
  clause: 'vf2:special.carbines',
  actsHavingShot: goesOn,
  skirmishRange: () => CARBINE.range,
  attackValue: ({ attack }) => [
    attack.kind === 'fire' && set('vf2:special.carbines', 'carbines', CARBINE.fire),
  ],
}
