import type { Special } from './special.ts'

export const battery: Special = {
  name: 'battery',
  title: 'Battery',
  clause: 'vf2:special.battery',
}
