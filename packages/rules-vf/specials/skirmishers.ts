import type { Special } from './special.ts'

export const skirmishers: Special = {
  name: 'skirmishers',
  title: 'Skirmishers',
  clause: 'vf2:special.skirmishers',
}
