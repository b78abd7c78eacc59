import { formsAttackColumn } from '../units/formed.ts'
import type { Special } from './special.ts'

export const elan: Special = {
  name: 'elan',
  title: 'Elan',
  clause: 'vf2:special.elan',
  rerollsOnes: ({ attack, main }) => attack.kind === 'melee' && formsAttackColumn(main),
}
