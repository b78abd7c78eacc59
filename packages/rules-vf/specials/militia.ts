import type { Special } from './special.ts'

export const militia: Special = {
  name: 'militia',
  title: 'Militia',
  clause: 'vf2:special.militia',
  reformsStanding: () => true,
  noLineFire: true,
}
