import type { Special } from './special.ts'

export const openOrder: Special = {
  name: 'open order',
  title: 'Open Order',
  clause: 'vf2:special.open-order',
}
