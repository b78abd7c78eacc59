import type { Special } from './special.ts'

export const square: Special = {
  name: 'square',
  title: 'Square',
  clause: 'vf2:special.square',
}
