import type { Special } from './special.ts'

/** What light troops add to messenger tests. (6.2.2) */
export const SWIFTER = 2

export const lightCavalry: Special = {
  name: 'light cavalry',
  title: 'Light Cavalry',
  clause: 'vf2:special.light-cavalry',
  leads: true,
  messenger: () => SWIFTER,
}
