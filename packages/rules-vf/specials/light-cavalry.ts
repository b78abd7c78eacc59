import type { Special } from './special.ts'

export const lightCavalry: Special = {
  name: 'light cavalry',
  title: 'Light Cavalry',
  clause: 'vf2:special.light-cavalry',
  includes: ['open order'],
}
