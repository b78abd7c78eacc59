import type { Special } from './special.ts'

export const heavyCavalry: Special = {
  name: 'heavy cavalry',
  title: 'Heavy Cavalry',
  clause: 'vf2:special.heavy-cavalry',
}
