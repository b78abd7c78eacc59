import type { Special } from './special.ts'

export const carbines: Special = {
  name: 'carbines',
  title: 'Carbines',
  clause: 'vf2:special.carbines',
}
