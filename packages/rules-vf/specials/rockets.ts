import { add } from '@grognard/toolkit'
import { isOnHill } from '../terrain/height.ts'
import type { Special } from './special.ts'

export const rockets: Special = {
  name: 'rockets',
  title: 'Rockets',
  clause: 'vf2:special.rockets',
  anyTarget: true,
  over: (field, unit, target) =>
    isOnHill(field, unit) || isOnHill(field, target)
      ? (other) => other.side === unit.side && !isOnHill(field, other)
      : null,
  hitRoll: ({ attack }) =>
    attack.kind === 'fire' && add('vf2:special.rockets', 'rockets take part', -1),
}
