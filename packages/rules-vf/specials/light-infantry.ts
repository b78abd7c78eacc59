import type { Special } from './special.ts'

export const lightInfantry: Special = {
  name: 'light infantry',
  title: 'Light Infantry',
  clause: 'vf2:special.light-infantry',
  includes: ['open order', 'skirmishers'],
}
