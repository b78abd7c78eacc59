import { set } from '@grognard/toolkit'
import { goesOn } from './skirmishers.ts'
import type { Special } from './special.ts'

/** Their fire value. */
export const CARBINE = 1

export const carbines: Special = {
  name: 'carbines',
  title: 'Carbines',
  clause: 'vf2:special.carbines',
  actsHavingShot: goesOn,
  skirmishRange: (_range, numbers) => numbers.carbine,
  attackValue: ({ attack }) => [
    attack.kind === 'fire' && set('vf2:special.carbines', 'carbines', CARBINE),
  ],
}
