import type { Special } from './special.ts'

export const elan: Special = {
  name: 'elan',
  title: 'Elan',
  clause: 'vf2:special.elan',
}
