import type { Special } from './special.ts'

export const horseArtillery: Special = {
  name: 'horse artillery',
  title: 'Horse Artillery',
  clause: 'vf2:special.horse-artillery',
}
