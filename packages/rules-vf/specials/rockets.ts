import type { Special } from './special.ts'

export const rockets: Special = {
  name: 'rockets',
  title: 'Rockets',
  clause: 'vf2:special.rockets',
}
